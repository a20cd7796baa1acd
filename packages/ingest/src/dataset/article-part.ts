import { type EntityIri, InvalidArgumentError } from '@biographql/core';
import type { Article } from '@biographql/engines';
import { buildArticleIndex, indexedArticles, openLabelIndex } from '@biographql/engines/drivers';
import { annotateBatches, createArticleAnnotator } from '../articles/annotate-articles.js';
import { readArticleBatches } from '../articles/read-articles.js';
import type { BuildContext } from './build-context.js';
import type { ArticlesManifest } from './manifest.js';
import { type Dataset, datasetFilesIn } from './open-dataset.js';
import { sourceBytes } from './source-bytes.js';

/** What the articles of a build are made of. */
export interface ArticlePlan {
  readonly origin: ArticlesManifest['origin'];
  /** Files and folders, each with its name in the manifest, in this order. */
  readonly sources: readonly { readonly path: string; readonly name: string }[];
  /** The dataset whose articles come first; null to begin with nothing. */
  readonly previous: Dataset | null;
}

/**
 * Writes the article index of a build; its label index must be there already, since articles are annotated with its
 * entities. Of two records with one id the later is kept.
 * @throws InvalidArgumentError when a source holds no article that can be read.
 */
export async function buildArticlePart(
  plan: ArticlePlan,
  context: BuildContext,
): Promise<ArticlesManifest> {
  const { reporter, folder, signal } = context;
  const files = datasetFilesIn(folder.directory);
  const sources = await Promise.all(
    plan.sources.map(async ({ path, name }) => ({ name, bytes: await sourceBytes(path) })),
  );
  reporter.start('articles', { totalBytes: sources.reduce((sum, { bytes }) => sum + bytes, 0) });
  await using labels = openLabelIndex(files.labels);
  const annotator = createArticleAnnotator(labels);
  const reader = new ArticleReader(plan, context, (iri) => annotator.labelOf(iri) !== null);
  const { articles } = await buildArticleIndex(
    files.articles,
    annotateBatches(reader.read(), annotator),
    {
      ...(signal === undefined ? {} : { signal }),
      entityLabel: (iri) => annotator.labelOf(iri),
    },
  );
  reporter.finish();
  const before = plan.previous?.manifest.articles;
  return {
    origin: plan.origin,
    articles,
    rejected: (before?.rejected ?? 0) + reader.rejected,
    sources: [...(before?.sources ?? []), ...sources],
  };
}

class ArticleReader {
  rejected = 0;
  private taken = 0;
  private earlierBytes = 0;

  constructor(
    private readonly plan: ArticlePlan,
    private readonly context: BuildContext,
    private readonly isKnown: (entity: EntityIri) => boolean,
  ) {}

  async *read(): AsyncGenerator<readonly Article[]> {
    const { previous, sources } = this.plan;
    if (previous !== null) {
      for (const article of indexedArticles(previous.files.articles)) {
        // Stored records have the entities of an earlier graph, which the present one may not have.
        const entities = article.entities.filter(this.isKnown);
        yield this.counted([{ ...article, entities }]);
      }
    }
    for (const { path } of sources) {
      const before = this.taken;
      yield* this.readSource(path);
      if (this.taken === before) {
        throw new InvalidArgumentError(
          'source',
          'must hold at least one article that can be read',
          path,
        );
      }
      this.earlierBytes += await sourceBytes(path);
    }
  }

  private async *readSource(path: string): AsyncGenerator<readonly Article[]> {
    const { reporter, reject, signal } = this.context;
    const batches = readArticleBatches(path, {
      ...(signal === undefined ? {} : { signal }),
      onReject: ({ file, line, id, reason }) => {
        this.rejected += 1;
        reject({ source: file, line, reason, text: id ?? '' });
      },
      onProgress: ({ file, bytesRead }) => {
        reporter.update({ source: file, done: this.taken, bytes: this.earlierBytes + bytesRead });
      },
    });
    for await (const batch of batches) yield this.counted(batch);
  }

  private counted(batch: readonly Article[]): readonly Article[] {
    this.taken += batch.length;
    this.context.reporter.update({ done: this.taken });
    return batch;
  }
}
