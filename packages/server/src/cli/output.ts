export const EXIT = {
  OK: 0,
  /** Failed; the message says why. Of `verify`: records contradict an item. */
  FAILED: 1,
  USAGE: 2,
  REJECTS: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where a command writes. Results go to standard output, everything else to standard error. */
export interface Output {
  readonly isJson: boolean;
  /** Whether a person sees the result as it is written. */
  readonly isTerminal: boolean;
  result(value: object, text: string): void;
  note(text: string): void;
  failure(message: string): void;
  /** How far the command is: one line that is rewritten on a terminal, else a line every few seconds. */
  progress(text: string): void;
  endProgress(): void;
}

export interface OutputStreams {
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly stderr: {
    write(text: string): unknown;
    readonly isTTY?: boolean;
    readonly columns?: number;
  };
  readonly now?: () => number;
}

const LINE_EVERY_MS = 5_000;

export function createOutput(
  { json }: { readonly json: boolean },
  { stdout, stderr, now = () => performance.now() }: OutputStreams = process,
): Output {
  let isLineOpen = false;
  let wroteAt = Number.NEGATIVE_INFINITY;

  function endProgress(): void {
    if (isLineOpen) stderr.write('\n');
    isLineOpen = false;
    wroteAt = Number.NEGATIVE_INFINITY;
  }

  return {
    isJson: json,
    isTerminal: stdout.isTTY === true,
    result(value, text) {
      endProgress();
      stdout.write(json ? `${JSON.stringify(value)}\n` : `${text}\n`);
    },
    note(text) {
      endProgress();
      if (!json) stderr.write(`${text}\n`);
    },
    failure(message) {
      endProgress();
      stderr.write(json ? `${JSON.stringify({ error: message })}\n` : `error: ${message}\n`);
    },
    progress(text) {
      if (stderr.isTTY === true && !json) {
        stderr.write(`\r\u001b[2K${text.slice(0, (stderr.columns ?? 80) - 1)}`);
        isLineOpen = true;
        return;
      }
      if (now() - wroteAt < LINE_EVERY_MS) return;
      wroteAt = now();
      stderr.write(json ? `${JSON.stringify({ progress: text })}\n` : `${text}\n`);
    },
    endProgress,
  };
}
