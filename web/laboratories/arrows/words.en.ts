// <dk-arrows>.
import { addMessages } from '../../i18n/say.ts';

export const arrows = {
  'parameter.queryAcross': 'q₁',
  'parameter.queryUp': 'q₂',
  'parameter.keyAcross': 'k₁',
  'parameter.keyUp': 'k₂',
  'arrows.label': 'What a score is',
  'arrows.title': 'Two arrows',
  'arrows.key': 'Drag the tips. Thick: k’s shadow on q.',
  'arrows.picture':
    'The arrows q and k in the plane, {angle} apart, with the shadow of k on q. Their score is {score}. Each tip is a slider.',
  'arrows.tip.query': 'Tip of q',
  'arrows.tip.key': 'Tip of k',
  'arrows.tipText': '{across} across, {up} up; q·k is {score}',
  'arrows.geometry': 'Two lengths and an angle',
  'arrows.geometrySpoken':
    'q·k equals the length of q times the length of k times the cosine of {angle}: {queryNorm} and {keyNorm} give {score}',
  'arrows.sum': 'A sum of products',
  'arrows.sumSpoken': 'q·k equals q one times k one plus q two times k two: {first} plus {second} is {score}',
  'arrows.presets': 'Try',
  'arrows.preset.same': 'the same way',
  'arrows.preset.across': 'at right angles',
  'arrows.preset.opposite': 'opposite ways',
  'arrows.more': 'More pictures: a head with many coordinates, its products side by side',
  'arrows.coordinates': 'Type the coordinates',
  'arrows.another': 'Draw other coordinates',
  'arrows.spoken': 'dₖ = {d}: the products add up to {score}',
  'arrows.products.title': 'A score: {d} products, added up',
  'arrows.products.key': 'Each bar is the product of two coordinates. The first two are those of the arrows.',
  'arrows.products.keyTwo': 'Each bar is the product of two coordinates.',
  'arrows.products.picture':
    'The {d} products as bars, up and down. Together those above zero make {up} and those below {down}, which leaves {score}.',
  'arrows.products.mark': 'coordinate {index}: {q} times {k}\nproduct {product}',
  'arrows.up': 'up',
  'arrows.down': 'down',
  'arrows.left': 'left: q·k',
  'arrows.step': '{name}: {figure}',
  'arrows.live.agree': 'q and k agree: {angle} apart, k reaches {shadow} along q, the score is {score}.',
  'arrows.live.against': 'q and k disagree: {angle} apart, k reaches {shadow} against q, the score is {score}.',
  'arrows.live.across': 'At a right angle q and k say nothing about each other: the score is 0.',
  'arrows.live.nothing': 'An arrow of no length agrees with nothing: the score is 0.',
  'arrows.live.head':
    'With dₖ = {d} the products push it up by {up} and down by {down}: most cancels, {score} is left.',
  'arrows.live.headOne': 'With dₖ = {d} the products push it up by {up} and down by {down}, which leaves {score}.',
  'arrows.table.score': 'The score of the two arrows',
  'arrows.table.products': 'The {d} products, which add up to {score}',
  'arrows.column.figure': 'figure',
  'arrows.column.value': 'value',
  'arrows.column.index': 'coordinate',
  'arrows.column.product': 'product',
  'arrows.figure.score': 'q·k',
  'arrows.figure.queryNorm': 'length of q',
  'arrows.figure.keyNorm': 'length of k',
  'arrows.figure.cosine': 'cosine of the angle',
  'arrows.figure.angle': 'angle',
  'arrows.figure.shadow': 'shadow of k on q',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'arrows.asks': 'What does a score measure?',
} as const;

type Own = typeof arrows;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(arrows, () => import('./words.de.ts'));
