import { describe, expect, it } from 'vitest';
import { hashWord, NameFilter, nextState } from './name-filter.js';

const stateOf = (text: string) => text.split(' ').map(hashWord).reduce(nextState, 0);

describe('NameFilter', () => {
  it('knows every beginning of a name, and the name', () => {
    const filter = new NameFilter();
    filter.add('type 2 diabetes');
    for (const text of ['type', 'type 2', 'type 2 diabetes']) {
      expect(filter.mayBegin(stateOf(text))).toBe(true);
    }
    expect(filter.mayBeName(stateOf('type 2 diabetes'))).toBe(true);
    expect(filter.mayBeName(stateOf('type 2'))).toBe(false);
  });

  it('refuses nearly all other words, also the same ones in another order', () => {
    const filter = new NameFilter();
    for (let number = 0; number < 10_000; number++) filter.add(`name ${number} x${number * 7}`);
    const others = Array.from({ length: 10_000 }, (_, number) => `${number} name y${number}`);
    expect(others.filter((text) => filter.mayBegin(stateOf(text))).length).toBeLessThan(100);
    expect(filter.mayBegin(stateOf('x7 1 name'))).toBe(false);
  });
});
