import { expect, it } from 'vitest';
import { at, atByte, atFloat, atInt } from './at.js';
import { buildGraph } from './graph.js';

const carbon = { element: 6, charge: 0, hydrogens: 4, aromatic: false };

it('gives the entry, zero included', () => {
  expect(at([0, 'a'], 1)).toBe('a');
  expect(atByte(Uint8Array.of(7, 0), 1)).toBe(0);
  expect(atFloat(Float64Array.of(0.5), 0)).toBe(0.5);
  expect(atInt(Int32Array.of(-3), 0)).toBe(-3);
});

it.each([-1, 1, 0.5, Number.NaN])('rejects the place %s of a list of one', (place) => {
  const message = `Index ${place} is out of range (length 1).`;
  expect(() => at(['a'], place)).toThrow(new RangeError(message));
  expect(() => atByte(new Uint8Array(1), place)).toThrow(message);
  expect(() => atFloat(new Float64Array(1), place)).toThrow(message);
  expect(() => atInt(new Int32Array(1), place)).toThrow(message);
});

it('rejects bonds and rings of atoms that are not there', () => {
  expect(() =>
    buildGraph({ atoms: [carbon], bonds: [{ a: 0, b: 1, order: 1 }], rings: [] }),
  ).toThrow(RangeError);
  expect(() => buildGraph({ atoms: [carbon], bonds: [], rings: [[2]] })).toThrow(RangeError);
});
