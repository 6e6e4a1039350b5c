// Which of the rules that are asked for the core can train with these settings: ln d needs d from 2 on, say.
import type { TrainingClient } from '../../core/training-client.ts';
import { isDefined } from '../../kit/training/defined.ts';
import type { Asked } from './asked.ts';

/** What is left to train, and the names of the rules left out. Where none is left, the first one's refusal is thrown. */
export function definedOf(training: TrainingClient, asked: Asked): { asked: Asked; without: string[] } {
  const rules = asked.rules.filter(({ plans: [plan] }) => plan && isDefined(training, plan));
  const [plan] = asked.rules[0]?.plans ?? [];
  if (rules.length === 0 && plan) training.stepsPerSlice(plan.settings);
  const without = asked.rules.filter((rule) => !rules.includes(rule)).map(({ name }) => name);
  return { asked: { ...asked, rules }, without };
}
