import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ENGINE_KINDS } from '@biographql/engines';
import { compareText } from '@biographql/engines/text';
import type { DatasetManifest } from './manifest.js';
import { GRAPH_FILE } from './open-dataset.js';

/**
 * Returns the digest of a dataset: SHA-256 over one line for each of its files, the triples first, then those of its
 * engines by path; a line holds the SHA-256 of the file in hexadecimal, two blanks and its path, as `sha256sum` prints it.
 * @throws the file system's error for a file that is not there.
 */
export async function datasetDigest(
  directory: string,
  engines: DatasetManifest['engines'],
): Promise<string> {
  const files = ENGINE_KINDS.flatMap((kind) =>
    Object.keys(engines[kind]?.files ?? {}).map((name) => `${kind}/${name}`),
  );
  const lines: string[] = [];
  for (const path of [GRAPH_FILE, ...files.sort(compareText)]) {
    lines.push(`${await fileDigest(join(directory, path))}  ${path}\n`);
  }
  return `sha256:${createHash('sha256').update(lines.join('')).digest('hex')}`;
}

async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex');
}
