// What must be said of single rules on show: where they are not defined, and where they are right.
import type { CoreClient } from '../../core/client.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { ruleReport } from '../../kit/sweep/report-figures.ts';
import type { View } from '../../kit/sweep/view.ts';

/** From here on the top of the pull lies so near √d that nobody sees the difference. */
const manyKeys = 32;

export function notes(core: CoreClient, { rules, grid, near, focus, keys }: View): string[] {
  const d = whole(focus);
  const double = core.exponentialLimits(keys).find(({ format }) => format === 'float64');
  const own = rules.flatMap(({ choice, least }): string[] => {
    const absent = grid.some((each) => each < least);
    switch (choice.id) {
      case 'log':
      case 'layer-norm':
        return absent ? [say(`scalings.note.${choice.id}`)] : [];
      case 'constant':
        return [say('scalings.note.constant', { c: short(choice.parameter) })];
      case 'fifth-power': {
        const left = near && ruleReport(near, choice.id)?.scoreStd;
        if (!left) return [];
        const value = significant(left.value, 2);
        return [say('scalings.note.fifth-power', { value, std: significant(near.std.value, 2), d })];
      }
      case 'exponential':
        return [
          say('scalings.note.exponential', {
            log: significant(core.logDivisor(choice, focus), 4),
            d,
            overflow: whole(double?.divisorOverflows ?? 0),
          }),
        ];
      case 'cosine':
        return [say('scalings.note.cosine')];
      default:
        return [];
    }
  });
  const few = keys < manyKeys ? [say('scalings.note.few')] : [];
  return [...own, ...few, say('scalings.note.bins')];
}
