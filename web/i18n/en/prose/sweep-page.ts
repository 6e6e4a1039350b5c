// The page that shows the result of a sweep. Prose in English.

export const sweepPageProse = {
  'sweepPage.title': 'The result of a sweep',
  'sweepPage.description':
    'Shows what sqrtdk-sweep has measured on a machine or a cluster, beside theory, and computes it again in the browser, bit for bit.',
  'sweepPage.back': 'To the lesson',
  'sweepPage.intro':
    'The laboratories of the lesson measure while you read, and stop where a browser would take too long. The program sqrtdk-sweep goes on from there: the same core, on one machine or many. Here is what it wrote, beside what theory says.',
  'sweepPage.how': 'How such a file is made',
  'sweepPage.specification': 'Write down what is to be measured, for example as spec.json:',
  'sweepPage.cluster':
    'Then <code>sqrtdk-sweep spec.json</code>, or <code>mpirun -n 4 sqrtdk-sweep spec.json</code>, measures it; what it writes has the same bits for any number of processes. The manual is docs/sweeps.md of the source.',
  'sweepPage.noScript':
    'Your browser reads the file and draws it itself. For that it needs JavaScript, which is switched off.',
} as const;
