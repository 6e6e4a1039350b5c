// Links of earlier versions open the chapter or the laboratory that they name: these stand on the page of chapters now.

const { hash, search } = location;
const known = hash === '' || (/^#[\w-]+$/.test(hash) && document.getElementById(hash.slice(1)) !== null);
if (!known) location.replace(`./chapters${document.documentElement.lang === 'de' ? '-de' : ''}.html${search}${hash}`);

export {};
