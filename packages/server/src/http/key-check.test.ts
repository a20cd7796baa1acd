import { expect, it } from 'vitest';
import { createKeyCheck } from './key-check.js';

/** A verifier that counts how often it was asked. */
function countingKeys(initial: Readonly<Record<string, string>>) {
  const state = { keys: initial, generation: 0, asked: 0 };
  return {
    state,
    verify(presented: string) {
      state.asked += 1;
      return state.keys[presented] ?? null;
    },
    generation: () => state.generation,
  };
}

it('asks once per connection for the same key', () => {
  const keys = countingKeys({ right: 'k1' });
  const check = createKeyCheck(keys);
  const [first, second] = [{}, {}];
  expect([check(first, 'right'), check(first, 'right'), check(first, 'right')]).toEqual([
    'k1',
    'k1',
    'k1',
  ]);
  expect(keys.state.asked).toBe(1);
  expect(check(second, 'right')).toBe('k1');
  expect(keys.state.asked).toBe(2);
});

it('refuses every other key on a connection whose key is known', () => {
  const keys = countingKeys({ right: 'k1', other: 'k2', '\u00ac': 'k3' });
  const check = createKeyCheck(keys);
  const connection = {};
  check(connection, 'right');
  for (const wrong of ['righ', 'right ', 'Right', '', 'x'.repeat(1_000)]) {
    expect(check(connection, wrong)).toBeNull();
  }
  expect([check(connection, 'right'), check(connection, 'other')]).toEqual(['k1', 'k2']);
  expect([check(connection, '\u00ac'), check(connection, '\u20ac')]).toEqual(['k3', null]);
});

it('forgets when the accepted keys change', () => {
  const keys = countingKeys({ right: 'k1' });
  const check = createKeyCheck(keys);
  const connection = {};
  check(connection, 'right');
  keys.state.keys = { right: 'k9' };
  expect(check(connection, 'right')).toBe('k1');
  keys.state.generation += 1;
  expect(check(connection, 'right')).toBe('k9');
  keys.state.keys = {};
  keys.state.generation += 1;
  expect([check(connection, 'right'), check(connection, 'right')]).toEqual([null, null]);
});

it('asks a verifier without generations, and about long keys, each time', () => {
  const { state, verify } = countingKeys({ right: 'k1' });
  const check = createKeyCheck({ verify });
  const connection = {};
  expect([check(connection, 'right'), check(connection, 'right')]).toEqual(['k1', 'k1']);
  expect(state.asked).toBe(2);

  const long = 'l'.repeat(257);
  const keys = countingKeys({ [long]: 'k2' });
  const checkLong = createKeyCheck(keys);
  expect([checkLong(connection, long), checkLong(connection, long)]).toEqual(['k2', 'k2']);
  expect(keys.state.asked).toBe(2);
});
