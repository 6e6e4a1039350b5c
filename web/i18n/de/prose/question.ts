// The question and the opening picture. Prose in German.
import type { questionProse as english } from '../../en/prose/question.ts';

export const questionProse: Readonly<Record<keyof typeof english, string>> = {
  'opening.chapter': 'Die Frage',
  'opening.question': 'Warum teilt Attention ihre Scores durch {rootInTitle}?',
  'opening.score':
    'Ein Score ist ein Skalarprodukt: eine Summe von {dk} Produkten. Sind die Einträge unabhängig mit Mittelwert 0 und Varianz 1, hat er die Standardabweichung {rootDk}.',
  'opening.twoSides':
    'Ohne Divisor legt Softmax mit wachsendem {dk} fast das ganze Gewicht auf einen zufälligen Schlüssel. Mit ÷ {dk} bekommt jeder Schlüssel fast dasselbe Gewicht, gleich was die Anfrage will.',
  'opening.spine':
    '{rootDk} ist die eine Potenz von {dk}, bei der die Streuung der Scores genau 1 bleibt. Die Form der Gewichte ändert sich wenig: Das größte von acht ist bei {dk} = 4 {sqrtPeakAt4} und bei 1024 {sqrtPeakAt1024}.',
  'reading.title': 'Zwei Wege, die schiefgehen',
  'reading.picture':
    'Alle drei Bilder zeigen dieselben Vektoren: eine Anfrage und acht Schlüssel mit unabhängigen Einträgen aus N(0, 1), 64-mal. Ein größeres {dk} nimmt mehr Einträge derselben langen Vektoren. Die Gewichte jeder Ziehung sind sortiert, der erste Balken ist also der Schlüssel, der gerade gewinnt.',
  'reading.pull':
    'Unter jedem Bild steht der <strong>Zug des Zielschlüssels</strong>. Ein Verlust erreicht einen Schlüssel über dessen Gewicht. Also wird ein Schlüssel vorher gewählt, das Ziel, und die Anfrage ein wenig bewegt: Wie weit bewegt sich das Gewicht des Ziels? Das ist sein Anteil, mal wie stark die Scores reagieren. Zu viel Streuung verkleinert den Anteil, zu viel Teilen die Reaktion.',
  'reading.tooHot':
    '<strong>Zu heiß.</strong> Ohne Divisor nimmt der Sieger fast alles, obwohl alle Schlüssel gleich gut sind: Die Vektoren sind zufällig. Das Ziel ist selten der Sieger. Sein typischer Anteil ist bei großem {dk} fast nichts, und ebenso sein Zug.',
  'reading.tooCold':
    '<strong>Zu kalt.</strong> Mit ÷ {dk} bekommt jeder Schlüssel etwa ein Achtel, gleich was die Anfrage will. Das Ziel behält seinen Anteil, doch die Scores reagieren kaum noch. Sein Zug fällt wie 1/{rootDk}.',
  'reading.between':
    '<strong>Dazwischen</strong> hebt {rootDk} das Wachstum genau auf. Der Zug bleibt gleich, etwa 0,7 von {dk} = 16 an. Das muss nicht genau der Gipfel sein: Der Hügel ist breit, und bei acht Schlüsseln ist {rootDk}/1,4 etwas besser. Bei 64 Schlüsseln liegt der Gipfel nahe bei {rootDk}. All das handelt von zufälligen Vektoren, wie zu Beginn des Trainings. Ob die Streuung später so bleibt, ist eine andere Frage.',
  'reading.small':
    'Macht der Divisor bei kleinem {dk} etwas aus? Bei {dk} = 1 ist er 1 und ändert nichts. Bei {dk} = 4 bekommt der stärkste Schlüssel ohne ihn schon die Hälfte des Gewichts.',
};
