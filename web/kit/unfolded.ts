// What is made and put into the document while the reader has it unfolded: tables, and pictures beside the leading one.
import { nothing, type ReactiveControllerHost } from 'lit';
import { directive, Directive, type ChildPart, type PartInfo } from 'lit/directive.js';

/** Stands in a <details>. What is folded would cost each press the making, style and memory of what nobody sees. */
class WhileUnfolded extends Directive {
  readonly #host: Partial<ReactiveControllerHost> | undefined;
  #details: HTMLDetailsElement | undefined;

  constructor(info: PartInfo) {
    super(info);
    this.#host = (info as unknown as ChildPart).options?.host;
  }

  override render(make: () => unknown): unknown {
    return this.#details?.open === true ? make() : nothing;
  }

  override update({ parentNode }: ChildPart, [make]: [() => unknown]): unknown {
    if (!this.#details) {
      this.#details = parentNode as HTMLDetailsElement;
      // The laboratory draws itself, so that what the making throws is said as ever.
      this.#details.addEventListener('toggle', () => this.#host?.requestUpdate?.());
    }
    return this.render(make);
  }
}

export const whileUnfolded = directive(WhileUnfolded);
