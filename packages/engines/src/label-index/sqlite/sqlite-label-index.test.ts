import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BioGraphQLError, type EntityType } from '@biographql/core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeLabelIndex } from '../conformance.js';
import { compareRows, type LabelRow } from '../label-build.js';
import { labelRow } from '../label-row.fixture.js';
import { memoryLabelIndex } from '../memory/memory-label-index.js';
import { buildLabelIndex } from './sqlite-label-builder.js';
import { openLabelIndex } from './sqlite-label-index.js';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'labels-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

const freshPath = () => join(folder, `labels-${files++}.db`);

async function build(rows: readonly LabelRow[]) {
  const path = freshPath();
  await buildLabelIndex(
    path,
    [...rows].sort((a, b) => b.popularity - a.popularity),
  );
  return openLabelIndex(path);
}

describeLabelIndex('sqlite', build);

const word = fc.constantFrom(
  'asthma',
  'asthmatic',
  'astma',
  'alpha',
  'alphas',
  'brca1',
  'brca2',
  'IL-6',
  'il6',
  'β-blocker',
  'cancer',
  'cancers',
  'cancre',
  'dancer',
  'cell',
  'cells',
  "Crohn's",
  'diabetes',
  'diabetic',
  'type 2',
  'ü',
  'x',
  '12',
  '1234',
  'hepatitis',
); // short list, so that random names meet
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const rowsOf = fc
  .array(
    fc.record({
      label: name,
      aliases: fc.array(name, { maxLength: 3 }),
      degree: fc.nat(3),
      popularity: fc.constantFrom(0, 1, 799, 800, 801, 1_600),
      types: fc.subarray<EntityType>(['GENE', 'DISEASE', 'TAXON'], { minLength: 1 }),
    }),
    { maxLength: 12 },
  )
  .map((rows) => rows.map(({ label, ...more }, index) => labelRow(`Q${index}`, label, more)));
const typed = fc.oneof(
  name,
  fc.tuple(name, fc.nat(12)).map(([text, length]) => text.slice(0, length)),
  fc
    .tuple(name, fc.nat(10), fc.constantFrom('', 'z', 'a', '1'))
    .map(([text, at, letter]) => text.slice(0, at) + letter + text.slice(at + 1)),
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '"',
    'a" OR "b',
    'NEAR(a b)',
    '^a',
    'a*',
    'words : a',
    '-a',
    '{a} : b',
    'AND',
    '\u0000',
    '\uE000',
  ),
);

describe('sqlite label index', () => {
  it('finds what the reference finds, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(
        rowsOf,
        fc.array(typed, { minLength: 8, maxLength: 8 }),
        async (rows, texts) => {
          const reference = memoryLabelIndex(rows);
          await using index = await build(rows);
          for (const text of texts) {
            for (const types of [[], ['GENE', 'TAXON']] as const) {
              const options = { limit: 5, types };
              const expected = await reference.search(text, options);
              expect(await index.search(text, options)).toEqual(expected);
            }
          }
          expect(await index.exact(texts)).toEqual(await reference.exact(texts));
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });

  it('lists names by popularity, with keys and MeSH identifiers', async () => {
    const rows = [
      labelRow('Q1', 'asthma', { degree: 2, aliases: ['Bronchial asthma'], meshIds: ['D1', 'C2'] }),
      labelRow('Q2', 'IL-6', { degree: 9 }),
    ];
    await using index = await build(rows);
    expect([...index.names()]).toMatchObject([
      { label: 'IL-6', keys: ['il 6'], aliases: [], meshIds: [] },
      { label: 'asthma', keys: ['asthma', 'bronchial asthma'], meshIds: ['D1', 'C2'] },
    ]);
  });

  it('drops a repeated IRI and reports counts and progress', async () => {
    const rows = [
      labelRow('Q1', 'b', { degree: 2 }),
      labelRow('Q1', 'a', { degree: 1, aliases: ['c'] }),
    ];
    const seen: number[] = [];
    const counts = await buildLabelIndex(freshPath(), rows, {
      onProgress: (count) => seen.push(count),
    });
    expect(counts).toEqual({ entities: 1, aliases: 0 });
    expect(seen).toEqual([1]);
  });

  it.each([-1, 0.5, Number.NaN])('refuses the popularity %d', async (popularity) => {
    const rows = [labelRow('Q1', 'a', { popularity })];
    await expect(buildLabelIndex(freshPath(), rows)).rejects.toThrow(RangeError);
  });

  it('refuses rows out of order', async () => {
    const rows = [labelRow('Q1', 'a'), labelRow('Q2', 'b', { degree: 1 })];
    await expect(buildLabelIndex(freshPath(), rows)).rejects.toThrow(RangeError);
  });

  it('sorts equally popular rows by label and IRI', () => {
    const rows = [labelRow('Q2', 'b'), labelRow('Q1', 'b'), labelRow('Q3', 'a')];
    expect([...rows].sort(compareRows).map(({ iri }) => iri.at(-1))).toEqual(['3', '1', '2']);
  });

  it('refuses a missing, a foreign and an unfinished file', async () => {
    const foreign = freshPath();
    await writeFile(foreign, 'no database');
    const unfinished = freshPath();
    await buildLabelIndex(unfinished, [
      labelRow('Q1', 'a'),
      labelRow('Q2', 'b', { degree: 1 }),
    ]).catch(() => {});
    for (const path of [freshPath(), foreign, unfinished]) {
      expect(() => openLabelIndex(path)).toThrow(expect.toSatisfy(BioGraphQLError.is));
    }
  });

  it('ends a build when its signal is aborted', async () => {
    const signal = AbortSignal.abort(new Error('stop'));
    await expect(buildLabelIndex(freshPath(), [labelRow('Q1', 'a')], { signal })).rejects.toThrow(
      'stop',
    );
  });
});
