// Which of the rules that are asked for the core can train with these settings: ln d needs d from 2 on, say.
import { CoreRefusal } from '../../core/refusal.ts';
import type { TrainingClient } from '../../core/training-client.ts';
import type { Asked } from './asked.ts';

/** What is left to train, and the names of the rules left out. A refusal of anything but a rule is thrown: it is the settings' own. */
export function definedOf(training: TrainingClient, asked: Asked): { asked: Asked; without: string[] } {
  const without: string[] = [];
  const rules = asked.rules.filter((rule) => {
    try {
      const [plan] = rule.plans;
      if (plan) training.stepsPerSlice(plan.settings);
      return true;
    } catch (thrown) {
      if (!(thrown instanceof CoreRefusal) || asked.rules.length === 1) throw thrown;
      without.push(rule.name);
      return false;
    }
  });
  if (rules.length === 0 && asked.rules[0]?.plans[0]) training.stepsPerSlice(asked.rules[0].plans[0].settings);
  return { asked: { ...asked, rules }, without };
}
