import { basename } from 'node:path';
import { STANDARD_INPUT } from '../../bytes/open-bytes.js';

/** Returns how facts call the file that they are from when it names no source itself: its name without folder and compression. */
export function sourceName(path: string): string {
  return path === STANDARD_INPUT
    ? 'standard input'
    : basename(path).replace(/\.(?:gz|bz2|zst|br)$/i, '');
}

/** Returns what relative IRIs of a file are relative to when it does not say: `file:///` and its name. */
export function fileBase(path: string): string {
  return `file:///${encodeURIComponent(sourceName(path))}`;
}
