// Where a laboratory stands: in its page, or filling the screen. What filling takes is fetched when it is first asked for.
import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { fetchModule } from '../core/fetch-module.ts';
import { catalogue } from '../i18n/say.ts';
import { keepOwnInput } from './own-input.ts';
import { languageAt } from './locale.ts';

const stages = new WeakMap<Element, Stage>();

/** The stage of a laboratory; undefined before its element is defined. */
export function stageOf(element: Element): Stage | undefined {
  return stages.get(element);
}

export class Stage implements ReactiveController {
  readonly host: LitElement;
  /** The laboratory's name, for the line that says where one is. */
  readonly title: () => string;
  /** What stands above the laboratory while it fills the screen; undefined while it does not. */
  bar: (() => TemplateResult) | undefined;
  /** Called when the laboratory is taken out of its page. */
  onGone: (() => void) | undefined;

  constructor(host: LitElement, title: () => string) {
    this.host = host;
    this.title = title;
    stages.set(host, this);
    keepOwnInput(host);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.onGone?.();
  }

  async fill(): Promise<void> {
    const { projector } = await fetchModule(() => import('./projector.ts'));
    // Its sentences have come with it; those of the laboratory's language are fetched now.
    await catalogue(languageAt(this.host));
    await projector.fill(this);
  }
}
