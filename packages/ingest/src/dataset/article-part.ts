import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Article, inBatches } from '@biographql/engines';
import {
  type ArticleAnnotator,
  annotateBatches,
  createArticleAnnotator,
} from '../articles/annotate-articles.js';
import { type ArticleEntities, ArticleTriples } from '../articles/article-triples.js';
import { readArticleBatches } from '../articles/read-articles.js';
import { ArticleSourceReader, readStoredArticles } from './article-sources.js';
import {
  type BuildContext,
  buildEngine,
  getFacts,
  type PartPlan,
  totalBytes,
} from './build-plan.js';
import { graphWriter, LITERATURE_FILE } from './files.js';
import type { ArticlesManifest, LiteratureManifest, ManifestSource } from './manifest.js';
import { placesIn } from './open-dataset.js';
import { sourceFile } from './sources.js';

export type ArticleContext = Omit<BuildContext, 'vocabulary'>;

/**
 * Stores the sources of articles and builds their index. The starter articles are annotated with entities at the end, others
 * while they are read. Of two records with one id the later counts; articles that a later PubMed file withdraws are left
 * out.
 * @param labelled - resolves to the number of triples once the label index is built.
 * @throws InvalidArgumentError when no source holds a readable article.
 */
export async function buildArticlePart(
  plan: PartPlan,
  context: ArticleContext,
  labelled: Promise<number>,
): Promise<ArticlesManifest> {
  const { reporter, drivers } = context;
  const { origin } = plan;
  // The starter articles are indexed while they are read.
  const phase = origin === 'starter' ? 'articles' : 'read-articles';
  reporter.start(phase, { totalBytes: await totalBytes(plan.sources) });
  let opened: Promise<ArticleAnnotator> | undefined;
  const annotating = () => {
    opened ??= labelled.then((triples) => openAnnotator(plan, context, triples));
    return opened;
  };
  const { sources, articles: read, getRejected } = await openArticles(plan, context);
  const batches = counted(read, context);
  const { articles: driver } = drivers;
  // The starter articles fit in memory until their entities are known.
  const buildEarly = origin === 'starter' ? driver.buildEarly?.bind(driver) : undefined;
  const triples = buildEarly === undefined ? await labelled : 0;
  const { articles } = await buildEngine('articles', context, triples, async (place, options) => {
    if (buildEarly !== undefined)
      return buildEarly(batches, place, {
        ...options,
        entities: async () => {
          const annotator = await annotating();
          return { entitiesOf: annotator.entitiesOf, ...describing(annotator) };
        },
      });
    const annotator = await annotating();
    return driver.build(annotateBatches(batches, annotator), place, {
      ...options,
      ...describing(annotator),
    });
  });
  reporter.finish();
  const literature =
    plan.hasLiterature === true && (await buildLiterature(await annotating(), context, articles));
  return {
    ...{ origin, articles, sources, rejected: getRejected() },
    ...(literature && { literature }),
  };
}

function describing({ getLabel, getEquivalentEntities }: ArticleAnnotator) {
  return { entityLabel: getLabel, equivalentEntities: getEquivalentEntities };
}

async function openAnnotator(
  plan: PartPlan,
  { directory, drivers, settings }: ArticleContext,
  triples: number,
): Promise<ArticleAnnotator> {
  if (plan.sources.length === 0) return createArticleAnnotator(inBatches([]));
  const at = placesIn(directory, triples).labels;
  await using labels = await drivers.labels.open(at, settings && { settings });
  return createArticleAnnotator(labels.rows());
}

interface OpenedArticles {
  readonly sources: readonly ManifestSource[];
  readonly articles: AsyncIterable<readonly Article[]>;
  /** Records that are rejected; all of them once the articles are read. */
  getRejected(): number;
}

/** Stores the sources and reads them from there; the starter articles are not stored. */
async function openArticles(plan: PartPlan, context: ArticleContext): Promise<OpenedArticles> {
  const { reporter, signal, directory } = context;
  if (plan.origin === 'starter') {
    let rejected = 0;
    const facts = await Promise.all(plan.sources.map(getFacts));
    const paths = plan.sources.map(({ path }) => path);
    const articles = readArticleBatches(paths, {
      ...(signal && { signal }),
      onReject(reject) {
        rejected += 1;
        context.reject(reject);
      },
      onProgress: ({ bytesRead }) => reporter.update({ bytes: bytesRead }),
    });
    const sources = facts.map(({ name, bytes }) => ({ name, bytes }));
    return { sources, articles, getRejected: () => rejected };
  }
  const reader = new ArticleSourceReader(context);
  const sources: ManifestSource[] = [];
  for (const [place, source] of plan.sources.entries()) {
    const target = sourceFile(directory, 'articles', place);
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { force: true });
    sources.push(await reader.add(source, target));
    signal?.throwIfAborted();
  }
  reader.check(plan.sources, sources);
  const stored = sources.map(({ records }, place) => ({
    path: sourceFile(directory, 'articles', place),
    records,
  }));
  const count = (part: 'taken' | 'rejected') =>
    sources.reduce((sum, { records }) => sum + (records?.[part] ?? 0), 0);
  reporter.start('articles', { total: count('taken') });
  return {
    sources,
    articles: readStoredArticles(stored, signal),
    getRejected: () => count('rejected'),
  };
}

async function* counted(
  batches: AsyncIterable<readonly Article[]>,
  { reporter }: ArticleContext,
): AsyncGenerator<readonly Article[]> {
  let done = 0;
  for await (const batch of batches) {
    done += batch.length;
    reporter.update({ done });
    yield batch;
  }
}

async function buildLiterature(
  entities: ArticleAnnotator,
  { directory, drivers, settings, reporter, signal }: ArticleContext,
  total: number,
): Promise<LiteratureManifest> {
  reporter.start('literature', { total });
  const places = placesIn(directory, 0);
  await using index = await drivers.articles.open(places.articles, settings && { settings });
  let done = 0;
  const literature = await writeLiterature(index.rows(), { directory, entities }, (articles) => {
    signal?.throwIfAborted();
    done += articles;
    reporter.update({ done });
  });
  reporter.finish();
  return literature;
}

/** Writes articles as triples. @param onBatch - called with the number of articles of each batch, before it is written. */
export async function writeLiterature(
  articles: AsyncIterable<readonly Article[]>,
  { directory, entities }: { readonly directory: string; readonly entities: ArticleEntities },
  onBatch: (articles: number) => void = () => {},
): Promise<LiteratureManifest> {
  const path = join(directory, LITERATURE_FILE);
  await rm(path, { force: true });
  await using file = graphWriter(path);
  const writer = new ArticleTriples(entities);
  let triples = 0;
  for await (const batch of articles) {
    onBatch(batch.length);
    const made = writer.of(batch);
    await file.write(made);
    triples += made.length;
  }
  await file.end();
  return { triples, bytes: (await stat(path)).size };
}
