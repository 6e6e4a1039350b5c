// What a call throws, so that a test can look at all of its facts.
export function caught(call: () => unknown): unknown {
  try {
    call();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('nothing was thrown');
}
