// The chapter of published examples. Prose in English.

export const examplesProse = {
  'worked.chapter': 'Published examples, checked',
  'worked.title': 'Published examples, checked: find the mistake',
  'worked.formula': 'What attention computes, in one line:',
  'worked.task':
    'Many texts explain the divisor with an example. We computed each printed figure again. Most agree. <strong>Four examples have a mistake. Can you find it?</strong>',
  'worked.wrong.matters': '“Why this matters”: scores 8.5, 7.9, … and a first weight of 0.99.',
  'worked.wrong.visual': '“Visualizing the effect”: five scores, and weights 0.31, 0.07, 0.30, 0.05 and 0.12.',
  'worked.wrong.power': '“What large dot products do to softmax”: e to the power of 50.',
  'worked.wrong.powerAgain':
    '“What large dot products do to softmax”: the same power, on the way to the weights of 50, 10 and 5.',
  'worked.choose':
    'Each line opens its example in the laboratory, which starts with the scores 14, 10 and 12. Change a number or the rule, and every line of the calculation follows.',
  'worked.answers.summary': 'The mistakes',
  'worked.answers.matters':
    '8.5 is only 0.6 above 7.9. So the first weight is e<sup>0.6</sup>, about 1.8, times the second. It is at most 0.65, whatever stands behind the ellipsis.',
  'worked.answers.visual':
    'The five weights should add up to 1. As printed they add up to 0.85. Each one is too small.',
  'worked.answers.power': 'e<sup>50</sup> is about 5 × 10²¹. A group of three digits is missing, in both places.',
  'worked.verdicts':
    'A printed figure agrees if the exact value rounds to the printed digits. If not, the right figure stands beside it. Rounding at every step can give a different figure; that one is given too. A statement that needs assumptions says so, and the lines below it break one assumption at a time.',
  'worked.intro':
    'In these examples {dk} is the length of one query and of one key, in one head. It is not the width of the model, and not the number of tokens. Softmax sees only differences between scores. So a divisor does one thing: it makes the differences smaller.',
  'worked.typical.summary': 'Are these examples typical?',
  'worked.after':
    'The scores 14, 10 and 12 are close together for {dk} = 64. Their standard deviation is 2 (a sample of three: squares divided by n − 1), which is what scores have at {dk} = 4. At {dk} = 64 two scores typically differ by {gapAt64}. So a random query without a divisor is more extreme than this example. (Another example gives 2, 4 and 6 the variance 2.67. That is the whole list: squares divided by n, a standard deviation of 1.63.)',
  'worked.doubled':
    'Another pair of lists, [50, 10, 5] and [5, 1, 0.5], divides by 10, which is {rootDk} only at {dk} = 100. No model in this lesson has such a head. Try this: multiply 14, 10 and 12 by 8. The divisor of {dk} = 64 then brings back what they gave without one. A divisor changes the scale and nothing else.',
} as const;
