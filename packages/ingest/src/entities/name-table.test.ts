import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NameTable } from './name-table.js';

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', 'a', 'é', 'ASTHMA', '喘息', '🧬 gene', 'x'.repeat(253), 'é'.repeat(127)),
  fc
    .tuple(fc.constantFrom('http://a.org/', 'http://b.org/x#', 'é/', '/'), fc.string())
    .map(([head, rest]) => head + rest),
);

describe('NameTable', () => {
  it('numbers texts as a Map does, and gives them back', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 500 }), (texts) => {
        const table = new NameTable();
        const expected = new Map<string, number>();
        for (const each of texts) {
          if (!expected.has(each)) {
            expect(table.find(each)).toBeNull();
            expected.set(each, expected.size);
          }
          expect(table.idOf(each)).toBe(expected.get(each));
        }
        expect(table.size).toBe(expected.size);
        for (const [each, id] of expected) {
          expect(table.find(each)).toBe(id);
          expect(table.nameOf(id)).toBe(each);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('keeps many texts apart while it grows', () => {
    const table = new NameTable();
    const names = Array.from({ length: 20_000 }, (_, place) => `http://example.org/Q${place * 7}`);
    expect(names.map((name) => table.idOf(name))).toEqual([...names.keys()]);
    expect(names.map((name) => table.idOf(name))).toEqual([...names.keys()]);
    expect(names.every((name, id) => table.nameOf(id) === name)).toBe(true);
    expect(table.find('http://example.org/Q1')).toBeNull();
  });

  it('knows a text with half of a character by what is kept of it', () => {
    const table = new NameTable();
    expect([table.idOf('a\ud800'), table.idOf('a\ufffd'), table.idOf('a\ud800')]).toEqual([
      0, 0, 0,
    ]);
    expect(table.nameOf(0)).toBe('a\ufffd');
  });

  it('answers for a number that is not there', () => {
    expect(new NameTable().nameOf(0)).toBe('');
  });
});
