import { inBatches } from '@biographql/engines';
import {
  type ArticleAnnotator,
  annotateBatches,
  createArticleAnnotator,
} from '../articles/annotate-articles.js';
import { ArticleReader } from './article-reader.js';
import type { BuildContext } from './build-context.js';
import { buildEngine } from './build-engine.js';
import { writeLiterature } from './literature-file.js';
import type { ArticlesManifest, LiteratureManifest } from './manifest.js';
import { placesIn } from './open-dataset.js';
import { manifestSources, type PartPlan } from './part-plan.js';

/**
 * Writes the article index of a build; its label index must be there already, since articles are annotated with its
 * entities. Of two records with one id the later is kept; a record that a later file of PubMed withdraws is left out.
 * @throws InvalidArgumentError when a source holds no article that can be read.
 */
export async function buildArticlePart(
  plan: PartPlan,
  context: BuildContext,
  triples: number,
): Promise<ArticlesManifest> {
  const { reporter, folder, drivers, settings } = context;
  const sources = await manifestSources(plan);
  reporter.start('articles', { totalBytes: sources.reduce((sum, { bytes }) => sum + bytes, 0) });
  await using labels = await drivers.labels.open(placesIn(folder.directory, triples).labels, {
    ...(settings === undefined ? {} : { settings }),
  });
  const hasArticles = plan.sources.length > 0 || plan.previous !== null;
  const annotator = await createArticleAnnotator(hasArticles ? labels.rows() : inBatches([]));
  const reader = new ArticleReader(plan, context, (iri) => annotator.labelOf(iri) !== null);
  const { articles } = await buildEngine('articles', context, triples, (place, options) =>
    drivers.articles.build(annotateBatches(reader.read(), annotator), place, {
      ...options,
      entityLabel: (iri) => annotator.labelOf(iri),
      entityTwins: (iri) => annotator.twinsOf(iri),
    }),
  );
  reporter.finish();
  const literature =
    plan.hasLiterature === true && (await literatureOf(annotator, context, articles));
  return {
    origin: plan.origin,
    articles,
    ...(await reader.told()),
    ...(literature && { literature }),
  };
}

/** Writes the articles of the finished index as triples: each once, as it is found. */
async function literatureOf(
  entities: ArticleAnnotator,
  { folder: { directory }, drivers, settings, reporter, signal }: BuildContext,
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
