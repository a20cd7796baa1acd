import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentVersion, ensureDataset, openDataset } from '@biographql/ingest';

const OWN = fileURLToPath(new URL('../../.biographql/', import.meta.url));

/** Returns the data directory that was named, else that of `bench:quality`, else one of the starter data, built when absent. */
export async function findDataDir(
  named: string | undefined,
  say: (line: string) => void,
): Promise<string> {
  if (named !== undefined) return named;
  const shared = join(OWN, 'bench-quality');
  if (currentVersion(shared) !== null) return shared;
  const starter = join(OWN, 'bench');
  if (currentVersion(starter) === null) say('building the starter dataset, once');
  await ensureDataset(starter);
  return starter;
}

/** Says how large the dataset is, without its place. */
export async function describeDataset(dataDir: string): Promise<string> {
  const { graph, articles } = (await openDataset(dataDir)).manifest;
  const count = (value: number) => value.toLocaleString('en-US');
  return `${count(graph.triples)} triples and ${count(articles.articles)} articles`;
}
