// An application that shows one laboratory, and says beside it what the reader looks at.
import 'sqrt-dk/dk-variance';

const output = document.querySelector('output');
document.querySelector('dk-variance')?.addEventListener('dk-ready', ({ detail }) => {
  if (output) output.value = `d = ${String(detail.settings['focus'])}`;
});
