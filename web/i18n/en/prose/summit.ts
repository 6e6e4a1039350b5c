// Why variance 1? Prose in English.

export const summitProse = {
  'summit.chapter': 'Why variance 1?',
  'summit.title': 'Why variance 1?',
  'summit.answer':
    '<strong>Because that is where a query hears the key it should find: at spread 1 the target’s pull is at the top of a broad hill, and {rootDk} is the one power of {dk} that keeps every head size there.</strong>',
  'summit.task': 'Drag the line until all four head sizes stand on the top.',
  'summit.flanks':
    'The loss reaches a key through its weight. Nudge the query: how far does the target’s weight move? Its share, times how strongly the scores react. On the left, division has shrunk the reaction. On the right, softmax has given nearly all its weight to a random key, and the target’s share is gone.',
  'summit.slope':
    'Why not {dk}, why not ln {dk}? With slope 1 larger heads slide down the left. With slope 0 they run off the cliff on the right, and ln {dk} only takes longer to get there. Slope ½ keeps them together: spread σ = √d/c does not depend on d any more.',
  'summit.height':
    'The height then says where on the hill they stand. Height 1 means variance 1. With 64 keys or more that is the top, for all practical purposes, and anything near it does almost as well. With 8 keys the top is at {rootDk}/1.4.',
  'summit.proof.summary': 'The proof in four lines, for many keys',
  'summit.proof.one': 'The target’s pull is its weight times the reaction: |∂p/∂q| ≈ p·√d/c = p·σ.',
  'summit.proof.two':
    'Its weight is p = e<sup>s</sup>/Σe<sup>s</sup>. With many keys the sum is about n·e<sup>σ²/2</sup>, and the typical target has s = 0.',
  'summit.proof.three': 'So n times the typical pull is f(σ) = σ·e<sup>−σ²/2</sup>.',
  'summit.proof.four': 'The derivative of ln f is 1/σ − σ. It is 0 at σ = 1 alone: the top.',
  'summit.limits.summary': 'What this does not show',
  'summit.limits.level':
    'This is no proof of variance 1. It is what one natural yardstick picks: the typical key, at initialisation, with steps proportional to the gradient (SGD) at one rate.',
  'summit.limits.who':
    'A target that already scores one standard deviation above the others pulls hardest at σ = {bestAbove}, one that scores as far below at {bestBelow}. The mean over rows has no such top, because a few lucky rows hold it up.',
  'summit.limits.steps':
    'Adam divides sizes away. A loss on log p does not saturate. A larger learning rate can make up for too much division, but not for too little.',
} as const;
