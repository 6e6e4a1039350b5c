// Chapter 4: why exactly d. Prose in German.
import type { proofProse as english } from '../../en/prose/proof.ts';

export const proofProse: Readonly<Record<keyof typeof english, string>> = {
  'proof.chapter': 'Warum genau d',
  'proof.title': 'Warum genau {dk}: die {dk}² Summanden',
  'proof.intro':
    'Die Messung sagt, dass die Varianz eines Scores wie {dk} wächst. Warum wie {dk}, und nicht etwas schneller oder langsamer? Es sei {proofTerm}. Der Score ist die Summe dieser Produkte, sein Mittelwert ist 0, also ist seine Varianz das Mittel seines Quadrats. Ausmultipliziert:',
  'proof.square':
    'Das sind {dk}² Produkte, 4 096 bei {dk} = 64. Zählten sie alle, so wüchse die Varianz wie {dk}². Hier sind sie zu sehen: zuerst in einer Ziehung, dann über viele gemittelt.',
  'proof.stepsTitle': 'Der Beweis, Schritt für Schritt',
  'proof.assume':
    'Angenommen wird: Alle Einträge von q und k sind unabhängig, jeder mit Mittelwert 0 und Varianz 1. Über ihre Form ist nichts gesagt; normalverteilt müssen sie nicht sein.',
  'proof.stepMean':
    '<strong>Der Mittelwert ist 0.</strong> Das Mittel einer Summe ist immer die Summe der Mittel. Das Mittel eines Produkts ist das Produkt der Mittel, wenn seine Faktoren unabhängig sind: Hier wird benutzt, dass {proofTerm} unabhängige Faktoren hat.',
  'proof.stepVariance':
    '<strong>Also ist die Varianz das Mittel des Quadrats,</strong> und das ist das Mittel jedes Produkts, zusammengezählt.',
  'proof.stepDiagonal':
    '<strong>Auf der Diagonale</strong> ist jedes Mittel 1. Ein Eintrag mit Mittelwert 0 und Varianz 1 hat ein Quadrat mit Mittelwert 1, und die beiden Faktoren sind unabhängig.',
  'proof.stepBeside':
    '<strong>Neben ihr</strong> ist jedes Mittel 0. Vier verschiedene Einträge, alle unabhängig, jeder mit Mittelwert 0. Diesen Schritt verbirgt ein bloßes „Varianzen addieren sich“: Sie tun es nur, weil diese {dk}² − {dk} Summanden verschwinden.',
  'proof.stepSum': '<strong>Zusammengezählt.</strong> Von {dk}² Produkten bleiben {dk} übrig, jedes 1 wert.',
  'proof.exactTitle': 'Was exakt ist, und wann',
  'proof.exact':
    'Unter diesen Annahmen ist das Ergebnis exakt, für jedes {dk} von 1 an. Es ist keine Näherung, die mit {dk} besser wird; nur die <em>Form</em> der Verteilung braucht viele Summanden, um normal auszusehen.',
  'proof.less':
    'Weniger genügt. Ist q unabhängig von k, und haben allein die Einträge von q Mittelwert 0, Varianz 1 und untereinander keine Korrelation, so gilt',
  'proof.lessAfter':
    'woraus auch immer k besteht. Die Varianz ist also {dk}, sobald {proofLength}: Einer der beiden Vektoren darf Einträge haben, die alle voneinander abhängen. Tun es beide, so kann die Varianz {dk}² erreichen.',
  'proof.notAlways':
    '„Die Varianz eines Scores ist immer genau {dk}“ ist daher kein Satz. Mit k = q und normalverteilten Einträgen ist der Mittelwert {dk} und die Varianz 2{dk}. Haben alle Einträge den Mittelwert ½, so ist sie 1,5{dk}. Beim ersten Schritt des Trainings gelten die Annahmen, weil die Anfangsgewichte dafür gewählt sind, und soweit sie es sind; sobald Anfragen und Schlüssel voneinander gelernt haben, spricht nichts in diesem Beweis mehr von ihnen.',
  'proof.divideTitle': 'Von der Varianz zum Divisor',
  'proof.divide':
    'Teilt man alle Zahlen durch c, so wird jeder Abstand zum Mittelwert durch c geteilt, jedes Quadrat eines Abstands durch c², und damit auch die Varianz.',
  'proof.unit': 'Aus einer Varianz von {dk} wird 1, wenn c² gleich {dk} ist:',
  'proof.convention':
    'Warum 1 und nicht ½ oder 2? Zuerst muss die Zahl für jedes {dk} dieselbe sein, und dafür taugt jedes Vielfache von {rootDk}. Warum 1 ein guter Ort ist, zeigen die Kapitel über <a href="#gradient">Gradienten</a> und <a href="#rules">andere Divisoren</a>: ein guter Ort, nicht der einzige.',
};
