// Chapter 7: why the square root and no other divisor. Prose in German.
import type { rulesProse as english } from '../../en/prose/rules.ts';

export const rulesProse: Readonly<Record<keyof typeof english, string>> = {
  'scalings.chapter': 'Andere Divisoren',
  'scalings.title': 'Warum {rootInTitle} und nicht ln d, d, d⁵, eine Konstante oder die Normen',
  'scalings.intro':
    '„Große Scores, kleine Gradienten“ ist ein halber Grund: Er verlangte den größten Divisor, den es gibt. Also sollen alle auf dieselben Zufallsvektoren wirken und zwei Prüfungen bestehen, wenn {dk} wächst. Wählt die Anfrage noch unter den Schlüsseln? Und hat eine typische Zeile noch einen Gradienten?',
  'scalings.reading':
    'Eine Linie, die im linken Bild in den Fuß sinkt, hat ihre Attention verloren: Jeder Schlüssel erhält dasselbe. Eine, die im rechten Bild in den Fuß sinkt, hat den Gradienten ihrer typischen Zeile verloren. Ungeteilte Scores, {logOfDk} und jede Konstante streben dem rechten zu, {dk}, {fifthPower} und {exponentialOfDk} dem linken. Von allen Potenzen {powerOfDk} bleibt nur p = ½ in beiden eben, etwa von {dk} = 4 an.',
  'scalings.why':
    'Der Grund passt in eine Zeile. Bei unabhängigen Einträgen mit Mittelwert 0 und Varianz 1 lässt ein Divisor {divisorOfDk}',
  'scalings.forced':
    'übrig, und das hängt von {dk} ab, wenn nicht {divisorOfDk} ein Vielfaches von {rootDk} ist. So viel ist erzwungen. Welches Vielfache, ist es nicht: ½{rootDk} und 2{rootDk} bleiben ebenso eben, nur heißer und kälter. Dass die Streuung 1 sein soll, ist eine Übereinkunft, und eine gute; die <a href="https://arxiv.org/abs/1706.03762">Arbeit von 2017</a> (Abschnitt 3.2.1) nennt ihren Grund als Vermutung und berichtet von keinem Versuch mit anderen Faktoren.',
  'scalings.log':
    '<strong>Der Logarithmus.</strong> {logOfDk} ist der ernsthafte Rivale. Bei {dk} = 64 und 128 lässt er Standardabweichungen von 1,9 und 2,3 übrig, ein wenig zu heiß, mehr nicht. Ihn schließt aus, wohin er führt, nicht wo die Modelle von heute stehen.',
  'scalings.linear':
    '<strong>Die Dimension selbst.</strong> Auch für {dk} spricht etwas, aber in einem anderen Fall. Hat das Training eine Anfrage und ihren Schlüssel einander ähnlich gemacht, so ist ihr Produkt eine Summe von {dk} Summanden, die in dieselbe Richtung ziehen, und wächst wie {dk}. Durch {dk} zu teilen hält <em>das</em> eben, weshalb <a href="https://arxiv.org/abs/2203.03466">Regeln zur Übertragung von Lernraten von schmalen auf breite Modelle</a> es benutzen. Am Anfang, solange die Vektoren noch zufällig sind, bringt es die Attention zum Verstummen, wenn der Kopf wächst.',
  'scalings.constant':
    '<strong>Eine Konstante.</strong> „Warum nicht immer 2 oder 10?“ Eine Konstante stimmt für eine Größe des Kopfes. Acht ist, was {rootDk} bei 64 ist: für kleinere Köpfe zu kalt, für größere zu heiß.',
  'scalings.norms':
    '<strong>Die Normen.</strong> Durch {normsOfBoth} zu teilen macht aus dem Score einen Kosinus zwischen −1 und 1, der für Zufallsvektoren wie 1/{rootDk} schrumpft. Ohne Verstärkung kann kein Schlüssel viel erhalten: unter 64 Schlüsseln höchstens 10,5 % des Gewichts. Modelle, die ihn benutzen, lernen daher eine Verstärkung (<a href="https://arxiv.org/abs/2010.04245">Henry und andere, 2020</a>). Mit der Verstärkung {rootDk} ist es fast die Regel dieser Seite, wie',
  'scalings.normsAfter':
    'zeigt: Die beiden letzten Faktoren liegen für Zufallsvektoren mit vielen Einträgen nahe bei 1.',
  'scalings.caveat':
    'All dies ist an Zufallsvektoren gemessen, wie sie zu Beginn des Trainings sind. Es sagt, wovon eine Regel ausgeht, nicht, was das Training daraus macht.',
};
