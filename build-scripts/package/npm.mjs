// What makes a folder of modules an npm package: its description and its manual.
import { frameworkEntries } from './template-types.mjs';

/** The script for a tag without a module: what hosts of packages send for the package's own address. */
const forTags = './classic/sqrt-dk.js';

/** Where the package comes from; nothing of it where no repository is known. */
const origin = ({ site, sources }) =>
  sources === undefined
    ? {}
    : { repository: { type: 'git', url: `git+${sources}.git` }, homepage: site, bugs: { url: `${sources}/issues` } };

/** `effects`: modules that others import for what they do alone; `where`: of web/lesson/pages/site-address.ts. */
export function packageJson(own, names, effects, where) {
  const entry = (name, types) => ({ types: `./types/${types}.d.ts`, default: `./${name}.js` });
  return {
    name: own.name,
    version: own.version,
    description: own.description,
    keywords: [
      'attention',
      'scaled-dot-product-attention',
      'self-attention',
      'softmax',
      'transformer',
      'machine-learning',
      'deep-learning',
      'teaching',
      'education',
      'interactive',
      'simulation',
      'visualization',
      'custom-elements',
      'web-components',
      'webassembly',
    ],
    ...origin(where),
    author: own.author,
    license: own.license,
    type: 'module',
    main: './index.js',
    module: './index.js',
    types: './types/packaging/index.d.ts',
    unpkg: forTags,
    jsdelivr: forTags,
    customElements: 'custom-elements.json',
    exports: {
      '.': entry('index', 'packaging/index'),
      './auto': entry('auto', 'elements/index'),
      './core': entry('core', 'packaging/headless'),
      ...Object.fromEntries(names.map((name) => [`./${name}`, entry(name, `elements/${name}`)])),
      ...Object.fromEntries(frameworkEntries.map((name) => [`./${name}`, entry(name, name)])),
      './classic/*': './classic/*',
      './custom-elements.json': './custom-elements.json',
      './integrity.json': './integrity.json',
      './package.json': './package.json',
    },
    // For compilers that look for no `exports`, as those of Create React App and Vue CLI are set.
    typesVersions: {
      '*': {
        auto: ['types/elements/index.d.ts'],
        core: ['types/packaging/headless.d.ts'],
        'dk-*': ['types/elements/dk-*.d.ts'],
        ...Object.fromEntries(frameworkEntries.map((name) => [name, [`types/${name}.d.ts`]])),
      },
    },
    sideEffects: ['./auto.js', ...names.map((name) => `./${name}.js`), './classic/*.js', ...effects],
    files: [
      '*.js',
      '*.wasm',
      '*.safetensors',
      'assets',
      'classic',
      'parts',
      'types',
      'custom-elements.json',
      'integrity.json',
      'THIRD-PARTY-NOTICES.txt',
      'picture.svg',
    ],
    engines: { node: own.engines.node },
  };
}

const cell = (text) => text.replaceAll('|', '\\|');
const rows = (list) => list.map(({ name, description }) => `| \`${name}\` | ${cell(description)} |`).join('\n');

const parameterTable = ({ tag, parameters }) => `### \`<${tag}>\`

| attribute | property | key in links | permitted | first value | |
| --- | --- | --- | --- | --- | --- |
${parameters.map((each) => `| \`${each.attribute}\` | \`${each.property}\` | \`${each.key}\` | ${cell(each.range)} | ${each.first === '' ? 'none' : `\`${cell(each.first)}\``} | ${cell(each.doc)} |`).join('\n')}
`;

/** A page of packages shows pictures by their whole addresses: that of the tag's own tree. An archive has its own. */
const pictureOf = ({ sources }, version) =>
  sources === undefined
    ? 'picture.svg'
    : `${sources.replace('https://github.com/', 'https://raw.githubusercontent.com/')}/v${version}/docs/screenshot.png`;

/** Where a page of the site is; of a placeholder it is said that it is one. */
const pageOf = (site, page) =>
  site.includes('<')
    ? `\`${site}${page}\`. \`<your-site>\` stands for the place where you put the site.`
    : `<${site}${page}>.`;

/** `where`: of web/lesson/pages/site-address.ts. */
export function readme(own, elements, manual, { where, integrity }) {
  const { site } = where;
  const html = (text) => `\`\`\`html\n${text}\n\`\`\``;
  return `# ${own.name}

${own.description}

![Mean weights of eight keys at dₖ = 64: without a divisor one key takes nearly all, divided by √dₖ some take more than others, divided by dₖ all take the same](${pictureOf(where, own.version)})

${elements.length} laboratories as custom elements, each with live pictures and questions, and the core that computes for them, alone. No dependencies, no server part, no request
to any host but the one that the files come from.

\`\`\`sh
npm install ${own.name}
\`\`\`

## One element

\`\`\`js
import '${own.name}/dk-variance'; // registers <dk-variance>
\`\`\`

${html('<dk-variance samples="2000" focus="256"></dk-variance>')}

| import | what it does |
| --- | --- |
| \`${own.name}/dk-variance\` and so on | registers one element |
| \`${own.name}/auto\` | registers all |
| \`${own.name}\` | registers none; \`register('dk-variance')\` does, \`laboratories\` has the classes, \`parametersOf('dk-variance')\` what each takes |
| \`${own.name}/core\` | the core without the page: in Node, browsers and workers |
| \`${own.name}/react\`, \`/preact\`, \`/solid\`, \`/vue\`, \`/svelte\` | nothing at run time; types of the elements in the templates of React 19, Preact, Solid, Vue 3 and Svelte 5 |

## The elements

A picture of each, with its question and what to copy: ${pageOf(site, 'gallery.html')}

| element | |
| --- | --- |
${elements.map(({ tag, description }) => `| \`<${tag}>\` | ${description.replaceAll('|', '\\|')} |`).join('\n')}

Attributes are texts as a reader would type them, with decimal points. Each parameter is a property too, of a type of its own: writing it is writing the attribute, reading it gives the value in force. A value that is
refused changes nothing: a sentence says what is permitted, and \`dk-error\` tells the page. The parameters of each element stand at the end; \`custom-elements.json\` lists all for editors, the declarations for TypeScript.

\`\`\`js
const laboratory = document.querySelector('dk-variance');
laboratory.at = 64;
laboratory.addEventListener('dk-change', ({ detail }) => console.log(detail.settings));
\`\`\`

| attribute of any element | |
| --- | --- |
${rows(manual.attributes)}

| attribute of \`<dk-quiz>\` | |
| --- | --- |
${rows(manual.attributesOf('dk-quiz'))}

| event, which bubbles and leaves shadow trees | when; \`detail\` |
| --- | --- |
${rows(manual.events)}

\`<dk-quiz>\` tells a \`dk-result\` of its own for each answer: \`item\`, \`correct\`, \`answer\`, \`attempts\`, \`score\`, \`of\`.

| slot | |
| --- | --- |
${rows(manual.slots).replace('| `` |', '| (no name) |')}

| \`::part\` | |
| --- | --- |
${rows(manual.parts)}

| custom property | colour of |
| --- | --- |
${rows(manual.properties)}

## Bundlers

Vite, webpack 5, Rspack, Parcel 2 and Turbopack take the package without configuration: the .wasm files and the worker are named as \`new URL('…', import.meta.url)\` and come into the output by themselves. They bring only
what an imported element needs. A bundler that leaves these files behind, as esbuild and Rollup do, still works, as one classic script too: a script brings the bytes of a .wasm file, and a worker is made of its text; nothing asks for what is not there. Only the weights of \`<dk-trained>\` are missing then: modules find them where the two \`.safetensors\` files lie in the folder above theirs. In the
development server of Vite 7 and before that is so; \`optimizeDeps: { exclude: ['${own.name}'] }\` lets it find the files.

On a server the modules can be imported and do nothing; there is nothing to render before the browser has them.

## Without a bundler

The modules run from any static host as they are, and so does one classic script, which has the core inside it:

${html(`<script type="module" src="/node_modules/${own.name}/dk-variance.js"></script>`)}

From a host of packages, with the version written out in full and with a hash, so that nothing but this file can run:

${html(`<script src="https://cdn.example/${own.name}@${own.version}/classic/sqrt-dk.js" crossorigin="anonymous"
  integrity="${integrity('classic/sqrt-dk.js')}"></script>
<dk-variance focus="256"></dk-variance>`)}

\`cdn.example\` stands for your host of packages. The script asks for those beside it in the same way, each with its hash. A module's \`integrity\` covers that module alone; \`integrity.json\` is an import map
with the hashes of all of them, by paths from this folder.

A script from another origin may not start workers from there: they are made of its text instead (\`worker-src blob:\`), and where that is forbidden the page computes in slices.

## Policies

\`script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'\` suffices. Without \`connect-src\` a script brings the core. Nothing needs \`style-src\`.

## The core alone

\`\`\`js
import { startCore } from '${own.name}/core';
const core = await startCore();
core.scaleRules().map(({ id }) => id);
core.divisor({ id: 'sqrt', parameter: 0 }, 64); // 8

// The variance of 2000 × 8 scores at d = 64, measured: chunks may be computed in any order and anywhere, and are merged in theirs.
const specification = { seed: '1', samples: 2000, keys: 8, rules: [{ id: 'sqrt', parameter: 0 }] };
let summary;
for (let chunk = 0; chunk < core.sweepChunks(specification.samples); chunk += 1) {
  const next = core.sweepChunk(specification, 64, chunk);
  summary = summary ? core.mergeSummaries(summary, next) : next;
}
console.log(core.sweepReport(specification, 64, summary).variance.value);
\`\`\`

Node ${own.engines.node.replace('>=', '')} or later, in a file such as \`core.mjs\`. The same seed gives the same bits in every engine.

## Parameters

${elements.map(parameterTable).join('\n')}
## Versions

Semantic versioning. It covers elements, attributes, properties, events, slots, parts and custom properties, the entries above, the bits of computed figures, and links that were once made. The names of files in \`parts/\` and \`assets/\`, and the words of sentences may change at any time. While the version begins with 0, the second number counts as the first.

Licence: ${own.license} (\`LICENSE\`); of what others wrote: \`THIRD-PARTY-NOTICES.txt\`.
`;
}
