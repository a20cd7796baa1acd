import { afterEach, describe, expect, it } from 'vitest';
import type { LabelRow } from './label-build.js';
import type { LabelIndex } from './label-index.js';
import { labelRow } from './label-row.fixture.js';

/** Makes an index of these rows for one test. */
export type CreateLabelIndex = (rows: readonly LabelRow[]) => Promise<LabelIndex>;

const ROWS: readonly LabelRow[] = [
  labelRow('Q1', 'asthma', { degree: 67, aliases: ['bronchial asthma'], meshIds: ['D001249'] }),
  labelRow('Q2', 'allergic asthma', { degree: 19, description: 'a kind of asthma' }),
  labelRow('Q3', "Alzheimer's disease", { degree: 38, aliases: ['AD', 'Alzheimer disease'] }),
  labelRow('Q4', 'BRCA1', { degree: 62, types: ['GENE'], aliases: ['breast cancer 1'] }),
  labelRow('Q5', 'BRCA2', { degree: 80, types: ['GENE'] }),
  labelRow('Q6', 'interleukin 6', { degree: 24, types: ['PROTEIN', 'GENE'], aliases: ['IL-6'] }),
  labelRow('Q7', 'TNF-α', { degree: 20, types: ['PROTEIN'] }),
  labelRow('Q8', 'diabetes mellitus', { degree: 28, aliases: ['Diabète sucré'] }),
  labelRow('Q9', 'Sjögren syndrome', { degree: 5 }),
  labelRow('Q10', 'twin', { degree: 3 }),
  labelRow('Q11', 'twin', { degree: 3 }),
  labelRow('Q12', 'ad hoc committee', { degree: 90, types: ['UNDEFINED'] }),
];

/** What every label index must do. */
export function describeLabelIndex(name: string, create: CreateLabelIndex): void {
  describe(`label index: ${name}`, () => {
    let index: LabelIndex | undefined;
    afterEach(async () => index?.[Symbol.asyncDispose]());
    const open = async (rows: readonly LabelRow[] = ROWS) => {
      index = await create(rows);
      return index;
    };
    const idsOf = async (text: string, options = {}) =>
      (await (await open()).search(text, options)).map(({ iri }) => iri.split('/').at(-1));

    it('is ready', async () => {
      await expect((await open()).ready()).resolves.toBeUndefined();
    });

    it('puts exact labels before exact aliases before beginnings, whatever the popularity', async () => {
      const hits = await (await open()).search('ad');
      expect(hits.map(({ label, alias, match }) => [label, alias, match])).toEqual([
        ["Alzheimer's disease", 'AD', 'exact-alias'],
        ['ad hoc committee', null, 'prefix'],
      ]);
    });

    it('orders by popularity, then label, then IRI', async () => {
      expect(await idsOf('asthma')).toEqual(['Q1', 'Q2']);
      expect(await idsOf('brca')).toEqual(['Q5', 'Q4']);
      expect(await idsOf('twin')).toEqual(['Q10', 'Q11']);
    });

    it('puts names that begin with the first word before names that have it inside', async () => {
      const rows = [
        labelRow('Q1', 'therapy of asthma', { popularity: 9_000 }),
        labelRow('Q2', 'asthmatic bronchitis', { popularity: 1 }),
        labelRow('Q3', 'lung disease', { popularity: 5, aliases: ['old asthma'] }),
      ];
      const own = await open(rows);
      const labels = async (text: string) => (await own.search(text)).map(({ label }) => label);
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
        labelRow('Q1', 'arterial hypertension', { popularity, aliases: ['hypertension'] }),
        labelRow('Q2', 'hypertrichosis', { popularity: 100 }),
      ];
      const search = async (popularity: number) => {
        await using own = await create(rows(popularity));
        return (await own.search('hypert')).map(({ label, alias }) => alias ?? label);
      };
      expect(await search(901)).toEqual(['hypertension', 'hypertrichosis']);
      expect(await search(900)).toEqual(['hypertension', 'hypertrichosis']);
      expect(await search(899)).toEqual(['hypertrichosis', 'hypertension']);
    });

    it.each([
      ['alzh dis', 'Q3'],
      ["ALZHEIMER'S", 'Q3'],
      ['alzheimer’s dis', 'Q3'],
      ['dis alzh', 'Q3'],
      ['il6', 'Q6'],
      ['IL 6', 'Q6'],
      ['il-6', 'Q6'],
      ['interleukin6', 'Q6'],
      ['TNFα', 'Q7'],
      ['tnf alpha', 'Q7'],
      ['sjogren', 'Q9'],
      ['diabete sucre', 'Q8'],
      ['melli', 'Q8'],
    ])('finds %j', async (text, id) => {
      expect((await idsOf(text))[0]).toBe(id);
    });

    it.each([
      ['astma', 'Q1'],
      ['asthna', 'Q1'],
      ['qsthma', 'Q1'],
      ['asht', 'Q1'],
      ['alzhiemer', 'Q3'],
      ['alzhimer diseese', 'Q3'],
      ['brac1', 'Q4'],
    ])('forgives the slip in %j', async (text, id) => {
      const hits = await (await open()).search(text);
      expect(hits[0]).toMatchObject({ match: 'fuzzy' });
      expect(hits[0]?.iri.endsWith(`/${id}`)).toBe(true);
    });

    it('forgives nothing in three letters, and no digit', async () => {
      expect(await idsOf('tvn')).toEqual([]);
      expect(await idsOf('brca3')).toEqual([]);
    });

    it('tells which alias matched, and each entity once', async () => {
      const hits = await (await open()).search('asth');
      expect(hits.map(({ alias }) => alias)).toEqual([null, null]);
      const [breast] = await (await open()).search('breast');
      expect(breast).toMatchObject({ label: 'BRCA1', alias: 'breast cancer 1', match: 'prefix' });
    });

    it('filters by type', async () => {
      expect(await idsOf('a', { types: ['UNDEFINED', 'PROTEIN'] })).toEqual(['Q12', 'Q7']);
      expect(await idsOf('brca1', { types: ['DISEASE'] })).toEqual([]);
      expect(await idsOf('il6', { types: ['GENE'] })).toEqual(['Q6']);
    });

    it('keeps to the limit, which it brings into 1 to 100', async () => {
      expect(await idsOf('a', { limit: 2 })).toHaveLength(2);
      expect(await idsOf('a', { limit: 0 })).toHaveLength(1);
    });

    it.each(['', '   ', '-', '"', '*', '()', "'"])('finds nothing for %j', async (text) => {
      expect(await idsOf(text)).toEqual([]);
    });

    it.each(['asthma"', '"asthma', 'asthma*', '(asthma)', 'words:asthma', "asthma' --"])(
      'takes %j as plain text',
      async (text) => {
        await expect(idsOf(text)).resolves.toBeInstanceOf(Array);
      },
    );

    it('finds none for words joined by operators that no name has', async () => {
      expect(await idsOf('asthma NOT allergic')).toEqual([]);
      expect(await idsOf('asthma OR brca1')).toEqual([]);
    });

    it('looks up, in order, null for the unknown', async () => {
      const records = await (await open()).lookup([ROWS[1]?.iri ?? '', 'http://x.org/none', '']);
      expect(records[0]).toEqual({
        iri: ROWS[1]?.iri,
        label: 'allergic asthma',
        description: 'a kind of asthma',
        types: ['DISEASE'],
        degree: 19,
      });
      expect(records.slice(1)).toEqual([null, null]);
    });

    it('finds exact names only', async () => {
      const [il6, alzheimer, part, blank] = await (await open()).exact([
        'IL6',
        'alzheimer disease',
        'alz',
        '',
      ]);
      expect(il6).toMatchObject([{ label: 'interleukin 6', alias: 'IL-6', match: 'exact-alias' }]);
      expect(alzheimer).toMatchObject([{ alias: 'Alzheimer disease' }]);
      expect([part, blank]).toEqual([[], []]);
    });

    it('lists aliases in order, without the label and repetitions', async () => {
      const row = labelRow('Q1', 'a', { aliases: ['c', 'a', 'b', 'c', ' '] });
      const own = await open([row]);
      expect(await own.aliases(row.iri)).toEqual(['c', 'b']);
      expect(await own.aliases('http://x.org/none')).toEqual([]);
    });

    it('serves an empty collection', async () => {
      const empty = await open([]);
      expect(await empty.search('asthma')).toEqual([]);
      expect(await empty.lookup(['x'])).toEqual([null]);
    });

    it('rejects with the reason of an aborted signal', async () => {
      const signal = AbortSignal.abort(new Error('gone'));
      await expect((await open()).search('asthma', { signal })).rejects.toThrow('gone');
    });
  });
}
