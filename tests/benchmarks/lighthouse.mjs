// The built page judged by Lighthouse with its settings for phones, on a local host that compresses. Prints a line of JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath, quiet } from './browser.mjs';
import { median } from './rounds.mjs';
import { staticHost } from './static-host.mjs';

const site = fileURLToPath(new URL('../../web/dist', import.meta.url));
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const host = await staticHost(site);
const profile = mkdtempSync(join(tmpdir(), 'sqrt-dk-lighthouse-'));
const browser = await launch({
  chromePath: chromiumPath,
  chromeFlags: ['--headless=new', ...quiet],
  userDataDir: profile,
  logLevel: 'error',
});
const rounds = [];
const findings = new Map();
let version = '';
try {
  for (let round = 0; round < 5; round += 1) {
    const { lhr } = await lighthouse(host.address, {
      port: browser.port,
      onlyCategories: categories,
      logLevel: 'error',
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    version = `Lighthouse ${lhr.lighthouseVersion}`;
    rounds.push(Object.fromEntries(categories.map((name) => [name, Math.round(100 * lhr.categories[name].score)])));
    for (const name of categories) {
      for (const { id, weight } of lhr.categories[name].auditRefs) {
        const { score, title, displayValue = '' } = lhr.audits[id];
        if (weight > 0 && score !== null && score < 0.9) findings.set(id, `${title} ${displayValue}`.trim());
      }
    }
  }
} finally {
  browser.kill();
  await host.close();
  rmSync(profile, { recursive: true, force: true });
}
for (const [id, text] of findings) console.error(`${id}: ${text}`);
console.log(
  JSON.stringify({
    ...Object.fromEntries(categories.map((name) => [name, median(rounds.map((round) => round[name]))])),
    version,
  }),
);
