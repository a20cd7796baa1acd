import { describe, expect, it } from 'vitest';
import { tidyAuthors } from './article-source.js';

const tidied = (...names: readonly (readonly [string, string])[]) =>
  tidyAuthors(names.map(([family, given]) => ({ family, given, affiliations: [] }))).map(
    ({ family, given }) => `${family}, ${given}`,
  );

describe('tidyAuthors', () => {
  it.each(['NA', 'N/A', 'n/a', 'None', 'Anonymous', 'anon', '[No authors listed]', 'et al.', '-'])(
    'takes %j for no name',
    (family) => {
      expect(tidied([family, ''])).toEqual([]);
    },
  );

  it('keeps short and unusual names', () => {
    const names = [
      ['Na', ''],
      ['NA', 'Wei'],
      ['Li', ''],
      ['Ng', 'B'],
      ['WHO', ''],
      ['None', 'A'],
    ] as const;
    expect(tidied(...names)).toHaveLength(names.length);
  });

  it('gives initials that stand apart to the name before them', () => {
    expect(tidied(['Grimstad', ''], ['J', ''], ['Breivik', ''], ['HK', ''])).toEqual([
      'Grimstad, J',
      'Breivik, H K',
    ]);
    expect(tidied(['Grimstad', 'A'], ['J', ''])).toEqual(['Grimstad, A', 'J, ']);
  });

  it.each([
    ['ZHENG', 'YAN', 'Zheng, Yan'],
    ["O'CONNOR", 'MARY-ANN B', "O'Connor, Mary-Ann B"],
    ['CINADER', 'B', 'CINADER, B'],
    ['SMITH', 'JRB', 'SMITH, JRB'],
    ['Zheng', 'YAN', 'Zheng, YAN'],
  ])('writes %s %s as %s', (family, given, name) => {
    expect(tidied([family, given])).toEqual([name]);
  });
});
