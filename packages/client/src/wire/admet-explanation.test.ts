import { describe, expect, it } from 'vitest';
import { MalformedResponseError } from '../errors.js';
import { admetExplanation } from './admet.js';

const lookup = { model: 'VD', smiles: 'CCO' } as const;
const wire = {
  value: 2,
  scale: 'LOG10',
  base: 0.1,
  score: 0.3,
  atoms: [{ index: 0, element: 6, contribution: 0.15 }],
  rest: [
    { name: 'logP', value: 0.2, contribution: 0.1 },
    { name: 'pharmacophore pairs not in the molecule', value: null, contribution: -0.05 },
  ],
  similar: [{ smiles: 'CO', value: 1, similarity: 0.5, source: 'a source (CC0 1.0)' }],
  similarNote: null,
  outOfScope: null,
  error: null,
} as const;
const mutable = () => structuredClone(wire) as unknown as Parameters<typeof admetExplanation>[1];

describe('an explanation of the wire', () => {
  it('has no nulls, and the scale by its own name', () => {
    expect(admetExplanation(lookup, mutable())).toEqual({
      status: 'explained',
      ...lookup,
      value: 2,
      scale: 'log10',
      base: 0.1,
      score: 0.3,
      atoms: wire.atoms,
      rest: [
        wire.rest[0],
        { name: 'pharmacophore pairs not in the molecule', contribution: -0.05 },
      ],
      similar: wire.similar,
    });
    const notes = { similarNote: 'None is passed on.', outOfScope: 'It contains a metal.' };
    expect(admetExplanation(lookup, { ...mutable(), ...notes })).toMatchObject(notes);
  });

  it('says why a molecule is rejected, and where when that is known', () => {
    const nothing = { value: null, scale: null, base: null, score: null, atoms: [], rest: [] };
    const error = { code: 'INVALID_SMILES', message: 'A ring is open.', position: 1 };
    const rejected = { status: 'rejected', ...lookup, value: null };
    expect(admetExplanation(lookup, { ...mutable(), ...nothing, error })).toEqual({
      ...rejected,
      reason: error,
    });
    const { position: _, ...reason } = error;
    const unplaced = { ...error, position: null };
    expect(admetExplanation(lookup, { ...mutable(), ...nothing, error: unplaced })).toEqual({
      ...rejected,
      reason,
    });
  });

  it('is malformed with neither a score nor an error', () => {
    expect(() => admetExplanation(lookup, { ...mutable(), score: null })).toThrow(
      MalformedResponseError,
    );
  });
});
