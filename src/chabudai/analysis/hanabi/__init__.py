"""Looking back at Hanabi."""

from chabudai.analysis.deals.tries import TEAMS as ALL_TEAMS

REVIEWER = "chabudai.analysis.hanabi.step"
PUZZLES = "chabudai/analysis/puzzles/hanabi.json"
TEAMS = ALL_TEAMS["hanabi"]
