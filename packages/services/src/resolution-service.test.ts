import { labelRow, testLabelIndex } from '@biographql/engines/testing';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { describe, expect, it } from 'vitest';
import { createResolutionService } from './resolution-service.js';

const leader = labelRow('Q1', '').iri;
const ROWS = [
  labelRow('Q1', 'asthma', {
    degree: 9,
    aliases: ['bronchial asthma'],
    identifiers: [
      { scheme: 'mesh', id: 'D001249' },
      { scheme: 'icd10cm', id: 'J45' },
    ],
    representative: leader,
  }),
  labelRow('Q2', 'asthma', {
    degree: 3,
    identifiers: [{ scheme: 'hp', id: '0002099' }],
    representative: leader,
  }),
  labelRow('Q3', 'cold', { degree: 5, description: 'viral infection of the airways' }),
  labelRow('Q4', 'cold', { degree: 4, types: ['SYMPTOM'], description: 'low body temperature' }),
  labelRow('Q5', 'imatinib', { degree: 4, types: ['MEDICATION'], aliases: ['Gleevec', 'STI571'] }),
  labelRow('Q6', 'MET', { degree: 4, types: ['GENE'] }),
  labelRow('Q7', 'metformin', { degree: 9, types: ['MEDICATION'], aliases: ['MET'] }),
  labelRow('Q8', 'cold', { degree: 0, types: ['TAXON'] }),
  ...[
    ['ADRB2', 'BAR'],
    ['PARD3', 'Baz'],
    ['ZNF746', 'PARIS'],
    ['RGMB', 'DRAGON', 'repulsive guidance molecule'],
    ['ALG3', 'not'],
    ['HSPG2', 'SJS', 'SJS1'],
    ['VEGFA', 'VEGF', 'vascular endothelial growth factor'],
    ['SLC6A4', 'SERT', 'hSERT'],
    ['MAPT', 'TAU', 'tau', 'microtubule-associated protein tau'],
    ['REN', 'renin'],
    ['PRKN', 'parkin'],
    ['ERBB2', 'HER2'],
    ['IL6', 'IL-6'],
    ['PDCD1', 'PD-1'],
    ['NOS3', 'eNOS'],
    ['Il6', 'interleukin 6 of mice'],
    ['SNAI1', 'SNAIL', 'snail family'],
    ['OSCAR'],
    ['MAX'],
    ['Max'],
  ].map(([label = '', ...aliases], at) =>
    labelRow(`Q10${at}`, label, { degree: 5, types: ['GENE'], aliases }),
  ),
  labelRow('Q9', 'intrathyroid thymic carcinoma', { degree: 5, aliases: ['CASTLE'] }),
  labelRow('Q16', 'cosyntropin', { degree: 5, types: ['MEDICATION'], aliases: ['rat'] }),
  labelRow('Q17', 'wobble', { degree: 2, types: ['SYMPTOM'] }),
  labelRow('Q18', 'type 2 diabetes', { degree: 9, aliases: ['type II diabetes'] }),
  labelRow('Q19', 'Type II diabetes', { degree: 9, types: ['BIOLOGICAL_PATHWAY'] }),
  labelRow('Q11', 'PD1', { degree: 5, types: ['CHEMICAL_COMPOUND'] }),
  labelRow('Q14', 'Grant syndrome', { degree: 9 }),
  labelRow('Q15', 'trimethoprim', { degree: 9, types: ['MEDICATION'], aliases: ['TMP'] }),
  labelRow('Q13', 'Adderall', { degree: 9, types: ['MEDICATION'] }),
  labelRow('Q12', 'acetaminophen', { degree: 9, types: ['MEDICATION'], aliases: ['Nina'] }),
  labelRow('Q10', 'chronic obstructive pulmonary disease', { degree: 5, aliases: ['COPD'] }),
];
const service = createResolutionService(
  await testLabelIndex(ROWS, WIKIDATA.identifiers.data),
  WIKIDATA,
);
const resolve = async (name: string, options = {}) => {
  const [resolved] = await service.resolve([name], options);
  if (resolved === undefined) throw new Error('one entry per name');
  const ids = resolved.candidates.map(({ iri }) => iri.split('/').at(-1));
  return { ...resolved, ids };
};

describe('resolution', () => {
  it('resolves a label, and shows what else the entity and its equivalents are', async () => {
    const { ids, candidates, isAmbiguous } = await resolve('Asthma');
    expect(ids).toEqual(['Q1']);
    expect(isAmbiguous).toBe(false);
    expect(candidates[0]).toMatchObject({
      score: 1,
      match: 'exact-label',
      equivalents: [ROWS[1]?.iri],
    });
    expect(candidates[0]?.identifiers.map(({ curie }) => curie)).toEqual([
      'wikidata:Q1',
      'MESH:D001249',
      'ICD10CM:J45',
      'wikidata:Q2',
      'HP:0002099',
    ]);
    expect(candidates[0]?.identifiers[1]?.url).toBe('https://id.nlm.nih.gov/mesh/D001249');
  });

  it.each([
    ['MESH:D001249', 'Q1', 'identifier'],
    ['https://identifiers.org/mesh:D001249', 'Q1', 'identifier'],
    ['bronchial asthma', 'Q1', 'exact-alias'],
    ['gleevec', 'Q5', 'exact-alias'],
    ['STI571', 'Q5', 'abbreviation'],
    ['imatin', 'Q5', 'prefix'],
    ['imatnib', 'Q5', 'fuzzy'],
  ])('resolves %s', async (name, id, match) => {
    const { ids, candidates } = await resolve(name);
    expect(ids[0]).toBe(id);
    expect(candidates[0]?.match).toBe(match);
  });

  it.each(['bar', ' Bar ', 'baz', 'Paris', 'dragon', 'not', 'SJS', 'castle'])(
    'is not sure that %s is an alias in other letters, or one that is any abbreviation',
    async (name) => {
      const { candidates } = await resolve(name);
      expect(candidates).toHaveLength(1);
      expect(candidates[0]?.score).toBeLessThan(0.7);
    },
  );

  it.each([
    ['VEGF', 'VEGFA'],
    ['SERT', 'SLC6A4'],
    ['tau', 'MAPT'],
    ['renin', 'REN'],
    ['Parkin', 'PRKN'],
    ['her2', 'ERBB2'],
    ['IL-6', 'IL6'],
    ['PD-1', 'PDCD1'],
    ['eNOS', 'NOS3'],
    ['vegf', 'VEGFA'],
    ['copd', 'chronic obstructive pulmonary disease'],
  ])('takes %s for %s, whose names bear it out', async (name, label) => {
    const { candidates } = await resolve(name);
    expect(candidates[0]?.label).toBe(label);
    expect(candidates[0]?.score).toBeGreaterThanOrEqual(0.9);
  });

  it.each(['snail', 'Oscar', 'nina', 'SJS', 'tmp', 'Grant'])(
    'marks %s as ambiguous: it only shares the letters of a name, and says so',
    async (name) => {
      const resolved = await resolve(name);
      expect(resolved.isAmbiguous).toBe(true);
      expect(resolved.note).toContain(name);
      expect(resolved.candidates[0]?.score).toBeLessThan(0.7);
    },
  );

  it('takes a symbol in its capitals for the gene, not for that of a mouse', async () => {
    expect((await resolve('MAX')).candidates[0]).toMatchObject({ label: 'MAX', score: 1 });
    const options = { types: ['GENE'] } as const;
    expect(await resolve('MAX', options)).toMatchObject({ isAmbiguous: false, note: null });
  });

  it('says that a symbol in capitals is an everyday word, too', async () => {
    const note = '"MAX" is also an ordinary word.';
    expect(await resolve('MAX')).toMatchObject({ isAmbiguous: true, note });
    expect(await resolve('ADRB2')).toMatchObject({ isAmbiguous: false, note: null });
  });

  it.each(['rat', 'wobble', 'Baz', 'Smith'])(
    'is not sure of the everyday word %s',
    async (word) => {
      const { candidates, isAmbiguous } = await resolve(word);
      expect(isAmbiguous || (candidates[0]?.score ?? 0) < 0.7).toBe(true);
    },
  );

  it('names the disease before a pathway that is called like it', async () => {
    const { candidates, isAmbiguous } = await resolve('Type II diabetes');
    expect(candidates.map(({ label }) => label)).toEqual(['type 2 diabetes', 'Type II diabetes']);
    expect(isAmbiguous).toBe(false);
  });

  it('finds nothing near an everyday word', async () => {
    expect((await resolve('aderall')).ids).toEqual(['Q13']);
    expect((await resolve('ladder')).ids).toEqual([]);
  });

  it('says that a name is ambiguous, and decides by types or context', async () => {
    expect(await resolve('cold')).toMatchObject({ ids: ['Q3', 'Q4', 'Q8'], isAmbiguous: true });
    expect(await resolve('cold', { types: ['SYMPTOM'] })).toMatchObject({
      ids: ['Q4'],
      isAmbiguous: false,
    });
    expect(await resolve('cold', { context: 'infections' })).toMatchObject({
      ids: ['Q3', 'Q4', 'Q8'],
      isAmbiguous: false,
    });
    expect((await resolve('cold', { context: 'clinical signs' })).ids[0]).toBe('Q4');
  });

  it('takes a symbol for the gene unless the context says otherwise', async () => {
    expect((await resolve('MET')).ids).toEqual(['Q6', 'Q7']);
    expect((await resolve('MET', { context: 'diabetes drugs' })).ids[0]).toBe('Q7');
    expect((await resolve('MET', { context: 'drugs' })).ids[0]).toBe('Q7');
  });

  it('gives a name that cannot be read its own error, and loses nothing else', async () => {
    const names = ['', '  ', 'asthma', 'x'.repeat(201), 'no such thing at all'];
    const resolved = await service.resolve(names);
    expect(resolved.map(({ name }) => name)).toEqual(names);
    expect(resolved.map(({ error }) => error?.code ?? null)).toEqual([
      'INVALID_ARGUMENT',
      'INVALID_ARGUMENT',
      null,
      'INVALID_ARGUMENT',
      null,
    ]);
    expect(resolved.map(({ candidates }) => candidates.length)).toEqual([0, 0, 1, 0, 0]);
  });

  it('gives scores from 0 to 1, less for less alike names', async () => {
    const getScore = async (name: string) => (await resolve(name)).candidates[0]?.score ?? 0;
    const scores = await Promise.all(['imatinib', 'imatini', 'imat', 'ima'].map(getScore));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
  });

  it('stops when the call is aborted', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(service.resolve(['asthma'], { signal })).rejects.toThrow('gone');
  });

  it('knows schemes by prefix, and rejects others', () => {
    expect([...service.schemes(['MeSH', 'Entrez'])]).toEqual(['mesh', 'ncbigene']);
    expect(() => service.schemes(['nonsense'])).toThrow(/must name identifier schemes/);
  });
});
