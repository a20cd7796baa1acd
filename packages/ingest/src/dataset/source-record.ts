import type { Article } from '@biographql/engines';
import { withdrawalLine } from './article-records.js';
import { lineWriter } from './line-writer.js';
import type { SourceRecords } from './manifest.js';
import { sourceBytes } from './source-bytes.js';

/** Keeps what one source of articles gives. */
export interface SourceRecord extends AsyncDisposable {
  take(file: string, article: Article): void;
  /** Notes that a file withdraws an article: of all files so far, and of this one. */
  withdraw(file: string, id: string): void;
  /** Writes what was taken. */
  flush(): Promise<void>;
  /** Writes the rest and tells what was written. */
  end(): Promise<Omit<SourceRecords, 'rejected'>>;
}

/** Begins the records of the next source, behind those that a file of records holds. */
export async function sourceRecord(path: string): Promise<SourceRecord> {
  const before = await sourceBytes(path);
  const writer = lineWriter(path);
  let lines: string[] = [];
  let [taken, withdrawn] = [0, 0];
  /** What the file withdraws that is being read: also what follows in it. */
  let pending: { readonly file: string; readonly ids: string[] } = { file: '', ids: [] };
  const turnTo = (file: string) => {
    if (pending.file === file) return;
    if (pending.ids.length > 0) lines.push(withdrawalLine(pending.ids));
    pending = { file, ids: [] };
  };
  const flush = async () => {
    const waiting = lines;
    lines = [];
    await writer.write(waiting);
  };
  return {
    take(file, article) {
      turnTo(file);
      lines.push(JSON.stringify(article));
      taken += 1;
    },
    withdraw(file, id) {
      turnTo(file);
      pending.ids.push(id);
      withdrawn += 1;
    },
    flush,
    async end() {
      turnTo('');
      await flush();
      await writer.end();
      return { bytes: (await sourceBytes(path)) - before, taken, withdrawn };
    },
    [Symbol.asyncDispose]: () => writer[Symbol.asyncDispose](),
  };
}
