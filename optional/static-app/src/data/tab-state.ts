import type { ServedFile } from './served-file.js';

/** Description of the served data, in `data/dataset.json` of the static build. */
export interface TabDataset {
  /** `sha256:…` over the files of the dataset. */
  readonly digest: string | null;
  /** Release label. */
  readonly release: string;
  readonly triples: number;
  readonly articles: number;
  readonly entities: number;
  /** Names of the standard vocabularies that the graph uses. */
  readonly vocabularies: readonly ('wikidata' | 'obo' | 'biolink')[];
  readonly credits: readonly {
    readonly name: string;
    readonly license: string | null;
    readonly facts: string | null;
    readonly url: string | null;
  }[];
  readonly files: Readonly<Record<'labels' | 'articles' | 'graph', ServedFile>>;
}

/** Parts of the data, in order of priority. */
export const TAB_PARTS = ['labels', 'graph', 'articles'] as const;
/** A part of the data that the page loads. */
export type TabPart = (typeof TAB_PARTS)[number];

/** Progress of a part. */
export interface PartState {
  readonly status: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Stored bytes received. */
  readonly loadedBytes: number;
  readonly totalBytes: number;
  /** Milliseconds from the start of the worker until it answered; null before. */
  readonly readyMs: number | null;
  /** Why it failed; null otherwise. */
  readonly problem: string | null;
}

/** Progress of the service in the tab. */
export interface TabState {
  /** Null until it is known. */
  readonly dataset: TabDataset | null;
  readonly parts: Readonly<Record<TabPart, PartState>>;
  /** Whether the files are stored for the next visit; null until it is known. */
  readonly isCached: boolean | null;
  /** Bytes that the databases and the graph take in WebAssembly. */
  readonly memoryBytes: number;
  /** Why nothing can be answered; null otherwise. */
  readonly problem: string | null;
}

/** Messages of the worker to the page other than answers. */
export interface TabStateMessage {
  readonly kind: 'state';
  readonly state: TabState;
}

const WAITING: PartState = {
  status: 'waiting',
  loadedBytes: 0,
  totalBytes: 0,
  readyMs: null,
  problem: null,
};

/** State before anything is loaded. */
export const INITIAL_STATE: TabState = {
  dataset: null,
  parts: { labels: WAITING, graph: WAITING, articles: WAITING },
  isCached: null,
  memoryBytes: 0,
  problem: null,
};

/** Names of the parts, for people. */
export const PART_NAMES: Readonly<Record<TabPart, string>> = {
  labels: 'names',
  graph: 'graph',
  articles: 'articles',
};

/** Returns which parts are loading or have failed, and how far they are; empty if all are ready. Fits on a phone. */
export function loadingWords({ dataset, parts }: TabState): string {
  if (dataset === null) return 'starting …';
  const loading = TAB_PARTS.filter((part) => parts[part].status !== 'ready');
  if (loading.length === 0) return '';
  const stated = loading.map((part) => {
    const { status, loadedBytes, totalBytes } = parts[part];
    if (status !== 'loading' || totalBytes === 0) return PART_NAMES[part];
    if (loadedBytes >= totalBytes) return `${PART_NAMES[part]} (unpacking)`;
    return `${PART_NAMES[part]} ${megabytes(loadedBytes)} of ${megabytes(totalBytes)}`;
  });
  return `loading ${stated.join(', ')}`;
}

/** Returns why nothing, or not everything, can be answered; null when nothing failed. */
export function problemWords({ problem, parts }: TabState): string | null {
  if (problem !== null) return `The service in this tab could not start. ${problem}`;
  const failed = TAB_PARTS.find((part) => parts[part].status === 'failed');
  if (failed === undefined) return null;
  return `The ${PART_NAMES[failed]} could not be loaded. ${parts[failed].problem ?? ''} Loading is retried with your next request.`;
}

/** Returns a size in megabytes, e.g. `16.0 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e8 ? 1 : 0)} MB`;
}
