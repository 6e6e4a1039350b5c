// A weight file that is read on the page's own thread: where no worker may run. Between two slices the page has a turn; a block takes as long as it takes.
import { ModelHost } from './model-host.ts';
import type { ModelPort } from './model-protocol.ts';

export function modelOnPage(): ModelPort {
  let stopped = false;
  const host = new ModelHost((message) => {
    if (!stopped) port.onMessage?.(message);
  });
  const port: ModelPort = {
    onMessage: null,
    onFailure: null,
    send(message) {
      host.receive(message);
    },
    stop() {
      stopped = true;
      host.stop();
    },
  };
  return port;
}
