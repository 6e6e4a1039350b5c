// Chapter 2: the worked examples. Prose in English.

export const examplesProse = {
  'worked.chapter': 'Worked examples',
  'worked.title': 'The calculation, line by line',
  'worked.formula': 'What attention computes, in one line:',
  'worked.intro':
    'Here {dk} is the length of one query and of one key, in one head: not the width of the model, and not the number of tokens. Softmax sees only differences between scores, so a divisor does one thing: it makes the differences smaller.',
  'worked.task':
    'These are examples that have been published to explain the divisor. Each line is computed again, to more digits than anyone prints, and the printed figure is judged by it. Change a number, or the rule, and the lines follow.',
  'worked.after':
    'A remark on 14, 10 and 12: their spread is mild. Two scores with {dk} = 64 typically lie further apart than that, so the unscaled weights of a random query are more extreme than this example shows.',
} as const;
