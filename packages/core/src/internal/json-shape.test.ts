import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonShape, jsonShape } from './values.js';

/** The same, read from the value. */
function getShape(value: unknown): JsonShape {
  if (typeof value !== 'object' || value === null) return { depth: 0, members: 0, commas: 0 };
  const below = Object.values(value).map(getShape);
  return {
    depth: 1 + Math.max(0, ...below.map(({ depth }) => depth)),
    members: below.reduce(
      (sum, { members }) => sum + members,
      Array.isArray(value) ? 0 : below.length,
    ),
    commas: below.reduce((sum, { commas }) => sum + commas, Math.max(0, below.length - 1)),
  };
}

describe('jsonShape', () => {
  it('measures any JSON, whatever its strings hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
        expect(jsonShape(JSON.stringify(value, null, indent))).toEqual(
          getShape(JSON.parse(JSON.stringify(value))),
        );
      }),
    );
  });

  it('reads over escaped quotes and backslashes', () => {
    expect(jsonShape(String.raw`{"a\\":["\"[{:"]}`)).toEqual({ depth: 2, members: 1, commas: 0 });
  });

  it('never recurses', () => {
    expect(jsonShape('['.repeat(1_000_000)).depth).toBe(1_000_000);
    expect(jsonShape(`"${'\\"'.repeat(500_000)}[`).depth).toBe(0);
  });
});
