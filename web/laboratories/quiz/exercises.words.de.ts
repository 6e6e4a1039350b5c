// <dk-quiz> in German: the five exercises.
import type { quizExercises as english } from './exercises.words.en.ts';

export const quizExercises: Readonly<Record<keyof typeof english, string>> = {
  'quiz.drag': 'Die Linie lässt sich ziehen, auch mit dem Regler.',
  'quiz.within': 'Richtig innerhalb von {tolerance}.',
  'quiz.row.label': 'x',
  'quiz.row.x': 'x = {x}',
  'quiz.row.mark': 'x = {x}\n{name} {value}',
  'quiz.std.question':
    'q und k haben dₖ unabhängige Einträge, jeder mit Mittelwert 0 und Varianz 1. Bei dₖ = 64 hat der Score q·k die Standardabweichung {known}. Wie groß ist sie bei dₖ = {d}?',
  'quiz.std.label': 'Standardabweichung von q·k',
  'quiz.std.title': 'Die Verteilung von q·k',
  'quiz.std.key': 'Bei dₖ = 64 sieht sie so aus.',
  'quiz.std.after': 'Bei dₖ = {d} ist ihre Standardabweichung {std}.',
  'quiz.std.picture': 'Die exakte Dichte von q·k für normalverteilte Einträge.',
  'quiz.std.axis': 'q·k',
  'quiz.std.line': 'dₖ = {d}',
  'quiz.std.mark': '{name}\nbei {x}: Dichte {density}',
  'quiz.std.right': '{d} Produkte, jedes mit Varianz 1, ergeben eine Varianz von {d}; deren Wurzel ist {std}.',
  'quiz.std.variance': '{d} ist die Varianz von q·k. Die Standardabweichung ist ihre Wurzel, {std}.',
  'quiz.std.scaled':
    '1 ist, was nach der Division durch √dₖ übrig ist. Der rohe Score bei dₖ = {d} streut noch um {std}: Das ist es, was herausgeteilt wird.',
  'quiz.std.inverse': '{inverse} ist 1/√dₖ, womit multipliziert wird. Die Streuung, die es herausnimmt, ist {std}.',
  'quiz.std.logarithm':
    '{logarithm} ist ln {d}. Varianzen unabhängiger Produkte addieren sich, die Streuung ist also eine Wurzel: {std}, und kein Logarithmus.',
  'quiz.std.known': 'Das ist die Streuung bei dₖ = 64. Mit {d} Produkten ist sie {std}.',
  'quiz.std.below':
    'Zu klein. Die Varianz ist {d}, eins für jedes Produkt, und die Wurzel aus {d} ist {std}. Wer weniger misst, hat durch etwas geteilt.',
  'quiz.std.above':
    'Zu groß. Der Zufall lässt die {d} Produkte sich zum Teil aufheben: Ihre Summe streut um {std} und nicht um {d}.',
  'quiz.saturation.question':
    'Eine Zeile von Scores (x; 0; 0; 0). Softmax heiße gesättigt, sobald das erste Gewicht {asked} erreicht hat. Bei welchem x geschieht das?',
  'quiz.saturation.title': 'softmax von (x; 0; 0; 0)',
  'quiz.saturation.picture': 'Das erste Gewicht von Softmax von x und drei Nullen, für x von 0 bis 10.',
  'quiz.saturation.line': 'erstes Gewicht',
  'quiz.saturation.right':
    'Bei x = {x} ist das erste Gewicht {weight}. Genau {asked} wird erreicht, wo eˣ gleich {argument} gegen dreimal 1 steht: ln {argument} = {value}.',
  'quiz.saturation.below':
    'Bei x = {x} ist das erste Gewicht {weight}, noch nicht {asked}. Nötig ist ein Verhältnis von {argument} zu jedem der anderen, also x = ln {argument} = {value}.',
  'quiz.saturation.above':
    'Bei x = {x} ist das erste Gewicht {weight}, schon über {asked}. Erreicht war das bei x = ln {argument} = {value}.',
  'quiz.saturation.after': 'Drei Arten, „gesättigt“ zu sagen',
  'quiz.saturation.afterKey':
    'Wo das erste Gewicht jeden Anteil erreicht: Jede weitere Neun bringt x um etwa ln 10 weiter.',
  'quiz.steepest.question':
    'Dieselbe Zeile (x; 0; 0; 0). Bei welchem x steigt das erste Gewicht am steilsten, so dass eine kleine Änderung von x es am meisten bewegt?',
  'quiz.steepest.line': 'Steigung',
  'quiz.steepest.right':
    'Bei x = {x} ist das Gewicht {weight} und seine Steigung {slope}. Die Steigung ist p(1 − p), am größten bei p = ½, also bei x = ln 3 = {value}.',
  'quiz.steepest.below':
    'Bei x = {x} ist das Gewicht {weight} und seine Steigung p(1 − p) gleich {slope}. Es wird noch steiler, bis {most} bei x = ln 3 = {value}.',
  'quiz.steepest.above':
    'Bei x = {x} ist das Gewicht {weight} und seine Steigung p(1 − p) gleich {slope}. Am steilsten war es vorher, mit {most} bei x = ln 3 = {value}.',
  'quiz.steepest.after': 'Wie steil das erste Gewicht ist',
  'quiz.steepest.afterKey': 'Am größten, wo das Gewicht ein Halb ist; fast nichts, sobald es gesättigt ist.',
  'quiz.training.question':
    'Eine Schicht Attention lernt eine Erinnerungsaufgabe mit SGD und Lernrate {rate} bei dₖ = {d}. Sie tut es ohne Divisor, mit ÷ √dₖ und mit ÷ dₖ, von denselben Anfangsgewichten aus und auf denselben Batches. Was kommt in {steps} Schritten heraus?',
  'quiz.training.root': '÷ √dₖ hat die Aufgabe gelernt, und die beiden anderen liegen weit zurück.',
  'quiz.training.root.feedback':
    'Trefferquote nach {steps} Schritten, Median von {runs} Läufen: {sqrt} mit ÷ √dₖ, {none} ohne Divisor, {linear} mit ÷ dₖ. So ist es in diesem Aufbau; im Kapitel „Training mit und ohne“ lässt er sich ändern.',
  'quiz.training.frozen': 'Ohne Divisor ist der Gradient von Anfang an am kleinsten, und gelernt wird gar nichts.',
  'quiz.training.frozen.feedback':
    'Der Gradient von W_Q bei Schritt 0 betrug {noneGradient} ohne Divisor, {sqrtGradient} mit ÷ √dₖ, {linearGradient} mit ÷ dₖ: Er war am größten. Das meiste davon geht aber an die wenigen Schlüssel, die schon gewonnen haben, nicht an den, der gewinnen soll. Und {none} nach {steps} Schritten ist langsam, aber nicht nichts.',
  'quiz.training.linear':
    '÷ dₖ hat sie am besten gelernt, da Softmax dort am weitesten von der Sättigung entfernt ist.',
  'quiz.training.linear.feedback':
    'Weit von der Sättigung, mit ÷ dₖ, sehen alle Schlüssel gleich aus, und die Scores reagieren kaum auf die Anfrage. Der Gradient von W_Q bei Schritt 0 betrug {linearGradient}, wo ÷ √dₖ {sqrtGradient} hatte. Nach {steps} Schritten {linear} gegen {sqrt}.',
  'quiz.training.alike': 'Alle drei haben sie gleich gut gelernt, denn Training gleicht einen Faktor aus.',
  'quiz.training.alike.feedback':
    'Gewichte, die einen Faktor ausgleichen, gibt es. Mit einer Lernrate haben {steps} Schritte sie nicht gefunden: {none} ohne Divisor, {sqrt} mit ÷ √dₖ, {linear} mit ÷ dₖ.',
  'quiz.training.after': 'Trefferquote nach {steps} Schritten',
  'quiz.training.afterKey': 'Median von {runs} Läufen, soeben trainiert.',
  'quiz.training.measuring': 'Je {runs} Läufe sind unterwegs.',
  'quiz.sweep.question':
    'Eine Anfrage und {keys} Schlüssel wurden bei dₖ = {d} gezogen; ihre Scores werden durch τ√dₖ geteilt. Gesucht ist die Temperatur τ, bei der der stärkste Schlüssel ein Gewicht von {asked} erhält.',
  'quiz.sweep.label': 'τ',
  'quiz.sweep.title': 'Größtes Gewicht über der Temperatur',
  'quiz.sweep.picture': 'Das größte Gewicht einer Zeile über der Temperatur, von einem Sechzehntel bis sechzehn.',
  'quiz.sweep.axis': 'τ, logarithmisch; τ = 1 ist ÷ √dₖ allein',
  'quiz.sweep.line': 'größtes Gewicht',
  'quiz.sweep.mark': 'τ = {tau}\ngrößtes Gewicht {peak}',
  'quiz.sweep.within': 'Richtig, wenn das Gewicht dort innerhalb von {tolerance} liegt.',
  'quiz.sweep.right': 'Bei τ = {tau} hat der stärkste Schlüssel {peak}; verlangt war {asked}.',
  'quiz.sweep.below':
    'Bei τ = {tau} ist es zu scharf: Der stärkste Schlüssel hat {peak}. Eine höhere Temperatur macht flacher, und τ = {value} ergibt {asked}.',
  'quiz.sweep.above':
    'Bei τ = {tau} ist es zu flach: Der stärkste Schlüssel hat nur {peak}. Eine tiefere Temperatur schärft, und τ = {value} ergibt {asked}.',
  'quiz.sweep.after': 'Größtes Gewicht bei halbem, einfachem und doppeltem √dₖ',
  'quiz.sweep.afterKey': 'Dieselbe Zeile unter den drei Temperaturen der Übung.',
  'quiz.sweep.bar': '÷ {tau} √dₖ',
  'quiz.odds.question':
    'Zwei Schlüssel. Bei τ = 1 hat der erste das {one}-Fache des Gewichts des zweiten. Das Wievielfache hat er bei τ = ½?',
  'quiz.odds.label': 'Vielfaches des Gewichts des zweiten',
  'quiz.odds.right':
    'Die halbe Temperatur verdoppelt die Differenz der Scores, und das quadriert das Verhältnis: {one}² = {half}.',
  'quiz.odds.doubled':
    '{doubled} ist das doppelte Verhältnis. Was sich verdoppelt, ist die Differenz der Scores; sie steht in einem Exponenten, also wird aus {one} nun {one}² = {half}.',
  'quiz.odds.same': 'Scores durch weniger zu teilen ändert ihr Verhältnis sehr wohl: Aus {one} wird {half}.',
  'quiz.odds.root': '{two} ist die Wurzel aus {one}: Das bewirkt τ = 2. Kälter ist schärfer: {half} bei τ = ½.',
  'quiz.odds.below': 'Zu wenig. Die halbe Temperatur quadriert das Verhältnis, und {one}² ist {half}.',
  'quiz.odds.above': 'Zu viel. Die halbe Temperatur quadriert das Verhältnis und mehr nicht: {one}² ist {half}.',
  'quiz.odds.after': 'Verhältnis des ersten Schlüssels zum zweiten',
  'quiz.odds.afterKey': 'Jede Halbierung von τ quadriert es.',
  'quiz.odds.bar': 'τ = {tau}',
  'quiz.odds.toOne': '{odds} zu 1',
  'quiz.uniform.question':
    '{keys} Schlüssel mit gleichen Scores. Der erste Score wird um ein sehr kleines ε erhöht: Um das Wievielfache von ε steigt sein Gewicht? (Das ist ∂p₁/∂s₁.)',
  'quiz.uniform.label': '∂p₁/∂s₁',
  'quiz.uniform.right': 'p(1 − p) mit p = {share} ist {own}.',
  'quiz.uniform.weight':
    '{share} ist das Gewicht selbst. Einen Score zu erhöhen erhöht auch die Summe, durch die alle geteilt werden, und so bleibt p(1 − p) = {own}.',
  'quiz.uniform.nothing':
    'Gleiche Gewichte sitzen nicht fest. Mit {keys} Schlüsseln ist die Steigung p(1 − p) = {own}; nahe 0 ist sie, wo ein Schlüssel fast alles hat.',
  'quiz.uniform.other':
    '{other} ist, was jeder andere Schlüssel verliert: −p·p. Der erste Schlüssel gewinnt, was alle anderen zusammen verlieren, {own}.',
  'quiz.uniform.one': 'Softmax gibt nur einen Teil weiter: p(1 − p), und das ist {own} bei p = {share}.',
  'quiz.uniform.below': 'Zu klein. p(1 − p) bei p = {share} ist {own}.',
  'quiz.uniform.above': 'Zu groß. Keine Steigung von Softmax übersteigt ¼; p(1 − p) bei p = {share} ist {own}.',
  'quiz.uniform.after': '∂p₁/∂s₁, wenn der erste Schlüssel davonzieht',
  'quiz.uniform.afterKey': 'Gleichmäßig gegen Spitze: derselbe Eintrag der Jacobi-Matrix.',
  'quiz.uniform.equal': 'alle gleich',
  'quiz.uniform.ahead': 'erster um {by} voraus',
  'quiz.peaked.question':
    'Die Spur der Jacobi-Matrix, tr J = 1 − Σp², sagt, wie stark Gewichte auf ihre Scores reagieren. Für (x; 0; 0; 0) ist sie {even} bei x = 0. Bei welchem x ist sie auf {asked} gefallen?',
  'quiz.peaked.title': 'Spur der Jacobi-Matrix von softmax von (x; 0; 0; 0)',
  'quiz.peaked.picture': 'Die Spur der Jacobi-Matrix von Softmax von x und drei Nullen, für x von 0 bis 10.',
  'quiz.peaked.line': 'tr J',
  'quiz.peaked.within': 'Richtig, wenn die Spur dort innerhalb von {tolerance} liegt.',
  'quiz.peaked.right':
    'Bei x = {x} ist die Spur {trace}. Eine Zeile mit einer solchen Spitze reagiert kaum noch auf ihre Scores.',
  'quiz.peaked.below': 'Bei x = {x} ist die Spur noch {trace}. Erst bei x = {value} ist sie {asked}.',
  'quiz.peaked.above': 'Bei x = {x} ist die Spur {trace}, schon weniger als {asked}. Sie war {asked} bei x = {value}.',
  'quiz.peaked.after': 'tr J von gleichmäßig bis zur Spitze',
  'quiz.peaked.afterKey': 'Drei Schritte weiter ist die Spur ein kleiner Bruchteil dessen, was sie war.',
};
