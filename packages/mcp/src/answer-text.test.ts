import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor, formatAnswer, MAX_CHARACTERS } from './answer-text.js';

const row = (index: number) => ({ id: `Q${index}`, name: 'x'.repeat(200) });

describe('an answer', () => {
  it('has as many rows as fit, and each row is on one of its pages', () => {
    const rows = Array.from({ length: 200 }, (_, index) => row(index));
    const seen: string[] = [];
    let offset = 0;
    for (let page = 0; page < 100; page += 1) {
      const { text, cursor } = formatAnswer({ notes: ['note'], rows: rows.slice(offset), offset });
      expect(text.length).toBeLessThan(MAX_CHARACTERS + 200);
      seen.push(...text.split('\n').filter((line) => line.startsWith('{')));
      if (cursor === null) break;
      const next = decodeCursor(cursor);
      expect(next).toBeGreaterThan(offset);
      offset = next ?? 0;
    }
    expect(seen).toEqual(rows.map((each) => JSON.stringify(each)));
  });

  it("reports rows of the service that aren't loaded yet", () => {
    const { text, cursor } = formatAnswer({ notes: [], rows: [row(1)], offset: 4, total: 9 });
    expect(text).toContain('Rows 5 to 5 of 9');
    expect(decodeCursor(cursor ?? '')).toBe(5);
  });

  it('leaves out what is empty, and says when there is nothing', () => {
    expect(formatAnswer({ notes: [], rows: [{ a: null, b: '', c: [], d: 0 }] }).text).toBe(
      '{"d":0}',
    );
    expect(formatAnswer({ notes: [], rows: [] })).toEqual({
      text: 'Nothing was found.',
      rows: [],
      cursor: null,
    });
  });

  it('never grows beyond its measure, whatever a row holds', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 30 }), (rows) => {
        const long = rows.map((value) => ({ value, text: JSON.stringify(value).repeat(20) }));
        expect(formatAnswer({ notes: [], rows: long }).text.length).toBeLessThan(
          MAX_CHARACTERS + 200,
        );
      }),
      { numRuns: 50 },
    );
  });
});

it('cursors are read back, and nothing else is', () => {
  expect(decodeCursor(encodeCursor(17))).toBe(17);
  for (const text of ['', 'abc', 'cm93OjE3eA', '17']) expect(decodeCursor(text)).toBeNull();
});
