// Chapter 8: temperature. Prose in English.

export const temperatureProse = {
  'temperature.chapter': 'Temperature',
  'temperature.title': 'Temperature',
  'temperature.intro':
    'A temperature {tau} is one more divisor, and you choose it freely. At {tau} = 1 nothing changes:',
  'temperature.limits':
    'As {tau} goes to 0, all weight goes to the largest score, and equal scores share it. As it grows, all keys get the same. In between, the ratio of two weights depends on the difference of their scores alone. Half the temperature squares it:',
  'temperature.difference':
    'On the same scores a divisor below {rootDk} sharpens and one above it softens, unless all scores are equal. <strong>But {dk} is no temperature.</strong> Softmax sees only one number, {tauRoot}, so twice {rootDk} and {tau} = 2 are the same to it. The difference is what they are for. {rootDk} undoes the growth of q·k, which comes with the vectors. {tau} says how sharp attention should be. The last of the further pictures shows what happens if you take one for the other.',
  'temperature.trained':
    'A model can set its own temperature: queries half as long do the same as {tau} = 2. So the divisor changes where training starts and how it goes on, not what can be reached. (The name is from Hinton, Vinyals and Dean 2015, arXiv 1503.02531.)',
  'temperature.each.summary': 'A temperature for each query',
  'temperature.each':
    'For a given query, scores of keys with independent N(0, 1) entries have standard deviation {lengthOfQ}. That is only roughly {rootDk}. Divided by {tauLength}, every query gets the same spread. At {dk} = 64 that changes little, at {dk} = 4 much. “Some architectures learn a scaling that depends on the query.” The verdict: {claim25} (<a href="https://arxiv.org/abs/2411.12892">Zhang and others, 2024</a>).',
} as const;
