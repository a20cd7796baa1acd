import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACEHOLDERS } from './relation-wordings.js';
import { standsPlainly } from './stands-plainly.js';

const { left: LEFT, right: RIGHT } = PLACEHOLDERS;

/** The clause is written with `L` and `R` for the names and slashes around the wording. */
function isPlain(written: string, relation = 'treats'): boolean {
  const [before = '', wording = '', after = ''] = written
    .replace(/\bL\b/g, LEFT)
    .replace(/\bR\b/g, RIGHT)
    .split('/');
  const clause = before + wording + after;
  return standsPlainly(
    { clause, start: before.length, end: before.length + wording.length },
    { relation },
  );
}

describe('what follows a wording', () => {
  it.each([
    ['/L is effective in R/', true],
    ['/L is effective in R/ (RR) and gout.', true],
    ['/L is effective in R/ by widening vessels.', true],
    ['/L is effective in R/ in adults.', true],
    ['/L is effective in R/ in 40% of patients.', true],
    ['/L is effective in R/, which is common.', true],
    ['/L is effective in R/ in dialysis patients.', false],
    ['/L is effective in R/ after surgery.', false],
    ['/L is effective in R/ associated with gout.', false],
    ['/L is effective in R/ with gout.', false],
    ['/L is effective in R/ when given early.', false],
    ['/L is effective in R/, especially in men.', false],
    ['/L is effective in R/ that resists others.', false],
  ])('%s', (written, expected) => {
    expect(isPlain(written)).toBe(expected);
  });
});

describe('what stands before a wording', () => {
  it.each([
    ['In conclusion, /L is effective in R/.', true],
    ['In this randomized trial, /L is effective in R/.', true],
    ['Both aspirin and /L are effective in R/.', true],
    ['In patients with gout, /L is effective in R/.', false],
    ['After surgery, /L is effective in R/.', false],
    ['However, during pregnancy /L is effective in R/.', false],
    ['High doses of /L are effective in R/.', false],
    ['A single dose of /L is effective in R/.', false],
    ['Topical /L is effective in R/.', false],
    ['Derivatives of /L are effective in R/.', false],
  ])('%s', (written, expected) => {
    expect(isPlain(written)).toBe(expected);
  });
});

describe('a wording that only names', () => {
  it.each([
    ['side-effect', 'In the elderly /L-induced R/ was treated.', true],
    ['side-effect', 'We saw /L-induced R/ to noise.', false],
    ['drug-target', 'During the day, the /R inhibitor L/ was given.', true],
    ['cause', 'After surgery, /L caused by R/ was seen.', true],
    ['cause', 'After surgery, /R causes L/.', false],
  ])('of %s: %s', (relation, written, expected) => {
    expect(isPlain(written, relation)).toBe(expected);
  });
});

it('takes no long time for any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 400 }), (before, after) => {
      const wording = `${LEFT} treats ${RIGHT}`;
      const clause = before + wording + after;
      const end = before.length + wording.length;
      const found = standsPlainly({ clause, start: before.length, end }, { relation: 'treats' });
      return typeof found === 'boolean';
    }),
  );
});
