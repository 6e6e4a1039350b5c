// Chapter 12: training with and without. Prose in German.
import type { trainingProse as english } from '../../en/prose/training.ts';

export const trainingProse: Readonly<Record<keyof typeof english, string>> = {
  'training.chapter': 'Training mit und ohne',
  'training.title': 'Training mit und ohne Divisor',
  'training.intro':
    'Bis hierher hat noch nichts etwas gelernt. Jetzt wird eine Schicht mit einem Kopf trainiert, hier im Browser, an einer Aufgabe, die Attention allein lösen kann: Jeder Schlüssel ist ein Symbol und trägt eine Klasse, die Anfrage ist eines dieser Symbole, und die Antwort ist die Klasse des Schlüssels, der zu ihr passt. Die Einbettungen sind zufällig und fest, die Ausgabe ist fest; {trainingWq} und {trainingWk} lernen. Die Einträge von Anfragen und Schlüsseln haben am Anfang die Varianz 1.',
  'training.begin':
    'Die dritte Aufgabe des Lehrbuchs lautet: dasselbe Modell mit und ohne Divisor trainieren und vergleichen. Unter jeder Regel beginnen die Läufe mit denselben Gewichten, sehen dieselben Batches und haben dieselbe Lernrate. Nur der Faktor im Score ist ein anderer.',

  'training.two':
    '<strong>Zu heiß und zu kalt.</strong> In diesem Aufbau, mit den Einstellungen vom Anfang, lernt ÷ {rootDk} die Aufgabe in wenigen Dutzend Schritten. Ohne Divisor ist sich Softmax von Beginn an eines Schlüssels sicher, meist des falschen. Mit ÷ {dk} sehen alle Schlüssel gleich aus, und die Scores reagieren kaum auf die Anfrage. Beide bleiben zurück, aus entgegengesetzten Gründen. „Gradienten verschwinden“ verlangt eine Rückfrage: welche? Der Gradient von {trainingWq} als Ganzes ist ohne Divisor <em>am größten</em>, aber er geht an die wenigen Schlüssel, die schon gewonnen haben. Winzig wird der Teil, der von dem Schlüssel kommt, der hätte gewinnen sollen. Eingefroren ist das Training ohne Divisor auch nicht: Es kriecht voran, und längere Läufe (mehr Schritte) kommen weiter.',
  'training.values':
    '<strong>Der Weg durch die Werte bleibt offen.</strong> Was eine gesättigte Zeile nicht zu den Scores durchlässt, lässt sie doch zu den Werten durch: Das zeigt der Gradient von {trainingWv}. Mit „W_V lernt mit“ lernt das Modell ohne Divisor, was sich an Werten lernen lässt. Auch deshalb kann ein fehlender Divisor unbemerkt bleiben.',
  'training.additive':
    '<strong>Die andere Hälfte des Satzes.</strong> Additive Attention übertreffe das Skalarprodukt ohne Skalierung bei größerem {dk}, schreibt die Arbeit von 2017 ({toAdditive}): „additiv“ neben „keine Skalierung“ stellen und {dk} verschieben. Was dabei herauskommt, gilt für diese Aufgabe und diese Lernrate.',
  'training.widths':
    '<strong>Was geschieht, wenn {dk} wächst.</strong> Ein Schritt des Trainings verschiebt den Score des gefragten Schlüssels um einen Betrag, der von der Breite abhängt. Für kleine Schritte von zufälligen Gewichten aus, mit Divisor {trainingC} und Lernrate {trainingEta}:',
  'training.widthsAfter':
    'Mit SGD ist es {trainingC} = {rootDk}, wofür sich weder die ersten Scores noch die Schritte mit {dk} ändern: Eine Lernrate passt für alle Breiten. Adam teilt die Größe des Gradienten heraus, ein Faktor 1/{trainingC} geht verloren, und der Schritt bleibt für {trainingC} = {dk} gleich.',
  'training.rates':
    '<strong>Liegt es an der Lernrate?</strong> Eine einzelne Rate kann jede Regel begünstigen, deshalb hat jede ihre beste verdient. Hier sind es sieben Raten von 0,001 bis 1000, mit SGD und 200 Schritten, bei {dk} = 64 und 256. Ohne Divisor bringt keine Rate den mittleren von fünf Läufen auf 90 %; bei 64 kam einer der fünf dorthin. Eine Rate von 1 oder 10 gleicht die Division durch {dk} aus. Aus gleichmäßiger Attention lässt sich lernen, aus falscher Gewissheit nicht.',

  'training.hidden':
    '<strong>Was den Effekt verbirgt.</strong> Kleine Köpfe: Bis {dk} von etwa 32 kommt eine gut gewählte Rate ohne Divisor aus. Adam mit angepasster Rate, wenn dazu die Werte lernen. Gewichte, die klein beginnen: Werden {trainingWq} und {trainingWk} je mit {trainingFourth} multipliziert, so muss nichts geteilt werden, und in diesem Sinn beginnt T5. Ein schmales Modell, dessen Symbole sich Richtungen teilen: {trainingModel} auf 32 setzen. Alle vier lassen sich oben versuchen.',
  'training.linear':
    '<strong>Wo 1/{dk} die bessere Wahl ist.</strong> Hat das Training Anfragen und ihre Schlüssel einander angeglichen, so wachsen Scores wie {dk}, und mit Adam die Schritte ebenso: Durch {dk} zu teilen hält beides eben, wenn Köpfe wachsen. Regeln zur Übertragung von Lernraten von schmalen auf breite Modelle benutzen es deshalb. In diesem kleinen Aufbau ist der Preis ein Anfang, bei dem die Anfrage kaum zählt.',
  'training.limits':
    '<strong>Was nicht gezeigt wird.</strong> Nichts über große Sprachmodelle, über Tiefe oder über die Güte am Ende: Zu sehen ist der Anfang, und das frühe Training, einer einzigen Schicht an einer dafür gemachten Aufgabe.',
  'training.sources':
    'Quellen: A. Vaswani und andere, <a href="https://arxiv.org/abs/1706.03762">Attention is all you need</a>, 2017. D. Britz, A. Goldie, M.-T. Luong und Q. Le, <a href="https://arxiv.org/abs/1703.03906">Massive exploration of neural machine translation architectures</a>, 2017, zu additiver Attention. G. Yang, E. Hu und andere, <a href="https://arxiv.org/abs/2203.03466">Tensor programs V</a>, 2022, zu 1/{dk} mit Adam. C. Raffel und andere, <a href="https://arxiv.org/abs/1910.10683">T5</a>, 2020, zu kleinen ersten Gewichten. D. Kingma und J. Ba, <a href="https://arxiv.org/abs/1412.6980">Adam</a>, 2015.',
};
