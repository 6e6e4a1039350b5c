// Chapter 8: temperature. Prose in English.

export const temperatureProse = {
  'temperature.chapter': 'Temperature',
  'temperature.title': 'Temperature',
  'temperature.intro': 'A temperature {tau} is one more divisor, and is chosen freely; at {tau} = 1 nothing changes:',
  'temperature.limits':
    'As {tau} tends to 0 all weight goes to the largest score, and scores that tie share it; as it grows without bound, every key gets the same. At any {tau} in between, the ratio of two weights depends on the difference of their scores alone, and half the temperature squares it:',
  'temperature.difference':
    'On the same scores, then, a divisor below {rootDk} sharpens and one above softens, unless all scores are equal. <strong>{dk} is no temperature.</strong> Both enter by one number, {tauRoot}, and whoever only sees that number cannot tell them apart: twice {rootDk} and {tau} = 2 are the same. But {dk} is given with the vectors, and {rootDk} takes out what it has put in: the growth of q·k. What is left, {tau}, says how sharp attention should be. The last picture shows what comes of taking one for the other.',
  'temperature.each':
    'Given the query, scores of keys with independent N(0, 1) entries have standard deviation {lengthOfQ} exactly, which is {rootDk} only roughly. Divided by {tauLength}, every query gets the same spread. At {dk} = 64 that changes little, at {dk} = 4 much. “Some architectures learn a scaling that depends on the query.” The verdict: {claim25} (<a href="https://arxiv.org/abs/2411.12892">Zhang and others, 2024</a>).',
  'temperature.trained':
    'A model can set its own temperature without any such symbol: queries half as long do the same as {tau} = 2. The divisor changes where training starts and how it goes on from there, not what can be reached. Softmax with a temperature goes by that name in Hinton, Vinyals and Dean (2015, arXiv 1503.02531).',
} as const;
