import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Article, inBatches, type LateEntities } from '@biographql/engines';
import {
  type ArticleAnnotator,
  annotateBatches,
  createArticleAnnotator,
} from '../articles/annotate-articles.js';
import { type ArticleEntities, ArticleTriples } from '../articles/article-triples.js';
import { readArticleBatches } from '../articles/read-articles.js';
import { ArticleSourceReader, readStoredArticles } from './article-sources.js';
import { buildEngine } from './build-engine.js';
import { type BuildContext, getFacts, type PartPlan } from './build-plan.js';
import { graphWriter, LITERATURE_FILE, sourceBytes } from './files.js';
import type { ArticlesManifest, LiteratureManifest, ManifestSource } from './manifest.js';
import { placesIn } from './open-dataset.js';
import { sourceFile } from './stored-sources.js';

export interface ArticleContext
  extends Pick<BuildContext, 'drivers' | 'reporter' | 'reject' | 'signal' | 'settings'> {
  readonly folder: Pick<BuildContext['folder'], 'directory'>;
}

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
  const { reporter, folder } = context;
  const { origin } = plan;
  const sizes = await Promise.all(plan.sources.map(({ path }) => sourceBytes(path)));
  reporter.start('articles', { totalBytes: sizes.reduce((sum, bytes) => sum + bytes, 0) });
  let opened: Promise<ArticleAnnotator> | undefined;
  const annotating = () => {
    opened ??= labelled.then((triples) => openAnnotator(plan, context, triples));
    return opened;
  };
  const isStarter = origin === 'starter';
  const sources = isStarter
    ? await Promise.all(plan.sources.map(getUnstored))
    : await storeSources(plan, context);
  let rejected = sources.reduce((sum, { records }) => sum + (records?.rejected ?? 0), 0);
  const batches = isStarter
    ? readStarter(plan, context, () => {
        rejected += 1;
      })
    : readStoredArticles(
        sources.map(({ records }, place) => ({
          path: sourceFile(folder.directory, 'articles', place),
          records,
        })),
        context.signal,
      );
  const articles = await buildIndex(counted(batches, context), context, {
    labelled,
    annotating,
    isEarly: isStarter,
  });
  reporter.finish();
  const literature =
    plan.hasLiterature === true && (await buildLiterature(await annotating(), context, articles));
  return { origin, articles, sources, rejected, ...(literature && { literature }) };
}

async function getUnstored(source: PartPlan['sources'][number]): Promise<ManifestSource> {
  const { name, bytes } = await getFacts(source);
  return { name, bytes };
}

async function storeSources(
  { sources: planned }: PartPlan,
  context: ArticleContext,
): Promise<readonly ManifestSource[]> {
  const reader = new ArticleSourceReader(context);
  const sources: ManifestSource[] = [];
  for (const [place, source] of planned.entries()) {
    const target = sourceFile(context.folder.directory, 'articles', place);
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { force: true });
    sources.push(await reader.add(source, target));
    context.signal?.throwIfAborted();
  }
  reader.check(planned, sources);
  return sources;
}

function readStarter(
  { sources }: PartPlan,
  { reporter, signal, reject }: ArticleContext,
  onReject: () => void,
): AsyncGenerator<readonly Article[]> {
  const paths = sources.map(({ path }) => path);
  return readArticleBatches(paths, {
    ...(signal && { signal }),
    onReject(rejected) {
      onReject();
      reject(rejected);
    },
    onProgress: ({ bytesRead }) => reporter.update({ bytes: bytesRead }),
  });
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

async function openAnnotator(
  plan: PartPlan,
  { folder, drivers, settings }: ArticleContext,
  triples: number,
): Promise<ArticleAnnotator> {
  if (plan.sources.length === 0) return createArticleAnnotator(inBatches([]));
  const at = placesIn(folder.directory, triples).labels;
  await using labels = await drivers.labels.open(at, settings && { settings });
  return createArticleAnnotator(labels.rows());
}

interface AwaitedParts {
  readonly labelled: Promise<number>;
  readonly annotating: () => Promise<ArticleAnnotator>;
  /** Whether all articles fit in memory until their entities are known, as the starter articles do. */
  readonly isEarly: boolean;
}

async function buildIndex(
  batches: AsyncIterable<readonly Article[]>,
  context: ArticleContext,
  { labelled, annotating, isEarly }: AwaitedParts,
): Promise<number> {
  const { articles: driver } = context.drivers;
  const buildEarly = isEarly ? driver.buildEarly?.bind(driver) : undefined;
  if (buildEarly !== undefined) {
    const entities = async (): Promise<LateEntities> => {
      const annotator = await annotating();
      return {
        entitiesOf: annotator.entitiesOf,
        entityLabel: annotator.getLabel,
        equivalentEntities: annotator.getEquivalentEntities,
      };
    };
    const { articles } = await buildEngine('articles', context, 0, (place, options) =>
      buildEarly(batches, place, { ...options, entities }),
    );
    return articles;
  }
  const annotator = await annotating();
  const { articles } = await buildEngine('articles', context, await labelled, (place, options) =>
    driver.build(annotateBatches(batches, annotator), place, {
      ...options,
      entityLabel: annotator.getLabel,
      equivalentEntities: annotator.getEquivalentEntities,
    }),
  );
  return articles;
}

async function buildLiterature(
  entities: ArticleAnnotator,
  { folder: { directory }, drivers, settings, reporter, signal }: ArticleContext,
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
