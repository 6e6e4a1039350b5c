// Chapter 4: why exactly d. Prose in German.
import type { proofProse as english } from '../../en/prose/proof.ts';

export const proofProse: Readonly<Record<keyof typeof english, string>> = {
  'proof.chapter': 'Warum genau d',
  'proof.title': 'Warum genau {dk}: die {dk}² Summanden',
  'proof.intro':
    'Gemessen wächst die Varianz eines Scores wie {dk}. Warum nicht etwas schneller oder langsamer? Es sei {proofTerm}. Der Score ist die Summe dieser Produkte. Sein Mittelwert ist 0, also ist seine Varianz das Mittel seines Quadrats. Ausmultipliziert:',
  'proof.square':
    'Das sind {dk}² Produkte, 4 096 bei {dk} = 64. Würden alle zählen, müsste die Varianz wie {dk}² wachsen. Hier sind sie zu sehen: in einer Ziehung, dann über viele gemittelt.',

  'proof.stepsTitle': 'Der Beweis, Schritt für Schritt',
  'proof.assume':
    'Angenommen, alle Einträge von q und k sind unabhängig, jeder mit Mittelwert 0 und Varianz 1. Normalverteilt müssen sie nicht sein.',
  'proof.stepMean':
    '<strong>Der Mittelwert ist 0.</strong> Das Mittel einer Summe ist die Summe der Mittel. Das Mittel eines Produkts unabhängiger Faktoren ist das Produkt ihrer Mittel.',
  'proof.stepVariance':
    '<strong>Also ist die Varianz das Mittel des Quadrats.</strong> Jedes Produkt wird gemittelt, dann wird addiert.',
  'proof.stepDiagonal':
    '<strong>Auf der Diagonale</strong> ist jedes Mittel 1. Das Quadrat eines Eintrags mit Mittelwert 0 und Varianz 1 ist im Mittel 1, und die beiden Faktoren sind unabhängig.',
  'proof.stepBeside':
    '<strong>Neben ihr</strong> ist jedes Mittel 0: vier verschiedene Einträge, alle unabhängig, jeder mit Mittelwert 0. „Varianzen addieren sich“ gilt, weil diese {dk}² − {dk} Summanden verschwinden.',
  'proof.stepSum': '<strong>Addieren.</strong> Von {dk}² Produkten bleiben {dk} übrig, jedes 1 wert.',
  'proof.exact':
    'Unter diesen Annahmen ist das Ergebnis für jedes {dk} exakt. Nur die <em>Form</em> der Verteilung braucht viele Summanden, um normal auszusehen.',
  'proof.divideTitle': 'Von der Varianz zum Divisor',
  'proof.divide':
    'Teilt man alle Zahlen durch c, wird ihre Varianz durch c² geteilt. Aus einer Varianz von {dk} wird 1, wenn c² gleich {dk} ist:',
  'proof.convention':
    'Warum 1 und nicht ½ oder 2? Bei vielen Schlüsseln zieht der typische bei Streuung 1 am stärksten: {toSummit}',
  'proof.exactTitle': 'Was der Beweis braucht, und woran er scheitert',
  'proof.less':
    'Weniger genügt. Ist q unabhängig von k, und haben die Einträge von q Mittelwert 0, Varianz 1 und keine Korrelation, so gilt',
  'proof.lessAfter':
    'Die Varianz ist also {dk}, sobald {proofLength}. Einer der beiden Vektoren darf Einträge haben, die voneinander abhängen. Haben beide solche Einträge, kann die Varianz {dk}² erreichen.',
  'proof.notAlways':
    '„Die Varianz eines Scores ist immer genau {dk}“ ist kein Satz. Mit k = q und normalverteilten Einträgen ist der Mittelwert {dk} und die Varianz 2{dk}. Haben alle Einträge den Mittelwert ½, ist die Varianz 1,5{dk}. Beim ersten Schritt des Trainings gelten die Annahmen, soweit die Anfangsgewichte dafür gewählt sind. Haben Anfragen und Schlüssel voneinander gelernt, gilt der Beweis nicht mehr für sie.',
};
