import { expect, it } from 'vitest';
import { NameKeys } from './name-keys.js';

it('knows the key of each name, and reads those beside it once', () => {
  const keys = Array.from({ length: 3_000 }, (_, at) => (at % 5 === 0 ? '' : `key ${at + 1}`));
  const asked: unknown[] = [];
  const keysBetween = {
    run: () => {},
    rows: () => [],
    row([from, end]: readonly unknown[]) {
      asked.push(from);
      return [keys.slice(Number(from) - 1, Number(end) - 1).join('\n')];
    },
  };
  const names = new NameKeys({ keysBetween });
  for (let name = keys.length; name >= 1; name -= 1) {
    const key = keys[name - 1] ?? '';
    expect(names.startsWith(name, key)).toBe(true);
    expect(names.lengthOf(name)).toBe(key.length);
  }
  expect(asked).toEqual([2_049, 1_025, 1]);
});
