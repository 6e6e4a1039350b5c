// Chapter 7: why the square root and no other divisor. Prose in German.
import type { rulesProse as english } from '../../en/prose/rules.ts';

export const rulesProse: Readonly<Record<keyof typeof english, string>> = {
  'scalings.chapter': 'Andere Divisoren',
  'scalings.title': 'Warum {rootInTitle} und nicht ln d, d, d⁵, eine Konstante oder die Normen',
  'scalings.intro':
    '„Große Scores, winzige Gradienten“ ist ein halber Grund: Er sagt nicht, wessen Gradient. Also sollen alle Divisoren auf dieselben Zufallsvektoren wirken und zwei Prüfungen bestehen, wenn {dk} wächst. Wählt die Anfrage noch unter den Schlüsseln? Und kann sie noch lernen, den richtigen zu wählen? Für die zweite Prüfung wird ein Schlüssel gewählt, bevor irgendein Score bekannt ist: der Zielschlüssel. Die Anfrage wird ein wenig verschoben: Wie weit bewegt sich sein Gewicht? Das ist der <strong>Zug</strong> des Zielschlüssels.',
  'scalings.reading':
    'Eine Linie am unteren Rand des linken Bildes hat ihre Attention verloren: Jeder Schlüssel erhält dasselbe. Eine Linie, die im rechten Bild sinkt, verliert den Zielschlüssel. Das geschieht auf zwei Arten. Ohne Divisor, mit {logOfDk} oder einer Konstante wächst die Streuung der Scores, und dem typischen Zielschlüssel bleibt kaum Gewicht. Mit {dk}, {fifthPower} und {exponentialOfDk} bleibt das Gewicht, aber die Scores reagieren kaum auf die Anfrage. Von allen Potenzen {powerOfDk} bleibt nur p = ½ in beiden Bildern eben, etwa von {dk} = 16 an.',
  'scalings.why':
    'Der Grund passt in eine Zeile. Bei unabhängigen Einträgen mit Mittelwert 0 und Varianz 1 lässt ein Divisor {divisorOfDk}',
  'scalings.forced':
    'übrig, und das hängt von {dk} ab, wenn nicht {divisorOfDk} ein Vielfaches von {rootDk} ist. So viel ist erzwungen. Welches Vielfache? ½{rootDk} und 2{rootDk} bleiben ebenso eben, nur heißer und kälter. Bei vielen Schlüsseln ist der Zug des typischen Zielschlüssels {sigma}e<sup>−{sigma}²/2</sup>, wobei {sigma} die Streuung der Scores ist: ein Hügel mit breitem Gipfel, und dessen Mitte liegt bei {sigma} = 1. {rootDk} hält also jede Kopfgröße an derselben Stelle dieses Hügels, und diese Stelle ist der Gipfel.',
  'scalings.yardstick':
    '<strong>Wie viel das beweist.</strong> Es ist, was ein natürlicher Maßstab wählt: der typische Schlüssel, vor dem Training, mit Schritten im Verhältnis zum Gradienten. Mit wenigen Schlüsseln liegt der Gipfel anderswo: Mit 8 Schlüsseln zieht {rootDk}/1,4 etwas stärker, und {rootDk} erreicht 92 % davon. Im Mittel über alle Zielschlüssel gibt es keinen solchen Gipfel, denn wenige glückliche Schlüssel heben das Mittel. Adam teilt die Größe eines Gradienten heraus, und eine größere Lernrate kann zu viel Division wettmachen, zu wenig aber nicht. Die <a href="https://arxiv.org/abs/1706.03762">Arbeit von 2017</a> (Abschnitt 3.2.1) nennt ihren Grund als Vermutung und berichtet von keinem Versuch mit anderen Faktoren.',
  'scalings.log':
    '<strong>Der Logarithmus.</strong> {logOfDk} ist der ernsthafte Rivale. Bei {dk} = 64 lässt er eine Standardabweichung von {logStd} übrig, ein wenig zu heiß, mehr nicht. Mit 8 Schlüsseln ist der Zug des Zielschlüssels bei {dk} = 16 und 64 so stark wie mit {rootDk}; mit 64 Schlüsseln ist er bei 16 etwas schwächer und bei 64 weniger als zwei Drittel so stark. Den Logarithmus schließt aus, wohin er führt, wenn Köpfe wachsen.',
  'scalings.linear':
    '<strong>Die Dimension selbst.</strong> Auch für {dk} spricht etwas, aber in einem anderen Fall. Hat das Training eine Anfrage und ihren Schlüssel einander ähnlich gemacht, so haben die meisten der {dk} Produkte in ihrem Score dasselbe Vorzeichen, und der Score wächst wie {dk}. Durch {dk} zu teilen hält <em>das</em> eben, weshalb <a href="https://arxiv.org/abs/2203.03466">Regeln zur Übertragung von Lernraten von schmalen auf breite Modelle</a> es benutzen. Am Anfang, solange die Vektoren noch zufällig sind, bringt es die Attention zum Verstummen, wenn der Kopf wächst.',
  'scalings.constant':
    '<strong>Eine Konstante.</strong> „Warum nicht immer 2 oder 10?“ Eine Konstante stimmt für eine Größe des Kopfes. Acht ist, was {rootDk} bei 64 ist: für kleinere Köpfe zu kalt, für größere zu heiß.',
  'scalings.norms':
    '<strong>Die Normen.</strong> Durch {normsOfBoth} zu teilen macht aus dem Score einen Kosinus zwischen −1 und 1, der für Zufallsvektoren wie 1/{rootDk} schrumpft. Ohne Verstärkung kann kein Schlüssel viel erhalten: unter 64 Schlüsseln höchstens 10,5 % des Gewichts. Modelle, die ihn benutzen, lernen daher eine Verstärkung (<a href="https://arxiv.org/abs/2010.04245">Henry und andere, 2020</a>). Mit der Verstärkung {rootDk} ist es fast die Regel dieser Seite, wie',
  'scalings.normsAfter':
    'zeigt: Die beiden letzten Faktoren liegen für Zufallsvektoren mit vielen Einträgen nahe bei 1.',
  'scalings.caveat':
    'All dies ist an Zufallsvektoren gemessen, wie sie zu Beginn des Trainings sind. Es sagt, wovon eine Regel ausgeht, nicht, was das Training daraus macht.',
};
