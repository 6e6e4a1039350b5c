#!/usr/bin/env node
// Runs each tests/reference/*/make_*.py and compares what it prints with the checked-in file that says it was made by it.
// Bytes are compared, but for the files below, whose last digits belong to the version of a library. goldens.sh installs what they need.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** How far a number may be off, as a share of itself or of 1, whichever is greater; 0 means the same bytes. */
const tolerances = {
  "attention/gradients.hpp": { off: 1e-14, why: "PyTorch sums in an order of its own" },
  "training/goldens.hpp": { off: 1e-13, why: "PyTorch sums in an order of its own, over five steps" },
  "transformer/goldens.hpp": { off: 1e-11, why: "PyTorch sums in an order of its own, through three blocks" },
  "statistics/goodness_of_fit.hpp": { off: 1e-13, why: "p-values of SciPy, in double" },
  "theory/target_pull.hpp": { off: 1e-13, why: "quadrature by NumPy, whose exp goes by the vectors of the machine" },
  "sweep/pull_figures.hpp": { off: 1e-5, why: "drawn and summed by NumPy; 6 digits are printed" },
  "sweep/row_figures.hpp": { off: 1e-7, why: "drawn and summed by NumPy; 8 digits are printed" },
};

/** A script whose numbers stand in the core itself. */
const inTheCore = { "numeric/make_short_exp.py": "src/numeric/exp.hpp" };

const number = /[-+]?(?:0x[0-9a-f]+(?:\.[0-9a-f]*)?(?:p[-+]?\d+)?|(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/giu;

/** The value of a decimal or hexadecimal literal of C++. */
export function valueOf(literal) {
  const hex = /^([-+]?)0x([0-9a-f]+)(?:\.([0-9a-f]*))?(?:p([-+]?\d+))?$/iu.exec(literal);
  if (!hex) return Number(literal);
  const [, sign, whole, rest = "", exponent = "0"] = hex;
  // At most 53 bits: the digits are a whole number that a double holds, and so is its product with a power of 2.
  let size = Number(BigInt(`0x${whole}${rest}`));
  let power = Number(exponent) - 4 * rest.length;
  for (; power <= -1000; power += 500) size *= 2 ** -500;
  for (; power >= 1000; power -= 500) size *= 2 ** 500;
  size *= 2 ** power;
  return sign === "-" ? -size : size;
}

/** What differs between two texts, in a sentence, or null. */
export function difference(made, kept, off = 0) {
  if (made === kept) return null;
  if (off === 0) {
    const [a, b] = [made.split("\n"), kept.split("\n")];
    const line = a.findIndex((text, index) => text !== b[index]);
    const at = line < 0 ? a.length : line;
    return `line ${at + 1} is\n    ${short(b[at])}\n  and is made as\n    ${short(a[at])}`;
  }
  if (made.replace(number, "#") !== kept.replace(number, "#")) return "more than numbers differs";
  const [a, b] = [made.match(number), kept.match(number)];
  const distance = (x, y) => Math.abs(x - y) / Math.max(1, Math.abs(x), Math.abs(y));
  let worst = 0;
  for (let index = 0; index < a.length; ++index) {
    const far = distance(valueOf(a[index]), valueOf(b[index]));
    if (!(far <= off)) return `${b[index]} is made as ${a[index]}, which is ${far.toPrecision(2)} away, not ${off}`;
    worst = Math.max(worst, far);
  }
  return null;
}

const short = (line) => (line === undefined ? "(nothing)" : line.length > 160 ? `${line.slice(0, 160)}…` : line);

/** The file of a folder that a script makes: its first line says so. */
export function goldenOf(folder, script) {
  const files = readdirSync(folder).filter((file) => !file.endsWith(".py"));
  const made = files.filter((file) => readFileSync(join(folder, file), "utf8").split("\n", 1)[0].includes(script));
  if (made.length === 1) return made[0];
  throw new Error(`${made.length} files of ${folder} say in their first line that ${script} made them, not 1`);
}

function output(folder, script) {
  return new Promise((resolve, reject) => {
    // Debian's Python, for which Debian's packages are; one thread, so that sums keep their order.
    const environment = { ...process.env, OMP_NUM_THREADS: "1", PYTHONDONTWRITEBYTECODE: "1" };
    const child = spawn("/usr/bin/python3", [script], { cwd: folder, env: environment });
    let [out, error] = ["", ""];
    child.stdout.on("data", (data) => (out += data));
    child.stderr.on("data", (data) => (error += data));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${script} ended with ${code}\n${error}`)),
    );
  });
}

/** One script: a sentence about what differs, or null. */
async function check(root, name, script, update) {
  const folder = join(root, "tests/reference", name);
  const core = inTheCore[`${name}/${script}`];
  const golden = core ?? goldenOf(folder, script);
  const made = await output(folder, script);
  if (core) {
    const values = new Set(readFileSync(join(root, core), "utf8").match(number).map(valueOf));
    const missing = made.match(/^-?0x.*$/gmu).filter((literal) => !values.has(valueOf(literal)));
    return missing.length > 0 ? `${core} lacks ${missing.join(", ")}` : null;
  }
  const found = difference(made, readFileSync(join(folder, golden), "utf8"), tolerances[`${name}/${golden}`]?.off);
  if (found !== null && update) writeFileSync(join(folder, golden), made);
  return found;
}

/** Makes the goldens of some folders, or of all; says of each how long it took. Gives the number that differ. */
export async function checkGoldens(root, folders, { update = false, say = console.log } = {}) {
  const reference = join(root, "tests/reference");
  const all = readdirSync(reference, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const known = all.map(({ name }) => name);
  for (const folder of folders) if (!known.includes(folder)) throw new Error(`no folder ${folder} in tests/reference`);
  const scripts = (folders.length > 0 ? folders : known).flatMap((name) =>
    readdirSync(join(reference, name))
      .filter((file) => /^make_.*\.py$/u.test(file))
      .map((script) => ({ name, script })),
  );
  if (scripts.length === 0) throw new Error("no make_*.py to run");
  let differing = 0;
  const queue = [...scripts];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const begun = performance.now();
      const found = await check(root, next.name, next.script, update).catch((error) => error.message);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      say(`${`${next.name}/${next.script}`.padEnd(52)} ${found === null ? "same" : "DIFFERS"}  ${seconds} s`);
      if (found !== null) say(`  ${found}`);
      differing += found === null ? 0 : 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  say(
    `${scripts.length - differing} goldens are what their scripts make, ${differing} ${differing === 1 ? "is" : "are"} not.`,
  );
  return differing;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const unknown = words.find((word) => word.startsWith("-") && word !== "--update");
  if (unknown) {
    console.error(`unknown option ${unknown}\nusage: goldens.sh [--update] [FOLDER…]`);
    process.exit(2);
  }
  const root = fileURLToPath(new URL("..", import.meta.url));
  const folders = words.filter((word) => word !== "--update");
  const differing = await checkGoldens(root, folders, { update: words.includes("--update") });
  process.exit(differing === 0 ? 0 : 1);
}
