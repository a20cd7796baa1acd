import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallOptions } from '@biographql/core';
import type { Article } from '@biographql/engines';
import { type ArticleEntities, ArticleTriples } from '../articles/article-triples.js';
import { graphWriter } from './files.js';
import type { LiteratureManifest } from './manifest.js';

export const LITERATURE_FILE = 'literature.nt.gz';

export interface WriteLiteratureOptions extends CallOptions {
  readonly directory: string;
  readonly entities: ArticleEntities;
  readonly onProgress?: (articles: number) => void;
}

export async function writeLiterature(
  articles: AsyncIterable<readonly Article[]>,
  { directory, entities, onProgress, signal }: WriteLiteratureOptions,
): Promise<LiteratureManifest> {
  const path = join(directory, LITERATURE_FILE);
  await rm(path, { force: true });
  await using file = graphWriter(path);
  const writer = new ArticleTriples(entities);
  let [written, triples] = [0, 0];
  for await (const batch of articles) {
    signal?.throwIfAborted();
    const made = writer.of(batch);
    await file.write(made);
    written += batch.length;
    triples += made.length;
    onProgress?.(written);
  }
  await file.end();
  return { triples, bytes: (await stat(path)).size };
}
