import { BioGraphQLError } from '@biographql/core';
import type { IngestPhase, IngestProgress } from '@biographql/ingest';

export const EXIT = {
  OK: 0,
  /** Failed; the message says why. For `verify`: records contradict an item. */
  FAILED: 1,
  USAGE: 2,
  REJECTS: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export type Output = ReturnType<typeof createOutput>;

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

/** Results go to standard output, everything else to standard error. */
export function createOutput(
  { json }: { readonly json: boolean },
  { stdout, stderr, now = () => performance.now() }: OutputStreams = process,
) {
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
    result(value: object, text: string) {
      endProgress();
      stdout.write(json ? `${JSON.stringify(value)}\n` : `${text}\n`);
    },
    note(text: string) {
      endProgress();
      if (!json) stderr.write(`${text}\n`);
    },
    failure(message: string) {
      endProgress();
      stderr.write(json ? `${JSON.stringify({ error: message })}\n` : `error: ${message}\n`);
    },
    /** Reports progress: one line that is rewritten on a terminal, otherwise a line every few seconds. */
    progress(text: string) {
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

const PHASES: Readonly<Record<IngestPhase, readonly [doing: string, unit: string]>> = {
  'read-graph': ['Reading the graph', 'triples'],
  labels: ['Indexing labels', 'labels'],
  'read-articles': ['Reading articles', 'articles'],
  articles: ['Indexing articles', 'articles'],
  literature: ['Writing articles as triples', 'articles'],
  finish: ['Finishing', 'files'],
};

/** Returns one line on a build's progress, e.g. `Reading the graph: 120,000 triples, 40 %, 210,000/s, 3 min left`. */
export function progressText(progress: IngestProgress): string {
  const { phase, done, total, bytes, totalBytes, rejected, perSecond, secondsLeft } = progress;
  const [doing, unit] = PHASES[phase];
  if (done === 0 && total === undefined) return doing;
  const share = total === undefined ? ratio(bytes, totalBytes) : ratio(done, total);
  const parts = [
    `${count(done)} ${unit}`,
    // All records are read, and the index is still being written.
    ...(share === null ? [] : [share === 100 ? 'finishing' : `${share} %`]),
    ...(perSecond > 0 ? [`${count(Math.round(perSecond))}/s`] : []),
    ...(secondsLeft === undefined ? [] : [`${durationText(secondsLeft)} left`]),
    ...(rejected > 0 ? [`${count(rejected)} rejected`] : []),
  ];
  return `${doing}: ${parts.join(', ')}`;
}

export function linesWhere(...lines: readonly (string | false)[]): string {
  return lines.filter((line) => line !== false).join('\n');
}

function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export function count(value: number): string {
  return value.toLocaleString('en-US');
}

function ratio(part: number, whole: number | undefined): number | null {
  if (whole === undefined || whole === 0) return null;
  return Math.min(100, Math.floor((100 * part) / whole));
}

export function errorMessage(error: unknown): string {
  if (BioGraphQLError.is(error) || error instanceof DOMException) return error.message;
  const problem = storageProblem(error);
  if (problem !== undefined) return problem;
  if (error instanceof Error && 'code' in error && 'syscall' in error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** System and database error codes (`…_FULL`), with remedies. */
const REMEDIES = [
  [
    /^(?:ENOSPC|EDQUOT)$|_FULL\b/,
    'The disk is full. Free some space, or choose another directory with --data-dir.',
  ],
  [/^EROFS$|_READONLY/, 'The directory is read-only. Choose another one, e.g. with --data-dir.'],
  [
    /^(?:EACCES|EPERM)/,
    'Permission denied. Change the owner or the permissions, or choose another directory with --data-dir.',
  ],
  [
    /^(?:EADDRINUSE|EADDRNOTAVAIL)$/,
    'The address is in use or not available. Stop the program that uses the port, or choose another address with --port or --host.',
  ],
  [/^(?:EMFILE|ENFILE)/, 'Too many files are open. Raise the limit (ulimit -n).'],
  [
    /^EIO$|_IOERR/,
    'The disk reported a read or write error. Check the disk, then run `biographql check`.',
  ],
] as const;

/** Explains an error of the disk or a database, and what to do; undefined for other errors. Causes are searched. */
export function storageProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const remedy = REMEDIES.find(([pattern]) => pattern.test(code))?.[1];
  return remedy === undefined ? storageProblem(error.cause) : `${remedy} (${error.message})`;
}
