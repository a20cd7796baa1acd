import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WrittenJson } from '../resolvers/wire/written-json.js';
import { jsonPieces } from './json-pieces.js';

const large = (item: unknown, count: number) => Array.from({ length: count }, () => item);

describe('jsonPieces', () => {
  it('writes what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
        const wide = { a: large(value, 3_000), b: { c: [large(value, 3_000), value] }, d: [] };
        expect([...jsonPieces(wide)].join('')).toBe(JSON.stringify(wide));
      }),
      { numRuns: 30 },
    );
  });

  it('leaves names out at every depth, as a replacer does', () => {
    const value = { took: 1, list: large({ took: 2, name: 'a', below: { took: 3 } }, 20_000) };
    const expected = JSON.stringify(value, (key, each) => (key === 'took' ? undefined : each));
    expect([...jsonPieces(value, new Set(['took']))].join('')).toBe(expected);
  });

  it('writes what is JSON already as it stands', () => {
    const written = new WrittenJson(Buffer.from('{ "took": [1,\n "é"] }'));
    const value = { a: [written, 1], b: written, took: written };
    const pieces = [...jsonPieces(value, new Set(['took']))];
    const text = pieces.map((piece) => Buffer.from(piece).toString('utf8')).join('');
    expect(text).toBe('{"a":[{ "took": [1,\n "é"] },1],"b":{ "took": [1,\n "é"] }}');
    expect(JSON.parse(JSON.stringify({ b: written }))).toEqual({ b: { took: [1, 'é'] } });
  });

  it('writes a large value in pieces, of which none is large', () => {
    const rows = large({ values: large('a text of some length', 5) }, 50_000);
    const pieces = [...jsonPieces({ data: { rows } })];
    expect(pieces.length).toBeGreaterThan(10);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(3_000_000);
  });
});
