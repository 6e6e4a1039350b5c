// <dk-quiz>.
import { addMessages } from '../../i18n/say.ts';
import { quizClass } from './class.words.en.ts';
import { quizExercises } from './exercises.words.en.ts';
import { quizMisconceptionsMore } from './misconceptions-more.words.en.ts';
import { quizMisconceptionsTen } from './misconceptions-ten.words.en.ts';
import { quizInventory } from './inventory.words.en.ts';
import { quizMisconceptions } from './misconceptions.words.en.ts';

export const quiz = {
  'quiz.label': 'Questions to check yourself by',
  'parameter.item': 'Question',
  'parameter.answer': 'Your answer',

  'quiz.sheet.title': 'Your sheet',
  'quiz.sheet.key': 'Filled: right at the first attempt. Half: right later. Crossed: not right yet. Empty: still open.',
  'quiz.sheet.keyHidden': 'Filled: answered. Empty: still open.',
  'quiz.sheet.picture': 'The {count} questions of the sheet as marks in a row. Each leads to its question.',
  'quiz.sheet.exercises': 'exercises',
  'quiz.sheet.misconceptions': 'what people get wrong',
  'quiz.sheet.mark': 'Question {number}, {name}:\n{state}',
  'quiz.state.open': 'not answered yet',
  'quiz.state.given': 'answered',
  'quiz.state.first': 'right at the first attempt',
  'quiz.state.later': 'right at attempt {attempts}',
  'quiz.state.wrong': 'not right yet, attempt {attempts}',

  'quiz.name.std': 'how far a score spreads',
  'quiz.name.saturation': 'where softmax saturates',
  'quiz.name.steepest': 'where softmax is steepest',
  'quiz.name.training': 'training with and without',
  'quiz.name.temperature-sweep': 'a sweep of τ',
  'quiz.name.temperature-odds': 'odds at half the temperature',
  'quiz.name.jacobian-uniform': 'the Jacobian of equal weights',
  'quiz.name.jacobian-peaked': 'the Jacobian of a peaked row',
  'quiz.name.why-not-d': 'why not dₖ itself',
  'quiz.name.times-hundred': 'larger queries',
  'quiz.name.which-dimension': 'which dimension dₖ is',
  'quiz.name.fourth-roots': 'fourth roots on q and k',
  'quiz.name.axes': 'rows and columns of weights',
  'quiz.name.exactly-d': 'a variance of exactly dₖ',
  'quiz.name.bounds': 'whether scores are bounded',
  'quiz.name.half-the-story': 'which gradient becomes tiny',
  'quiz.name.value-path': 'what a saturated row teaches',
  'quiz.name.temperature-or-d': 'temperature or dₖ',
  'quiz.name.fixed-scores': 'fixed scores, growing dₖ',
  'quiz.name.what-grows': 'what grows with dₖ',
  'quiz.name.shift': 'a constant added to all scores',
  'quiz.name.initial-variance': 'Xavier and variance 1',
  'quiz.name.norms': 'lengths and angles',
  'quiz.name.cross-entropy': 'softmax in a classifier',
  'quiz.name.each-row': 'what ÷ √dₖ does to a row',
  'quiz.name.hyperparameter': 'a constant inside one model',

  'quiz.heading.exercise': 'Question {number} of {count}: exercise',
  'quiz.heading.misconception': 'Question {number} of {count}: what people get wrong',
  'quiz.options': 'Answers',
  'quiz.answer': 'Answer',
  'quiz.check': 'Check',
  'quiz.typeHint': 'Right within {tolerance}.',
  'quiz.right': 'Right.',
  'quiz.wrong': 'Not quite.',
  'quiz.yours': 'Your answer: {answer}.',
  'quiz.noted': 'Noted. What is right is not shown here.',
  'quiz.previous': 'Previous question',
  'quiz.next': 'Next question',

  'quiz.live.none': 'Nothing is answered yet. {count} questions, and no clock.',
  'quiz.live.some': '{answered} of {count} answered, {first} of them right at the first attempt.',
  'quiz.live.given': '{answered} of {count} answered.',
  'quiz.live.all': 'All {count} are answered, {first} of them right at the first attempt.',

  'quiz.summary.heading': 'How it went',
  'quiz.summary.perfect': 'Everything right at the first attempt.',
  'quiz.summary.again': 'Worth another look:',
  'quiz.summary.done': 'All answers are in.',
  'quiz.summary.link': 'Question {number}, {name}',

  'quiz.seedHint': 'One seed, one sheet: order and numbers follow it. Seed 1 has the textbook’s own numbers.',
  'quiz.worksheet': 'This sheet on paper',
  'quiz.worksheetKey': 'Its key',
  'quiz.kept':
    'Your answers to this sheet are kept in this browser under the name “{name}”, and nowhere else. Nothing is sent.',
  'quiz.notKept': 'This browser keeps nothing for this page, so your answers last until you close it. Nothing is sent.',
  'quiz.keptByPage':
    'Your answers to this sheet are kept by your learning platform, as the last line of this page says, and not in this browser.',
  'quiz.erase': 'Erase my answers',
  'quiz.erased': 'Erased.',

  'quiz.table.sheet': 'The sheet',
  'quiz.table.number': 'question',
  'quiz.table.asked': 'what is asked',
  'quiz.table.state': 'state',
  'quiz.table.figures': 'The numbers that decide',
  'quiz.table.name': 'what',
  'quiz.table.value': 'value',

  'quiz.paper.title': 'Why √dₖ? A worksheet',
  'quiz.paper.keyTitle': 'Why √dₖ? The key to the worksheet',
  'quiz.paper.seed': 'Sheet {seed}',
  'quiz.paper.name': 'Name',
  'quiz.paper.date': 'Date',
  'quiz.paper.exercises': 'Exercises',
  'quiz.paper.misconceptions': 'True, half true, or not at all?',
  'quiz.paper.answer': 'Answer:',
  'quiz.paper.mark': 'Mark the place in the picture. {label} =',
  'quiz.paper.because': 'Because:',
  'quiz.paper.print': 'Print',
  'quiz.paper.toSheet': 'Show the sheet',
  'quiz.paper.toKey': 'Show the key',
  'quiz.paper.controls': 'What is printed',
  'quiz.paper.hint': 'The same seed gives the same sheet, with the same numbers, everywhere.',
  'quiz.paper.making': 'Making the sheet …',
  'quiz.paper.hidden': 'The key is not shown here.',
  'quiz.paper.foot': 'sqrt-dk {version}, sheet {seed}. All numbers are computed from the seed.',

  ...quizExercises,
  ...quizMisconceptions,
  ...quizMisconceptionsMore,
  ...quizMisconceptionsTen,
  ...quizInventory,
  ...quizClass,
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'quiz.asks': 'Have you understood it?',
} as const;

type Own = typeof quiz;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(quiz, () => import('./words.de.ts'));
