// What each folder of the core is for, in one sentence: headings of the index, and what Doxygen says of each namespace.
export const folders = {
  numeric:
    'Elementary functions that give the same bits everywhere, arithmetic in 106 bits, checked numbers, refusals.',
  random: 'Random numbers with an address: words, uniform and normal draws, entries of every distribution.',
  initialization: 'Initial weights of a layer as libraries draw them, and the variances that they give.',
  softmax: 'Softmax of a row, its statistics, its Jacobian, how it reacts to a temperature.',
  scaling: 'The scale rules: divisors of d, temperatures, cosines, caps.',
  statistics: 'Mergeable sums, figures with their errors, tests of goodness of fit.',
  theory: 'Closed forms that share no code with what they are compared with.',
  precision: 'Softmax in small number formats, step by step.',
  attention: 'Scaled dot-product and additive attention with every intermediate, gradients, and a fast form in float.',
  sweep: 'Random vectors over head dimensions, under every rule at once, in chunks that can be merged.',
  experiments: 'What a laboratory draws that is no sweep: rows of vectors, of scores and of gradients, and the opening picture.',
  transformer: 'GPT-2 block by block: score statistics of every head, and the loss under other divisors.',
  training: 'Associative recall by one layer of attention, trained to the same bits.',
  worked_examples: 'Published worked examples, line by line, with a verdict on every printed figure.',
};

/** The comments that Doxygen reads beside the headers. */
export const namespaces = () =>
  [
    '/** @namespace sqrtdk The C++ core of sqrt-dk: one namespace for each folder. */',
    ...Object.entries(folders).map(([name, what]) => `/** @namespace sqrtdk::${name} ${what} */`),
  ].join('\n') + '\n';
