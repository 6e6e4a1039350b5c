// What the lesson says in German in a learning platform.
import type { scorm as english } from './words.en.ts';

export const scorm: Readonly<Record<keyof typeof english, string>> = {
  'scorm.progress': '{done} von {all} Wegmarken erreicht',
  'scorm.progress.one': '{done} von {all} Wegmarke erreicht',
  'scorm.complete': 'Alle {all} Wegmarken sind erreicht, und die Plattform weiß, dass die Lektion abgeschlossen ist',
  'scorm.complete.one': 'Die Wegmarke ist erreicht, und die Plattform weiß, dass das Kapitel abgeschlossen ist',
  'scorm.more': 'Was gespeichert wird und was offen ist',
  'scorm.title': 'Was Ihre Lernplattform erfährt',
  'scorm.open': 'Noch offen:',
  'scorm.how':
    'Die Wegmarke eines Kapitels ist erreicht, wenn Sie die Frage eines seiner Laboratorien beantworten, sich die Antwort zeigen lassen oder in einem Laboratorium etwas ändern.',
  'scorm.howQuiz':
    'Die der Fragen am Ende ist erreicht, wenn jede Frage eines Bogens eine Antwort hat, richtig oder falsch.',
  'scorm.score':
    'Punkte: {score} von 100. Auf Ihrem besten Bogen waren {right} von {of} Fragen beim ersten Versuch richtig.',
  'scorm.score.one':
    'Punkte: {score} von 100. Auf Ihrem besten Bogen war eine von {of} Fragen beim ersten Versuch richtig.',
  'scorm.noScore':
    'Punkte gibt es noch nicht. Sie werden der Anteil der Fragen sein, von 100, die auf Ihrem besten Bogen beim ersten Versuch richtig sind.',
  'scorm.stored':
    'Ihre Lernplattform speichert unter Ihrem Konto die Wegmarken, die Punkte und Ihre Antworten auf die Fragen mit der Zahl der Versuche. Sie speichert auch Ihre Stelle in der Lektion, die Einstellungen der Laboratorien, soweit sie Platz haben, und die Zeit, die Sie hier verbringen. Damit machen Sie weiter, wo Sie aufgehört haben. Was Sie in den Laboratorien raten, wird nicht gespeichert. Nichts bleibt in diesem Browser, und nichts wird anderswohin gesendet.',
  'scorm.storedWithoutQuiz':
    'Ihre Lernplattform speichert unter Ihrem Konto die Wegmarke. Sie speichert auch Ihre Stelle im Kapitel, die Einstellungen der Laboratorien, soweit sie Platz haben, und die Zeit, die Sie hier verbringen. Damit machen Sie weiter, wo Sie aufgehört haben. Was Sie in den Laboratorien raten, wird nicht gespeichert. Nichts bleibt in diesem Browser, und nichts wird anderswohin gesendet.',
  'scorm.footer':
    'Die Zahlen in den Laboratorien berechnet der Browser, mit einem einzigen C++-Programm, das nach WebAssembly übersetzt ist. Drei Dinge hat dasselbe Programm vorher berechnet: die Tafel am Ende, den Zug im ersten Bild und die aufgezeichneten Trainingsläufe. Derselbe Seed ergibt in jedem Browser dieselben Bits. Nichts wird gesendet außer an die Plattform, wie oben gesagt.',
  'scorm.note.noPlatform':
    'Es wurde keine Lernplattform gefunden: Nichts wird gemeldet und nichts dort gespeichert. Die Lektion arbeitet wie immer.',
  'scorm.note.notBegun': 'Die Lernplattform nimmt von diesem Besuch keine Meldung an. Die Lektion arbeitet wie immer.',
  'scorm.note.resumed': 'Sie machen weiter, wo Sie aufgehört haben.',
  'scorm.note.unrecorded':
    'Die Plattform zeigt diese Lektion zur Durchsicht: Von diesem Besuch wird nichts gemeldet und nichts gespeichert.',
  'scorm.note.foreign':
    'Was die Plattform gespeichert hat, stammt nicht von dieser Lektion; sie beginnt deshalb von vorn. Das Gespeicherte bleibt, bis Sie eine Wegmarke erreichen oder eine Frage beantworten.',
  'scorm.note.malformed':
    'Was die Plattform von Ihrem letzten Besuch gespeichert hat, ist beschädigt; die Lektion beginnt deshalb von vorn. Das Gespeicherte bleibt, bis Sie eine Wegmarke erreichen oder eine Frage beantworten.',
  'scorm.note.newer':
    'Was die Plattform gespeichert hat, stammt von einer neueren Fassung dieser Lektion; sie beginnt deshalb von vorn und lässt es, wie es ist. Stand, Punkte, Kapitel und Zeit werden gemeldet; Antworten und Einstellungen dieses Besuchs werden nicht gespeichert.',
  'scorm.note.settings':
    'Die Plattform speichert höchstens 4096 Zeichen: Einstellungen von Laboratorien, die nicht gespeichert sind: {count}. Wer sie behalten will, kopiert im Laboratorium einen Link.',
  'scorm.note.sheets':
    'Die Plattform speichert höchstens 4096 Zeichen: ältere Bögen, die nicht gespeichert sind: {count}.',
  'scorm.refused': 'Die Lernplattform hat nicht angenommen: {what} ({reason}). Die Lektion geht weiter.',
  'scorm.refusedBare': 'Die Lernplattform hat nicht angenommen: {what}. Die Lektion geht weiter.',
  'scorm.refusedMore': 'Weitere Ablehnungen: {count}.',
};
