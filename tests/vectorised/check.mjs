// Compiles the hot files as a configured build does and fails where a loop was not vectorised. Usage: check.mjs BUILD_FOLDER
// It also compiles each of them with the vectorisers off: a loop that passes even then has a bound that proves nothing.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { countInstructions } from './assembly.mjs';
import { hotLoops } from './hot-loops.mjs';

const [folder] = process.argv.slice(2);
const database = JSON.parse(readFileSync(`${folder}/compile_commands.json`, 'utf8'));

const source = (file) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));

/** Whether what is compiled is a folder's sources as one, this among them. */
const holds = (compiled, file) =>
  compiled.endsWith('.cxx') && readFileSync(compiled, 'utf8').includes(`"${source(file)}"`);

/** Assembly of a source of the core, compiled with the build's own flags and `more`. */
async function assemblyOf(file, more = []) {
  const entry = database.find(({ file: compiled }) => compiled.endsWith(`/src/${file}`) || holds(compiled, file));
  if (!entry) throw new Error(`${folder} does not compile src/${file}`);
  const words = entry.command.split(' ').filter(Boolean);
  words[words.indexOf(entry.file)] = source(file);
  words.splice(words.indexOf('-o'), 2);
  words[words.indexOf('-c')] = '-S';
  const environment = { ...process.env, NODE_PATH: `/usr/share/nodejs:${process.env.NODE_PATH ?? ''}` };
  const { stdout } = await promisify(execFile)(words[0], [...words.slice(1), ...more, '-o', '-'], {
    cwd: entry.directory,
    env: environment,
    maxBuffer: 2 ** 28,
  });
  return stdout;
}

/** What is wrong with a hot loop, or null. */
function fault({ file, name, packed = 0, products = 0, scalar }, functions) {
  const all = [...functions].filter(([label]) => label.includes(name));
  if (all.length === 0) return `${file}: no function ${name}`;
  const seen = all.reduce((best, [, counts]) => (counts.packed > best.packed ? counts : best), { packed: -1 });
  if (seen.packed < packed) return `${file}: ${name} has ${seen.packed} vector instructions, not ${packed}`;
  if (seen.products < products) return `${file}: ${name} has ${seen.products} vector products, not ${products}`;
  if (scalar !== undefined && seen.scalar > scalar) return `${file}: ${name} works on ${seen.scalar} single numbers`;
  return null;
}

const gnu = !database[0].command.includes('clang') && !database[0].command.includes('em++');
const off = gnu ? ['-fno-tree-vectorize'] : ['-fno-vectorize', '-fno-slp-vectorize'];

const files = [...new Set(hotLoops.map(({ file }) => file))];
const faults = [];
async function work() {
  for (let file = files.shift(); file !== undefined; file = files.shift()) {
    const functions = countInstructions(await assemblyOf(file));
    const control = countInstructions(await assemblyOf(file, off));
    for (const loop of hotLoops.filter((one) => one.file === file)) {
      const found = fault(loop, functions);
      if (found) faults.push(found);
      if (!fault(loop, control)) {
        faults.push(`${file}: ${loop.name} passes with the vectorisers off: its bounds prove nothing`);
      }
    }
  }
}
await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${hotLoops.length} hot loops are vectorised in ${folder}, and none passes with the vectorisers off.`);
