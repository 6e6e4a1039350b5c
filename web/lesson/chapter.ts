// What a chapter of the page is. Used at build time only.
import type { ProseKey } from '../i18n/en/prose.ts';
import type { Writer } from './prose.ts';

export interface Chapter {
  /** The fragment that leads here. */
  id: string;
  name: ProseKey;
  /** What it takes to read it and to try its laboratory. */
  minutes: number;
  /** HTML: prose beside its laboratory, in the writer's language. */
  content: (writer: Writer) => string;
}
