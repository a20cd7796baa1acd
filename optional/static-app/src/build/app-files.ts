import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Dataset, getCredits, getRelease } from '@biographql/ingest';
import type { ServedFile } from '../data/served-file.js';
import type { TabDataset } from '../data/tab-state.js';

/**
 * Packs a dataset for a static app: compressed files with names that change with their content, and `dataset.json`.
 * @param folder - is created.
 */
export async function packDataset(
  { manifest, places, graph }: Dataset,
  folder: string,
): Promise<TabDataset['files']> {
  await mkdir(folder);
  const files = {
    labels: await pack(folder, 'labels', join(places.labels.directory, 'labels.db')),
    articles: await pack(folder, 'articles', join(places.articles.directory, 'articles.db')),
    graph: await copyPacked(folder, 'graph', graph.path),
  };
  const dataset: TabDataset = {
    digest: manifest.digest,
    release: getRelease(manifest),
    triples: manifest.graph.triples,
    entities: manifest.graph.entities,
    articles: manifest.articles.articles,
    vocabularies: manifest.graph.vocabularies ?? ['wikidata'],
    credits: await getCredits(manifest),
    files,
  };
  await writeFile(join(folder, 'dataset.json'), JSON.stringify(dataset));
  return files;
}

async function pack(folder: string, name: string, path: string): Promise<ServedFile> {
  const packed = join(folder, `${name}.tmp`);
  await pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(packed));
  return named(folder, name, (await stat(path)).size);
}

async function copyPacked(folder: string, name: string, path: string): Promise<ServedFile> {
  await copyFile(path, join(folder, `${name}.tmp`));
  return named(folder, name, 0);
}

async function named(folder: string, name: string, plainBytes: number): Promise<ServedFile> {
  const packed = join(folder, `${name}.tmp`);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(packed)) hash.update(chunk);
  // Not `.gz`: hosts decompress such files.
  const file = `${name}-${hash.digest('hex').slice(0, 12)}.bin`;
  await rename(packed, join(folder, file));
  return { name: file, bytes: (await stat(join(folder, file))).size, plainBytes };
}

/**
 * Writes the service worker of a static app, `sw.js`, which caches these files so that the app opens offline. Its text
 * changes with the content of any of them, which makes browsers install it again.
 * @param folder - of the app.
 * @param files - paths in it.
 */
export async function writeServiceWorker(folder: string, files: readonly string[]): Promise<void> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  const version = hash.digest('hex').slice(0, 12);
  const path = createRequire(import.meta.url).resolve('@biographql/static-app/sw.js');
  const template = await readFile(path, 'utf8');
  const text = template
    .replace("'VERSION'", JSON.stringify(version))
    .replace("['FILES']", JSON.stringify(['./', ...files, 'data/dataset.json']));
  await writeFile(join(folder, 'sw.js'), text);
}
