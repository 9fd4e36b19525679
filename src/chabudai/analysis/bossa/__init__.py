"""Looking back at Bossa."""

from chabudai.analysis.deals.tries import TEAMS as ALL_TEAMS

REVIEWER = "chabudai.analysis.bossa.step"
PUZZLES = "chabudai/analysis/puzzles/bossa.json"
TEAMS = ALL_TEAMS["bossa"]
