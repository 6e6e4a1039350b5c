// The page of all laboratories. Prose in German.
import type { galleryProse as english } from '../../en/prose/gallery.ts';

export const galleryProse: Readonly<Record<keyof typeof english, string>> = {
  'gallery.title': 'Alle Laboratorien',
  'gallery.description':
    'Jedes Laboratorium der Lektion mit Bild, Frage und Attributen, und mit dem Text, der es auf eine Seite, in eine Lernplattform oder in ein Notebook bringt.',
  'gallery.intro':
    'Hier lässt sich ein Laboratorium für den Unterricht oder die eigene Seite wählen. Zu jedem stehen die Frage, auf die es antwortet, ein Bild bei den Startwerten, und was sich einstellen lässt. Unter „Auf eine eigene Seite setzen“ stehen vier Texte zum Kopieren. „Teilen oder einbetten“ unter einem Laboratorium gibt dasselbe mit den eingestellten Werten.',
  'gallery.placeholder':
    'In diesen Texten steht <code>https://&lt;your-site&gt;/</code> für den Ordner, in dem diese Website bei Ihnen liegt.',
  'gallery.list': 'Die Laboratorien',
  'gallery.chapter': 'Zum Ausprobieren im Kapitel {chapter}',
  'gallery.attributes': 'Was sich einstellen lässt: {count} Attribute',
  'gallery.attribute': 'Attribut',
  'gallery.sets': 'was es einstellt',
  'gallery.permitted': 'erlaubt',
  'gallery.first': 'erster Wert',
  'gallery.none': 'keiner',
  'gallery.caption': 'Attribute: {laboratory}',
  'gallery.copy': 'Auf eine eigene Seite setzen',
  'gallery.element': 'Element',
  'gallery.element.hint': 'Für eine Seite, die Skripte ausführen darf. Das Skript steht einmal auf einer Seite.',
  'gallery.frame': 'Rahmen',
  'gallery.frame.hint': 'Für einen Editor, der keine Skripte annimmt, wie die von Lernplattformen.',
  'gallery.file': 'Einzelne Datei',
  'gallery.file.hint':
    'Das macht {file}, die sich per Doppelklick öffnet und nichts sonst abruft. Sie hängt auch an jeder veröffentlichten Version.',
  'gallery.download': 'Herunterladen',
  'gallery.notebook': 'Notebook',
  'gallery.notebook.hint': 'Eine Zelle für Jupyter; {file} liegt neben dem Notebook.',
  'gallery.button': 'Kopieren',
  'gallery.copied': 'Kopiert.',
  'gallery.notCopied':
    'Der Browser lässt die Seite nicht kopieren. Der Text ist markiert: Er lässt sich von Hand kopieren.',
};
