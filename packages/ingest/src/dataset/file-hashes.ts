import { createHash, hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINE_KINDS } from '@biographql/engines';
import { compareText } from '@biographql/engines/text';
import { GRAPH_FILE, LITERATURE_FILE } from './files.js';
import type { DatasetManifest, FileHash, FileHashes } from './manifest.js';

/** Small enough to be read and hashed between two requests. */
const BLOCK_BYTES = 1024 * 1024;

type ManifestOfFiles = Pick<DatasetManifest, 'engines' | 'graphBytes' | 'articles'>;

/** The files that a dataset's manifest lists, the triples first, then those of its engines by path; with their bytes. */
export function datasetFiles({
  engines,
  graphBytes,
  articles: { literature },
}: ManifestOfFiles): readonly (readonly [string, number])[] {
  const files = ENGINE_KINDS.flatMap((kind) =>
    Object.entries(engines[kind]?.files ?? {}).map(
      ([name, bytes]) => [`${kind}/${name}`, bytes] as const,
    ),
  );
  const triples: (readonly [string, number])[] = [[GRAPH_FILE, graphBytes]];
  if (literature !== undefined) triples.push([LITERATURE_FILE, literature.bytes]);
  return [...triples, ...files.sort(([a], [b]) => compareText(a, b))];
}

export async function hashFiles(directory: string, manifest: ManifestOfFiles): Promise<FileHashes> {
  const files: Record<string, FileHash> = {};
  for (const [path] of datasetFiles(manifest)) {
    files[path] = await hashFile(join(directory, path));
  }
  return { blockBytes: BLOCK_BYTES, files };
}

/**
 * Returns the digest of a dataset: SHA-256 over one line for each of its files, in the order of `datasetFiles`; a line
 * holds the SHA-256 of the file in hexadecimal, two blanks and its path, as `sha256sum` prints it.
 */
export function toDigest({ files }: FileHashes): string {
  const lines = Object.entries(files).map(([path, { sha256 }]) => `${sha256}  ${path}\n`);
  return `sha256:${createHash('sha256').update(lines.join('')).digest('hex')}`;
}

async function hashFile(path: string): Promise<FileHash> {
  await using file = await open(path);
  const whole = createHash('sha256');
  const blocks: string[] = [];
  const buffer = Buffer.alloc(BLOCK_BYTES);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, BLOCK_BYTES, blocks.length * BLOCK_BYTES);
    if (bytesRead === 0) return { sha256: whole.digest('hex'), blocks };
    const block = buffer.subarray(0, bytesRead);
    whole.update(block);
    blocks.push(hash('sha256', block, 'hex'));
  }
}
