import type { IngestPhase, IngestProgress } from '@biographql/ingest';

const PHASES: Readonly<Record<IngestPhase, readonly [doing: string, unit: string]>> = {
  'read-graph': ['Reading the graph', 'triples'],
  labels: ['Indexing labels', 'labels'],
  articles: ['Indexing articles', 'articles'],
  literature: ['Writing articles as triples', 'articles'],
  finish: ['Finishing', 'files'],
};

/** Returns one line on how far a build is, e.g. `Reading the graph: 120,000 triples, 40 %, 210,000/s, 3 min left`. */
export function progressText(progress: IngestProgress): string {
  const { phase, done, total, bytes, totalBytes, rejected, perSecond, secondsLeft } = progress;
  const [doing, unit] = PHASES[phase];
  if (done === 0 && total === undefined) return doing;
  const share = total === undefined ? ratio(bytes, totalBytes) : ratio(done, total);
  const parts = [
    `${count(done)} ${unit}`,
    ...(share === null ? [] : [`${share} %`]),
    ...(perSecond > 0 ? [`${count(Math.round(perSecond))}/s`] : []),
    ...(secondsLeft === undefined ? [] : [`${durationText(secondsLeft)} left`]),
    ...(rejected > 0 ? [`${count(rejected)} rejected`] : []),
  ];
  return `${doing}: ${parts.join(', ')}`;
}

export function durationText(seconds: number): string {
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
