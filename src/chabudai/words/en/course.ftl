# Courses: lessons about how a game is played well, exercises, and repetition.

course = Course
course-pitch = Lessons of two minutes, and exercises from games of bots.
course-open = The course
course-progress = { $done } of { $count } exercises solved
course-lesson-progress = { $done } of { $count } solved
course-repeat = Repeat
course-due = { $count ->
    [0] Nothing to repeat now
    [one] One lesson to repeat
   *[other] { $count } lessons to repeat
}
course-next-due = { $days ->
    [0] The next repetition is later today.
    [one] The next repetition is tomorrow.
   *[other] The next repetition is in { $days } days.
}
course-repeat-how = A mix of what you have learned, each thing again just before you would forget it.
course-repeated = That was all for now.
course-start = Do the exercises
course-go-on = Go on
course-once-more = Once more
course-example = An example
course-example-move = By the convention the next move is: { $move }.
course-exercise = { $title }, exercise { $number }
course-right = Right!
course-wrong = Not quite.
course-answers = Answers
course-answer = The answer: { $answer }.
course-mark-about = The question is about this card.
course-mark-right = The right answer.
course-mark-wrong = Your answer.
course-next = Next
course-lesson-next = Next: { $title }
course-lesson-done = All exercises of this lesson are solved.
course-lesson = The lesson
course-all = All lessons
course-press-card = Press it on the table.
course-make-move = Make your move on the table.
course-learned-place = Your progress stays on this device.
course-forget = Start over
course-forget-sure = Press again to forget all progress
course-unknown = There is no such lesson.

## Terminal

course-list-how = One lesson: chabudai course NAME. What is due: chabudai course --repeat.
course-ask-choice = Your answer? Write its number; an empty line stops.
course-ask-move = Your move? Write it, or: legal to see all moves; an empty line stops.
course-no-choice = Write a number from 1 to { $count }.
course-due-mark = to repeat
