import { appendFileSync } from 'node:fs';
import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreAbsence } from './files.js';
import type { Reject } from './progress.js';

/** Name of the list of rejects in the folder of a dataset: JSON Lines; absent when there were none. */
const REJECTS_FILE = 'rejects.jsonl';

/** Rejects of a build, stored so that a resumed build reports all. */
interface RejectList {
  add(reject: Reject): void;
  /** Writes pending rejects and returns the size of the list in bytes. */
  flush(): number;
}

const BUFFERED = 1_000;

/** Opens the list of rejects, truncates it to a size, and passes its rejects to `onReject`. */
export async function openRejectList(
  directory: string,
  bytes: number,
  onReject: (reject: Reject) => void,
): Promise<RejectList> {
  const path = join(directory, REJECTS_FILE);
  await truncate(path, bytes).catch(ignoreAbsence);
  const earlier = bytes === 0 ? '' : await readFile(path, 'utf8');
  for (const line of earlier.split('\n')) if (line !== '') onReject(JSON.parse(line));
  let written = bytes;
  let lines: string[] = [];
  const flush = () => {
    const text = lines.map((line) => `${line}\n`).join('');
    if (text !== '') appendFileSync(path, text);
    written += Buffer.byteLength(text);
    lines = [];
    return written;
  };
  return {
    add(reject) {
      lines.push(JSON.stringify(reject));
      if (lines.length >= BUFFERED) flush();
    },
    flush,
  };
}
