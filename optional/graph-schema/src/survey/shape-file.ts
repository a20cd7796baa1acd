import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GRAPH_SCHEMA_FILE } from '@biographql/server/internal';
import { type GraphShape, parseShape } from './graph-shape.js';

/** Reads the graph schema of a data directory; null when there is none, or none that is valid. */
export async function readShape(dataDir: string): Promise<GraphShape | null> {
  const text = await readFile(join(dataDir, GRAPH_SCHEMA_FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return parseShape(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Writes the graph schema of a data directory; returns the path of its file. */
export async function writeShape(dataDir: string, shape: GraphShape): Promise<string> {
  const path = join(dataDir, GRAPH_SCHEMA_FILE);
  await writeFile(`${path}.new`, `${JSON.stringify(shape, null, 1)}\n`);
  await rename(`${path}.new`, path);
  return path;
}

/** Removes the graph schema of a data directory, if there is one. */
export async function removeShape(dataDir: string): Promise<void> {
  await rm(join(dataDir, GRAPH_SCHEMA_FILE), { force: true });
}
