import { expect, it } from 'vitest';
import { Circuit } from './timing.js';

it('rejects for two seconds after three calls in a row without an answer, then lets one through', () => {
  let now = 0;
  const circuit = new Circuit(() => now);
  circuit.failed();
  circuit.failed();
  expect(circuit.isOpen).toBe(false);
  circuit.failed();
  expect(circuit.isOpen).toBe(true);
  now = 1_999;
  expect(circuit.isOpen).toBe(true);
  now = 2_000;
  expect(circuit.isOpen).toBe(false);
  expect(circuit.isOpen).toBe(true);
  circuit.answered();
  expect(circuit.isOpen).toBe(false);
});

it('counts calls in a row', () => {
  const circuit = new Circuit(() => 0);
  for (let call = 0; call < 9; call += 1) {
    circuit.failed();
    circuit.failed();
    circuit.answered();
  }
  expect(circuit.isOpen).toBe(false);
});
