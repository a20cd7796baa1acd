import { sep } from 'node:path';

/** A file that an ingest can read. */
export interface SourceFile<Format extends string> {
  readonly path: string;
  readonly format: Format;
  readonly bytes: number;
}

/** Whether a file in a folder, or a folder on the way to it, has a name that begins with a dot: nobody means to load it. */
export function isHidden(path: string): boolean {
  return path.split(sep).some((name) => name.startsWith('.'));
}
