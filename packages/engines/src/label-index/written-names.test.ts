import { describe, expect, it } from 'vitest';
import { labelRow } from '../../test/testing/test-indexes.js';
import type { LabelHit } from './label-index.js';
import { readAbbreviation, readParentName } from './name-readings.js';
import { searchExactName, searchWrittenName } from './written-names.js';

const toHit = (label: string, hit: Partial<LabelHit> = {}): LabelHit => ({
  ...labelRow(label.replaceAll(' ', '-'), label),
  alias: null,
  match: 'exact-label',
  matchedText: label,
  scheme: null,
  equivalents: [],
  ...hit,
});

describe('searchWrittenName', () => {
  const search = (text: string, searched: readonly LabelHit[], exact: Record<string, LabelHit>) =>
    searchWrittenName(
      {
        search: async () => searched,
        exact: async (texts) => texts.map((one) => (exact[one] ? [exact[one]] : [])),
      },
      text,
    );

  it('takes the abbreviation of a disease before the gene that once had these letters', async () => {
    const gene = toHit('SLC9A6', { match: 'abbreviation', matchedText: 'MRSA', types: ['GENE'] });
    const disease = toHit('methicillin-resistant Staphylococcus aureus');
    const { hits, note } = await search('MRSA', [gene], { [disease.label]: disease });
    expect(hits).toEqual([disease, gene]);
    expect(note).toContain('methicillin');
  });

  it.each(['mrsa', 'hcv'])('reads the small letters of %s as the abbreviation', async (typed) => {
    const gene = toHit('SLC9A6', { match: 'abbreviation', matchedText: 'MRSA', types: ['GENE'] });
    const [[name = ''] = []] = readAbbreviation(typed.toUpperCase());
    const disease = toHit(name);
    const { hits } = await search(typed, [gene], { [name]: disease });
    expect(hits).toEqual([disease, gene]);
  });

  it.each(['ten', 'pots', 'cap', 'ms'])('leaves %s a word', (typed) => {
    expect(readAbbreviation(typed)).toEqual([]);
  });

  it('takes the name of a better-known entity before an alias that contradicts it', async () => {
    const wrong = toHit('MODY type 1', { match: 'exact-alias', alias: 'a', degree: 10 });
    const right = toHit('type 2 diabetes mellitus', { match: 'prefix', degree: 900 });
    const { hits } = await search('Diabetes mellitus type 2', [wrong, right], {});
    expect(hits.map(({ label }) => label)).toEqual([right.label, wrong.label]);
  });

  it.each([
    ['ICD10:J45', 'Interpreted "ICD10:J45" as ICD10CM:J45.'],
    ['ICD-10 j45', 'Interpreted "ICD-10 j45" as ICD10CM:J45.'],
    ['ICD10CM:J45.9', expect.stringContaining('ICD10CM:J45, its parent category')],
    ['J45.9', expect.stringContaining('ICD10CM:J45, its parent category')],
    ['ICD-10 G20', null],
    ['J45', null],
  ])('reads %s in the other edition of ICD-10, or as its category', async (text, note) => {
    const asthma = toHit('asthma', { match: 'identifier', matchedText: 'ICD10CM:J45' });
    const labels = {
      search: async (code: string) => (code === 'ICD10CM:J45' ? [asthma] : []),
      exact: async (texts: readonly string[]) => texts.map(() => []),
    };
    const hits = note === null ? [] : [asthma];
    expect(await searchWrittenName(labels, text)).toEqual({ hits, note });
  });

  it.each(['BCR-ABL1', 'BCR::ABL1', 'BCR-ABL fusion gene'])(
    'takes both genes of %s',
    async (text) => {
      const [bcr, abl] = ['BCR', 'ABL1'].map((symbol) => toHit(symbol, { types: ['GENE'] }));
      const one = toHit('ABL1', { match: 'exact-alias', alias: 'bcr/abl', types: ['GENE'] });
      if (bcr === undefined || abl === undefined) throw new Error('two genes');
      const { hits, note } = await search(text, [one], { BCR: bcr, ABL1: abl, ABL: abl });
      expect(hits.map(({ label, match }) => `${label} ${match}`)).toEqual([
        'BCR exact-alias',
        'ABL1 exact-alias',
      ]);
      expect(note).toContain('two genes, BCR and ABL1');
    },
  );

  it.each([
    [['acetaminophen / hydrocodone', 'hydrocodone', 'acetaminophen'], false],
    [['hydrocodone', 'acetaminophen'], true],
  ])('takes a product for its combination, else for its drugs: %j', async (known, isPart) => {
    const brand = toHit('acetaminophen', { match: 'exact-alias', alias: 'Vicodin' });
    const exact = Object.fromEntries(known.map((name) => [name, toHit(name)]));
    const found = await search('Vicodin', [brand], exact);
    expect(found.hits.map(({ label }) => label)).toEqual(known);
    expect(found).toMatchObject({ isPart, isAmbiguous: isPart });
    expect(found.note).toBe('"Vicodin" combines hydrocodone and acetaminophen.');
  });

  it('reads a species whose genus is shortened', async () => {
    const species = toHit('Escherichia coli', { match: 'prefix', types: ['TAXON'] });
    const infection = toHit('Escherichia coli infection', { match: 'prefix' });
    const { hits, note } = await search('E. coli', [infection, species], {});
    expect(hits[0]?.label).toBe('Escherichia coli');
    expect(note).toBe('Interpreted "E. coli" as Escherichia coli.');
    expect((await search('E. faecalis', [infection, species], {})).note).toBeNull();
  });

  it('leaves a name of one gene that has a hyphen', async () => {
    const gene = toHit('CD274', { match: 'abbreviation', matchedText: 'PD-L1', types: ['GENE'] });
    expect(await search('PD-L1', [gene], {})).toEqual({ hits: [gene], note: null });
  });

  it('leaves what is the name of an entity', async () => {
    const salt = toHit('imatinib mesylate');
    expect(await search('imatinib mesylate', [salt], { imatinib: toHit('imatinib') })).toEqual({
      hits: [salt],
      note: null,
    });
  });

  it('marks an abbreviation that stands for several things, and one that nothing here bears', async () => {
    const alzheimer = toHit("Alzheimer's disease");
    const eczema = toHit('atopic dermatitis');
    const several = await search('AD', [], {
      [alzheimer.label]: alzheimer,
      [eczema.label]: eczema,
    });
    expect(several.hits.map(({ label }) => label)).toEqual([alzheimer.label, eczema.label]);
    expect(several).toMatchObject({ isAmbiguous: true });
    const gene = toHit('SLC9A6', { match: 'abbreviation', matchedText: 'MRSA', types: ['GENE'] });
    expect(await search('MRSA', [gene], {})).toMatchObject({ hits: [gene], isAmbiguous: true });
  });

  it.each([
    ['DMD', 'Duchenne muscular dystrophy', ['DMD', 'Duchenne muscular dystrophy']],
    ['PAH', 'pulmonary arterial hypertension', ['pulmonary arterial hypertension', 'PAH']],
  ])(
    'takes the gene %s before or after what its symbol stands for',
    async (symbol, name, order) => {
      const gene = toHit(symbol, { types: ['GENE'] });
      const { hits, isAmbiguous } = await search(symbol, [gene], { [name]: toHit(name) });
      expect(hits.map(({ label }) => label)).toEqual(order);
      expect(isAmbiguous).toBe(true);
    },
  );

  it('takes the label of the same words before the alias of something else', async () => {
    const other = toHit('hyperaldosteronism', { match: 'exact-alias', degree: 10 });
    const alias = { ...other, alias: 'Cushing syndrome', matchedText: 'Cushing syndrome' };
    const label = toHit("Cushing's syndrome", { match: 'prefix', degree: 11 });
    const { hits } = await search('Cushing syndrome', [alias, label], {});
    expect(hits.map(({ label, match }) => `${label} ${match}`)).toEqual([
      "Cushing's syndrome exact-label",
      'hyperaldosteronism related-alias',
    ]);
  });
});

describe('searchExactName', () => {
  it.each([
    ['BCR-ABL', 'ABL1'],
    ['HLA-B27', 'HLA-B'],
  ])('takes no part for the whole of %s', async (text, label) => {
    const part = toHit(label, { match: 'exact-alias', matchedText: text, types: ['GENE'] });
    const symbols = ['BCR', 'ABL'].map((symbol) => toHit(`${symbol}1`, { types: ['GENE'] }));
    const exact = async (names: readonly string[]) =>
      names.map((name) => [part, ...symbols].filter((hit) => hit.label.startsWith(name)));
    const found = await searchExactName({ search: async () => [part], exact }, text);
    expect(found.hits).toEqual([]);
    expect(found.note).toContain(text);
  });

  it.each([
    ['hydrocodone', 'acetaminophen'],
    ['acetaminophen / hydrocodone', 'hydrocodone', 'acetaminophen'],
  ])('takes no drug for the product that combines it: %j', async (...known) => {
    const alias = { alias: 'Vicodin', matchedText: 'Vicodin' };
    const brand = toHit('acetaminophen', { match: 'exact-alias', ...alias });
    const exact = async (names: readonly string[]) =>
      names.map((name) => (known.includes(name) ? [toHit(name)] : []));
    const search = async () => [brand];
    expect((await searchExactName({ search, exact }, 'Vicodin')).hits).toEqual([]);
  });
});

describe('the parent of a salt', () => {
  it.each([
    ['metformin hydrochloride', 'metformin'],
    ['sodium valproate', 'valproate'],
    ['Sodium valproate 200 mg tablets', 'valproate'],
    ['disodium cromoglicate', 'cromoglicate'],
    ['Potassium clavulanate', 'clavulanate'],
  ])('of %s is %s', (salt, parent) => {
    expect(readParentName(salt)).toBe(parent);
  });

  it.each(['calcium carbonate', 'Sodium bicarbonate', 'sodium thiosulfate', 'sodium phosphate'])(
    'is not the anion of %s',
    (salt) => expect(readParentName(salt)).toBeUndefined(),
  );

  it.each(['lithium carbonate', 'lithium orotate', 'sodium chloride', 'sodium nitroprusside'])(
    'is not what stands behind the first word of %s',
    (salt) => expect(readParentName(salt)).toBeUndefined(),
  );
});
