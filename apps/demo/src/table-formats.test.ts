import { describe, expect, it } from 'vitest';
import { tableFormats } from './table-formats.ts';

const table = {
  titles: ['name', 'value', 'note'],
  rows: [
    ['a "b"', 1.5, null],
    ['c\td', null, 'x\ny'],
  ],
};
const textOf = (label: string) =>
  tableFormats(() => table)
    .find((format) => format.label === label)
    ?.text();

describe('a table as a file', () => {
  it('is CSV', () => {
    expect(textOf('CSV')).toBe('name,value,note\r\n"a ""b""",1.5,\r\nc\td,,"x\ny"\r\n');
  });

  it('is TSV, whose values hold no tab and no line break', () => {
    expect(textOf('TSV')).toBe('name\tvalue\tnote\na "b"\t1.5\t\nc d\t\tx y\n');
  });

  it('is a line of JSON per row, without what is not there', () => {
    expect(textOf('JSON Lines')).toBe(
      '{"name":"a \\"b\\"","value":1.5}\n{"name":"c\\td","note":"x\\ny"}\n',
    );
  });
});
