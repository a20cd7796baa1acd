import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineUnavailableError } from '@biographql/core';
import openSqlite from '@sqlite.org/sqlite-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildDatabase,
  type DatabaseFormat,
  openDatabase,
  type SqlRow,
} from '../../../../packages/engines/src/sqlite/sqlite.js';
import { openWasmDatabase } from './wasm-database.js';

const FORMAT: DatabaseFormat = { engine: 'test', applicationId: 4_711, version: 3 };

let folder: string;
let path: string;
let bytes: Uint8Array;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-wasm-'));
  path = join(folder, 'rows.db');
  await buildDatabase(path, FORMAT, async (database) => {
    database.exec('CREATE TABLE row (id INTEGER PRIMARY KEY, name TEXT, blob BLOB)');
    database.exec("CREATE VIRTUAL TABLE word USING fts5(text, content='')");
    const insert = database.prepare('INSERT INTO row VALUES (?, ?, ?)');
    for (let id = 1; id <= 300; id += 1) insert.run([id, `name ${id}`, Uint8Array.of(id % 256)]);
    insert.run([301, null, null]);
    database.exec("INSERT INTO word (rowid, text) VALUES (7, 'bronchial asthma')");
  });
  bytes = await readFile(path);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* inPieces(whole: Uint8Array, size = 1_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
}

async function open(content: Uint8Array = bytes, format = FORMAT, size = content.length) {
  return openWasmDatabase(await openSqlite(), { bytes: size, content: inPieces(content) }, format);
}

describe('openWasmDatabase', () => {
  it.each([
    ['SELECT * FROM row WHERE id = ?', [3]],
    ['SELECT * FROM row WHERE id > ? AND name < ? ORDER BY id', [290, 'name 3']],
    ['SELECT count(*), max(name) FROM row', []],
    ['SELECT * FROM row WHERE id = ?', [301]],
    ['SELECT * FROM row WHERE id = ?', [-1]],
    ['SELECT rowid FROM word WHERE word MATCH ?', ['"asthma"']],
  ] as const)('answers %s as the service does', async (sql, values) => {
    const page = await open();
    const service = openDatabase(path, FORMAT);
    const plain = (row: SqlRow | undefined) =>
      row?.map((value) => (value instanceof Uint8Array ? [...value] : value));
    const [one, other] = [page.prepare(sql), service.prepare(sql)];
    for (const _ of ['first', 'again']) {
      expect(one.rows(values).map(plain)).toEqual(other.rows(values).map(plain));
      expect(plain(one.row(values))).toEqual(plain(other.row(values)));
    }
    page.close();
    service.close();
  });

  it('keeps what it was given from being written', async () => {
    const database = await open();
    expect(() => database.exec('DELETE FROM row')).toThrow(/readonly/);
    database.close();
  });

  it('rejects what is too short, too long, of another format, or no database', async () => {
    const rejected = [
      () => open(bytes.subarray(0, 5_000), FORMAT, bytes.length),
      () => open(bytes, FORMAT, bytes.length - 1),
      () => open(bytes, { ...FORMAT, version: 4 }),
      () => open(bytes, { ...FORMAT, applicationId: 1 }),
      () => open(new Uint8Array(8_192).fill(7)),
    ];
    for (const each of rejected) await expect(each()).rejects.toThrow(EngineUnavailableError);
  });
});
