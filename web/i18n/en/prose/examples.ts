// Chapter 2: the worked examples. Prose in English.

export const examplesProse = {
  'worked.chapter': 'Worked examples',
  'worked.title': 'The calculation, line by line',
  'worked.formula': 'What attention computes, in one line:',
  'worked.intro':
    'Here {dk} is the length of one query and of one key, in one head: not the width of the model, and not the number of tokens. Softmax sees only differences between scores, so a divisor does one thing: it makes the differences smaller.',
  'worked.task':
    'These are examples that have been published to explain the divisor. Each line is computed again, to more digits than anyone prints, and the printed figure is judged by it. Change a number, or the rule, and the lines follow.',
  'worked.verdicts':
    'A printed figure agrees if the exact value rounds to the digits that are printed. If it does not, what should stand there is said beside it. Rounding at every step can give a different figure; that one is given too. A statement that is true only under assumptions is marked so, and the lines below it break one assumption at a time.',
  'worked.after':
    'The scores 14, 10 and 12 are close together for {dk} = 64. Their standard deviation is 2 (a sample of three: squares divided by n − 1), which is what scores have at {dk} = 4. At {dk} = 64 two scores typically differ by {gapAt64}, so a random query without a divisor is more extreme than this example shows. (The variance 2.67 of 2, 4 and 6, in another example, is that of the whole list: squares divided by n, a standard deviation of 1.63.)',
  'worked.doubled':
    'Another pair of lists, [50, 10, 5] and [5, 1, 0.5], shows what scaling does. But it divides by 10, which is {rootDk} only at {dk} = 100, and no model in this lesson has such a head. Try it yourself: multiply all three scores by 8, and the divisor of {dk} = 64 brings back exactly what 14, 10 and 12 gave without one. The divisor is a change of scale, and nothing else; which scale is right is what the next chapters are about.',
} as const;
