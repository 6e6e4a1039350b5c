// What a page's author may write of the package, and what the compiler must refuse.
import { laboratories, parametersOf, register, version, type DkVariance, type FiguresTold } from 'sqrt-dk';
import 'sqrt-dk/auto';
import { CoreRefusal, CoreUnavailable, startChapters, startCore, startExamples, startTraining } from 'sqrt-dk/core';
import type { CoreClient } from 'sqrt-dk/core';
import 'sqrt-dk/dk-variance';

const laboratory = document.createElement('dk-variance');
const same: DkVariance = laboratory;
const focus: number = same.at;
same.at = 2 * focus;
same.focus();
same.guess = 'off';
same.headingLevel = 2;
same.hide = ['seed', 'draw'];
const theme: string | null = same.theme;
same.samples = '4000';
same.dimensions = [1, 4, 16];
const rules: readonly string[] = same.shown;
// @ts-expect-error A number is no list.
same.dimensions = 4;
// @ts-expect-error There is no such parameter.
same.temperature = 1;

const quiz: HTMLElementTagNameMap['dk-quiz'] | null = document.querySelector('dk-quiz');
const seed: string | undefined = quiz?.seed;
if (quiz) quiz.answers = 'hidden';

laboratory.addEventListener('dk-change', ({ detail }) => {
  const settings: Readonly<Record<string, unknown>> = detail.settings;
  console.log(detail.laboratory, settings);
});
document.addEventListener('dk-result', ({ detail }) => {
  if (detail.laboratory === undefined) console.log(detail.score, detail.of);
  else {
    const told: FiguresTold = detail;
    console.log(told.columns, told.rows);
  }
});
document.addEventListener('dk-error', ({ detail }) => {
  // @ts-expect-error It is called `parameter`.
  console.log(detail.name);
});

export async function start(): Promise<readonly string[]> {
  try {
    const core: CoreClient = await startCore();
    const [chapters, examples, training] = await Promise.all([startChapters(), startExamples(), startTraining()]);
    const divisor: number = core.divisor({ id: 'sqrt', parameter: 0 }, 64);
    // @ts-expect-error The rule is an object.
    core.divisor('sqrt', 64);
    console.log(divisor, chapters, examples, training, core.openingStops()[0]);
    return core.scaleRules().map(({ id }) => id);
  } catch (thrown) {
    if (thrown instanceof CoreRefusal) return [thrown.parameter];
    if (thrown instanceof CoreUnavailable) return [thrown.code];
    throw thrown;
  }
}

const described: string[] = parametersOf('dk-variance').map(
  ({ attribute, property, type }) => attribute + property + type,
);
const Made: CustomElementConstructor | undefined = laboratories['dk-variance'];
register('dk-variance');
console.log(rules, seed, theme, described, Made, version);
