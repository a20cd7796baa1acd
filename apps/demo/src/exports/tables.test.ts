import { describe, expect, it } from 'vitest';
import { tableText } from './csv.ts';
import { TABLE_FORMS } from './download.ts';

const TABLE = {
  columns: ['name', 'count', 'note'],
  rows: [
    ['a "b", c', 3, null],
    ['=HYPERLINK(1)', -1.5, 'two\tparts\nof it'],
  ],
} as const;
const textIn = (name: string) => {
  const form = TABLE_FORMS.find((each) => each.name === name);
  return form ? tableText(TABLE, form) : '';
};

describe('a saved table', () => {
  it('is CSV with quotes where they are needed', () => {
    expect(textIn('CSV')).toBe(
      'name,count,note\r\n"a ""b"", c",3,\r\n"\'=HYPERLINK(1)",-1.5,"two\tparts\nof it"\r\n',
    );
  });

  it('is TSV whose values hold no tab and no line end', () => {
    expect(textIn('TSV')).toBe(
      'name\tcount\tnote\na "b", c\t3\t\n\'=HYPERLINK(1)\t-1.5\ttwo parts of it\n',
    );
  });

  it('is JSON Lines with numbers and null as they are', () => {
    expect(
      textIn('JSON Lines')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { name: 'a "b", c', count: 3, note: null },
      { name: '=HYPERLINK(1)', count: -1.5, note: 'two\tparts\nof it' },
    ]);
  });
});
