import { type DryRun, type DryRunOptions, dryRun } from '@biographql/ingest';
import type { Output } from './output.js';
import { count, progressText } from './progress-text.js';
import { stopSignal } from './stop-signal.js';

/** Reasons that a person is told of; JSON has all. */
const TOLD_REASONS = 10;

/** Counts what an ingest would take, and tells it. */
export async function runDry(
  options: Omit<DryRunOptions, 'signal' | 'onProgress'>,
  output: Output,
): Promise<DryRun> {
  const stop = stopSignal();
  try {
    const counts = await dryRun({
      ...options,
      signal: stop.signal,
      onProgress: (progress) => output.progress(progressText(progress)),
    });
    output.result(counts, dryRunText(counts));
    return counts;
  } finally {
    output.endProgress();
    stop.release();
  }
}

function dryRunText(counts: DryRun): string {
  const { triples, entities, joined, articles, replaced, rejected, reasons } = counts;
  const told = Object.entries(reasons);
  return [
    ...counts.sources.map(
      ({ source, kind, taken, rejected: refused }) =>
        `${source}: ${kind}, ${count(taken)} accepted, ${count(refused)} rejected`,
    ),
    `Total: ${count(triples)} triples, ${count(entities)} entities (${count(joined)} to be merged with another), ${count(articles)} articles (${count(replaced)} records replaced by later ones); ${count(rejected)} records rejected.`,
    ...told.slice(0, TOLD_REASONS).map(([reason, times]) => `  ${count(times)}: ${reason}`),
    'Nothing was written.',
  ].join('\n');
}
