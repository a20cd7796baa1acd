import { basename, sep } from 'node:path';
import { STANDARD_INPUT } from './bytes/open-bytes.js';

export interface SourceFile<Format extends string> {
  readonly path: string;
  readonly format: Format;
  readonly bytes: number;
}

/** Whether a file in a folder, or a folder on the way to it, has a name that begins with a dot: nobody means to load it. */
export function isHidden(path: string): boolean {
  return path.split(sep).some((name) => name.startsWith('.'));
}

/** Returns the source name of a file: its name without folder and compression. */
export function sourceName(path: string): string {
  return path === STANDARD_INPUT
    ? 'standard input'
    : basename(path).replace(/\.(?:gz|bz2|zst|br)$/i, '');
}

export function fileBase(path: string): string {
  return `file:///${encodeURIComponent(sourceName(path))}`;
}
