// Chapter 11: additive attention. Prose in German.
import type { additiveProse as english } from '../../en/prose/additive.ts';

export const additiveProse: Readonly<Record<keyof typeof english, string>> = {
  'additive.chapter': 'Additive Attention',
  'additive.title': 'Additive Attention',
  'additive.intro':
    'Das Produkt q·k ist nicht die einzige Art, eine Anfrage mit einem Schlüssel zu vergleichen. Die ältere, von <a href="https://arxiv.org/abs/1409.0473">Bahdanau, Cho und Bengio (2015)</a>, addiert beide und schickt die Summe durch ein kleines Netz mit h verborgenen Einheiten:',
  'additive.boundIntro':
    'Kein tanh ist größer als 1, also kann kein Score {additiveSum} überschreiten. Das Wachstum aus {toSize} scheint ausgeschlossen. Die Arbeit von 2017 (Abschnitt 3.2.1) schreibt, additive Attention sei für größere Werte von {dk} besser als multiplikative ohne Skalierung, und vermutet, dass ungeteilte Produkte zu groß werden. Macht die Schranke den Unterschied? Unten bewerten beide Arten dieselben Vektoren; Einträge von q und k sind N(0, 1), die von W und U N(0, 1/{dk}), und es gibt so viele verborgene Einheiten wie Dimensionen.',
  'additive.spread':
    '<strong>Nicht die Schranke hält Scores klein.</strong> Sie ist eine Summe von h Summanden und wächst wie h; unter zufälligen Gewichten schöpfen Scores wenig davon aus. (Auch Produkte haben eine Schranke, {additiveNorms}, und sie wächst wie {dk}.) Worauf es ankommt, ist die Streuung, und für unabhängige Einträge von v mit Mittelwert 0 ist sie fast genau',
  'additive.spreadAfter':
    'wobei z ~ N(0, 2) das ist, was eine verborgene Einheit sieht, und tanh² den Erwartungswert 0,52 hat; bei kleinem {dk}, wo die Längen von q und k noch schwanken, ist sie etwas kleiner. Mit Varianz 1 von v ist die Standardabweichung 0,72 {additiveRootH}: Sie wächst ebenso wie die ungeteilter Produkte, und so auch die größten Gewichte, während Softmax immer weniger auf seine Scores reagiert. Eben ist sie, wo die Varianz von v wie 1/h geht, und das ist ein Divisor {additiveRootH} unter anderem Namen.',
  'additive.usual':
    'Übliche Anfangsgewichte sind von dieser ebenen Art: Die Regel von Glorot gibt einem Ausgangsvektor mit h Einträgen die Varianz 2/(h + 1), die Vorgabe einer linearen Schicht in PyTorch gibt 1/(3h). Additive Attention beginnt also mit einer Streuung, die nicht von der Breite abhängt, weil ihre Initialisierung dafür sorgt, nicht weil tanh beschränkt ist. Ungeteilte Produkte von Vektoren der Varianz 1 haben nichts dergleichen; der Divisor {rootDk} gibt es ihnen.',
  'additive.verdict':
    '<strong>„Additive Attention ist für größere {dk} besser als multiplikative ohne Skalierung“: {claim06}.</strong> Es ist eine Beobachtung am Training, die dieses Bild nicht entscheiden kann. Die Arbeit von 2017 berichtet sie mit Verweis auf <a href="https://arxiv.org/abs/1703.03906">Britz, Goldie, Luong und Le (2017)</a>, die Übersetzungsmodelle trainiert haben, und nennt das Wachstum der Produkte als vermutete Ursache. Was das Bild zeigt, passt dazu: Vor dem Training sättigen ungeteilte Produkte Softmax, wenn {dk} wächst, additive Scores mit üblichen Gewichten nicht. Welche von beiden besser <em>lernt</em>, kann nur Training zeigen; das Kapitel {toTraining} trainiert beide, an einer kleinen Aufgabe.',
  'additive.takeAway':
    'Zum Behalten: Eine Schranke begrenzt, was geschehen kann, nicht, was geschieht. Es kommt auf die Streuung an, und darauf, wovon sie abhängt.',
};
