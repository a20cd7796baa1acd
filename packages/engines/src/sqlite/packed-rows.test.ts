import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PackedRows, writePackedRows } from './packed-rows.js';
import { createDatabase, type SqlDatabase } from './sqlite.js';

let folder = '';
let database: SqlDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-rows-'));
  database = createDatabase(join(folder, 'packed.db'));
});
afterAll(async () => {
  database.close();
  await rm(folder, { recursive: true, force: true });
});

describe('packed rows', () => {
  it.each([0, 1, 64, 65, 200])('gives back %i rows', (length) => {
    const rows = Array.from({ length }, (_, place) => [`"${place}\n`, place, null]);
    const name = `list_${length}`;
    writePackedRows(database, name, rows);
    const packed = new PackedRows(database, name);
    expect(packed.length).toBe(length);
    expect(rows.map((_, place) => packed.at(place))).toEqual(rows);
    expect(packed.at(length)).toEqual([]);
  });

  it('finds the first row that is not before what is sought', () => {
    writePackedRows(
      database,
      'even',
      Array.from({ length: 150 }, (_, place) => [place * 2]),
    );
    const packed = new PackedRows(database, 'even');
    const firstFrom = (sought: number) => packed.firstFrom(([value]) => Number(value) < sought);
    expect([-1, 0, 1, 2, 149, 298, 299].map(firstFrom)).toEqual([0, 0, 1, 1, 75, 149, 150]);
  });

  it('throws for a list that is not there', () => {
    expect(() => new PackedRows(database, 'none')).toThrow('packed_none');
  });
});
