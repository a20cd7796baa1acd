import { inBatches, type LateEntities } from '@biographql/engines';
import {
  type ArticleAnnotator,
  annotateBatches,
  createArticleAnnotator,
} from '../articles/annotate-articles.js';
import { type ArticleContext, ArticleReader } from './article-reader.js';
import { buildEngine } from './build-engine.js';
import { manifestSources, type PartPlan } from './build-plan.js';
import { writeLiterature } from './literature-file.js';
import type { ArticlesManifest, LiteratureManifest } from './manifest.js';
import { placesIn } from './open-dataset.js';

/**
 * Builds the article index. A small collection is annotated with entities at the end, others while they are read. Of two
 * records with one id the later counts; articles that a later PubMed file withdraws are left out.
 * @param labelled - resolves to the number of triples once the label index is built.
 * @throws InvalidArgumentError when a source holds no readable article.
 */
export async function buildArticlePart(
  plan: PartPlan,
  context: ArticleContext,
  labelled: Promise<number>,
): Promise<ArticlesManifest> {
  const { reporter } = context;
  const sources = await manifestSources(plan);
  reporter.start('articles', { totalBytes: sources.reduce((sum, { bytes }) => sum + bytes, 0) });
  let begun: Promise<ArticleAnnotator> | null = null;
  const annotating = () => {
    begun ??= labelled.then((triples) => openAnnotator(plan, context, triples));
    return begun;
  };
  const { articles, reader } = await buildIndex(plan, context, { labelled, annotating });
  reporter.finish();
  const literature =
    plan.hasLiterature === true && (await getLiterature(await annotating(), context, articles));
  return {
    origin: plan.origin,
    articles,
    ...(await reader.told()),
    ...(literature && { literature }),
  };
}

/** Whether the articles fit in memory until their entities are known, as the starter articles do. */
export function areHeld({ origin, previous }: PartPlan): boolean {
  return origin === 'starter' && previous === null;
}

async function openAnnotator(
  plan: PartPlan,
  { folder, drivers, settings }: ArticleContext,
  triples: number,
): Promise<ArticleAnnotator> {
  const hasArticles = plan.sources.length > 0 || plan.previous !== null;
  if (!hasArticles) return createArticleAnnotator(inBatches([]));
  const at = placesIn(folder.directory, triples).labels;
  const options = settings === undefined ? {} : { settings };
  if (drivers.labels.readRows !== undefined)
    return createArticleAnnotator(drivers.labels.readRows(at, options));
  await using labels = await drivers.labels.open(at, options);
  return createArticleAnnotator(labels.rows());
}

async function buildIndex(
  plan: PartPlan,
  context: ArticleContext,
  { labelled, annotating }: AwaitedParts,
): Promise<{ readonly articles: number; readonly reader: ArticleReader }> {
  const { articles: driver } = context.drivers;
  const buildEarly = areHeld(plan) ? driver.buildEarly?.bind(driver) : undefined;
  if (buildEarly !== undefined) {
    const reader = new ArticleReader(plan, context, () => true);
    const entities = async (): Promise<LateEntities> => {
      const {
        entitiesOf,
        getLabel: entityLabel,
        getEquivalentEntities: entityTwins,
      } = await annotating();
      return { entitiesOf, entityLabel, entityTwins };
    };
    const { articles } = await buildEngine('articles', context, 0, (place, options) =>
      buildEarly(reader.read(), place, { ...options, entities }),
    );
    return { articles, reader };
  }
  const annotator = await annotating();
  const reader = new ArticleReader(plan, context, (iri) => annotator.getLabel(iri) !== null);
  const { articles } = await buildEngine('articles', context, await labelled, (place, options) =>
    driver.build(annotateBatches(reader.read(), annotator), place, {
      ...options,
      entityLabel: annotator.getLabel,
      entityTwins: annotator.getEquivalentEntities,
    }),
  );
  return { articles, reader };
}

interface AwaitedParts {
  readonly labelled: Promise<number>;
  readonly annotating: () => Promise<ArticleAnnotator>;
}

async function getLiterature(
  entities: ArticleAnnotator,
  { folder: { directory }, drivers, settings, reporter, signal }: ArticleContext,
  total: number,
): Promise<LiteratureManifest> {
  reporter.start('literature', { total });
  const places = placesIn(directory, 0);
  await using index = await drivers.articles.open(places.articles, settings && { settings });
  const literature = await writeLiterature(index.rows(), {
    directory,
    entities,
    ...(signal && { signal }),
    onProgress: (done) => reporter.update({ done }),
  });
  reporter.finish();
  return literature;
}
