// docs/reference/cpp.md: the installed headers by folder, with what each is and the names that it declares.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './folders.mjs';
import { declaredNames, installedHeaders, subject } from './headers.mjs';

export function indexOfHeaders(root) {
  const headers = installedHeaders(root).map((path) => ({ path, text: readFileSync(join(root, 'src', path), 'utf8') }));
  const chapter = ([folder, what]) => {
    const rows = headers.filter(({ path }) => path.startsWith(`${folder}/`)).map(row);
    return `## ${folder}\n\n${what} Namespace \`sqrtdk::${folder}\`.\n\n| header | | declares |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  };
  return `${opening}\n${Object.entries(folders).map(chapter).join('\n')}`;
}

const opening = `# Headers of the C++ core

What \`cmake --install\` puts under \`include/sqrtdk/\`. The docstrings in the headers say shapes, units, domain, errors and source;
\`./build-scripts/reference.sh\` makes pages of them. How to link and what may be relied on: [cpp.md](../cpp.md).

<!-- Written by npm run renew in web/ -->
`;

const cell = (text) => text.replaceAll('|', '\\|');

function row({ path, text }) {
  const names = declaredNames(text).map((name) => `\`${name}\``);
  return `| [${path}](../../src/${path}) | ${cell(subject(text))} | ${names.join(', ')} |`;
}
