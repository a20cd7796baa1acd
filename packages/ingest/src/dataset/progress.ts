/** A part of a source that cannot be read. */
export interface Reject {
  readonly source: string;
  /** Line from 1; null when the format has no lines or the place is unknown. */
  readonly line: number | null;
  readonly reason: string;
  /** The rejected text, cut at 200 characters, or the identifier of an article; empty when unknown. */
  readonly text: string;
}

const REJECT_TEXT_LENGTH = 200;

/** The steps of a build, in this order; steps that have nothing to do are left out. */
export type IngestPhase =
  | 'read-graph'
  | 'labels'
  | 'read-articles'
  | 'articles'
  | 'literature'
  | 'finish';

/** How far a build is. Sent about four times a second, and at the end of most phases. */
export interface IngestProgress {
  readonly phase: IngestPhase;
  readonly source?: string;
  /** Triples, entities or articles of this phase so far, over all of its sources. */
  readonly done: number;
  readonly total?: number;
  /** Bytes read in this phase, as stored (compressed). */
  readonly bytes: number;
  readonly totalBytes?: number;
  readonly rejected: number;
  /** Mean speed since the phase began, in `done` per second. */
  readonly perSecond: number;
  /** Estimated seconds until the phase ends; absent in its first second, at its end, and for unknown totals. */
  readonly secondsLeft?: number;
}

export function getReject(reject: Reject): Reject {
  const { text } = reject;
  if (text.length <= REJECT_TEXT_LENGTH) return reject;
  return { ...reject, text: `${text.slice(0, REJECT_TEXT_LENGTH)}…` };
}

export type ProgressUpdate = Partial<
  Pick<IngestProgress, 'source' | 'done' | 'total' | 'bytes' | 'totalBytes'>
>;

const INTERVAL_MS = 250;

export class ProgressReporter {
  private phase: IngestPhase = 'read-graph';
  private current: ProgressUpdate & { done: number; bytes: number } = { done: 0, bytes: 0 };
  private rejected = 0;
  private startedAt = 0;
  private reportedAt = 0;

  constructor(
    private readonly onProgress: (progress: IngestProgress) => void = () => {},
    private readonly now: () => number = () => performance.now(),
  ) {}

  start(phase: IngestPhase, update: ProgressUpdate = {}): void {
    this.phase = phase;
    this.current = { done: 0, bytes: 0, ...update };
    this.rejected = 0;
    this.startedAt = this.now();
    this.reportedAt = this.startedAt;
  }

  reject(): void {
    this.rejected += 1;
  }

  update(update: ProgressUpdate): void {
    this.current = { ...this.current, ...update };
    if (this.now() - this.reportedAt >= INTERVAL_MS) this.report();
  }

  finish(): void {
    this.report();
  }

  private report(): void {
    this.reportedAt = this.now();
    const seconds = (this.reportedAt - this.startedAt) / 1_000;
    const perSecond = seconds > 0 ? Math.round(this.current.done / seconds) : 0;
    const { phase, rejected } = this;
    const secondsLeft = this.secondsLeft(seconds);
    const left = secondsLeft === null ? {} : { secondsLeft };
    this.onProgress({ ...this.current, phase, rejected, perSecond, ...left });
  }

  private secondsLeft(seconds: number): number | null {
    const { done, total, bytes, totalBytes = 0 } = this.current;
    const share = total === undefined ? bytes / totalBytes : done / total;
    if (seconds < 1 || !(share > 0 && share < 1)) return null;
    return Math.round(seconds / share - seconds);
  }
}
