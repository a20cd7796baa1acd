import { basename } from 'node:path';
import { STANDARD_INPUT } from '../../bytes/open-bytes.js';

/** Returns the source name of a file: its name without folder and compression. */
export function sourceName(path: string): string {
  return path === STANDARD_INPUT
    ? 'standard input'
    : basename(path).replace(/\.(?:gz|bz2|zst|br)$/i, '');
}

/** Returns the base IRI of a file that states none. */
export function fileBase(path: string): string {
  return `file:///${encodeURIComponent(sourceName(path))}`;
}
