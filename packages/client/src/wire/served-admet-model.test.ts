import { expect, it } from 'vitest';
import { servedAdmetModel } from './admet.js';

const wire = {
  name: 'our-logD',
  isOwn: true,
  meaning: null,
  kind: 'REGRESSION',
  unit: 'log10 ratio',
  positiveClass: null,
  base: 'LogD7',
  trainedOn: 110,
  crossValidation: { measure: 'R2', random: 0.7, scaffold: 0.5 },
  scale: 'VALUE',
  isExplained: false,
} as const;
const read = (changed: object) =>
  servedAdmetModel({ ...wire, ...changed } as unknown as Parameters<typeof servedAdmetModel>[0]);

it('has the words of the package in the place of those of the wire', () => {
  expect(read({})).toEqual({ ...wire, kind: 'regression', scale: 'linear' });
  expect([read({ scale: 'LOG10' }).scale, read({ scale: null }).scale]).toEqual(['log10', null]);
  const classifier = { kind: 'CLASSIFICATION', unit: null };
  const crossValidation = { measure: 'ACCURACY', random: 0.8, scaffold: 0.7 };
  expect(read({ ...classifier, crossValidation })).toMatchObject({
    kind: 'classification',
    crossValidation: { measure: 'accuracy', random: 0.8 },
  });
  expect(read({ crossValidation: null }).crossValidation).toBeNull();
});
