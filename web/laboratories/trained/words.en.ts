// <dk-trained>.
import { addMessages } from '../../i18n/say.ts';

export const trained = {
  'parameter.text': 'Text',
  'parameter.characters': 'Characters of the text',
  'parameter.tokens': 'Tokens of the text',
  'parameter.weights': 'Weights',
  'parameter.layer': 'Layer',
  'parameter.head': 'Head',
  'trained.label': 'Scores and loss of a trained model',

  'trained.question':
    'A small GPT begins with scores of spread {spread}. It is trained for {steps} steps of AdamW, each time with another divisor. Which divisor ends with the lowest loss?',
  'trained.result': '÷ {divisor}: {bits} bits a character',
  'trained.why':
    'The larger the first scores, the larger the best divisor. In each row of the picture it brings their spread nearest to 1, or is the next larger one.',

  'trained.optimizer.adamw': 'AdamW',
  'trained.optimizer.sgd': 'SGD',
  'trained.start.tiny': 'tiny weights',
  'trained.start.unit': 'variance 1',
  'trained.startShort.tiny': 'tiny',
  'trained.startShort.unit': 'var. 1',
  'trained.way': '{optimizer}, {start}',
  'trained.between': '{least} to {most}',
  'trained.times': '{factor} √dₖ',

  'trained.grid.title': 'First spread × divisor',
  'trained.grid.key':
    'Bits a character on held-out text after {steps} steps, median of {seeds} seeds; the stronger the colour, the better. Frame: best divisor of a row. Dashes: spread ÷ divisor = 1.',
  'trained.grid.key.one':
    'Bits a character on held-out text after {steps} steps, {seeds} seed; the stronger the colour, the better. Frame: best divisor of a row. Dashes: spread ÷ divisor = 1.',
  'trained.grid.picture':
    'Loss by the first spread of the scores and the divisor: a row for each spread, a column for each divisor.',
  'trained.grid.spread': 'first spread of q·k',
  'trained.grid.divisor': 'divisor',
  'trained.grid.mark': 'First spread {spread}, divisor {divisor}: {bits} bits; seeds: {seeds}.',
  'trained.grid.best': 'Best divisor for this spread.',
  'trained.grid.open': 'First spread {spread}, divisor {divisor}: not shown yet',

  'trained.ablation.title': 'Three divisors, four ways to train',
  'trained.ablation.key':
    'Bits a character on held-out text after {steps} steps: a mark for each seed, a stroke for their median. “Variance 1”: W_Q and W_K give q and k entries of variance 1. “Tiny”: GPT-2’s own start.',
  'trained.ablation.picture':
    'Final loss of three divisors, for each of two optimisers and two starts. Lower is better.',
  'trained.ablation.mark': '{rule}, {way}, seed {seed}: {bits} bits; median {median}',
  'trained.axis.bits': 'bits a character',
  'trained.axis.bitsToken': 'bits a token',
  'trained.axis.factor': 'divisor ÷ √dₖ',
  'trained.axis.ownFactor': 'divisor ÷ the one of training',

  'trained.moreRecorded': 'More recorded pictures: another divisor after training',
  'trained.valleys.key': 'Median of the seeds. At 1 the model keeps the divisor that it was trained with.',
  'trained.valleys.picture':
    'Loss of trained models against the factor by which their divisor is changed, one line for each rule. {way}.',
  'trained.valleys.mark': '{rule}, divisor × {factor}: {bits} bits',

  'trained.modelHeading': 'The model itself',
  'trained.loadWhat':
    'One of these models is here, before and after training: ÷ √dₖ, AdamW, variance 1. Its weights are two files of {size} MB each, fetched only when you ask for them.',
  'trained.load': 'Load the model',
  'trained.loading': 'Loading the model …',
  'trained.leftOut': 'The weights of the small model are left out here. They are on the site of the lesson.',
  'trained.weights.start': 'before training',
  'trained.weights.trained': 'after training',
  'trained.sentences': 'Or take:',
  'trained.quoted': '“{character}”',
  'trained.unknown': 'The model has {count} characters, and these are not among them: {characters}.',
  'trained.factorLabel': 'Divisor, in multiples of √dₖ',
  'trained.factorHint': 'for all heads',

  'trained.head': 'Layer {layer}, head {head}',
  'trained.panel': '{layer} · {head}',
  'trained.heads.title': 'All heads: scores of your text',
  'trained.heads.layer': 'Layer {layer}: scores of your text',
  'trained.all.key':
    'A row for each layer, a column for each head. Blue: how often a divided score comes, from −8 to 8; a cell without blue has them all beyond. Line: N(0, 1). Choose a head.',
  'trained.all.picture':
    'The divided scores of every head, a row for each layer, beside the normal distribution of variance 1. Enter chooses a head.',
  'trained.heads.key':
    'Blue: scores after ÷ √dₖ, with their standard deviation. Dashed: N(0, 1). Named: layer · head. Choose a head.',
  'trained.heads.keyFactor':
    'Blue: scores after ÷ {factor} √dₖ, with their standard deviation. Orange: q·k ÷ √dₖ. Dashed: N(0, 1). Named: layer · head.',
  'trained.heads.picture':
    'A histogram of the divided scores of each head, with the normal distribution of variance 1. Enter chooses a head.',
  'trained.heads.mark':
    '{head}. Standard deviation of q·k: {std}; divided: {divided}. Beyond 2√dₖ: {beyond}. Mean peak weight {peak}, mean entropy {entropy} nats.',
  'trained.pattern.title': 'Attention pattern: {head}',
  'trained.pattern.key': 'A row for each query, a column for each key up to it. The area of a square is the weight.',
  'trained.pattern.picture': 'Attention weights of the text: rows are queries, columns are keys. {head}.',
  'trained.pattern.mark': 'From {row} “{query}” to {column} “{key}”: {weight}',
  'trained.fact.std': 'Standard deviation of q·k',
  'trained.fact.divided': 'Divided by {divisor}',
  'trained.fact.beyond': 'Share beyond ±2√dₖ',
  'trained.fact.peak': 'Mean peak weight',
  'trained.fact.entropy': 'Mean entropy, nats',

  'trained.valley.title': 'Another divisor after training',
  'trained.valley.key': 'Loss on {texts} texts that the model has not seen. Ring: the lowest of these points.',
  'trained.valley.keyText': 'Loss on the {tokens} tokens of your text. Ring: the lowest of these points.',
  'trained.valley.picture':
    'Loss of the model against its divisor in multiples of the root of d k. Enter sets the divisor.',
  'trained.valley.trainedWith': 'as trained',
  'trained.valley.mark': '÷ {factor}: {bits} bits a {unit}',
  'trained.unit.character': 'character',
  'trained.unit.token': 'token',
  'trained.valley.least': 'The lowest.',

  'trained.running': 'Running the text …',
  'trained.runningLoss': 'Measuring the loss …',
  'trained.cancel': 'Cancel',
  'trained.again': 'Run again',

  'trained.ownHeading': 'Your own model',
  'trained.file': 'GPT-2 weights (model.safetensors)',
  'trained.fileHint':
    'Choose a file, or drop it on this laboratory. GPT-2 of any size up to 48 layers and width 2,048. Nothing is uploaded. The network panel of your browser’s developer tools shows it: files of this page come in, and nothing goes out. Once the first picture is there, you can go offline.',
  'trained.drop': 'Drop the file here',
  'trained.opening': 'Opening {file} …',
  'trained.opened': '{file} is open: {layers} of {heads}, width {width}, {vocabulary} tokens, context {context}.',
  'trained.layerCount': '{count} layers',
  'trained.layerCount.one': '{count} layer',
  'trained.headCount': '{count} heads',
  'trained.headCount.one': '{count} head',
  'trained.unused.one': 'Not used: one tensor ({names}).',
  'trained.unused': 'Not used: {count} tensors ({names}).',
  'trained.refused': '{file} is not shown. {reason}',
  'trained.readerLeftOut':
    '{file} cannot be opened here: what reads models is left out of the single file. It is on the site of the lesson.',
  'trained.stays': 'What was on show stays.',
  'trained.heads.count': 'Heads of a layer',
  'trained.heads.countHint': 'no tensor says it',
  'trained.openAgain': 'Open with these heads',
  'trained.closeOwn': 'Close this file',

  'trained.live.pair': 'spread {spread} with divisor {divisor}',
  'trained.live.recorded': 'Lowest loss after {steps} steps, by first spread: {pairs}.',
  'trained.live.head':
    '{head}, ÷ {factor}: the scores of this text spread by {divided}, and the strongest key of a row gets {peak} of its weight on average.',
  'trained.live.valley':
    'With ÷ {factor} the loss on held-out text is {bits} bits a character. The lowest here is {least}, with ÷ {bottom}.',
  'trained.live.valleyText':
    'With ÷ {factor} the loss on this text is {bits} bits a {unit}. The lowest here is {least}, with ÷ {bottom}.',

  'trained.live.least':
    'With ÷ {factor} the loss on held-out text is {bits} bits a character, the lowest of these divisors.',
  'trained.live.leastText':
    'With ÷ {factor} the loss on this text is {bits} bits a {unit}, the lowest of these divisors.',

  'trained.table.grid': 'Bits a character after {steps} steps: first spread × divisor',
  'trained.table.ablation': 'Bits a character after {steps} steps, and what another divisor does then',
  'trained.table.heads': 'The heads on this text',
  'trained.table.valley': 'The loss under each divisor',
  'trained.column.by': '÷ {divisor}',
  'trained.column.divisor': 'Divisor',
  'trained.column.way': 'Training',
  'trained.column.rule': 'Rule',
  'trained.column.bits': 'Bits, median',
  'trained.column.seeds': 'Bits, by seed',
  'trained.column.spreadAtStart': 'Spread of q·k in all heads at the start',
  'trained.column.spreadAtEnd': 'at the end',
  'trained.column.valley': 'Bits with divisor × {factor}',
  'trained.column.layer': 'Layer',
  'trained.column.head': 'Head',
  'trained.column.std': 'Spread of q·k',
  'trained.column.dividedStd': 'divided',
  'trained.column.beyond': 'Beyond 2√dₖ',
  'trained.column.peak': 'Mean peak weight',
  'trained.column.entropy': 'Mean entropy',
} as const;

type Own = typeof trained;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(trained, () => import('./words.de.ts'));
