interface TurnTaker {
  /** There in Node alone. */
  readonly setImmediate?: (run: () => void) => unknown;
}

/** Resolves once other tasks have had their turn, in Node and in pages alike; a timer would wait for milliseconds in a page. */
export function nextTurn(): Promise<void> {
  const { setImmediate } = globalThis as object as TurnTaker;
  return new Promise((resolve) => {
    if (setImmediate !== undefined) {
      setImmediate(resolve);
      return;
    }
    const { port1: heard, port2: told } = new MessageChannel();
    heard.onmessage = () => {
      heard.close();
      resolve();
    };
    told.postMessage(null);
  });
}
