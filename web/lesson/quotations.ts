// What the paper of 2017 says, word for word, by the names that catalogues give it: the same in every language. Used at build time only.

/** Vaswani and others, Attention is all you need, section 3.2.1 and its footnote 4. */
const paper = (words: string): string => `<q lang="en" cite="https://arxiv.org/abs/1706.03762">${words}</q>`;

const dk = '<math aria-label="d k"><msub><mi>d</mi><mi>k</mi></msub></math>';
const overRoot =
  '<math aria-label="1 over square root of d k"><mfrac><mn>1</mn><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mfrac></math>';
const sum =
  '<math aria-label="q dot k equals the sum of q i times k i for i from 1 to d k"><mrow><mi>q</mi><mo>·</mo><mi>k</mi><mo>=</mo><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><msub><mi>d</mi><mi>k</mi></msub></munderover><msub><mi>q</mi><mi>i</mi></msub><msub><mi>k</mi><mi>i</mi></msub></mrow></math>';

export const quotations: Readonly<Record<string, string>> = {
  paperSuspects: paper(
    `We suspect that for large values of ${dk}, the dot products grow large in magnitude, pushing the softmax function into regions where it has extremely small gradients.`,
  ),
  paperScales: paper(`To counteract this effect, we scale the dot products by ${overRoot}.`),
  paperFootnote: paper(
    `To illustrate why the dot products get large, assume that the components of q and k are independent random variables with mean 0 and variance 1. Then their dot product, ${sum}, has mean 0 and variance ${dk}.`,
  ),
};
