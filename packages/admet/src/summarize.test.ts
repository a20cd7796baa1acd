import { UnknownModelError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { ADMET_MODEL_NAMES } from './model.js';
import { ADMET_MODELS } from './models.js';
import { summarize } from './summarize.js';

describe('summarize', () => {
  it('counts verdicts overall and per heading, in table order', () => {
    const summary = summarize([
      { model: 'hERG', value: 0.9 },
      { model: 'Ames', value: 0.5 },
      { model: 'BBB', value: 0.5 },
      { model: 'logS', value: -2 },
      { model: 'Caco2', value: -6 },
    ]);
    expect(summary.interpretations.map(({ model }) => model)).toEqual([
      'logS',
      'Caco2',
      'BBB',
      'Ames',
      'hERG',
    ]);
    expect(summary.counts).toEqual({ favorable: 1, moderate: 1, unfavorable: 2, neutral: 1 });
    expect(summary.categories).toEqual([
      {
        category: 'Basic physicochemical property',
        counts: { favorable: 1, moderate: 0, unfavorable: 0, neutral: 0 },
      },
      { category: 'Absorption', counts: { favorable: 0, moderate: 0, unfavorable: 1, neutral: 0 } },
      {
        category: 'Distribution',
        counts: { favorable: 0, moderate: 0, unfavorable: 0, neutral: 1 },
      },
      { category: 'Toxicity', counts: { favorable: 0, moderate: 1, unfavorable: 1, neutral: 0 } },
    ]);
    expect(summary.concerns.map(({ model }) => model)).toEqual(['Caco2', 'hERG']);
    expect(summary.missing).toEqual([]);
  });

  it('lists unreadable values as missing and keeps all others', () => {
    const summary = summarize([
      { model: 'HHT', value: null },
      { model: 'DILI', value: 7 },
      { model: 'CL', value: Number.NaN },
      { model: 'Ames', value: 0 },
    ]);
    expect(summary.missing).toEqual(['CL', 'DILI', 'HHT']);
    expect(summary.counts).toEqual({ favorable: 1, moderate: 0, unfavorable: 0, neutral: 0 });
  });

  it('does not judge a value that the model was not made for', () => {
    const summary = summarize([
      { model: 'hERG', value: 0.1, outOfScope: 'It contains a metal.' },
      { model: 'Ames', value: 0 },
      { model: 'logS', value: -1, outOfScope: 'It contains a metal.' },
    ]);
    expect(summary.outOfScope).toEqual(['logS', 'hERG']);
    expect(summary.interpretations.map(({ model }) => model)).toEqual(['Ames']);
    expect(summary.missing).toEqual([]);
  });

  it('judges and lists what is outside the domain or not decided', () => {
    const summary = summarize([
      { model: 'hERG', value: 0.6, inDomain: true, predictionSet: 'either' },
      { model: 'Ames', value: 0, inDomain: true, predictionSet: 'no' },
      { model: 'logS', value: -1, inDomain: false },
      { model: 'HHT', value: null, inDomain: false },
    ]);
    expect(summary.unsure).toEqual(['logS', 'hERG']);
    expect(summary.interpretations).toHaveLength(3);
  });

  it('covers all 28 models and does not touch its input', () => {
    const predictions = Object.freeze(
      [...ADMET_MODELS].reverse().map(({ name, typicalRange }) => ({
        model: name,
        value: typicalRange[0],
      })),
    );
    const { interpretations, counts, categories } = summarize(predictions);
    expect(interpretations.map(({ model }) => model)).toEqual([...ADMET_MODEL_NAMES]);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(28);
    expect(categories).toHaveLength(6);
  });

  it('gives zeros for no predictions', () => {
    expect(summarize([])).toEqual({
      interpretations: [],
      counts: { favorable: 0, moderate: 0, unfavorable: 0, neutral: 0 },
      categories: [],
      concerns: [],
      missing: [],
      outOfScope: [],
      unsure: [],
    });
  });

  it('does not hide an unknown model', () => {
    const untyped: string = 'herg';
    expect(() => summarize([{ model: untyped as 'hERG', value: 0.5 }])).toThrow(UnknownModelError);
  });
});
