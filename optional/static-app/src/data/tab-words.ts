import { TAB_PARTS, type TabPart, type TabState } from './tab-state.js';

/** What the parts of the data are called. */
export const PART_NAMES: Readonly<Record<TabPart, string>> = {
  labels: 'names',
  graph: 'graph',
  articles: 'articles',
};

/** Returns what is loading, and how far it is; empty when nothing is. Short enough for a phone. */
export function loadingWords({ dataset, parts }: TabState): string {
  if (dataset === null) return 'starting …';
  const loading = TAB_PARTS.filter((part) => parts[part].status !== 'ready');
  if (loading.length === 0) return '';
  const told = loading.map((part) => {
    const { status, loadedBytes, totalBytes } = parts[part];
    if (status !== 'loading' || totalBytes === 0) return PART_NAMES[part];
    if (loadedBytes >= totalBytes) return `${PART_NAMES[part]} (unpacking)`;
    return `${PART_NAMES[part]} ${megabytes(loadedBytes)} of ${megabytes(totalBytes)}`;
  });
  return `loading ${told.join(', ')}`;
}

/** Returns why nothing, or not everything, can be answered; null when nothing failed. */
export function problemWords({ problem, parts }: TabState): string | null {
  if (problem !== null) return `The service in this tab could not start. ${problem}`;
  const failed = TAB_PARTS.find((part) => parts[part].status === 'failed');
  if (failed === undefined) return null;
  return `The ${PART_NAMES[failed]} could not be loaded. ${parts[failed].problem ?? ''} Whatever is asked for next tries again.`;
}

/** Returns a size in megabytes, e.g. `16.0 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e8 ? 1 : 0)} MB`;
}
