import { describe, expect, it } from 'vitest';
import type { Gold, GoldValue } from '../gold/gold-question.js';
import { judgeAnswer } from './judge-answer.js';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  aspirin: ['http://example.org/aspirin'],
  ibuprofen: ['http://example.org/ibuprofen'],
  advil: ['http://example.org/ibuprofen-duplicate', 'http://example.org/ibuprofen'],
  cataract: ['http://example.org/cataract'],
  'ibuprofen lysine': ['http://example.org/lysine'],
};
const identify = async (text: string) => NAMES[text.toLowerCase()] ?? [];
const value = (label: string): GoldValue => ({ iri: `http://example.org/${label}`, label });

const judge = (gold: Gold, text: string, { question = 'Which?', isFromArticles = false } = {}) =>
  judgeAnswer({ gold, question }, { text, isFromArticles }, identify);

describe('judgeAnswer', () => {
  const values: Gold = {
    kind: 'values',
    values: [value('ibuprofen'), value('import, export and quality control'), value('X')],
  };

  it('takes the names of the gold out of a list, commas and all', async () => {
    const text = 'ibuprofen, import, export and quality control and 12 more';
    const { isRight, completeness } = await judge(values, text);
    expect(isRight).toBe(true);
    expect(completeness).toBeCloseTo(2 / 3);
  });

  it('finds the value that is not in the gold', async () => {
    expect((await judge(values, 'ibuprofen, aspirin and X')).isRight).toBe(false);
    expect((await judge(values, 'aspirin')).isRight).toBe(false);
    expect((await judge(values, 'ibuprofen (3 of 40, by references)')).isRight).toBe(true);
  });

  it('takes another name of a value, and one that is given twice, for the value', async () => {
    expect(await judge(values, 'Advil')).toMatchObject({ isRight: true, completeness: 1 / 3 });
    expect((await judge(values, 'Ibuprofen, ibuprofen, X')).isRight).toBe(true);
    expect((await judge(values, 'Advil, aspirin')).isRight).toBe(false);
  });

  it('does not find a value within a longer name', async () => {
    expect((await judge(values, 'X, ibuprofen lysine')).isRight).toBe(false);
    expect((await judge(values, 'the drug ibuprofen, X')).isRight).toBe(true);
  });

  it('lets an answer repeat what the question names', async () => {
    const question = 'Which has more genes, cataract or X?';
    expect((await judge(values, 'X, cataract', { question })).isRight).toBe(true);
    expect((await judge(values, 'cataract', { question })).isRight).toBe(false);
  });

  it('counts a yes to what is not so apart from other errors', async () => {
    const gold: Gold = { kind: 'verdict', accept: ['abstain', 'no'] };
    expect(await judge(gold, 'Yes')).toMatchObject({ isRight: false, isAffirmedFalse: true });
    expect(await judge(gold, 'No')).toMatchObject({ isRight: true, isAffirmedFalse: false });
    expect(await judge(gold, '')).toMatchObject({ isRight: true, isAnswered: false });
    expect(await judge(gold, 'aspirin')).toMatchObject({ isRight: false, isAffirmedFalse: false });
  });

  it('leaves a quoted sentence unjudged where the graph has no such relation', async () => {
    const gold: Gold = { kind: 'abstain', fromLiterature: true };
    const options = { isFromArticles: true };
    expect(await judge(gold, 'It was 1897.', options)).toMatchObject({ isUnjudged: true });
    expect(await judge(gold, 'aspirin')).toMatchObject({ isUnjudged: false, isRight: false });
  });

  it('reads numbers with separators, and codes between word boundaries', async () => {
    const count: Gold = { kind: 'count', low: 1_200, high: 1_210 };
    expect((await judge(count, '1,204 drugs')).isRight).toBe(true);
    expect((await judge(count, '12')).isRight).toBe(false);
    const texts: Gold = { kind: 'texts', texts: ['B02', 'C9H8O4'] };
    expect((await judge(texts, 'b02.')).isRight).toBe(true);
    expect((await judge(texts, 'B021')).isRight).toBe(false);
    expect((await judge(texts, 'C₉H₈O₄')).isRight).toBe(true);
  });
});
