import { describe, expect, it } from 'vitest';
import { linkedQuestion } from '../question.fixture.js';
import { planTerms } from './asked-terms.js';

async function terms(question: string) {
  const { names, ends, rest } = planTerms(await linkedQuestion(question));
  const nameAt = (index: number | null | undefined) =>
    typeof index === 'number' ? (names[index]?.text ?? null) : null;
  return {
    relation: ends?.relation ?? null,
    left: nameAt(ends?.left),
    right: nameAt(ends?.right),
    rest,
  };
}

describe('planTerms', () => {
  it.each([
    ['Does salbutamol treat asthma?', 'treats', 'salbutamol', 'asthma'],
    ['Is asthma treated with salbutamol?', 'treats', 'salbutamol', 'asthma'],
    ['Is salbutamol used to treat zorbitis?', 'treats', 'salbutamol', 'zorbitis'],
    ['Which drugs treat asthma?', 'treats', null, 'asthma'],
    ['Does asthma treat salbutamol?', 'treats', null, null],
    ['Is ADRB2 associated with asthma?', 'genetic-association', 'asthma', 'ADRB2'],
    ['Is cough a risk factor for asthma?', 'risk-factor', 'asthma', 'cough'],
    ['Does asthma increase the risk of cough?', 'risk-factor', 'cough', 'asthma'],
    ['Does salbutamol target ADRB2?', 'drug-target', 'salbutamol', 'ADRB2'],
  ])('%s', async (question, relation, left, right) => {
    expect(await terms(question)).toMatchObject({ relation, left, right, rest: [] });
  });

  it('keeps the words that neither a name nor the wording tells', async () => {
    const { rest } = await terms('Does inhaled salbutamol treat severe asthma?');
    expect(rest).toEqual(['inhal', 'sever']);
  });
});
