// Chapter 7: why the square root and no other divisor. Prose in German.
import type { rulesProse as english } from '../../en/prose/rules.ts';

export const rulesProse: Readonly<Record<keyof typeof english, string>> = {
  'scalings.chapter': 'Andere Divisoren',
  'scalings.title': 'Warum {rootInTitle} und nicht ln d, d, d⁵, eine Konstante oder die Normen',
  'scalings.intro':
    'Alle Divisoren bekommen hier dieselben Zufallsvektoren. Wenn {dk} wächst, entscheiden zwei Fragen. Wählt die Anfrage noch unter den Schlüsseln? Und kann sie noch lernen, den richtigen zu wählen? Für die zweite Frage wird vorher ein Schlüssel gewählt, das Ziel, und die Anfrage ein wenig bewegt. Wie weit bewegt sich das Gewicht des Ziels? Das ist der <strong>Zug</strong> des Ziels.',
  'scalings.reading':
    'Eine Linie, die sinkt, verliert das Ziel. Das geschieht auf zwei Arten. Ohne Divisor, mit {logOfDk} oder mit einer Konstante wächst die Streuung der Scores, und dem typischen Ziel bleibt kaum Gewicht. Mit {dk}, {fifthPower} und {exponentialOfDk} reagieren die Scores kaum auf die Anfrage. Das erste der weiteren Bilder zeigt die Attention: Eine Linie am unteren Rand gibt jedem Schlüssel dasselbe. Von allen Potenzen {powerOfDk} bleibt nur p = ½ in beiden Bildern eben, etwa ab {dk} = 16.',
  'scalings.why':
    'Der Grund passt in eine Zeile. Bei unabhängigen Einträgen mit Mittelwert 0 und Varianz 1 bleibt nach einem Divisor {divisorOfDk} die Streuung',
  'scalings.forced':
    'Sie hängt von {dk} ab, außer wenn {divisorOfDk} ein Vielfaches von {rootDk} ist. Welches Vielfache? Bei vielen Schlüsseln ist der Zug des typischen Ziels {sigma}e<sup>−{sigma}²/2</sup>; dabei ist {sigma} die Streuung der Scores. Das ist ein Hügel mit breitem Gipfel, und dessen Mitte liegt bei {sigma} = 1. Hier lässt er sich begehen: {toSummit}',
  'scalings.log':
    '<strong>Der Logarithmus.</strong> {logOfDk} ist der ernsthafte Rivale. Bei {dk} = 64 bleibt eine Standardabweichung von {logStd}: ein wenig zu heiß, mehr nicht. Mit 8 Schlüsseln ist sein Zug bei {dk} = 16 und 64 so stark wie der von {rootDk}. Mit 64 Schlüsseln ist er bei 16 etwas schwächer und bei 64 weniger als zwei Drittel so stark. Je größer die Köpfe, desto weiter fällt er zurück.',
  'scalings.linear':
    '<strong>Die Dimension selbst.</strong> Hat das Training eine Anfrage und ihren Schlüssel einander ähnlich gemacht, haben die meisten der {dk} Produkte in ihrem Score dasselbe Vorzeichen. Dann wächst der Score wie {dk}, und durch {dk} geteilt bleibt <em>er</em> eben. <a href="https://arxiv.org/abs/2203.03466">Regeln, die Lernraten von schmalen auf breite Modelle übertragen</a>, benutzen es aus diesem Grund. Am Anfang, mit Zufallsvektoren, sehen damit alle Schlüssel gleich aus, wenn der Kopf wächst.',
  'scalings.constant':
    '<strong>Eine Konstante.</strong> „Warum nicht immer 2 oder 10?“ Eine Konstante passt zu einer einzigen Kopfgröße. Acht ist {rootDk} bei 64. Für kleinere Köpfe ist das zu kalt, für größere zu heiß.',
  'scalings.caveat':
    'All das ist an Zufallsvektoren gemessen, wie sie am Anfang des Trainings sind. Es sagt, wovon eine Regel ausgeht, nicht, was das Training daraus macht.',
  'scalings.norms.summary': 'Die Normen: Kosinus-Attention',
  'scalings.norms':
    'Teilt man durch {normsOfBoth}, wird aus dem Score ein Kosinus zwischen −1 und 1, der bei Zufallsvektoren wie 1/{rootDk} schrumpft. Ohne Verstärkung kann kein Schlüssel viel bekommen: unter 64 Schlüsseln höchstens 10,5 % des Gewichts. Modelle, die den Kosinus benutzen, lernen deshalb eine Verstärkung (<a href="https://arxiv.org/abs/2010.04245">Henry und andere, 2020</a>). Mit der Verstärkung {rootDk} ist es fast die Regel dieser Seite:',
  'scalings.normsAfter': 'Die letzten beiden Faktoren liegen für Zufallsvektoren mit vielen Einträgen nahe bei 1.',
  'scalings.yardstick.summary': 'Wie viel beweist das?',
  'scalings.yardstick':
    'Es ist das, was ein natürlicher Maßstab wählt: der typische Schlüssel, vor dem Training, mit Schritten im Verhältnis zum Gradienten. Mit 8 Schlüsseln zieht {rootDk}/1,4 etwas stärker, und {rootDk} erreicht 92 % davon. Das Mittel über alle Ziele hat keinen solchen Gipfel, denn wenige Glückstreffer heben es. Adam teilt die Größe eines Gradienten heraus. Eine größere Lernrate kann zu viel Teilen ausgleichen, zu wenig nicht. Die Arbeit von 2017 (<a href="https://arxiv.org/abs/1706.03762">Vaswani und andere</a>, Abschnitt 3.2.1) nennt ihren Grund als Vermutung und berichtet von keinem Versuch mit anderen Faktoren.',
};
