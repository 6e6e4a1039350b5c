// How many there are of each verdict, in words.
import { fill } from '../../i18n/placeholders.ts';
import { listed } from '../../i18n/numbers.ts';

/** "9 true, 2 false", in the order of the names; verdicts that nobody has are left out. `counted`: how each is written. */
export function tally<Verdict extends string>(
  verdicts: readonly Verdict[],
  names: Readonly<Partial<Record<Verdict, string>>>,
  counted: string,
): string {
  const parts = (Object.entries(names) as [Verdict, string][]).flatMap(([verdict, name]) => {
    const count = verdicts.filter((each) => each === verdict).length;
    return count > 0 ? [fill(counted, { count: String(count), verdict: name })] : [];
  });
  return listed(parts);
}
