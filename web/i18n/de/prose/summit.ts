// Why variance 1? Prose in German.
import type { summitProse as english } from '../../en/prose/summit.ts';

export const summitProse: Readonly<Record<keyof typeof english, string>> = {
  'summit.chapter': 'Warum Varianz 1?',
  'summit.title': 'Warum Varianz 1?',
  'summit.answer':
    '<strong>Weil eine Anfrage dort den Schlüssel hört, den sie finden soll: Bei Streuung 1 steht der Zug des Ziels auf dem Gipfel eines breiten Hügels, und {rootDk} ist die einzige Potenz von {dk}, die jede Kopfgröße dort hält.</strong>',
  'summit.task': 'Die Gerade so ziehen, dass alle vier Kopfgrößen auf dem Gipfel stehen.',
  'summit.flanks':
    'Der Verlust erreicht einen Schlüssel über dessen Gewicht. Die Anfrage bewegt sich ein wenig: Wie weit bewegt sich das Gewicht des Ziels? Sein Anteil, mal wie stark die Scores reagieren. Links hat das Teilen die Reaktion verkleinert. Rechts hat Softmax fast alles Gewicht einem zufälligen Schlüssel gegeben, und der Anteil des Ziels ist weg.',
  'summit.slope':
    'Warum nicht {dk}, warum nicht ln {dk}? Mit Steigung 1 rutschen größere Köpfe links hinunter. Mit Steigung 0 stürzen sie rechts ab, und ln {dk} braucht dafür nur länger. Steigung ½ hält sie zusammen: Die Streuung σ = √d/c hängt nicht mehr von d ab.',
  'summit.height':
    'Die Höhe sagt dann, wo auf dem Hügel sie stehen. Höhe 1 heißt Varianz 1. Ab 64 Schlüsseln ist das praktisch der Gipfel, und in seiner Nähe geht es fast ebenso gut. Mit 8 Schlüsseln liegt der Gipfel bei {rootDk}/1,4.',
  'summit.proof.summary': 'Der Beweis in vier Zeilen, für viele Schlüssel',
  'summit.proof.one': 'Der Zug des Ziels ist sein Gewicht mal die Reaktion: |∂p/∂q| ≈ p·√d/c = p·σ.',
  'summit.proof.two':
    'Sein Gewicht ist p = e<sup>s</sup>/Σe<sup>s</sup>. Mit vielen Schlüsseln ist die Summe etwa n·e<sup>σ²/2</sup>, und das typische Ziel hat s = 0.',
  'summit.proof.three': 'Also ist n mal der typische Zug f(σ) = σ·e<sup>−σ²/2</sup>.',
  'summit.proof.four': 'Die Ableitung von ln f ist 1/σ − σ. Sie ist nur bei σ = 1 gleich 0: der Gipfel.',
  'summit.limits.summary': 'Was das nicht zeigt',
  'summit.limits.level':
    'Das ist kein Beweis für Varianz 1. Sie ist das, was ein natürlicher Maßstab wählt: der typische Schlüssel, bei der Initialisierung, mit Schritten proportional zum Gradienten (SGD) bei einer Lernrate.',
  'summit.limits.who':
    'Ein Ziel, das schon eine Standardabweichung über den anderen liegt, zieht am stärksten bei σ = {bestAbove}, eines so weit darunter bei {bestBelow}. Das Mittel über die Zeilen hat keinen solchen Gipfel, denn wenige Glückstreffer halten es hoch.',
  'summit.limits.steps':
    'Adam teilt Größen weg. Ein Verlust auf log p sättigt nicht. Eine größere Lernrate kann zu viel Teilen ausgleichen, zu wenig nicht.',
};
