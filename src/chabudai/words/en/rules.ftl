# The rules in our words, the lessons of a first game, and the reference.

## First games

learn-more = About ten minutes with a bot that plays along.
learn-progress = { $done } of { $count } things learned
lesson-how = It is a real game. A short hint appears whenever something new comes up.
lesson-start = Let us begin
understood = I see
