// An element without a page, for what belongs to one.
import type { ReactiveControllerHost } from 'lit';

export const fakeHost = (requestUpdate: () => void = () => undefined): ReactiveControllerHost => ({
  addController: () => undefined,
  removeController: () => undefined,
  requestUpdate,
  updateComplete: Promise.resolve(true),
});
