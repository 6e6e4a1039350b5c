// Chapter 15: check yourself. Prose in English.

export const quizProse = {
  'quiz.chapter': 'Check yourself',
  'quiz.title': 'Check yourself',
} as const;
