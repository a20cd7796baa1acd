import { describe, expect, it } from 'vitest';
import { readCsv, toCsv } from './csv.ts';

describe('CSV', () => {
  it('comes back as it was written', () => {
    const rows = [
      ['a', 'say "hi"', 'x,y'],
      ['1', '', 'two\nlines'],
    ];
    expect(readCsv(toCsv(rows))).toEqual(rows);
  });

  it('writes null as an empty field', () => {
    expect(toCsv([['a', null, 2.5]])).toBe('a,,2.5\r\n');
  });

  it('takes the separator of the first line and leaves empty lines out', () => {
    expect(readCsv('name\tsmiles\n\nethanol\tCCO')).toEqual([
      ['name', 'smiles'],
      ['ethanol', 'CCO'],
    ]);
    expect(readCsv('CCO\nC[N+](C)(C)C')).toEqual([['CCO'], ['C[N+](C)(C)C']]);
  });
});
