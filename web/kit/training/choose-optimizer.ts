// The menu of optimisers.
import type { TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { choice } from '../choice.ts';

export function chooseOptimizer(value: string, onChoose: (optimizer: string) => void): TemplateResult {
  return choice({
    id: 'optimizer',
    label: say('parameter.optimizer'),
    value,
    options: (['sgd', 'adam'] as const).map((name) => ({ value: name, name: say(`training.optimizer.${name}`) })),
    onChoose,
  });
}
