// The page's prose in English, written into static HTML at build time. {names} are formulas of web/lesson/formulas.ts.
import { additiveProse } from './prose/additive.ts';
import { assumptionsProse } from './prose/assumptions.ts';
import { classProse } from './prose/class.ts';
import { closingProse } from './prose/closing.ts';
import { examplesProse } from './prose/examples.ts';
import { formulaProse } from './prose/formula.ts';
import { gradientProse } from './prose/gradient.ts';
import { summitProse } from './prose/summit.ts';
import { modelsProse } from './prose/models.ts';
import { pageProse } from './prose/page.ts';
import { precisionProse } from './prose/precision.ts';
import { proofProse } from './prose/proof.ts';
import { questionProse } from './prose/question.ts';
import { quizProse } from './prose/quiz.ts';
import { rulesProse } from './prose/rules.ts';
import { saturationProse } from './prose/saturation.ts';
import { sizeProse } from './prose/size.ts';
import { softmaxProse } from './prose/softmax.ts';
import { sweepPageProse } from './prose/sweep-page.ts';
import { trainingProse } from './prose/training.ts';

export const prose = {
  ...pageProse,
  ...questionProse,
  ...formulaProse,
  ...examplesProse,
  ...sizeProse,
  ...proofProse,
  ...softmaxProse,
  ...gradientProse,
  ...summitProse,
  ...rulesProse,
  ...assumptionsProse,
  ...saturationProse,
  ...additiveProse,
  ...trainingProse,
  ...precisionProse,
  ...modelsProse,
  ...quizProse,
  ...closingProse,
  ...classProse,
  ...sweepPageProse,
} as const;

export type ProseKey = keyof typeof prose;
