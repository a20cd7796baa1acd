import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Check, VerifyItem } from '../verdict.js';
import { ARTICLES, openVerifier } from './verifier.fixture.js';

let opened: Awaited<ReturnType<typeof openVerifier>>;
beforeAll(async () => {
  opened = await openVerifier();
});
afterAll(() => opened.engines[Symbol.asyncDispose]());

async function checksOf(item: VerifyItem): Promise<Readonly<Record<string, Check>>> {
  const [verdict] = await opened.verifier.verify([item]);
  expect(verdict?.error).toBeNull();
  return Object.fromEntries((verdict?.checks ?? []).map((check) => [check.kind, check]));
}

async function results(item: VerifyItem): Promise<Readonly<Record<string, string>>> {
  const checks = await checksOf(item);
  return Object.fromEntries(Object.entries(checks).map(([kind, { result }]) => [kind, result]));
}

const TITLE = 'Inhaled salbutamol in children with asthma: a randomized trial.';

describe('a citation', () => {
  it.each([
    'PMID:101',
    '101',
    'PMC901',
    '10.1000/INHALED',
    'https://doi.org/10.1000/inhaled',
    'https://pubmed.ncbi.nlm.nih.gov/101/',
  ])('is found as %s', async (article) => {
    expect(await results({ article })).toEqual({ ARTICLE: 'CONFIRMED' });
  });

  it.each<[VerifyItem, Record<string, string>]>([
    [{ title: TITLE }, { TITLE: 'CONFIRMED' }],
    [{ title: 'inhaled Salbutamol in children with asthma' }, { TITLE: 'CONFIRMED' }],
    [
      { title: 'Inhaled salbutamol in children with asthma: a randomised trial' },
      { TITLE: 'NOT_FOUND_HERE' },
    ],
    [{ title: 'Memory loss in older adults who sleep badly' }, { TITLE: 'CONTRADICTED' }],
    [{ title: 'A title that nothing here has' }, { TITLE: 'CONTRADICTED' }],
    [{ author: 'Mueller A' }, { AUTHOR: 'CONFIRMED' }],
    [{ author: 'Anna Müller et al.' }, { AUTHOR: 'CONFIRMED' }],
    [{ author: 'Piet van der Berg' }, { AUTHOR: 'CONFIRMED' }],
    [{ author: 'Berg P' }, { AUTHOR: 'CONFIRMED' }],
    [{ author: 'Okafor C' }, { AUTHOR: 'CONTRADICTED' }],
    [{ author: 'Mullar A' }, { AUTHOR: 'NOT_FOUND_HERE' }],
    [{ year: 2014 }, { YEAR: 'CONFIRMED' }],
    [{ year: 2013 }, { YEAR: 'NOT_FOUND_HERE' }],
    [{ year: 2004 }, { YEAR: 'CONTRADICTED' }],
    [{ quote: 'A dose of 2.5 mg of salbutamol improved lung function' }, { QUOTE: 'CONFIRMED' }],
    [{ quote: '“a dose of 2.5 mg … adverse events were rare”' }, { QUOTE: 'CONFIRMED' }],
    [{ quote: 'children with asthma aged 6-12 years' }, { QUOTE: 'CONFIRMED' }],
    [{ quote: 'A dose of 25 mg of salbutamol improved lung function' }, { QUOTE: 'CONTRADICTED' }],
    [{ quote: 'A dose of 2.5 mg of salbutamol worsened lung function' }, { QUOTE: 'CONTRADICTED' }],
    [
      { quote: 'Adults who slept less than five hours forgot more words' },
      { QUOTE: 'CONTRADICTED' },
    ],
    [{ quote: 'Nothing of the kind was ever written in a record' }, { QUOTE: 'NOT_FOUND_HERE' }],
    [{ number: '1240 children' }, { NUMBER: 'CONFIRMED' }],
    [{ number: '2.5 mg' }, { NUMBER: 'CONFIRMED' }],
    [{ number: '64 %' }, { NUMBER: 'CONFIRMED' }],
    [{ number: '25 mg' }, { NUMBER: 'CONTRADICTED' }],
    [{ number: '46 percent' }, { NUMBER: 'CONTRADICTED' }],
    [{ number: '2.5 ml' }, { NUMBER: 'CONTRADICTED' }],
    [{ number: '777' }, { NUMBER: 'NOT_FOUND_HERE' }],
  ])('with %j', async (item, expected) => {
    expect(await results({ article: 'PMID:101', ...item })).toEqual({
      ARTICLE: 'CONFIRMED',
      ...expected,
    });
  });

  it('names the record that a wrong title or quote belongs to', async () => {
    const wrong = await checksOf({
      article: 'PMID:101',
      title: 'Memory loss in older adults who sleep badly',
      quote: 'Adults who slept less than five hours forgot more words',
    });
    expect(wrong.TITLE?.suggestion).toMatchObject({ part: 'article', text: 'PMID:102' });
    expect(wrong.QUOTE?.suggestion).toMatchObject({ part: 'article', text: 'PMID:102' });
  });

  it('shows the passage of a quote by offsets of the record', async () => {
    const { QUOTE } = await checksOf({
      article: 'PMID:101',
      quote: 'improved lung function in 64 % of them',
    });
    expect(QUOTE).toMatchObject({
      match: 'NORMALIZED',
      found: 'improved lung function in 64% of them',
    });
    expect(QUOTE?.place).toMatchObject({ record: 'pmid:101', field: 'abstract' });
    const { start, end } = QUOTE?.place ?? {};
    expect(ARTICLES[0]?.abstract?.slice(start ?? 0, end ?? 0)).toBe(QUOTE?.found);
  });

  it('is found by its title alone', async () => {
    const { TITLE: check } = await checksOf({ title: TITLE, year: 2014 });
    expect(check).toMatchObject({ result: 'CONFIRMED', suggestion: { text: 'PMID:101' } });
  });

  it.each([2009, 2016])('is that of the year %i, of several with one title', async (year) => {
    const title = 'Yearly report on a ward that was made up';
    const { TITLE: check, YEAR } = await checksOf({ title, year });
    expect(check?.suggestion?.text).toBe(`PMID:${year}`);
    expect(YEAR?.result).toBe('CONFIRMED');
  });

  it('is not known when the dataset lacks it, even where the title is known', async () => {
    const checks = await checksOf({ article: 'PMID:999', title: TITLE });
    expect(checks.ARTICLE).toMatchObject({
      result: 'NOT_FOUND_HERE',
      suggestion: { text: 'PMID:101' },
    });
    expect(checks.TITLE?.result).toBe('NOT_FOUND_HERE');
  });

  it('is contradicted when it is retracted', async () => {
    expect((await checksOf({ article: 'PMID:103' })).ARTICLE_STATUS?.result).toBe('CONTRADICTED');
  });
});

describe('an identifier', () => {
  it.each<[VerifyItem, Record<string, string>]>([
    [{ identifier: 'DOID:2841' }, { IDENTIFIER: 'CONFIRMED' }],
    [
      { identifier: 'DOID:2841', label: 'asthma' },
      { IDENTIFIER: 'CONFIRMED', LABEL: 'CONFIRMED' },
    ],
    [
      { identifier: 'http://purl.obolibrary.org/obo/DOID_2841', label: 'Asthma' },
      { IDENTIFIER: 'CONFIRMED', LABEL: 'CONFIRMED' },
    ],
    [
      { identifier: 'DOID:2841', label: 'type 2 diabetes' },
      { IDENTIFIER: 'CONFIRMED', LABEL: 'CONTRADICTED' },
    ],
    [
      { identifier: 'DOID:2841', label: 'a name that nothing has' },
      { IDENTIFIER: 'CONFIRMED', LABEL: 'NOT_FOUND_HERE' },
    ],
    [
      { identifier: 'DOID:1', label: 'asthma' },
      { IDENTIFIER: 'NOT_FOUND_HERE', LABEL: 'NOT_FOUND_HERE' },
    ],
    [{ identifier: 'NOSUCHSCHEME:1' }, { IDENTIFIER: 'NOT_FOUND_HERE' }],
    [
      { identifier: 'DOID:2841', label: 'cough' },
      { IDENTIFIER: 'CONFIRMED', LABEL: 'NOT_FOUND_HERE' },
    ],
    [{ label: 'asthma' }, { LABEL: 'CONFIRMED' }],
  ])('%j', async (item, expected) => {
    expect(await results(item)).toEqual(expected);
  });

  it('of another thing is suggested for a label', async () => {
    const { LABEL } = await checksOf({ identifier: 'DOID:2841', label: 'type 2 diabetes' });
    expect(LABEL?.suggestion).toMatchObject({ part: 'identifier', text: 'DOID:9352' });
    const { IDENTIFIER } = await checksOf({ identifier: 'DOID:1', label: 'asthma' });
    expect(IDENTIFIER?.suggestion?.text).toBe('DOID:2841');
  });
});

describe('a claim', () => {
  it.each<[VerifyItem, string, string | null]>([
    [{ claim: 'Salbutamol treats asthma.' }, 'CONFIRMED', 'DIRECT'],
    [
      { statement: { subject: 'salbutamol', relation: 'treats', object: 'DOID:2841' } },
      'CONFIRMED',
      'DIRECT',
    ],
    [
      { statement: { subject: 'asthma', relation: 'P2176', object: 'salbutamol' } },
      'CONFIRMED',
      'DIRECT',
    ],
    [
      { statement: { subject: 'salbutamol', relation: 'P2176', object: 'asthma' } },
      'NOT_FOUND_HERE',
      null,
    ],
    [
      { statement: { subject: 'salbutamol', relation: 'cures', object: 'asthma' } },
      'NOT_FOUND_HERE',
      null,
    ],
    [{ claim: 'Salbutamol does not treat asthma.' }, 'NOT_FOUND_HERE', null],
    [{ claim: "Salbutamol treats Alzheimer's disease." }, 'NOT_FOUND_HERE', null],
    [{ claim: 'Salbutamol treats asthma in horses.' }, 'NOT_FOUND_HERE', null],
    [{ claim: 'Nothing that a graph could state' }, 'NOT_FOUND_HERE', null],
  ])('%j', async (item, result, status) => {
    const { STATEMENT } = await checksOf(item);
    expect(STATEMENT).toMatchObject({ result, status });
  });

  it('names entities that the cited article names, or not', async () => {
    const named = await checksOf({ article: 'PMID:101', claim: 'Salbutamol treats asthma.' });
    expect(named.ENTITIES?.result).toBe('CONFIRMED');
    const other = await checksOf({ article: 'PMID:102', claim: 'Salbutamol treats asthma.' });
    expect(other.ENTITIES?.result).toBe('NOT_FOUND_HERE');
  });
});

it('gives an error for an item that it cannot read, and checks the others', async () => {
  const items: VerifyItem[] = [
    { id: 'empty' },
    { id: 'long', quote: 'x'.repeat(5_001), article: '101' },
    { id: 'lonely', year: 2014 },
    { id: 'right', article: '101' },
  ];
  const verdicts = await opened.verifier.verify(items);
  expect(verdicts.map(({ id, error, result }) => [id, error === null, result])).toEqual([
    ['empty', false, 'NOT_FOUND_HERE'],
    ['long', false, 'NOT_FOUND_HERE'],
    ['lonely', false, 'NOT_FOUND_HERE'],
    ['right', true, 'CONFIRMED'],
  ]);
});

it('ends when it is aborted', async () => {
  const controller = new AbortController();
  const items = Array.from({ length: 50 }, (_, index) => ({ article: String(index + 1) }));
  let seen = 0;
  const running = opened.verifier.verify(items, {
    signal: controller.signal,
    onVerdict() {
      seen += 1;
      if (seen === 3) controller.abort(new Error('stopped'));
    },
  });
  await expect(running).rejects.toThrow('stopped');
  expect(seen).toBe(3);
});
