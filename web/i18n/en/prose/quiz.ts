// Chapter 15: check yourself. Prose in English.

export const quizProse = {
  'quiz.chapter': 'Check yourself',
  'quiz.title': 'Check yourself',
  'quiz.intro':
    'First the exercises of a textbook chapter on this formula; then things that people have really asked or believed about it. Answer before you look: every answer gets a reply of its own, with the number that decides, computed here.',
  'quiz.exercises':
    'An exercise is answered by doing: type a number, or move the line of a picture to the place that is asked for. How exact it must be stands beside it.',
  'quiz.defined':
    '<strong>Saturated</strong> is a word without a number. Here the row of scores (x, 0, 0, 0) counts as saturated once its first weight has reached what the question names: 0.9, 0.99 or 0.999. That weight is',
  'quiz.again':
    'What went wrong is worth more than what went right. Questions on exercises lead back to the chapters on <a href="#softmax">softmax</a>, <a href="#gradient">gradients</a> and <a href="#temperature">temperature</a>; those on the divisor to <a href="#size">the size of a score</a> and <a href="#rules">the rules</a>.',
  'quiz.class':
    'For a class: one seed in the link gives everybody the same sheet, on the screen and <a href="./worksheet.html">on paper</a>, with a key of its own. Guesses that people call out or send can be pasted in below the quiz and are shown beside the answer.',
  'quiz.worksheetTitle': 'A worksheet on the divisor of attention',
  'quiz.worksheetNeeds': 'The worksheet is made in your browser, with numbers that it computes, and needs JavaScript.',
} as const;
