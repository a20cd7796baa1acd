import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('CSV', () => {
  it('comes back as it was written', () => {
    const rows = [
      ['a', 'say "hi"', 'x,y'],
      ['1', '', 'two\nlines'],
    ];
    expect(parse(toCsv(rows), { skipEmptyLines: true }).data).toEqual(rows);
  });

  it('writes null as an empty field', () => {
    expect(toCsv([['a', null, 2.5]])).toBe('a,,2.5\r\n');
  });

  it('writes no formula that a spreadsheet would run, and leaves numbers alone', () => {
    const formulas = ['=1+1', '@SUM(A1)', '+cmd|x', '-2+3', '\t=1', '\r=1'];
    for (const formula of formulas) {
      expect(toCsv([[formula]])).toBe(`"'${formula}"\r\n`);
    }
    expect(toCsv([[-1.5, '-1.5', '+2', '-3e-5', 'C=O']])).toBe('-1.5,-1.5,+2,-3e-5,C=O\r\n');
  });
});
