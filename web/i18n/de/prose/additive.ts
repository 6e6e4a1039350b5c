// Chapter 11: additive attention. Prose in German.
import type { additiveProse as english } from '../../en/prose/additive.ts';

export const additiveProse: Readonly<Record<keyof typeof english, string>> = {
  'additive.chapter': 'Additive Attention',
  'additive.title': 'Additive Attention',
  'additive.intro':
    'Eine ältere Art, eine Anfrage mit einem Schlüssel zu vergleichen, addiert beide und schickt die Summe durch ein kleines Netz mit h verborgenen Einheiten (<a href="https://arxiv.org/abs/1409.0473">Bahdanau, Cho und Bengio 2015</a>):',
  'additive.boundIntro':
    'Kein tanh ist größer als 1, also kann kein Score {additiveSum} überschreiten. Hält diese Schranke die Scores klein? Unten bewerten beide Arten dieselben Vektoren. Einträge von q und k sind N(0, 1), die von W und U sind N(0, 1/{dk}), und es gibt so viele verborgene Einheiten wie Dimensionen.',

  'additive.spread':
    '<strong>Nein, die Schranke nicht.</strong> Sie wächst wie h, und mit zufälligen Gewichten schöpfen Scores wenig davon aus. (Auch Produkte haben eine Schranke, {additiveNorms}, und sie wächst wie {dk}.) Es kommt auf die Streuung an. Für unabhängige Einträge von v mit Mittelwert 0 ist die Varianz fast genau',
  'additive.spreadAfter':
    'Dabei ist z ~ N(0, 2) das, was eine verborgene Einheit sieht, und tanh² hat das Mittel 0,52, bei kleinem {dk} etwas weniger. Mit Varianz 1 von v ist die Standardabweichung 0,72 {additiveRootH}. Sie wächst ebenso wie bei ungeteilten Produkten. Eben bleibt sie, wenn die Varianz von v wie 1/h geht, und das ist ein Divisor {additiveRootH} unter anderem Namen.',
  'additive.usual':
    'Genau das tut die übliche Initialisierung. Die Regel von Glorot gibt einem Ausgangsvektor mit h Einträgen die Varianz 2/(h + 1), die Vorgabe einer linearen Schicht in PyTorch gibt 1/(3h). Additive Attention beginnt also wegen ihrer Initialisierung mit gleicher Streuung, nicht weil tanh beschränkt ist. Bei Produkten von Vektoren der Varianz 1 leistet {rootDk} dasselbe.',
  'additive.verdict.summary': 'Ist additive Attention besser als ungeteilte Produkte?',
  'additive.verdict':
    '„Additive Attention ist für größere {dk} besser als das Skalarprodukt ohne Skalierung.“ Das Urteil: {claim06}. Die Arbeit von 2017 (Abschnitt 3.2.1) berichtet es mit Verweis auf <a href="https://arxiv.org/abs/1703.03906">Britz, Goldie, Luong und Le (2017)</a>, die Übersetzungsmodelle trainiert haben. Sie vermutet, dass ungeteilte Produkte zu groß werden. Das Bild passt dazu: Vor dem Training sättigen ungeteilte Produkte Softmax, wenn {dk} wächst, additive Scores mit üblichen Gewichten nicht. Welche von beiden besser <em>lernt</em>, kann nur Training zeigen: {toTraining} trainiert beide, an einer kleinen Aufgabe.',
};
