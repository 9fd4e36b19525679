"""What each seat and each onlooker is shown: positions ready to be drawn."""
