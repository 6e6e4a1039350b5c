// Chapter 7: why the square root and no other divisor. Prose in English.

export const rulesProse = {
  'scalings.chapter': 'Other divisors',
  'scalings.title': 'Why {rootInTitle} and not ln d, d, d⁵, a constant or the norms',
  'scalings.intro':
    '“Large scores, small gradients” is half a reason: it would ask for the largest divisor there is. So put them all to work on the same random vectors, and hold them to two tests as {dk} grows. Does the query still choose among the keys? And does a typical row still have a gradient?',
  'scalings.reading':
    'A line that sinks into the foot of the left picture has lost its attention: every key gets the same. One that sinks into the foot of the right picture has lost the gradient of its typical row. Undivided scores, {logOfDk} and every constant head for the one on the right, {dk}, {fifthPower} and {exponentialOfDk} for the one on the left. Of all powers {powerOfDk} only p = ½ is level in both, from about {dk} = 4 on.',
  'scalings.why':
    'The reason fits in a line. For independent entries of mean 0 and variance 1 a divisor {divisorOfDk} leaves',
  'scalings.forced':
    'and this depends on {dk} unless {divisorOfDk} is a multiple of {rootDk}. That much is forced. Which multiple is not: ½{rootDk} and 2{rootDk} are as level, only hotter and colder. That the spread should be 1 is a convention, and a good one; the <a href="https://arxiv.org/abs/1706.03762">paper of 2017</a> (section 3.2.1) gives its reason as a suspicion and reports no experiment with other factors.',
  'scalings.log':
    '<strong>The logarithm.</strong> {logOfDk} is the honest rival. At {dk} = 64 and 128 it leaves standard deviations of 1.9 and 2.3, a little too hot and no more. It is ruled out by where it goes, not by where the models of today are.',
  'scalings.linear':
    '<strong>The dimension itself.</strong> {dk} has a case too, but another one. Once training has made a query and its key alike, their product is a sum of {dk} terms that pull the same way, and grows like {dk}. Dividing by {dk} keeps <em>that</em> level, which is why <a href="https://arxiv.org/abs/2203.03466">rules for carrying learning rates from narrow to wide models</a> use it. At the start, where vectors are still random, it silences attention as the head grows.',
  'scalings.constant':
    '<strong>A constant.</strong> “Why not always 2, or 10?” A constant is right for one size of head. Eight is what {rootDk} is at 64: for smaller heads it is too cold, for larger ones too hot.',
  'scalings.norms':
    '<strong>The norms.</strong> Dividing by {normsOfBoth} turns the score into a cosine between −1 and 1, which shrinks like 1/{rootDk} for random vectors. Without a gain no key can get much: among 64 keys at most 10.5 % of the weight. Models that use it therefore learn a gain (<a href="https://arxiv.org/abs/2010.04245">Henry and others, 2020</a>). With the gain {rootDk} it is nearly the rule of this page, as',
  'scalings.normsAfter': 'shows: the two last factors are close to 1 for random vectors of many entries.',
  'scalings.caveat':
    'All this is measured on random vectors, as they are when training starts. It says what a rule starts from, not what training makes of it.',
} as const;
