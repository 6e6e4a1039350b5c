// The page of all laboratories. Prose in English.

export const galleryProse = {
  'gallery.title': 'All laboratories',
  'gallery.description':
    'Every laboratory of the lesson with its picture, its question, its attributes, and what to copy to put it into a page, a learning platform or a notebook.',
  'gallery.intro':
    'Choose a laboratory for your class or your page. Each has the question that it answers, a picture at its start values, and what you can set. Under “Put it on a page of your own” are four texts to copy. “Share or embed” under a laboratory gives the same with the values that you have set.',
  'gallery.placeholder':
    'In these texts <code>https://&lt;your-site&gt;/</code> stands for the folder in which you host this site.',
  'gallery.list': 'The laboratories',
  'gallery.chapter': 'Try it in the chapter {chapter}',
  'gallery.attributes': 'What you can set: {count} attributes',
  'gallery.attribute': 'attribute',
  'gallery.sets': 'what it sets',
  'gallery.permitted': 'permitted',
  'gallery.first': 'first value',
  'gallery.none': 'none',
  'gallery.caption': 'Attributes: {laboratory}',
  'gallery.copy': 'Put it on a page of your own',
  'gallery.element': 'Element',
  'gallery.element.hint': 'For a page that may run scripts. The script stands once on a page.',
  'gallery.frame': 'Frame',
  'gallery.frame.hint': 'For an editor that takes no scripts, such as those of learning platforms.',
  'gallery.file': 'Single file',
  'gallery.file.hint':
    'This makes {file}, which opens by double click and asks for nothing else. It is attached to every release, too.',
  'gallery.download': 'Download it',
  'gallery.notebook': 'Notebook',
  'gallery.notebook.hint': 'A cell for Jupyter, with {file} beside the notebook.',
  'gallery.button': 'Copy',
  'gallery.copied': 'Copied.',
  'gallery.notCopied': 'The browser does not let the page copy. The text is selected: copy it by hand.',
} as const;
