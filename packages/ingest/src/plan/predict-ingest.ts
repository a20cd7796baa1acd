import type { SourceMeasures } from './measure-sources.js';

/** What an ingest into an empty data directory takes. */
export interface IngestPrediction {
  /** Bytes of the process at its peak, its threads and the checks included. */
  readonly memory: number;
  /** Bytes of the dataset. */
  readonly disk: number;
  /** Bytes of the data directory at most while the dataset is made, beside datasets that are kept. */
  readonly workingDisk: number;
  /** Seconds of processor time. */
  readonly processor: number;
  /** Seconds that pass: where cores are free, and where others work beside it. */
  readonly seconds: { readonly from: number; readonly to: number };
}

/** Bytes of the label index for each entity, and for each character of its names. */
const LABELS = { entity: 349, character: 2.56 } as const;
/** Bytes of the article index for each article, for each character of its record, and of an empty one. */
const ARTICLES = { article: 1_980, character: 0.8, empty: 130_000 } as const;
/** Bytes of memory of the program itself, for each character of the triples, and for each of the articles. */
const MEMORY = { empty: 340_000_000, triples: 15.7, articles: 4.2 } as const;
/** Seconds of a processor for the program itself, for each million characters of the triples, and of the articles. */
const PROCESSOR = { empty: 5.5, triples: 0.34, articles: 0.38 } as const;
/** Part of the processor time that passes where threads work side by side, and where others have most of the cores. */
const ELAPSED = { free: 0.7, busy: 4 } as const;

/**
 * Returns what an ingest takes by what was measured of its sources. The constants were fitted to ingests of 30,000 to
 * 250,000 triples and 1 to 10,000 articles on two cores, see benchmarks/ingest/plan.bench.ts. Entities that are joined
 * are foreseen in `workingDisk` alone, which has the triples twice.
 */
export function predictIngest(measures: SourceMeasures): IngestPrediction {
  const { graphText, graphBytes, entities, nameText, articles, articleText } = measures;
  const labels = LABELS.entity * entities + LABELS.character * nameText;
  const literature =
    ARTICLES.article * articles + ARTICLES.character * articleText + ARTICLES.empty;
  const disk = Math.round(graphBytes + labels + literature);
  const memory = MEMORY.empty + MEMORY.triples * graphText + MEMORY.articles * articleText;
  const millions = 1_000_000;
  const processor =
    PROCESSOR.empty +
    (PROCESSOR.triples * graphText) / millions +
    (PROCESSOR.articles * articleText) / millions;
  return {
    memory: Math.round(memory),
    disk,
    workingDisk: disk + graphBytes,
    processor,
    seconds: { from: ELAPSED.free * processor, to: ELAPSED.busy * processor },
  };
}
