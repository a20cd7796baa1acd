import { UnknownModelError } from '@biographql/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidAdmetValueError, interpret } from './interpret.js';
import { ADMET_MODEL_NAMES } from './model.js';
import { ADMET_MODELS, getAdmetModel } from './models.js';

describe('interpret', () => {
  it.each([
    ['logS', -6.01, 'unfavorable'],
    ['logS', -6, 'moderate'],
    ['logS', -4, 'favorable'],
    ['LogD7', 0.99, 'moderate'],
    ['LogD7', 1, 'favorable'],
    ['LogD7', 3, 'moderate'],
    ['LogD7', 5, 'moderate'],
    ['Caco2', -5.16, 'unfavorable'],
    ['Caco2', -5.15, 'favorable'],
    ['PPB', 89.9, 'favorable'],
    ['PPB', 90, 'unfavorable'],
    ['VD', 0.039, 'unfavorable'],
    ['VD', 1, 'favorable'],
    ['VD', 20.5, 'unfavorable'],
    ['CL', 1, 'neutral'],
    ['CL', 100, 'neutral'],
    ['THALF', 11.9, 'moderate'],
    ['THALF', 12, 'favorable'],
    ['THALF', 48, 'moderate'],
    ['HIA', 0.1, 'unfavorable'],
    ['HIA', 0.9, 'favorable'],
    ['F20', 0.5, 'moderate'],
    ['F30', 0.7, 'favorable'],
    ['PGPi', 0.1, 'favorable'],
    ['PGPs', 0.7, 'unfavorable'],
    ['BBB', 0.99, 'neutral'],
    ['CYPIA2i', 0.3, 'moderate'],
    ['CYP2CI9i', 0.95, 'unfavorable'],
    ['CYP2C19s', 0.95, 'neutral'],
    ['Ames', 0, 'favorable'],
    ['hERG', 1, 'unfavorable'],
    ['HHT', 0.299, 'favorable'],
  ] as const)('judges %s of %d %s', (model, value, verdict) => {
    expect(interpret(model, value)).toMatchObject({ model, value, verdict });
  });

  it('says value, unit, limit and source in the reason', () => {
    const reasons = [
      interpret('logS', -7.123456),
      interpret('PPB', 12.5),
      interpret('CL', 7),
      interpret('hERG', 0.82),
      interpret('BBB', 0.123456),
    ].map(({ reason }) => reason);
    expect(reasons).toMatchInlineSnapshot(`
      [
        "log of aqueous solubility: -7.12 log10 mol/L is below -6 (poorly soluble), which is unfavorable (Daina et al. 2017).",
        "plasma protein binding: 12.5 % is below 90 (enough unbound), which is favorable (Xiong et al. 2021).",
        "drug clearance: 7 mL/min/kg is at least 5 and below 15 (moderate clearance), which is neutral (Xiong et al. 2021).",
        "hERG blocker (IC50 below 10 µM): probability 0.82 is at least 0.7 (likely), which is unfavorable (Xiong et al. 2021).",
        "crosses the blood-brain barrier: probability 0.123: no published threshold says whether this is good or bad.",
      ]
    `);
  });

  it('never rounds a value across a limit', () => {
    expect(interpret('PPB', 89.9996).reason).toContain(': 89.9996 % is below 90');
    expect(interpret('hERG', 0.69999).reason).toContain(
      'probability 0.69999 is at least 0.3 and below 0.7',
    );
    fc.assert(
      fc.property(fc.double({ min: 89.99, max: 90.01, noNaN: true }), (value) => {
        const shown = Number(/: (\S+) %/.exec(interpret('PPB', value).reason)?.[1]);
        expect(shown < 90).toBe(value < 90);
      }),
      { seed: 4 },
    );
  });

  it('returns the band that holds the value, for every model and value', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    const probability = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...ADMET_MODELS), finite, probability, (model, number, share) => {
        const value = model.kind === 'classification' ? share : number;
        const { band, reason, verdict } = interpret(model.name, value);
        expect(band !== undefined).toBe('thresholds' in model);
        expect(verdict).toBe(band?.verdict ?? 'neutral');
        expect(value).toBeGreaterThanOrEqual(band?.from ?? value);
        expect(value < (band?.to ?? Number.POSITIVE_INFINITY)).toBe(true);
        expect(reason).toMatch(/\.$/);
        expect(reason).not.toMatch(/undefined|NaN/);
      }),
      { seed: 4, numRuns: 1000 },
    );
  });

  it.each(ADMET_MODEL_NAMES)('rejects what cannot be a value of %s', (model) => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(() => interpret(model, value)).toThrow(InvalidAdmetValueError);
    }
    if (getAdmetModel(model).kind === 'regression') return;
    expect(() => interpret(model, 1.01)).toThrow(InvalidAdmetValueError);
    expect(() => interpret(model, -0.01)).toThrow(InvalidAdmetValueError);
  });

  it('rejects a name that only looks right', () => {
    const untyped: string = 'CYP1A2i';
    expect(() => interpret(untyped as 'CL', 0.5)).toThrow(UnknownModelError);
  });
});
