import type { ServedFile } from './served-file.js';

/** What the static build says of the data that it serves, in `data/dataset.json`. */
export interface TabDataset {
  /** `sha256:…` over the files of the dataset. */
  readonly digest: string | null;
  /** How it is called. */
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

/** A part of the data, in the order in which they are wanted. */
export const TAB_PARTS = ['labels', 'graph', 'articles'] as const;
/** One of {@link TAB_PARTS}. */
export type TabPart = (typeof TAB_PARTS)[number];

/** How far a part is. */
export interface PartState {
  readonly status: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Stored bytes that have come. */
  readonly loadedBytes: number;
  readonly totalBytes: number;
  /** Milliseconds from the start of the worker until it answered; null before. */
  readonly readyMs: number | null;
  /** Why it failed; null otherwise. */
  readonly problem: string | null;
}

/** How far the service in the tab is. */
export interface TabState {
  /** Null until it is known. */
  readonly dataset: TabDataset | null;
  readonly parts: Readonly<Record<TabPart, PartState>>;
  /** Whether the files are stored for the next visit; null until it is known. */
  readonly isKept: boolean | null;
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

/** Before anything has come. */
export const INITIAL_STATE: TabState = {
  dataset: null,
  parts: { labels: WAITING, graph: WAITING, articles: WAITING },
  isKept: null,
  memoryBytes: 0,
  problem: null,
};
