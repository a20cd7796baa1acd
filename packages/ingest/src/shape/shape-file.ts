import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GraphShape, parseShape } from './graph-shape.js';

/** Where the shape of its graph lies in a data directory: a service that finds it there serves a schema of it. */
const SHAPE_FILE = 'graph-shape.json';

/** Reads the shape that lies in a data directory; null when there is none, or none that can be read. */
export async function readShape(dataDir: string): Promise<GraphShape | null> {
  const text = await readFile(join(dataDir, SHAPE_FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return parseShape(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps a shape in a data directory in the place of an earlier one; returns its path. */
export async function writeShape(dataDir: string, shape: GraphShape): Promise<string> {
  const path = join(dataDir, SHAPE_FILE);
  await writeFile(`${path}.new`, `${JSON.stringify(shape, null, 1)}\n`);
  await rename(`${path}.new`, path);
  return path;
}

/** Removes the shape of a data directory, whether there is one or not. */
export async function removeShape(dataDir: string): Promise<void> {
  await rm(join(dataDir, SHAPE_FILE), { force: true });
}
