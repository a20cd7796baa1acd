import { afterEach, describe, expect, it } from 'vitest';
import { allRows } from '../../../src/driver.js';
import type { LabelDriver, LabelIndex, LabelRow } from '../../../src/label-index/label-index.js';
import {
  FORGIVEN,
  FOUND,
  LABEL_ROWS,
  openLabels,
} from '../../../src/label-index/label-rows.fixture.js';
import { compareText } from '../../../src/text/labels.js';
import { labelRow } from '../../testing/test-indexes.js';
import { describeLabelBuild } from './build-conformance.js';
import { describeIdentities } from './identity-conformance.js';

/** Conformance suite of label indexes; ranking is tested as the order of two entities. */
export function describeLabelIndex(driver: LabelDriver): void {
  describe(`label index: ${driver.name}`, () => {
    let index: LabelIndex | undefined;
    afterEach(async () => {
      await index?.[Symbol.asyncDispose]();
      index = undefined;
    });
    const open = async (rows: readonly LabelRow[] = LABEL_ROWS) => {
      index ??= await openLabels(driver, rows);
      return index;
    };
    const getIds = async (text: string, options = {}) =>
      (await (await open()).search(text, options)).map(({ iri }) => iri.split('/').at(-1));

    it('is ready', async () => {
      await expect((await open()).ready()).resolves.toBeUndefined();
    });

    it('returns how a name matched, and which alias', async () => {
      expect(await (await open()).search('ad')).toMatchObject([
        { label: "Alzheimer's disease", alias: 'AD', match: 'abbreviation', matchedText: 'AD' },
        {
          label: 'ad hoc committee',
          alias: null,
          match: 'prefix',
          matchedText: 'ad hoc committee',
        },
      ]);
    });

    it.each([
      ['an exact name', 'a longer one that is more popular', 'ad', 'Q3', 'Q12'],
      ['the more popular', 'the less popular', 'asthma', 'Q1', 'Q2'],
      ['the more popular', 'the less popular', 'brca', 'Q5', 'Q4'],
    ])('puts %s before %s for %j', async (_first, _second, text, first, second) => {
      const ids = await getIds(text);
      expect(ids).toContain(second);
      expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
      expect(ids).toContain(first);
    });

    it('puts names that begin with the first word before names that have it inside', async () => {
      const labelIndex = await open([
        labelRow('Q1', 'therapy of asthma', { popularity: 9_000 }),
        labelRow('Q2', 'asthmatic bronchitis', { popularity: 1 }),
      ]);
      const labels = (await labelIndex.search('asth')).map(({ label }) => label);
      expect(labels).toEqual(['asthmatic bronchitis', 'therapy of asthma']);
    });

    it('lets an alias come first when its entity is much more popular', async () => {
      const getFirst = async (popularity: number) => {
        await using labelIndex = await openLabels(driver, [
          labelRow('Q1', 'arterial hypertension', { popularity, aliases: ['hypertension'] }),
          labelRow('Q2', 'hypertrichosis', { popularity: 100 }),
        ]);
        const [first] = await labelIndex.search('hypert');
        return first?.alias ?? first?.label;
      };
      expect(await getFirst(9_000)).toBe('hypertension');
      expect(await getFirst(100)).toBe('hypertrichosis');
    });

    it.each(FOUND)('finds %j', async (text, id) => {
      expect(await getIds(text)).toContain(id);
    });

    it.each(FORGIVEN)('forgives the slip in %j', async (text, id) => {
      const hits = await (await open()).search(text);
      expect(hits.map(({ match }) => match)).toContain('fuzzy');
      expect(await getIds(text)).toContain(id);
    });

    it('forgives nothing in three letters, and no digit', async () => {
      expect(await getIds('tvn')).toEqual([]);
      expect(await getIds('brca3')).toEqual([]);
    });

    it('returns which alias matched, and each entity once', async () => {
      const hits = await (await open()).search('asth');
      expect(hits.map(({ alias }) => alias)).toEqual([null, null]);
      const [breast] = await (await open()).search('breast');
      expect(breast).toMatchObject({ label: 'BRCA1', alias: 'breast cancer 1', match: 'prefix' });
    });

    it('filters by type', async () => {
      expect((await getIds('a', { types: ['UNDEFINED', 'PROTEIN'] })).toSorted()).toEqual([
        'Q12',
        'Q7',
      ]);
      expect(await getIds('brca1', { types: ['DISEASE'] })).toEqual([]);
      expect(await getIds('il6', { types: ['GENE'] })).toEqual(['Q6']);
    });

    it('keeps to the limit, which it brings into 1 to 100', async () => {
      expect(await getIds('a', { limit: 2 })).toHaveLength(2);
      expect(await getIds('a', { limit: 0 })).toHaveLength(1);
    });

    it.each(['', '   ', '-', '"', '*', '()', "'"])('finds nothing for %j', async (text) => {
      expect(await getIds(text)).toEqual([]);
    });

    it.each(['asthma"', '"asthma', 'asthma*', '(asthma)', 'words:asthma', "asthma' --"])(
      'takes %j as plain text',
      async (text) => {
        await expect(getIds(text)).resolves.toBeInstanceOf(Array);
      },
    );

    it('finds none for words joined by operators that no name has', async () => {
      expect(await getIds('asthma NOT allergic')).toEqual([]);
      expect(await getIds('asthma OR brca1')).toEqual([]);
    });

    it('looks up, in order, null for the unknown', async () => {
      const records = await (await open()).lookup([
        LABEL_ROWS[1]?.iri ?? '',
        'http://x.org/none',
        '',
      ]);
      expect(records[0]).toEqual({
        iri: LABEL_ROWS[1]?.iri,
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
      expect(il6).toMatchObject([{ label: 'interleukin 6', alias: 'IL-6', match: 'abbreviation' }]);
      expect(alzheimer).toMatchObject([{ alias: 'Alzheimer disease', match: 'exact-alias' }]);
      expect([part, blank]).toEqual([[], []]);
    });

    it('lists aliases in order, without the label and repetitions', async () => {
      const row = labelRow('Q1', 'a', { aliases: ['c', 'a', 'b', 'c', ' '] });
      const labelIndex = await open([row]);
      expect(await labelIndex.aliases(row.iri)).toEqual(['c', 'b']);
      expect(await labelIndex.aliases('http://x.org/none')).toEqual([]);
    });

    it('gives back what it was built from, the most popular first', async () => {
      const rows = await allRows((await open()).rows());
      expect(rows.toSorted(byIri)).toEqual(LABEL_ROWS.toSorted(byIri));
      const popularities = rows.map(({ popularity }) => popularity);
      expect(popularities).toEqual(popularities.toSorted((a, b) => b - a));
    });

    it('serves an empty collection', async () => {
      const empty = await open([]);
      expect(await allRows(empty.rows())).toEqual([]);
      expect(await empty.search('asthma')).toEqual([]);
      expect(await empty.lookup(['x'])).toEqual([null]);
    });

    it('rejects with the reason of an aborted signal', async () => {
      const signal = AbortSignal.abort(new Error('gone'));
      await expect((await open()).search('asthma', { signal })).rejects.toThrow('gone');
    });
  });
  describeIdentities(driver);
  describeLabelBuild(driver);
}

function byIri(a: LabelRow, b: LabelRow): number {
  return compareText(a.iri, b.iri);
}
