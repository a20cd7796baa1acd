import type { Article } from '@biographql/engines';
import Libsql from 'libsql';

/** A full-text search with nothing of ours in it. */
export interface PlainSearch {
  /** The ids of the first ten. */
  search(text: string): readonly string[];
  close(): void;
}

/** Opens SQLite's FTS5 as its documentation sets it up: title and abstract, BM25, any of the words. */
export function openPlainSearch(pool: readonly Article[]): PlainSearch {
  const database = new Libsql(':memory:');
  database.exec('CREATE VIRTUAL TABLE article USING fts5(id UNINDEXED, title, abstract)');
  const insert = database.prepare('INSERT INTO article VALUES (?, ?, ?)');
  database.exec('BEGIN');
  for (const { id, title, abstract } of pool) insert.run(id, title, abstract ?? '');
  database.exec('COMMIT');
  const select = database.prepare(
    'SELECT id FROM article WHERE article MATCH ? ORDER BY rank LIMIT 10',
  );
  return {
    search(text) {
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
      if (words.length === 0) return [];
      const rows = select.all(words.map((word) => `"${word}"`).join(' OR ')) as readonly {
        readonly id: string;
      }[];
      return rows.map(({ id }) => id);
    },
    close: () => database.close(),
  };
}
