// The layer table: what each folder may use of ours, and which packages and system headers. Folders that are not named may use nothing.

/** Folders of src: whose headers each may include. Everybody may use itself. */
export const core = {
  numeric: [],
  random: ['numeric', 'scaling'], // score rows hand over what a rule may know of a pair
  softmax: ['numeric'],
  scaling: ['numeric'],
  statistics: ['numeric'],
  theory: ['numeric'],
  precision: ['numeric', 'softmax'],
  attention: ['numeric', 'softmax', 'scaling'],
  initialization: ['numeric', 'random'],
  sweep: ['numeric', 'attention', 'softmax', 'scaling', 'random', 'initialization', 'statistics'],
  transformer: ['numeric', 'softmax', 'attention', 'scaling', 'statistics'],
  experiments: ['numeric', 'attention', 'softmax', 'scaling', 'random', 'initialization', 'statistics'],
  training: ['numeric', 'attention', 'softmax', 'scaling', 'random', 'initialization', 'statistics'],
  worked_examples: ['numeric', 'attention', 'softmax', 'scaling', 'statistics'],
};
core.bindings = Object.keys(core);
core.sweep_program = ['numeric', 'scaling', 'random', 'statistics', 'sweep'];

/** Folders of web: whose modules each may import. */
export const web = {
  core: [],
  schema: [],
  figure: [],
  i18n: [],
  styles: [],
};
const base = Object.keys(web);
web.kit = base;
web.laboratories = [...base, 'kit'];
web.lesson = [...web.laboratories, 'laboratories'];
web.embed = web.lesson;
web.packaging = [...web.lesson, 'lesson', 'embed'];

/** The folder of web whose own folders may not use each other. */
export const apart = 'laboratories';

/** npm packages by folder of web. */
export const packages = {
  core: ['gpt-tokenizer'], // in the one module that splits a reader's text for GPT-2
  figure: ['lit', 'd3-shape', 'd3-array'],
  kit: ['lit'],
  laboratories: ['lit'],
  packaging: ['vite', 'virtual:every-laboratory', 'node:fs', 'node:path', 'node:url', 'node:zlib'], // at build time: what the artefacts are made with
  embed: ['lit', 'virtual:laboratories'],
  lesson: [
    'virtual:laboratories',
    'vite',
    'markdown-it',
    'temml',
    'terser',
    'node:child_process',
    'node:fs',
    'node:path',
  ], // at build time: the plug-in that writes the prose into index.html, stills beside it, the first script made smaller, and where the repository comes from
};

/** Only web/core may import what Emscripten generates. */
export const generated = { path: /(^|\/)generated\//, folder: 'core' };

/** System headers that nothing in the core may include: files, time, and random numbers that differ between libraries. */
export const refusedHeaders = ['fstream', 'filesystem', 'iostream', 'chrono', 'ctime', 'random', 'thread'];

/** The folder that is a program, with files, time and threads of its own; nobody else may use it, nor the headers of its packages. */
export const program = { folder: 'sweep_program', headers: /^(nlohmann\/|CLI\/|mpi\.h$)/ };

/** Headers that only bindings may include. */
export const bindingHeaders = /^emscripten/;

/** Functions of the mathematical library whose last digit depends on the platform. */
export const refusedCalls =
  /\bstd::(exp|exp2|expm1|log|log2|log10|log1p|sin|cos|tan|sinh|cosh|tanh|asin|acos|atan|atan2|pow|cbrt|hypot|tgamma|lgamma|erf|erfc)\s*\(/;

/** Names that say nothing. */
export const refusedNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'stuff'];

/** Past this many lines, look for the seam. */
export const longestFile = 300;

/** What is made by a script or is a list may be longer. */
export const data = /^tests\/reference\/|^web\/laboratories\/models\/models\.ts$/;

/** Where the core is asked for all that the page can ask it for, and what by. */
export const askedIn = { 'tests/core/digests': 'run', 'tests/fuzz': 'target' };

/** Headers of the core that bindings need for more than to ask: names of members of structs, limits, and what all examples are made of. */
export const notAsked = /fields\.hpp$|^src.worked_examples.figures\.hpp$/;
