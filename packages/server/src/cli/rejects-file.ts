import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reject } from '@biographql/ingest';

/** Collects what an ingest could not use, one JSON object per line. */
export interface RejectsFile {
  readonly path: string;
  /** How many there were. */
  count(): number;
  add(reject: Reject): void;
  /** Writes what is still buffered. */
  close(): void;
}

const BUFFERED = 1_000;

/** Opens the collection; the file is made with the first reject. */
export function openRejectsFile(path: string): RejectsFile {
  let count = 0;
  let lines: string[] = [];
  const flush = () => {
    if (lines.length === 0) return;
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, `${lines.join('\n')}\n`);
    lines = [];
  };
  return {
    path,
    count: () => count,
    add(reject) {
      count += 1;
      lines.push(JSON.stringify(reject));
      if (lines.length >= BUFFERED) flush();
    },
    close: flush,
  };
}
