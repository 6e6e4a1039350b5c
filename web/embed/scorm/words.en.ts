// What the lesson says in a learning platform.
import { addMessages } from '../../i18n/say.ts';

export const scorm = {
  'scorm.progress': '{done} of {all} checkpoints reached',
  'scorm.progress.one': '{done} of {all} checkpoint reached',
  'scorm.complete': 'All {all} checkpoints are reached, and the platform has been told that the lesson is completed',
  'scorm.complete.one': 'The checkpoint is reached, and the platform has been told that the chapter is completed',
  'scorm.more': 'What is stored, and what is open',
  'scorm.title': 'What your learning platform is told',
  'scorm.open': 'Still open:',
  'scorm.how':
    'A chapter’s checkpoint is reached when you answer the question of a laboratory in it, ask for its answer, or change something in a laboratory.',
  'scorm.howQuiz': 'That of the quiz is reached when every question of a sheet has an answer, right or wrong.',
  'scorm.score':
    'Score: {score} of 100. On your best sheet of the quiz {right} of {of} questions were right at the first attempt.',
  'scorm.score.one':
    'Score: {score} of 100. On your best sheet of the quiz one of {of} questions was right at the first attempt.',
  'scorm.noScore':
    'There is no score yet. It will be the share of questions, out of 100, that are right at the first attempt on your best sheet of the quiz.',
  'scorm.stored':
    'Your learning platform stores the checkpoints, the score, and your answers to the quiz with the number of attempts, under your account there. It also stores your place in the lesson, the settings of the laboratories as far as they fit, and the time you spend here. With these you go on where you left. Your guesses in the laboratories are not stored. Nothing is kept in this browser or sent anywhere else.',
  'scorm.storedWithoutQuiz':
    'Your learning platform stores the checkpoint under your account there. It also stores your place in the chapter, the settings of the laboratories as far as they fit, and the time you spend here. With these you go on where you left. Your guesses in the laboratories are not stored. Nothing is kept in this browser or sent anywhere else.',
  'scorm.footer':
    'Your browser computes the numbers in the laboratories, with one C++ program compiled to WebAssembly. The same program made three things beforehand: the closing table, the pulls in the first picture, and the recorded training runs. The same seed gives the same bits in every browser. Nothing is sent anywhere but to the platform, as said above.',
  'scorm.note.noPlatform':
    'No learning platform was found: nothing is reported and nothing is stored there. The lesson works as ever.',
  'scorm.note.notBegun': 'The learning platform takes no report of this visit. The lesson works as ever.',
  'scorm.note.resumed': 'You go on where you left.',
  'scorm.note.unrecorded':
    'The platform shows this lesson for review: nothing of this visit is reported, and nothing is stored.',
  'scorm.note.foreign':
    'What the platform has stored was not written by this lesson, so it begins afresh. What is stored stays there until you reach a checkpoint or answer a question.',
  'scorm.note.malformed':
    'What the platform has stored of your last visit is damaged, so the lesson begins afresh. What is stored stays there until you reach a checkpoint or answer a question.',
  'scorm.note.newer':
    'What the platform has stored was written by a newer version of this lesson, so it begins afresh and leaves that as it is. Status, score, chapter and time are reported; answers and settings of this visit are not stored.',
  'scorm.note.settings':
    'The platform stores 4,096 characters at most: settings of laboratories that are not stored: {count}. Copy a link in the laboratory if you want to keep them.',
  'scorm.note.sheets':
    'The platform stores 4,096 characters at most: older sheets of the quiz that are not stored: {count}.',
  'scorm.refused': 'The learning platform has not taken: {what} ({reason}). The lesson goes on.',
  'scorm.refusedBare': 'The learning platform has not taken: {what}. The lesson goes on.',
  'scorm.refusedMore': 'Further refusals: {count}.',
} as const;

type Own = typeof scorm;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(scorm, () => import('./words.de.ts'));
