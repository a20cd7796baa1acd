import type { IngestPhase, IngestProgress } from './progress.js';

/** What changed since the last report. */
export type ProgressUpdate = Partial<
  Pick<IngestProgress, 'source' | 'done' | 'total' | 'bytes' | 'totalBytes'>
>;

const INTERVAL_MS = 250;

/** Turns counts into progress reports, at most four a second and one at the end of each phase. */
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
