import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryPlace, temporaryPlace } from '../../../test/testing/temporary-place.js';
import { createDatabase, type SqlDatabase } from '../../sqlite/sqlite.js';
import { type TextPattern, TextSearch } from './text-search.js';

let database: SqlDatabase;
let place: TemporaryPlace;

const TEXTS = [
  ['asthma in children', '', 'asthma'],
  ['heart failure', 'asthma', ''],
  ['asthma', '', ''],
  ['heart attack', '', 'failure of the other valve'],
  ['heart failure', 'asthma', ''],
];

beforeAll(async () => {
  place = await temporaryPlace();
  database = createDatabase(join(place.directory, 'words.db'));
  database.exec(
    "CREATE VIRTUAL TABLE article_text USING fts5 (title, mesh, abstract, content='', tokenize='ascii')",
  );
  const insert = database.prepare(
    'INSERT INTO article_text (rowid, title, mesh, abstract) VALUES (?, ?, ?, ?)',
  );
  for (const [index, texts] of TEXTS.entries()) insert.run([index + 1, ...texts]);
});

afterAll(async () => {
  database.close();
  await place[Symbol.asyncDispose]();
});

/** Articles that all have one word, and two that have another. */
const COMMON_TEXTS = Array.from({ length: 1_200 }, (_, index) =>
  index < 2 ? 'treatment of gout' : 'treatment',
);

function find(pattern: Partial<TextPattern>) {
  const matches = new TextSearch(database, TEXTS.length).find({ all: [], any: [], ...pattern });
  return { numbers: [...matches.numbers], ranked: [...matches.ranked()] };
}

describe('text search', () => {
  it('finds articles by the rarer of two words, and by a common one alone', () => {
    database.exec('BEGIN');
    const insert = database.prepare(
      "INSERT INTO article_text (rowid, title, mesh, abstract) VALUES (?, ?, '', '')",
    );
    for (const [index, text] of COMMON_TEXTS.entries()) insert.run([index + 101, text]);
    const search = new TextSearch(database, 1_400);
    const count = (any: TextPattern['any']) => search.find({ all: [], any }).numbers.length;
    expect(count([['treatment'], ['gout']])).toBe(2);
    expect(count([['treatment'], ['absent']])).toBe(1_200);
    expect(count([['treatment']])).toBe(1_200);
    expect(count([['treat*'], ['gout']])).toBe(1_200);
    database.exec('ROLLBACK');
  });

  it('finds articles with all phrases, and with any', () => {
    expect(find({ all: [['heart'], ['failure']] }).numbers).toEqual([2, 4, 5]);
    expect(find({ all: [['heart', 'failure']] }).numbers).toEqual([2, 5]);
    expect(find({ any: [['children'], ['attack']] }).numbers).toEqual([1, 4]);
    expect(find({ all: [['heart']], any: [['asthma'], ['valve']] }).numbers).toEqual([2, 4, 5]);
    expect(find({ all: [['absent'], ['heart']] }).numbers).toEqual([]);
    expect(find({}).numbers).toEqual([]);
  });

  it('ranks by BM25 with the title first, ties by descending number', () => {
    expect(find({ all: [['asthma']] }).ranked).toEqual([3, 1, 5, 2]);
  });

  it('takes user text as words only', () => {
    expect(find({ all: [['heart" OR "asthma']] }).numbers).toEqual([]);
    expect(find({ all: [['NEAR(heart failure)']] }).numbers).toEqual([]);
  });
});
