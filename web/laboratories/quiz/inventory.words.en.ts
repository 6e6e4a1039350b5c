// <dk-quiz>: the ten questions that are asked before a class and after it.

export const quizInventory = {
  'parameter.inventory': 'Which questions',
  'quiz.inventoryHint': 'Ten questions to ask before a class and again after it, with one number at the end.',
  'quiz.inventory.off': 'all of the sheet',
  'quiz.inventory.before': 'ten, before class',
  'quiz.inventory.after': 'the same ten, after class',

  'quiz.inventory.intro.before':
    'Ten questions before the class. You may change an answer until all ten are given. What is right comes after the class.',
  'quiz.inventory.intro.after':
    'The ten questions from before the class. Each takes one answer, and then says what is right.',
  'quiz.inventory.heading': 'Your number',
  'quiz.inventory.of': '{number} of {count}',
  'quiz.inventory.end.before': 'Write it down. The same questions come again after the class.',
  'quiz.inventory.end.after': 'So many questions were right after the class.',
  'quiz.inventory.was': 'Before it there were {number}.',
  'quiz.inventory.rightIs': 'The right answer: {answer}.',
  'quiz.inventory.live': 'All {count} are answered. Your number is {number} of {count}.',
  'quiz.heading.inventory': 'Question {number} of {count}',

  'quiz.paper.before': 'Why √dₖ? Ten questions before class',
  'quiz.paper.after': 'Why √dₖ? Ten questions after class',
  'quiz.paper.keyInventory': 'Why √dₖ? The key to the ten questions',
  'quiz.paper.number': 'Right, of {count}:',
} as const;
