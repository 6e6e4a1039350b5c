// Chapter 12: training with and without. Prose in German.
import type { trainingProse as english } from '../../en/prose/training.ts';

export const trainingProse: Readonly<Record<keyof typeof english, string>> = {
  'training.chapter': 'Training mit und ohne',
  'training.title': 'Training mit und ohne Divisor',
  'training.intro':
    'Hier wird im Browser eine Attention-Schicht mit einem Kopf trainiert. Jeder Schlüssel ist ein Symbol und trägt eine Klasse. Die Anfrage ist eines dieser Symbole, und die Antwort ist die Klasse des Schlüssels, der zu ihr passt. Einbettungen und Ausgabe sind fest; {trainingWq} und {trainingWk} lernen. Die Einträge von Anfragen und Schlüsseln haben am Anfang die Varianz 1.',
  'training.begin':
    'Unter jeder Regel beginnen die Läufe mit denselben Gewichten, sehen dieselben Batches und haben dieselbe Lernrate. Nur der Faktor im Score ist ein anderer.',

  'training.two':
    '<strong>Zu heiß und zu kalt.</strong> Mit den Einstellungen vom Anfang lernt ÷ {rootDk} die Aufgabe in wenigen Dutzend Schritten. Ohne Divisor ist sich Softmax von Beginn an eines Schlüssels sicher, meist des falschen. Mit ÷ {dk} sehen alle Schlüssel gleich aus, und die Scores reagieren kaum auf die Anfrage. Beide bleiben zurück, aus entgegengesetzten Gründen.',
  'training.whose':
    '<strong>Welcher Gradient ist klein?</strong> Der Gradient von {trainingWq} als Ganzes ist ohne Divisor <em>am größten</em>. Er geht an die wenigen Schlüssel, die schon gewonnen haben. Winzig wird der Teil vom Schlüssel, der hätte gewinnen sollen. Das Training kriecht trotzdem voran: Mehr Schritte kommen weiter.',
  'training.rates':
    '<strong>Liegt es an der Lernrate?</strong> Eine einzelne Rate kann jede Regel begünstigen. Die Karte probiert deshalb sieben, von 0,001 bis 1000, mit SGD und 200 Schritten. Ohne Divisor bringt keine Rate den mittleren von fünf Läufen auf 90 %. (Bei {dk} = 64 kam einer von fünf dorthin.) Eine Rate von 1 oder 10 gleicht die Division durch {dk} aus. Aus gleichmäßiger Attention lässt sich lernen, aus falscher Gewissheit nicht.',
  'training.widths':
    '<strong>Was geschieht, wenn {dk} wächst?</strong> Ein Schritt verschiebt den Score des richtigen Schlüssels um einen Betrag, der von der Breite abhängt. Für kleine Schritte von zufälligen Gewichten aus, mit Divisor {trainingC} und Lernrate {trainingEta}:',
  'training.widthsAfter':
    'Mit SGD bleiben bei {trainingC} = {rootDk} die ersten Scores und die Schritte für jedes {dk} gleich. Eine Lernrate passt dann für alle Breiten. Adam teilt die Größe des Gradienten heraus, so geht ein Faktor 1/{trainingC} verloren. Sein Schritt bleibt bei {trainingC} = {dk} gleich.',
  'training.limits':
    '<strong>Was das nicht zeigt.</strong> Es sagt nichts über große Sprachmodelle, über Tiefe oder über die Güte am Ende. Es ist der Anfang des Trainings einer einzigen Schicht, an einer dafür gemachten Aufgabe.',

  'training.hidden.summary': 'Was den Effekt verbirgt, und wo 1/{dk} besser ist',
  'training.hidden':
    'Vier Dinge verbergen ihn, und alle lassen sich oben ausprobieren. Kleine Köpfe: Bis {dk} von etwa 32 kommt eine gut gewählte Rate ohne Divisor aus. Adam mit angepasster Rate, wenn auch die Werte lernen. Kleine Anfangsgewichte: Werden {trainingWq} und {trainingWk} je mit {trainingFourth} multipliziert, muss nichts geteilt werden, und in diesem Sinn beginnt T5. Ein schmales Modell, dessen Symbole sich Richtungen teilen: {trainingModel} auf 32 stellen.',
  'training.linear':
    'Hat das Training Anfragen und ihre Schlüssel einander angeglichen, wachsen Scores wie {dk}, und mit Adam auch die Schritte. Durch {dk} geteilt bleibt beides eben, wenn Köpfe wachsen. Regeln, die Lernraten von schmalen auf breite Modelle übertragen, benutzen es deshalb. In diesem kleinen Aufbau ist der Preis ein Anfang, bei dem die Anfrage kaum zählt.',
  'training.values.summary': 'Werte, die lernen, und additive Attention',
  'training.values':
    'Eine gesättigte Zeile gibt Gradienten immer noch an die Werte weiter: Das zeigt der Gradient von {trainingWv} unter „Weitere Bilder“. Mit „W_V lernt mit“ lernt das Modell ohne Divisor, was allein mit Werten geht. Auch deshalb kann ein fehlender Divisor unbemerkt bleiben.',
  'training.additive':
    'Die Arbeit sagt auch, additive Attention übertreffe das Skalarprodukt ohne Skalierung bei größerem {dk} ({toAdditive}). Dazu „additiv“ neben „keine Skalierung“ stellen und {dk} verschieben. Was dabei herauskommt, gilt für diese Aufgabe und diese Lernrate.',
  'training.sources.summary': 'Quellen',
  'training.sources':
    'A. Vaswani und andere, <a href="https://arxiv.org/abs/1706.03762">Attention is all you need</a>, 2017. D. Britz, A. Goldie, M.-T. Luong und Q. Le, <a href="https://arxiv.org/abs/1703.03906">Massive exploration of neural machine translation architectures</a>, 2017, zu additiver Attention. G. Yang, E. Hu und andere, <a href="https://arxiv.org/abs/2203.03466">Tensor programs V</a>, 2022, zu 1/{dk} mit Adam. C. Raffel und andere, <a href="https://arxiv.org/abs/1910.10683">T5</a>, 2020, zu kleinen Anfangsgewichten. D. Kingma und J. Ba, <a href="https://arxiv.org/abs/1412.6980">Adam</a>, 2015.',
};
