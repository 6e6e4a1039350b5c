// <dk-quiz>.

export const quiz = {
  'quiz.label': 'Questions to check yourself by',
} as const;
