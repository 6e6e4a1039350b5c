// <dk-quiz>: the guesses of a class.

export const quizClass = {
  'quiz.class.heading': 'Guesses of a class',
  'quiz.class.intro':
    'Collect guesses and paste them here, one to a line: a number, the letter of an answer, or what “Copy my guess” gives in any laboratory. They stay in this window.',
  'quiz.class.label': 'Guesses, one to a line',
  'quiz.class.answer': 'With the answer',
  'quiz.class.none': 'No guesses yet: the picture comes with the first line.',
  'quiz.class.current': 'Guesses at question {number}',
  'quiz.class.laboratory': 'Guesses from {laboratory}',
  'quiz.class.keyNumbers': 'A dot for each guess. Dashed: the middle one, {median}.',
  'quiz.class.keyAnswer':
    'A dot for each guess. Dashed: the middle one, {median}. Whole line: what comes out, {answer}.',
  'quiz.class.keyChoices': 'How many gave each answer.',
  'quiz.class.keyRight': 'How many gave each answer. Blue: what is right.',
  'quiz.class.picture': '{guesses}.',
  'quiz.class.mark': '{value}: {count}',
  'quiz.class.median': 'middle {median}',
  'quiz.class.comesOut': 'comes out {answer}',
  'quiz.class.guesses.one': 'one guess',
  'quiz.class.guesses': '{count} guesses',
  'quiz.class.used': 'Lines in the pictures: {used} of {lines}.',
  'quiz.class.badNumber': 'Line {line}: “{text}” is not a number.',
  'quiz.class.badLetter': 'Line {line}: “{text}” is no answer to this question; its letters are {letters}.',
  'quiz.class.mixed': 'Line {line}: “{text}” is not a number, as the other guesses at it are.',
  'quiz.class.beyond': 'From line {line} on nothing is counted: {most} lines are the most.',
  'quiz.class.more.one': 'And one more line that cannot be read.',
  'quiz.class.more': 'And {count} more lines that cannot be read.',
  'quiz.class.clear': 'Clear the guesses',
  'quiz.class.column.guess': 'guess',
  'quiz.class.column.count': 'how many',
} as const;
