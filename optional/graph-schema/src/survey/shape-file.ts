import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GRAPH_SCHEMA_FILE } from '@biographql/server/internal';
import { type GraphShape, parseShape } from './graph-shape.js';

/** Digits of a digest in the name of the file that an ingest writes for its dataset. */
const DIGITS = 12;
const OF_DATASET = /^graph-shape\.[0-9a-f]+\.json$/;

/** @param digest - of the dataset; the schema written by its ingest takes precedence. */
export async function readShape(
  dataDir: string,
  digest: string | null = null,
): Promise<GraphShape | null> {
  for (const name of [...(digest === null ? [] : [fileName(digest)]), GRAPH_SCHEMA_FILE]) {
    const text = await readFile(join(dataDir, name), 'utf8').catch(() => null);
    if (text === null) continue;
    try {
      const shape = parseShape(JSON.parse(text));
      if (shape !== null) return shape;
    } catch {}
  }
  return null;
}

/** Writes the graph schema of a data directory; returns the path of its file. */
export async function writeShape(dataDir: string, shape: GraphShape): Promise<string> {
  await removeShape(dataDir);
  return writeJson(join(dataDir, GRAPH_SCHEMA_FILE), shape);
}

/** Writes the graph schema of a dataset that is not served yet, next to the one of the served dataset. */
export async function writeNextShape(
  dataDir: string,
  shape: GraphShape,
  servedDigest: string | null,
): Promise<void> {
  if (shape.dataset === null) return;
  const used = [servedDigest ?? '', shape.dataset].map(fileName);
  for (const name of await readdir(dataDir))
    if (OF_DATASET.test(name) && !used.includes(name)) await rm(join(dataDir, name));
  await writeJson(join(dataDir, fileName(shape.dataset)), shape);
}

export async function removeShape(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter((each) => OF_DATASET.test(each) || each === GRAPH_SCHEMA_FILE))
    await rm(join(dataDir, name), { force: true });
}

function fileName(digest: string): string {
  return `graph-shape.${digest.replace(/^sha256:/, '').slice(0, DIGITS)}.json`;
}

async function writeJson(path: string, shape: GraphShape): Promise<string> {
  await writeFile(`${path}.new`, `${JSON.stringify(shape, null, 1)}\n`);
  await rename(`${path}.new`, path);
  return path;
}
