// Many training runs: where they stand, in German.
import type { runs as english } from '../en/runs.ts';

export const runs: Readonly<Record<keyof typeof english, string>> = {
  'runs.at': '{done} von {total} Läufen sind zu Ende',
  'runs.left': '{done} von {total} Läufen sind zu Ende, noch etwa {seconds} s',
  'runs.done': 'Alle {total} Läufe sind zu Ende.',
  'runs.recorded': 'Aufgezeichnet: Alle {total} Läufe sind mit diesem Code vorab gerechnet.',
  'runs.here': 'Hier rechnen',
  'runs.same': 'Alle {total} Läufe sind hier zu Ende, jeder genau wie aufgezeichnet.',
  'runs.diverged': 'divergiert bei Schritt {step}',
};
