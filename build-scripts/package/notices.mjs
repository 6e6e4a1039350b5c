// Licences of what the artefacts contain of others: the npm packages that were built in, and what Emscripten links.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `packages`: names in web/node_modules. Packages under one text share it. */
export function thirdPartyNotices(root, packages) {
  const byText = new Map();
  for (const name of packages) {
    const folder = join(root, 'web/node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (file === undefined) throw new Error(`${name} brings no licence`);
    const text = readFileSync(join(folder, file), 'utf8').trim();
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  const linked = readFileSync(join(root, 'web/packaging/notices.txt'), 'utf8').trim();
  const built = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  const line = `\n\n${'-'.repeat(20)}\n\n`;
  return `sqrt-dk\n\n${own}${line}Third-party notices\n\n${linked}${line}${built.join(line)}\n`;
}
