// Chapter 15: check yourself. Prose in English.

export const quizProse = {
  'quiz.chapter': 'Check yourself',
  'quiz.title': 'Check yourself',
  'quiz.intro':
    'First come the exercises of a textbook chapter on this formula, then things that people have really asked or believed. Every answer gets a reply of its own, with the number that decides.',
  'quiz.exercises':
    'To answer an exercise, type a number or move the line of a picture. How exact it must be stands beside it.',
  'quiz.defined':
    '<strong>Saturated</strong> needs a number. Here the row of scores (x, 0, 0, 0) is saturated once its first weight reaches what the question names: 0.9, 0.99 or 0.999. That weight is',
  'quiz.again':
    'Not quite? Read on where the question came from. Exercises lead back to the chapters on <a href="#softmax">softmax</a>, <a href="#gradient">gradients</a> and <a href="#temperature">temperature</a>; those on the divisor to <a href="#size">the size of a score</a> and <a href="#rules">the rules</a>.',
  'quiz.class':
    'For a class: one seed in the link gives everybody the same sheet, on the screen and <a href="./worksheet.html">on paper</a>, with an answer key. Ten of the questions can be asked before the class and again after it, with one number at the end. Paste the guesses of the class in below the quiz, and they are shown beside the answer.',
  'quiz.worksheetTitle': 'A worksheet on the divisor of attention',
  'quiz.worksheetNeeds': 'The worksheet is made in your browser, with numbers that it computes, and needs JavaScript.',
} as const;
