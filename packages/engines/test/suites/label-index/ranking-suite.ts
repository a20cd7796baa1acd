import { fileURLToPath } from 'node:url';
import type { EntityType } from '@biographql/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  LabelDriver,
  LabelIndex,
  LabelSearchOptions,
} from '../../../src/label-index/label-index.js';
import { FORGIVEN, FOUND, openLabels } from '../../../src/label-index/label-rows.fixture.js';
import { labelRow } from '../../testing/test-indexes.js';

/** Exact order of the built-in drivers, to the last point of popularity; others need not pass. */
export function describeLabelRanking(driver: LabelDriver): void {
  describe(`label ranking: ${driver.name}`, () => {
    const open = (rows?: Parameters<typeof openLabels>[1]) => openLabels(driver, rows);
    const getIds = async (text: string, options = {}) => {
      await using index = await open();
      return (await index.search(text, options)).map(({ iri }) => iri.split('/').at(-1));
    };

    it('puts exact labels before exact aliases before beginnings, whatever the popularity', async () => {
      await using index = await open();
      const hits = await index.search('ad');
      expect(hits.map(({ label, alias, match }) => [label, alias, match])).toEqual([
        ["Alzheimer's disease", 'AD', 'abbreviation'],
        ['ad hoc committee', null, 'prefix'],
      ]);
    });

    it('orders by popularity, then label, then IRI', async () => {
      expect(await getIds('asthma')).toEqual(['Q1', 'Q2']);
      expect(await getIds('brca')).toEqual(['Q5', 'Q4']);
      expect(await getIds('double')).toEqual(['Q10', 'Q11']);
    });

    it('puts names that begin with the first word before names that have it inside', async () => {
      const rows = [
        labelRow('Q1', 'therapy of asthma', { popularity: 9_000 }),
        labelRow('Q2', 'asthmatic bronchitis', { popularity: 1 }),
        labelRow('Q3', 'lung disease', { popularity: 5, aliases: ['old asthma'] }),
      ];
      await using index = await open(rows);
      const labels = async (text: string) => (await index.search(text)).map(({ label }) => label);
      expect(await labels('asth')).toEqual([
        'asthmatic bronchitis',
        'therapy of asthma',
        'lung disease',
      ]);
      expect(await labels('old asth')).toEqual(['lung disease']);
      expect((await labels('asthna'))[0]).toBe('asthmatic bronchitis');
    });

    it('lets an alias come first when its entity is much more popular', async () => {
      const rows = (popularity: number) => [
        labelRow('Q1', 'arterial tension', { popularity, aliases: ['hypertensions'] }),
        labelRow('Q2', 'hypertrichoses', { popularity: 100 }),
        labelRow('Q3', 'asthma', { popularity: 1 }),
      ];
      const search = async (popularity: number) => {
        const inOrder = rows(popularity).sort((a, b) => b.popularity - a.popularity);
        await using index = await open(inOrder);
        return (await index.search('hypert')).map(({ label, alias }) => alias ?? label);
      };
      expect(await search(901)).toEqual(['hypertensions', 'hypertrichoses']);
      // The alias is one letter shorter, which is worth about 51 hundredths of a doubling.
      expect(await search(850)).toEqual(['hypertensions', 'hypertrichoses']);
      expect(await search(848)).toEqual(['hypertrichoses', 'hypertensions']);
    });

    it('puts names that continue the typed text before those that have its words elsewhere', async () => {
      const rows = [
        labelRow('Q1', 'congenital adrenal hyperplasia of hydroxylase', { popularity: 9_000 }),
        labelRow('Q2', 'hydronephrosis, congenital', { popularity: 8_000 }),
        labelRow('Q3', 'congenital hydrocephalus', { popularity: 5 }),
      ];
      await using index = await open(rows);
      const labels = async (text: string) => (await index.search(text)).map(({ label }) => label);
      expect(await labels('congenital hydro')).toEqual([
        'congenital hydrocephalus',
        'congenital adrenal hyperplasia of hydroxylase',
        'hydronephrosis, congenital',
      ]);
      expect(await labels('hydro congenital')).toEqual([
        'hydronephrosis, congenital',
        'congenital adrenal hyperplasia of hydroxylase',
        'congenital hydrocephalus',
      ]);
    });

    it('puts the shorter of two names first that are equally popular', async () => {
      const rows = [
        labelRow('Q1', 'insulin receptor substrate', { popularity: 1_000 }),
        labelRow('Q2', 'insulinoma', { popularity: 900 }),
        labelRow('Q3', 'insulin-like growth factor', { popularity: 5_000 }),
      ];
      await using index = await open(rows);
      expect((await index.search('insuli')).map(({ label }) => label)).toEqual([
        'insulin-like growth factor',
        'insulinoma',
        'insulin receptor substrate',
      ]);
    });

    it.each(FOUND)('finds %j', async (text, id) => {
      expect((await getIds(text))[0]).toBe(id);
    });

    it.each(FORGIVEN)('forgives the slip in %j', async (text, id) => {
      await using index = await open();
      const hits = await index.search(text);
      expect(hits[0]).toMatchObject({ match: 'fuzzy' });
      expect(hits[0]?.iri.endsWith(`/${id}`)).toBe(true);
    });

    it('filters by type in the same order', async () => {
      expect(await getIds('a', { types: ['UNDEFINED', 'PROTEIN'] })).toEqual(['Q12', 'Q7']);
    });

    it('answers the recorded searches in the recorded order', async () => {
      const lines: string[] = [];
      const record = async (index: LabelIndex, text: string, options: LabelSearchOptions) => {
        const hits = await index.search(text, options);
        const shown = hits.map(({ iri, alias, match }) => [iri.split('/').at(-1), alias, match]);
        lines.push(JSON.stringify([text, options, shown]));
      };
      for (const [rows, texts] of fc.sample(fc.tuple(rowsOf, getTexts), { numRuns: 30, seed: 7 })) {
        await using index = await open(rows);
        for (const text of texts) {
          await record(index, text, { limit: 5 });
          await record(index, text, { limit: 5, types: ['GENE', 'TAXON'] });
        }
        lines.push(JSON.stringify(await index.exact(texts)));
      }
      await using many = await open(MANY_ROWS);
      for (const text of ['c', 'carc', 'carcinoma 1', 'old', 'can']) {
        await record(many, text, { limit: 100 });
      }
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(RECORDED);
    });
  });
}

/** Recorded from two implementations that agreed; `vitest -u` writes it again. */
const RECORDED = fileURLToPath(
  new URL('../../../src/label-index/recorded-searches.jsonl', import.meta.url),
);
/** Names that differ in length and popularity; more than `ORDERED_COMPLETIONS`. */
const MANY_ROWS = Array.from({ length: 150 }, (_, at) =>
  labelRow(`Q${at}`, `carcinoma ${'x'.repeat((at * 7) % 23)} ${at}`, {
    popularity: 10 * (150 - at),
    aliases: at % 3 === 0 ? [`cancer ${at}`, `old carcinoma ${at}`] : [],
  }),
);
/** A short list, so that random names collide. */
const WORDS =
  `asthma, asthmatic, astma, alpha, alphas, brca1, brca2, IL-6, il6, β-blocker, cancer, cancers, cancre, dancer, cell, cells,
  Crohn's, diabetes, diabetic, type 2, ü, x, 12, 1234, hepatitis`.split(/,\s+/);
const word = fc.constantFrom(...WORDS);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const toIri = (id: string) => labelRow(id, id).iri;
const rowsOf = fc
  .array(
    fc.record({
      label: name,
      aliases: fc.array(name, { maxLength: 3 }),
      degree: fc.nat(3),
      popularity: fc.constantFrom(0, 1, 799, 800, 801, 1_600),
      types: fc.subarray<EntityType>(['GENE', 'DISEASE', 'TAXON'], { minLength: 1 }),
      identifiers: fc.subarray([
        { scheme: 'mesh', id: 'D001249' },
        { scheme: 'icd10', id: 'H19' },
        { scheme: 'ncbigene', id: '1234' },
      ]),
      representative: fc.constantFrom(null, null, toIri('Q0'), toIri('Q1')),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ label, ...more }, index) => {
      const shortNames = more.aliases.slice(index % 3);
      return labelRow(`Q${index}`, label, { ...more, shortNames });
    }),
  );
const typed = fc.oneof(
  name,
  fc.tuple(name, fc.nat(12)).map(([text, length]) => text.slice(0, length)),
  fc
    .tuple(name, fc.nat(10), fc.constantFrom('', 'z', 'a', '1'))
    .map(([text, at, letter]) => text.slice(0, at) + letter + text.slice(at + 1)),
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    'MESH:D001249',
    'd001249',
    'H19',
    'ICD10 h19',
    'IL-6',
    'il-6',
    'https://www.wikidata.org/wiki/Q1',
    'Q2',
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
const getTexts = fc.array(typed, { minLength: 8, maxLength: 8 });
