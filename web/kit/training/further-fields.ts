// Fields that are folded away; they unfold when one of them has an error, and it is for the reader to fold them again.
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { sayNamed } from '../../i18n/say.ts';
import type { Bound } from '../bound.ts';
import { field } from '../field.ts';
import { unfoldIf } from '../unfold-if.ts';

export interface FurtherFields<Name extends string> {
  summary: string;
  names: readonly Name[];
  bound: (name: Name) => Bound;
  /** Messages of hints begin with it. */
  subject: string;
  /** What stands below the fields. */
  below?: TemplateResult;
}

export function furtherFields<Name extends string>(of: FurtherFields<Name>): TemplateResult {
  const { summary, names, bound, subject, below } = of;
  const refused = names.some((name) => bound(name).error !== undefined);
  return html`<details class="more" ${ref(unfoldIf(refused))}>
    <summary>${summary}</summary>
    <div class="controls">
      ${names.map((name) =>
        field({
          ...bound(name),
          id: name,
          label: sayNamed(`parameter.${name}`) ?? name,
          hint: sayNamed(`${subject}.${name}Hint`),
          wide: name === 'dimensions',
        }),
      )}
    </div>
    ${below ?? ''}
  </details>`;
}
