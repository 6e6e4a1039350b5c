// The formulas of the chapter on the proof as MathML, each display with its spoken form.

const sub = (name: string, index: string): string => `<msub><mi>${name}</mi><mi>${index}</mi></msub>`;
const q = (index: string): string => sub('q', index);
const k = (index: string): string => sub('k', index);
const x = (index: string): string => sub('x', index);
const dk = sub('d', 'k');
const square = (base: string): string => `<msup>${base}<mn>2</mn></msup>`;
/** The i-th entry, squared. */
const squared = (name: string): string => `<msubsup><mi>${name}</mi><mi>i</mi><mn>2</mn></msubsup>`;
const bracketed = (inside: string): string => `<mrow><mo>(</mo>${inside}<mo>)</mo></mrow>`;
/** The expectation of something. */
const mean = (inside: string): string => `<mrow><mi>E</mi><mo>[</mo>${inside}<mo>]</mo></mrow>`;
const sum = (index: string): string =>
  `<munderover><mo>∑</mo><mrow><mi>${index}</mi><mo>=</mo><mn>1</mn></mrow>${dk}</munderover>`;
const dot = '<mrow><mi>q</mi><mo>·</mo><mi>k</mi></mrow>';
const equals = '<mo>=</mo>';
const minus = '<mo>−</mo>';
const variance = (inside: string): string => `<mrow><mi>Var</mi><mo>(</mo>${inside}<mo>)</mo></mrow>`;

const display = (label: string, content: string): string =>
  `<math display="block" aria-label="${label}"><mrow>${content}</mrow></math>`;
const inline = (label: string, content: string): string => `<math aria-label="${label}"><mrow>${content}</mrow></math>`;

export const proofFormulas: Readonly<Record<string, string>> = {
  proofTerm: inline('x i equals q i k i', `${x('i')}${equals}${q('i')}${k('i')}`),
  proofPair: inline('x i x j', `${x('i')}${x('j')}`),
  proofSquare: display(
    'q dot k, squared, equals the sum of x i squared, equals the double sum over i and j of x i x j',
    `${square(bracketed(dot))}${equals}<msup>${bracketed(`${sum('i')}${x('i')}`)}<mn>2</mn></msup>${equals}${sum('i')}${sum('j')}${x('i')}${x('j')}`,
  ),
  proofMean: display(
    'the expectation of q dot k equals the sum of the expectation of q i times the expectation of k i, which is the sum of 0 times 0, which is 0',
    `${mean(dot)}${equals}${sum('i')}${mean(q('i'))}${mean(k('i'))}${equals}${sum('i')}<mn>0</mn><mo>·</mo><mn>0</mn>${equals}<mn>0</mn>`,
  ),
  proofVariance: display(
    'the expectation of q dot k, squared, equals the double sum over i and j of the expectation of x i x j',
    `${mean(square(bracketed(dot)))}${equals}${sum('i')}${sum('j')}${mean(`${x('i')}${x('j')}`)}`,
  ),
  proofDiagonal: display(
    'i equal to j: the expectation of x i squared equals the expectation of q i squared times the expectation of k i squared, 1 times 1, which is 1',
    `${mean(squared('x'))}${equals}${mean(squared('q'))}${mean(squared('k'))}${equals}<mn>1</mn><mo>·</mo><mn>1</mn>${equals}<mn>1</mn>`,
  ),
  proofBeside: display(
    'i different from j: the expectation of x i x j equals the product of the expectations of q i, q j, k i and k j, which is 0',
    `${mean(`${x('i')}${x('j')}`)}${equals}${mean(q('i'))}${mean(q('j'))}${mean(k('i'))}${mean(k('j'))}${equals}<mn>0</mn>`,
  ),
  proofSum: display(
    'the variance of q dot k equals d k times 1 plus, d k squared minus d k, times 0, which is d k',
    `${variance(dot)}${equals}${dk}<mo>·</mo><mn>1</mn><mo>+</mo>${bracketed(`<msubsup><mi>d</mi><mi>k</mi><mn>2</mn></msubsup>${minus}${dk}`)}<mo>·</mo><mn>0</mn>${equals}${dk}`,
  ),
  proofWhite: display(
    'the variance of q dot k equals the expectation of k transposed times the expectation of q q transposed times k, equals the expectation of the squared length of k',
    `${variance(dot)}${equals}${mean(`<msup><mi>k</mi><mi>⊤</mi></msup>${mean('<mi>q</mi><msup><mi>q</mi><mi>⊤</mi></msup>')}<mi>k</mi>`)}${equals}${mean(square('<mrow><mo>|</mo><mi>k</mi><mo>|</mo></mrow>'))}`,
  ),
  proofLength: inline(
    'the expectation of the squared length of k equals d k',
    `${mean(square('<mrow><mo>|</mo><mi>k</mi><mo>|</mo></mrow>'))}${equals}${dk}`,
  ),
  proofUnit: display(
    'the variance of q dot k over the square root of d k equals d k over the square root of d k squared, which is 1',
    `${variance(`<mfrac>${dot}<msqrt>${dk}</msqrt></mfrac>`)}${equals}<mfrac>${dk}<msup>${bracketed(`<msqrt>${dk}</msqrt>`)}<mn>2</mn></msup></mfrac>${equals}<mn>1</mn>`,
  ),
};
