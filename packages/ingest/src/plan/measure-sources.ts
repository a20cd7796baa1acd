import { type CallOptions, InvalidArgumentError } from '@biographql/core';
import { standardVocabulary, type Vocabulary } from '@biographql/vocabulary';
import { readArticleBatches } from '../articles/read-articles.js';
import { sourceBytes } from '../dataset/source-bytes.js';
import { starterSources } from '../dataset/starter-sources.js';
import { EntityCollector } from '../entities/entity-collector.js';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import { readTriples } from '../rdf/read-triples.js';
import { CountingGzip } from './counting-gzip.js';

/** What an ingest of some sources has to do with. */
export interface SourceMeasures {
  readonly triples: number;
  /** Characters of the triples as N-Triples. */
  readonly graphText: number;
  /** Bytes of the same, compressed as a dataset keeps them. */
  readonly graphBytes: number;
  /** Different IRIs that are a subject or an object. */
  readonly nodes: number;
  readonly entities: number;
  /** Labels and other names of the entities. */
  readonly names: number;
  /** Groups of entities that would be joined: the graph is then read and written a second time. */
  readonly joins: number;
  /** Characters of labels, other names and descriptions. */
  readonly nameText: number;
  readonly articles: number;
  /** Characters of the articles as JSON. */
  readonly articleText: number;
  /** Bytes of the articles as their sources gave them, compressed as a dataset keeps them; 0 for those of the starter data. */
  readonly recordBytes: number;
  /** Seconds of a processor that the reading took. */
  readonly seconds: number;
  /** Part of the sources that was read, above 0 and up to 1; the rest is taken to be alike. */
  readonly share: number;
}

/** Options of {@link measureSources}. */
export interface MeasureOptions extends CallOptions {
  readonly graphSources?: readonly string[] | undefined;
  readonly graphFormats?: GraphFormatOptions | undefined;
  readonly articleSources?: readonly string[] | undefined;
  /**
   * Whether the starter data is measured in place of a graph or of articles where no source of them is given, as an ingest
   * into an empty data directory takes it along. Default false.
   */
  readonly withStarter?: boolean | undefined;
  /** Default: the standard vocabulary. */
  readonly vocabulary?: Vocabulary | undefined;
  /** Part of each source that is read, from its beginning; above 0 and up to 1. Default 1. */
  readonly share?: number | undefined;
  /** Told how many bytes of how many are read. */
  readonly onProgress?: ((bytes: number, totalBytes: number) => void) | undefined;
}

/**
 * Reads sources, or the beginning of each, and measures what an ingest of them would have to do with; writes nothing.
 * @throws InvalidArgumentError when a source is absent or cannot be read; `signal.reason` when aborted.
 */
export async function measureSources(options: MeasureOptions): Promise<SourceMeasures> {
  const { share = 1, signal } = options;
  if (!(share > 0 && share <= 1))
    throw new InvalidArgumentError('share', 'must be above 0 and at most 1', share);
  const { graphSources, articleSources, isStarterArticles } = await sourcesOf(options);
  const { vocabulary = standardVocabulary(), graphFormats, onProgress } = options;
  const sizes = await Promise.all([...graphSources, ...articleSources].map(sourceBytes));
  const totalBytes = sizes.reduce((sum, bytes) => sum + bytes, 0);
  const before = process.cpuUsage();
  const collector = new EntityCollector(vocabulary);
  const gzip = new CountingGzip();
  let earlier = 0;
  const graph = { triples: 0, graphText: 0 };
  for (const path of graphSources) {
    const size = await sourceBytes(path);
    let bytes = 0;
    const reading = readTriples(path, {
      ...graphFormats,
      signal,
      blankNodePrefix: 'f',
      onProgress: (progress) => {
        bytes = progress.bytes;
        onProgress?.(earlier + bytes, totalBytes);
      },
    });
    for await (const batch of reading) {
      collector.add(batch);
      graph.triples += batch.length;
      graph.graphText += await gzip.write(batch.map(({ ntriples }) => ntriples));
      if (share < 1 && bytes >= share * size) break;
    }
    earlier += size;
  }
  const joins = collector.joins().groups.length;
  const { nodes, entities, names, nameText } = namesOf(collector);
  const articles = { articles: 0, articleText: 0 };
  const records = new CountingGzip();
  for (const path of articleSources) {
    const size = await sourceBytes(path);
    let bytes = 0;
    const reading = readArticleBatches(path, {
      ...(signal && { signal }),
      onProgress: ({ bytesRead }) => {
        bytes = bytesRead;
        onProgress?.(earlier + bytes, totalBytes);
      },
    });
    for await (const batch of reading) {
      articles.articles += batch.length;
      const lines = batch.map((article) => JSON.stringify(article));
      for (const line of lines) articles.articleText += line.length;
      if (!isStarterArticles) await records.write(lines);
      if (share < 1 && bytes >= share * size) break;
    }
    earlier += size;
  }
  const recordBytes = isStarterArticles ? 0 : await records.end();
  const { user, system } = process.cpuUsage(before);
  const whole = (count: number) => Math.round(count / share);
  return {
    triples: whole(graph.triples),
    graphText: whole(graph.graphText),
    graphBytes: whole(await gzip.end()),
    nodes: whole(nodes),
    entities: whole(entities),
    names: whole(names),
    joins: whole(joins),
    nameText: whole(nameText),
    articles: whole(articles.articles),
    articleText: whole(articles.articleText),
    recordBytes: articles.articles === 0 ? 0 : whole(recordBytes),
    seconds: (user + system) / 1_000_000 / share,
    share,
  };
}

/** What is read: of each kind the sources that are given, or else the starter data. */
async function sourcesOf({
  graphSources = [],
  articleSources = [],
  withStarter = false,
}: MeasureOptions) {
  const isStarterArticles = withStarter && articleSources.length === 0;
  const isStarterGraph = withStarter && graphSources.length === 0;
  if (!isStarterArticles && !isStarterGraph)
    return { graphSources, articleSources, isStarterArticles };
  const starter = await starterSources();
  return {
    graphSources: isStarterGraph ? [starter.graph] : graphSources,
    articleSources: isStarterArticles ? [starter.articles] : articleSources,
    isStarterArticles,
  };
}

function namesOf(collector: EntityCollector) {
  const nodes = collector.nodes.size;
  let entities = 0;
  let names = 0;
  let nameText = 0;
  for (const { label, aliases, description } of collector.rows()) {
    entities += 1;
    names += 1 + aliases.length;
    nameText += label.length + (description?.length ?? 0);
    for (const alias of aliases) nameText += alias.length;
  }
  return { nodes, entities, names, nameText };
}
