// What makes a folder of modules an npm package: its description, the list of its elements, and its manual.
const className = (tag) => tag.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

export function packageJson(own, names) {
  const entry = (name, types) => ({ types: `./types/packaging/${types}.d.ts`, default: `./${name}.js` });
  return {
    name: own.name,
    version: own.version,
    description: own.description,
    keywords: ['attention', 'softmax', 'transformer', 'teaching', 'custom-elements', 'webassembly'],
    license: own.license,
    type: 'module',
    exports: {
      '.': entry('index', 'index'),
      './auto': entry('auto', 'auto'),
      './core': entry('core', 'headless'),
      ...Object.fromEntries(names.map((name) => [`./${name}`, entry(name, 'auto')])),
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    types: './types/packaging/index.d.ts',
    customElements: 'custom-elements.json',
    sideEffects: ['./auto.js', ...names.map((name) => `./${name}.js`)],
    engines: { node: own.engines.node },
  };
}

/** The custom elements manifest, schema 1. */
export function elementsManifest(names, parametersOf, packaged) {
  const modules = names.map((tagName) => {
    const name = className(tagName);
    const attributes = parametersOf(tagName).map(({ name: fieldName, attribute, range, unit, doc, first }) => ({
      name: attribute,
      fieldName,
      type: { text: 'string' },
      default: first,
      description: `${doc} Permitted: ${range}${unit && `; unit: ${unit}`}.`,
    }));
    const declaration = { kind: 'class', name, tagName, customElement: true, attributes };
    const definition = {
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name, module: `${tagName}.js` },
    };
    return { kind: 'javascript-module', path: `${tagName}.js`, declarations: [declaration], exports: [definition] };
  });
  return { schemaVersion: '1.0.0', readme: 'README.md', package: packaged.name, modules };
}

export function readme(own, names) {
  return `# ${own.name}

${own.description}

\`\`\`js
import 'sqrt-dk/auto'; // registers all elements
import 'sqrt-dk/dk-variance'; // registers one
import { laboratories, parametersOf, register } from 'sqrt-dk'; // registers none, and may be imported in Node
import { startCore } from 'sqrt-dk/core'; // the core without the page: in Node, browsers and workers
\`\`\`

\`\`\`html
<dk-variance samples="2000" focus="256"></dk-variance>
\`\`\`

The elements: ${names.map((name) => `\`<${name}>\``).join(', ')}. \`custom-elements.json\` lists their attributes.

The modules have no dependencies and run from a static host as they are; the .wasm files lie beside them and are fetched from there, nothing
else is. \`script-src 'self' 'wasm-unsafe-eval'\` and \`connect-src 'self'\` suffice; where fetching is forbidden a script brings the core.

\`\`\`js
const core = await startCore();
core.scaleRules().map(({ id }) => id);
\`\`\`

Licence: ${own.license} (\`LICENSE\`); of what others wrote: \`THIRD-PARTY-NOTICES.txt\`.
`;
}
