import type { EntityIri } from '@biographql/core';
import { type Article, inBatches } from '@biographql/engines';
import {
  type ArticleAnnotator,
  annotateBatches,
  createArticleAnnotator,
} from '../articles/annotate-articles.js';
import { type Deletions, findDeletions } from '../articles/find-deletions.js';
import { readArticleBatches } from '../articles/read-articles.js';
import { STANDARD_INPUT } from '../rdf/open-bytes.js';
import type { BuildContext } from './build-context.js';
import { buildEngine } from './build-engine.js';
import { writeLiterature } from './literature-file.js';
import type { ArticlesManifest, LiteratureManifest } from './manifest.js';
import { placesIn } from './open-dataset.js';
import { manifestSources, nothingReadable, type PartPlan } from './part-plan.js';
import { sourceBytes } from './source-bytes.js';

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
  const before = plan.previous?.manifest.articles;
  return {
    origin: plan.origin,
    articles,
    rejected: (before?.rejected ?? 0) + reader.rejected,
    sources: [...(before?.sources ?? []), ...sources],
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

const NONE: ReadonlySet<string> = new Set();

const UNFOLLOWED =
  'a deletion in the standard input comes too late for what was read before: name the file instead';

class ArticleReader {
  rejected = 0;
  private taken = 0;
  private earlierBytes = 0;

  constructor(
    private readonly plan: PartPlan,
    private readonly context: BuildContext,
    private readonly isKnown: (entity: EntityIri) => boolean,
  ) {}

  async *read(): AsyncGenerator<readonly Article[]> {
    const { previous, sources, without = NONE } = this.plan;
    const { drivers, settings, signal } = this.context;
    const deletions = await findDeletions(
      sources.map(({ path }) => path),
      signal === undefined ? {} : { signal },
    );
    if (previous !== null) {
      await using articles = await drivers.articles.open(
        previous.places.articles,
        settings === undefined ? {} : { settings },
      );
      for await (const batch of articles.rows()) {
        const kept = batch.filter(({ id }) => !deletions.isDeleted(id, null) && !without.has(id));
        yield this.counted(kept.map(this.withKnown));
      }
    }
    for (const { path } of sources) {
      const before = this.taken;
      const { hasDeletions } = yield* this.readSource(path, deletions);
      if (this.taken === before && !hasDeletions) throw nothingReadable('article', path);
      this.earlierBytes += await sourceBytes(path);
      signal?.throwIfAborted();
    }
  }

  /** Stored records have the entities of an earlier graph, which the present one may not have. */
  private readonly withKnown = (article: Article): Article => ({
    ...article,
    entities: article.entities.filter(this.isKnown),
  });

  private async *readSource(
    path: string,
    deletions: Deletions,
  ): AsyncGenerator<readonly Article[], { readonly hasDeletions: boolean }> {
    const { reporter, reject, signal } = this.context;
    let hasDeletions = false;
    const rejectOne = (source: string, line: number | null, reason: string, text: string) => {
      this.rejected += 1;
      reject({ source, line, reason, text });
    };
    const batches = readArticleBatches(path, {
      ...(signal === undefined ? {} : { signal }),
      isLeftOut: deletions.isDeleted,
      onDeletion: ({ file, id }) => {
        hasDeletions = true;
        if (file === STANDARD_INPUT) rejectOne(file, null, UNFOLLOWED, id);
      },
      onReject: ({ file, line, id, reason }) => rejectOne(file, line, reason, id ?? ''),
      onProgress: ({ file, bytesRead }) => {
        reporter.update({ source: file, done: this.taken, bytes: this.earlierBytes + bytesRead });
      },
    });
    for await (const batch of batches) yield this.counted(batch);
    return { hasDeletions };
  }

  private counted(batch: readonly Article[]): readonly Article[] {
    this.taken += batch.length;
    this.context.reporter.update({ done: this.taken });
    return batch;
  }
}
