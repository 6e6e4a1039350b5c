// What is said beside a verdict, by the remarks that the core makes. {1}, {2}, … are the remark's values in order.

export const workedRemarks = {
  'worked.remark.tie': 'The value lies exactly between two figures of this many digits; either is right.',
  'worked.remark.explained-by-rounding':
    'The printed figure is what comes out if every earlier line is rounded as printed.',
  'worked.remark.thousand-times-too-small':
    'The printed figure is a thousand times too small: a group of three digits is missing.',
  'worked.remark.thousand-times-too-large':
    'The printed figure is a thousand times too large: it has a group of three digits too many.',
  'worked.remark.beyond-precision': 'More digits are printed than are computed here.',
  'worked.remark.weight-at-most':
    'Whatever stands behind the ellipsis, this weight is at most {1}, which rounds to the printed figure.',
  'worked.remark.weight-reachable':
    'This weight is at most {1}; the scores behind the ellipsis decide whether it is the printed figure.',
  'worked.remark.weight-out-of-reach':
    'Whatever stands behind the ellipsis, this weight is at most {1}: the printed figure is impossible.',
  'worked.remark.sum-at-least': 'The scores behind the ellipsis add to the sum: it is at least {1}.',
  'worked.remark.ratio-allowed':
    'The ratio of two weights depends on their two scores alone; the printed weights allow {1} to {2}, which holds it.',
  'worked.remark.ratio-allowed.again': 'The printed weights allow {1} to {2}.',
  'worked.remark.ratio-outside.again': 'The printed weights allow {1} to {2}.',
  'worked.remark.ratio-outside':
    'The ratio of two weights depends on their two scores alone; the printed weights allow {1} to {2}, which does not hold it: at least one of the two is wrong.',
  'worked.remark.ratio-undefined': 'Both weights are printed as 0, so any ratio is possible.',
  'worked.remark.weights-total-possible':
    'The printed weights sum to {1}; their rounding allows {2} to {3}, which holds 1.',
  'worked.remark.weights-total-impossible':
    'The printed weights sum to {1}; their rounding allows only {2} to {3}, which does not hold 1: whatever the scores, they cannot all be right.',
  'worked.remark.conditions-of-law':
    'True if the entries have mean {1} and variance {2}, q and k correlation {3}, and the coordinates are independent. The lines of the laboratory break one condition each.',
  'worked.remark.conditions-of-product':
    'True if both factors have mean {1} and variance {2}, and correlation {3}. The lines of the laboratory break one condition each.',
  'worked.remark.breaks-the-law': 'Then it is {1} instead of {2}.',
  'worked.remark.law-still-holds': 'The law still holds: this condition is not needed.',
  'worked.remark.holds-always': 'Agrees with measured slopes at {1} points, to within {2}.',
  'worked.remark.fails-somewhere': 'Does not agree with measured slopes.',
  'worked.remark.weights-do-not-sum-to-one': 'The given weights sum to {1}, so they are no full row of softmax.',
  'worked.remark.certain-below': 'Certain only in groups of fewer than {1} people: range is not variance.',
  'worked.remark.certain-here': 'Certain in this group: it has fewer than {1} people.',
  'worked.remark.never-certain': 'Certain in no group of any size: range is not variance.',
  'worked.remark.training-not-run':
    'These are the figures at the start, before any training; what a run learns is not computed here.',
} as const;
