import { UnknownModelError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { ADMET_MODELS } from './models.js';
import { groupByCategory } from './summarize.js';

describe('groupByCategory', () => {
  it('arranges all models under the six headings', () => {
    const groups = groupByCategory();
    expect(groups.map(({ category, models }) => [category, models.length])).toEqual([
      ['Basic physicochemical property', 2],
      ['Absorption', 6],
      ['Distribution', 3],
      ['Metabolism', 10],
      ['Excretion', 2],
      ['Toxicity', 5],
    ]);
    expect(groups.flatMap(({ models }) => models)).toEqual([...ADMET_MODELS]);
  });

  it('takes a selection in any order, once each, and leaves empty headings out', () => {
    const groups = groupByCategory(['hERG', 'CL', 'Ames', 'hERG']);
    expect(
      groups.map(({ category, models }) => [category, models.map(({ name }) => name)]),
    ).toEqual([
      ['Excretion', ['CL']],
      ['Toxicity', ['Ames', 'hERG']],
    ]);
    expect(groupByCategory([])).toEqual([]);
  });

  it('rejects a name that is none', () => {
    const untyped: string = 'cl';
    expect(() => groupByCategory([untyped as 'CL'])).toThrow(UnknownModelError);
  });
});
