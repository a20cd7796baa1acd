import { describe, expect, it } from 'vitest';
import { parseAssayCsv } from '../import/read-export.js';
import { readValues } from './read-values.js';

const rowsOf = (...values: readonly (string | number | boolean | null)[]) =>
  values.map((value) => ({ smiles: 'C', value }));
const usual = { kind: undefined, scale: undefined, usualScale: 'linear' } as const;
const getTargets = (read: ReturnType<typeof readValues>) => read.values.map(({ target }) => target);

describe('readValues', () => {
  it('distinguishes classes from quantities', () => {
    const classes = readValues(rowsOf('Active', 'inactive', true, 0, null), usual);
    expect(classes.kind).toBe('classification');
    expect(getTargets(classes)).toEqual([1, 0, 1, 0]);
    expect(readValues(rowsOf(0, 1, 2), usual).kind).toBe('regression');
    expect(readValues(rowsOf(0, 1), { ...usual, kind: 'regression' }).kind).toBe('regression');
    expect(readValues(rowsOf(1, 1, 1), { ...usual, scale: 'log10' }).kind).toBe('regression');
  });

  it('names what it leaves out, row by row', () => {
    const { values, problems } = readValues(
      rowsOf('1.5', '', '<2', '>= 3', 'n/a', '1,5', 'Infinity', '-2e-1', '0x10'),
      usual,
    );
    expect(values.map(({ target, line }) => [line, target])).toEqual([
      [1, 1.5],
      [8, -0.2],
    ]);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [2, 'EMPTY_VALUE'],
      [3, 'QUALIFIED_VALUE'],
      [4, 'QUALIFIED_VALUE'],
      [5, 'INVALID_VALUE'],
      [6, 'INVALID_VALUE'],
      [7, 'INVALID_VALUE'],
      [9, 'INVALID_VALUE'],
    ]);
  });

  it('learns logarithms where the base does or it is stated, of values above 0', () => {
    const read = readValues(rowsOf(100, 0, 0.1), { ...usual, usualScale: 'log10' });
    expect(read.scale).toBe('log10');
    expect(getTargets(read)).toEqual([2, -1]);
    expect(read.problems[0]?.message).toBe('“0” is not a number above 0.');
    expect(() =>
      readValues(rowsOf(0), { ...usual, kind: 'classification', scale: 'log10' }),
    ).toThrow('scale');
  });
});

describe('parseAssayCsv', () => {
  it('finds the columns of CSV and TSV, quoted or not', () => {
    const text = '\uFEFFid,Smiles,note,"logD, 7.4"\r\n1,CCO,"a ""b"", c",1.5\r\n\r\n2,C,,\r\n';
    expect(parseAssayCsv(text)).toEqual([
      { smiles: 'CCO', value: '1.5', line: 2 },
      { smiles: 'C', value: '', line: 4 },
    ]);
    expect(parseAssayCsv('a\tb\nCC\t3', { molecules: 'a', values: 'b' })).toEqual([
      { smiles: 'CC', value: '3', line: 2 },
    ]);
  });

  it('rejects a column that there is not', () => {
    expect(() => parseAssayCsv('smiles,y\nC,1', { values: 'z' })).toThrow('smiles, y');
    expect(() => parseAssayCsv('smiles\nC')).toThrow('two columns');
  });
});
