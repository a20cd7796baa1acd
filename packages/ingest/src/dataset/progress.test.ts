import { describe, expect, it } from 'vitest';
import { type IngestProgress, ProgressReporter } from './progress.js';

describe('ProgressReporter', () => {
  it('reports at most four times a second and at the end of a phase', () => {
    const reports: IngestProgress[] = [];
    let now = 0;
    const reporter = new ProgressReporter(
      (progress) => reports.push(progress),
      () => now,
    );
    reporter.start('read-graph', { totalBytes: 1_000 });
    for (let step = 1; step <= 10; step += 1) {
      now = step * 100;
      if (step === 5) reporter.reject();
      reporter.update({ done: step, bytes: step * 100, source: 'a.nt' });
    }
    reporter.finish();
    expect(reports.map(({ done }) => done)).toEqual([3, 6, 9, 10]);
    expect(reports.at(-1)).toEqual({
      phase: 'read-graph',
      source: 'a.nt',
      done: 10,
      bytes: 1_000,
      totalBytes: 1_000,
      rejected: 1,
      perSecond: 10,
    });
  });

  it('reports how long a phase still takes, once that is known', () => {
    const reports: IngestProgress[] = [];
    let now = 0;
    const reporter = new ProgressReporter(
      (progress) => reports.push(progress),
      () => now,
    );
    reporter.start('labels', { total: 40 });
    for (const done of [5, 10, 20, 40]) {
      now += 500;
      reporter.update({ done });
    }
    expect(reports.map(({ secondsLeft }) => secondsLeft)).toEqual([undefined, 3, 2, undefined]);
  });

  it('begins each phase again', () => {
    const reports: IngestProgress[] = [];
    const reporter = new ProgressReporter(
      (progress) => reports.push(progress),
      () => 0,
    );
    reporter.start('read-graph');
    reporter.reject();
    reporter.update({ done: 5, source: 'a.nt' });
    reporter.start('labels');
    reporter.finish();
    expect(reports).toEqual([{ phase: 'labels', done: 0, bytes: 0, rejected: 0, perSecond: 0 }]);
  });
});
