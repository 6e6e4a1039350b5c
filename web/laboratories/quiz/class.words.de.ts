// <dk-quiz> in German: the guesses of a class.
import type { quizClass as english } from './class.words.en.ts';

export const quizClass: Readonly<Record<keyof typeof english, string>> = {
  'quiz.class.heading': 'Schätzungen einer Klasse',
  'quiz.class.intro':
    'Schätzungen lassen sich sammeln und hier einfügen, eine je Zeile: eine Zahl, der Buchstabe einer Antwort oder was „Schätzung kopieren“ in einem Laboratorium ergibt. Sie bleiben in diesem Fenster.',
  'quiz.class.label': 'Schätzungen, eine je Zeile',
  'quiz.class.answer': 'Mit der Antwort',
  'quiz.class.none': 'Noch keine Schätzungen: Das Bild kommt mit der ersten Zeile.',
  'quiz.class.current': 'Schätzungen zu Frage {number}',
  'quiz.class.laboratory': 'Schätzungen aus: {laboratory}',
  'quiz.class.keyNumbers': 'Ein Punkt je Schätzung. Gestrichelt: die mittlere, {median}.',
  'quiz.class.keyAnswer':
    'Ein Punkt je Schätzung. Gestrichelt: die mittlere, {median}. Durchgezogen: was herauskommt, {answer}.',
  'quiz.class.keyChoices': 'Wie viele jede Antwort gaben.',
  'quiz.class.keyRight': 'Wie viele jede Antwort gaben. Blau: was richtig ist.',
  'quiz.class.picture': '{guesses}.',
  'quiz.class.mark': '{value}: {count}',
  'quiz.class.median': 'mittlere {median}',
  'quiz.class.comesOut': 'Ergebnis {answer}',
  'quiz.class.guesses.one': 'eine Schätzung',
  'quiz.class.guesses': '{count} Schätzungen',
  'quiz.class.used': 'Zeilen in den Bildern: {used} von {lines}.',
  'quiz.class.badNumber': 'Zeile {line}: „{text}“ ist keine Zahl.',
  'quiz.class.badLetter': 'Zeile {line}: „{text}“ ist keine Antwort auf diese Frage; ihre Buchstaben sind {letters}.',
  'quiz.class.mixed': 'Zeile {line}: „{text}“ ist keine Zahl wie die übrigen Schätzungen dazu.',
  'quiz.class.beyond': 'Ab Zeile {line} wird nichts gezählt: {most} Zeilen sind das meiste.',
  'quiz.class.more.one': 'Und eine weitere Zeile, die nicht lesbar ist.',
  'quiz.class.more': 'Und {count} weitere Zeilen, die nicht lesbar sind.',
  'quiz.class.clear': 'Schätzungen löschen',
  'quiz.class.column.guess': 'Schätzung',
  'quiz.class.column.count': 'wie viele',
};
