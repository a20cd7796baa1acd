/** Tells when the system or a person stops the program. */
export interface StopSignal {
  /** Aborted at the first SIGTERM or SIGINT. */
  readonly signal: AbortSignal;
  /** Stops listening for signals. */
  release(): void;
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** 128 + SIGINT, as shells report it. */
const INTERRUPTED = 130;

/** Listens for SIGTERM and SIGINT. The first asks to stop in order, the second ends the program at once. */
export function stopSignal(exit: (code: number) => void = process.exit): StopSignal {
  const controller = new AbortController();
  const onSignal = () => {
    if (controller.signal.aborted) exit(INTERRUPTED);
    controller.abort(new Error('The program was stopped.'));
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  return {
    signal: controller.signal,
    release() {
      for (const name of SIGNALS) process.removeListener(name, onSignal);
    },
  };
}
