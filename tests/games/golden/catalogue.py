"""Which playthroughs there are: every end of every game, every edition, variant and number of players."""

from tests.games.golden.playthrough import Playthrough

EVERYTHING = {"all_or_nothing": True, "synchronised": True, "avalanche": True}

PLAYTHROUGHS = [
    Playthrough("hanabi-2-it-2023-victory", "hanabi", 2, {}, "sunrise 1"),
    Playthrough("hanabi-3-es-2019-deck", "hanabi", 3, {"edition": "es-2019"}, "noon 5"),
    Playthrough("hanabi-4-pl-victory", "hanabi", 4, {"edition": "pl"}, "dusk"),
    Playthrough("hanabi-5-it-fan-errors", "hanabi", 5, {"edition": "it-fan"}, "midnight 3"),
    Playthrough("hanabi-2-all-or-nothing-victory", "hanabi", 2, {"all_or_nothing": True}, "garden 4"),
    Playthrough("hanabi-3-all-or-nothing-hopeless", "hanabi", 3, {"edition": "pl", "all_or_nothing": True}, "meadow 2"),
    Playthrough("hanabi-5-all-or-nothing-stuck", "hanabi", 5, {"edition": "pl", "all_or_nothing": True}, "harbour 13"),
    Playthrough("hanabi-3-synchronised-victory", "hanabi", 3, {"synchronised": True}, "choir 3"),
    Playthrough("hanabi-4-avalanche-deck", "hanabi", 4, {"avalanche": True}, "glacier"),
    Playthrough("hanabi-5-avalanche-seat-3-first", "hanabi", 5, {"avalanche": True, "first": 3}, "ridge"),
    Playthrough("hanabi-2-every-variant-victory", "hanabi", 2, EVERYTHING, "storm"),
    Playthrough("bossa-hand", "bossa", 2, {}, "hand 23"),
    Playthrough("bossa-hand-by-the-others-sixth-group", "bossa", 2, {}, "sixth group 20"),
    Playthrough("bossa-line", "bossa", 2, {}, "line 4"),
    Playthrough("bossa-stuck", "bossa", 2, {}, "stuck"),
    Playthrough("bossa-pile", "bossa", 2, {}, "pile 6"),
    Playthrough("bossa-pile-draw", "bossa", 2, {}, "a draw 11"),
]
