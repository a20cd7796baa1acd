import type { SourceMeasures } from './measure-sources.js';

/** What an ingest into an empty data directory takes. */
export interface IngestPrediction {
  /** Bytes of the process at its peak, its threads and the check included. */
  readonly memory: number;
  /** Bytes of the process at most until the dataset is built. */
  readonly buildMemory: number;
  /** Bytes of the process while the dataset is checked, for which the graph is loaded once; null when it is not. */
  readonly checkMemory: number | null;
  /** Bytes of the dataset. */
  readonly disk: number;
  /** Bytes of the data directory at most while the dataset is made, beside datasets that are kept. */
  readonly workingDisk: number;
  /** Seconds of processor time. */
  readonly processor: number;
  /** Seconds that pass: where cores are free, and where others work beside it. */
  readonly seconds: { readonly from: number; readonly to: number };
}

/** Options of {@link predictIngest}. */
export interface PredictionOptions {
  /** What `measureReferenceWork` took on the machine that ingests. Default: what it took where the constants were fitted. */
  readonly referenceSeconds?: number | undefined;
  /** Whether the dataset is checked before it is served. Default true. */
  readonly isChecked?: boolean | undefined;
  /** Whether articles are kept as triples as well. Default false. */
  readonly hasLiterature?: boolean | undefined;
}

/** What fixed work took where the constants were fitted: see `measureReferenceWork`. */
const REFERENCE_SECONDS = 0.206;

/** Bytes of the label index for each entity, and for each character of its names. */
const LABELS = { entity: 359, character: 2.64 } as const;
/** Bytes of the article index for each article, for each character of its record, and of an empty one. */
const ARTICLES = { article: 387, character: 1.26, empty: 130_000 } as const;
/** Characters of articles as JSON whose titles and abstracts a build keeps in memory; those of further ones it reads again. */
const KEPT_ARTICLES = 95_000_000;
/** Bytes of memory until the graph is collected, for each character of the triples. */
const COLLECTING = { empty: 170_000_000, triples: 0.24 } as const;
/** Bytes of memory while the names are written, for each name. */
const NAMING = { empty: 266_000_000, name: 247 } as const;
/** Bytes of memory while articles are read: for each name that may stand in them, and for their characters, kept or not. */
const ANNOTATING = { empty: 273_000_000, name: 110, kept: 3.71, articles: 0.64 } as const;
/** Bytes of memory while the dataset is checked: for each triple and name, and for the characters of the articles. */
const CHECKING = {
  empty: 357_000_000,
  triple: 327,
  name: 38.4,
  kept: 4.66,
  articles: 0.64,
} as const;
/** Seconds of a processor for the program itself, and for each million characters and names. */
const PROCESSOR = {
  empty: 5.44,
  triples: 0.065,
  /** A second pass, where entities are joined. */
  joined: 0.03,
  /** The graph is loaded. */
  checked: 0.042,
  names: 3.48,
  articles: 0.349,
} as const;
/**
 * Of each article as triples: their number, bytes of the file, seconds that it takes to write and, where the dataset is
 * checked, to load. Measured of 40,000 and of 47,896 articles, see docs/guides/literature-graph.md.
 */
const LITERATURE = { triples: 16.7, bytes: 246, written: 106e-6, loaded: 65e-6 } as const;
/** Part of the processor time that passes where threads work side by side, and where others have most of the cores. */
const ELAPSED = { free: 0.7, busy: 4 } as const;

/**
 * Returns what an ingest takes by what was measured of its sources, with the embedded engines. The constants were fitted
 * to real ingests by `benchmarks/ingest/fit-plan.ts`.
 */
export function predictIngest(
  measures: SourceMeasures,
  {
    referenceSeconds = REFERENCE_SECONDS,
    isChecked = true,
    hasLiterature = false,
  }: PredictionOptions = {},
): IngestPrediction {
  const literate = hasLiterature ? measures.articles : 0;
  const disk = diskOf(measures) + Math.round(LITERATURE.bytes * literate);
  const { buildMemory, checkMemory } = memoryOf(measures, isChecked, literate);
  const slowness = referenceSeconds / REFERENCE_SECONDS;
  const ofLiterature = LITERATURE.written + (isChecked ? LITERATURE.loaded : 0);
  const processor = slowness * (processorOf(measures, isChecked) + ofLiterature * literate);
  return {
    memory: Math.max(buildMemory, checkMemory ?? 0),
    buildMemory,
    checkMemory,
    disk,
    workingDisk: disk,
    processor,
    seconds: { from: ELAPSED.free * processor, to: ELAPSED.busy * processor },
  };
}

function diskOf(measures: SourceMeasures): number {
  const { graphBytes, entities, nameText, articles, articleText, recordBytes, joins } = measures;
  const labels = LABELS.entity * entities + LABELS.character * nameText;
  const literature =
    ARTICLES.article * articles + ARTICLES.character * articleText + ARTICLES.empty;
  // Where entities are joined, the triples are kept as they were read as well.
  const graphs = joins > 0 ? 2 * graphBytes : graphBytes;
  return Math.round(graphs + labels + literature + recordBytes);
}

function memoryOf(measures: SourceMeasures, isChecked: boolean, literate: number) {
  const { triples, graphText, names, articleText } = measures;
  const ofArticles = ({ kept, articles }: { readonly kept: number; readonly articles: number }) =>
    kept * Math.min(articleText, KEPT_ARTICLES) + articles * articleText;
  const collecting = COLLECTING.empty + COLLECTING.triples * graphText;
  const naming = NAMING.empty + NAMING.name * names;
  const annotating = ANNOTATING.empty + ANNOTATING.name * names + ofArticles(ANNOTATING);
  const checking =
    CHECKING.empty +
    CHECKING.triple * (triples + LITERATURE.triples * literate) +
    CHECKING.name * names +
    ofArticles(CHECKING);
  return {
    buildMemory: Math.round(Math.max(collecting, naming, annotating)),
    checkMemory: isChecked ? Math.round(checking) : null,
  };
}

function processorOf(measures: SourceMeasures, isChecked: boolean): number {
  const { graphText, joins, names, articleText } = measures;
  const ofTriples =
    PROCESSOR.triples + (joins > 0 ? PROCESSOR.joined : 0) + (isChecked ? PROCESSOR.checked : 0);
  const millions = 1_000_000;
  return (
    PROCESSOR.empty +
    (ofTriples * graphText) / millions +
    (PROCESSOR.names * names) / millions +
    (PROCESSOR.articles * articleText) / millions
  );
}
