import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type SqlDatabase } from '../../sqlite/sqlite.js';
import { type TemporaryPlace, temporaryPlace } from '../../temporary-place.js';
import { WordLists } from './word-lists.js';
import { type WantedPhrases, WordRanking } from './word-ranking.js';

const ARTICLES = 20_000;
const WEIGHTS = [2, 1, 1];

/** Words by how many of the articles have them: from a few that fill one page to one that needs many. */
const EVERY = { all: 1, third: 3, tenth: 10, rare: 1_999, twice: 7, ähnlich: 501 };

let database: SqlDatabase;
let place: TemporaryPlace;

beforeAll(async () => {
  place = await temporaryPlace();
  database = createDatabase(join(place.directory, 'words.db'));
  database.exec(
    "CREATE VIRTUAL TABLE article_text USING fts5 (title, mesh, abstract, content='', tokenize='ascii')",
  );
  database.exec('BEGIN');
  const insert = database.prepare(
    'INSERT INTO article_text (rowid, title, mesh, abstract) VALUES (?, ?, ?, ?)',
  );
  for (let number = 1; number <= ARTICLES; number++) insert.run([number, ...textsOf(number)]);
  database.exec("INSERT INTO article_text (article_text) VALUES ('optimize')");
  database.exec('COMMIT');
});

afterAll(async () => {
  database.close();
  await place[Symbol.asyncDispose]();
});

/** Texts of other lengths each, so that words stand at all places of pages. */
function textsOf(number: number): readonly [string, string, string] {
  const has = Object.entries(EVERY).filter(([, every]) => number % every === 0);
  const words = has.map(([word]) => word);
  const filler = Array.from(
    { length: number % 23 },
    (_, index) => `w${(number * 31 + index) % 997}`,
  );
  const twice = number % EVERY.twice === 0 ? 'twice twice' : '';
  return [
    number % 2 === 0 ? words.join(' ') : `w${number % 500}`,
    number % 5 === 0 ? `tenth ${filler.slice(0, 2).join(' ')}` : '',
    `${filler.join(' ')} ${number % 2 === 1 ? words.join(' ') : ''} ${twice} ${'x '.repeat(number % 300)}`,
  ];
}

/** What FTS5 itself finds, with its own ranking. */
function expected(expression: string): readonly (readonly [number: number, relevance: number])[] {
  return database
    .prepare(
      'SELECT rowid, -bm25(article_text, 2, 1, 1) FROM article_text WHERE article_text MATCH ? ORDER BY rowid',
    )
    .rows([expression])
    .map(([number, relevance]) => [Number(number), Number(relevance)]);
}

describe('words as FTS5 keeps them', () => {
  const cases: readonly (readonly [expression: string, wanted: WantedPhrases])[] = [
    ...Object.keys(EVERY).map((word) => [`"${word}"`, { all: [[word]], any: [] }] as const),
    ...['w0', 'w499', 'w996', 'x'].map((word) => [word, { all: [[word]], any: [] }] as const),
    ['third AND tenth', { all: [['third'], ['tenth']], any: [] }],
    ['third OR rare OR w5', { all: [], any: [['third'], ['rare'], ['w5']] }],
    ['tenth AND (third OR twice)', { all: [['tenth']], any: [['third'], ['twice']] }],
    ['"third tenth"', { all: [['third', 'tenth']], any: [] }],
    ['"twice twice" AND third', { all: [['twice', 'twice'], ['third']], any: [] }],
    ['absent', { all: [['absent']], any: [] }],
    ['absent OR rare', { all: [], any: [['absent'], ['rare']] }],
    ['zz AND rare', { all: [['zz'], ['rare']], any: [] }],
  ];

  it.each(cases)('are found and ranked as by FTS5: %s', (expression, wanted) => {
    const { numbers, relevances } = new WordRanking(database, ARTICLES).find(wanted);
    const found = expected(expression);
    expect([...numbers]).toEqual(found.map(([number]) => number));
    const isOff = found.filter(([, relevance], place) => {
      const millionths = relevance * 1e6;
      return Math.abs(millionths - (relevances[place] ?? 0)) > 1 + millionths * 1e-6;
    });
    expect(isOff).toEqual([]);
  });

  it('leaves nothing behind that the next search would count', () => {
    const ranking = new WordRanking(database, ARTICLES);
    const wanted: WantedPhrases = { all: [['tenth']], any: [['third'], ['twice']] };
    const first = ranking.find(wanted);
    ranking.find({ all: [['third'], ['tenth']], any: [] });
    expect(ranking.find(wanted)).toEqual(first);
  });

  it('are left to FTS5 where there are several segments', async () => {
    const grown = createDatabase(join(place.directory, 'grown.db'));
    grown.exec("CREATE VIRTUAL TABLE article_text USING fts5 (title, mesh, abstract, content='')");
    grown.exec("INSERT INTO article_text (rowid, title) VALUES (1, 'asthma')");
    grown.exec("INSERT INTO article_text (rowid, title) VALUES (2, 'asthma in children')");
    const table = { database: grown, table: 'article_text', weights: WEIGHTS, onDamage: () => {} };
    expect(WordLists.of(table)).toBeNull();
    const found = new WordRanking(grown, 2).find({ all: [['asthma']], any: [] });
    expect([...found.numbers]).toEqual([1, 2]);
    grown.close();
  });

  it('are told to be damaged when a page is cut short', () => {
    const path = join(place.directory, 'cut.db');
    const cut = createDatabase(path);
    cut.exec("CREATE VIRTUAL TABLE article_text USING fts5 (title, mesh, abstract, content='')");
    cut.exec("INSERT INTO article_text (rowid, title) VALUES (1, 'asthma in children')");
    cut.exec(
      'UPDATE article_text_data SET block = substr(block, 1, length(block) - 8) WHERE id > 99',
    );
    let damages = 0;
    const ranking = new WordRanking(cut, 1, () => {
      damages += 1;
    });
    expect(() => ranking.find({ all: [['asthma']], any: [] })).toThrow('damaged');
    expect(damages).toBe(1);
    cut.close();
  });
});
