import type { Article } from '@biographql/client';
import { parseDoi } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { toBibtex, toRis } from './citations.ts';

const ARTICLE: Article = {
  id: 'pmid:12600135',
  publicId: '12600135',
  doi: parseDoi('10.1000/a_b'),
  title: 'Costs & gains of {IL-6}:\n50% more',
  authors: [
    { family: 'Šmíd', given: 'Jan A' },
    { family: 'Asthma Study Group', given: '' },
  ],
  issued: '2003-05',
  journal: 'J Test',
  abstract: 'One line.\nAnother.',
};
const BARE: Article = {
  ...ARTICLE,
  id: 'doi:x',
  publicId: 'x',
  doi: null,
  authors: [],
  issued: null,
  journal: null,
  abstract: null,
};

describe('citations', () => {
  it('are RIS with one field a line', () => {
    expect(toRis([ARTICLE]).split('\r\n')).toEqual([
      'TY  - JOUR',
      'AU  - Šmíd, Jan A',
      'AU  - Asthma Study Group',
      'TI  - Costs & gains of {IL-6}: 50% more',
      'JO  - J Test',
      'PY  - 2003',
      'DA  - 2003/05//',
      'DO  - 10.1000/a_b',
      'AN  - 12600135',
      'UR  - https://pubmed.ncbi.nlm.nih.gov/12600135/',
      'AB  - One line. Another.',
      'ER  - ',
      '',
    ]);
    expect(toRis([BARE]).split('\r\n').slice(0, 3)).toEqual([
      'TY  - JOUR',
      'TI  - Costs & gains of {IL-6}: 50% more',
      'ER  - ',
    ]);
  });

  it('are BibTeX without signs that TeX would read, under keys of their own', () => {
    expect(toBibtex([ARTICLE])).toBe(`@article{smid2003,
  author = {Šmíd, Jan A and {Asthma Study Group}},
  title = {{Costs \\& gains of (IL-6): 50\\% more}},
  journal = {J Test},
  year = {2003},
  doi = {10.1000/a\\_b},
  note = {PMID: 12600135},
}
`);
    const keys = [...toBibtex([ARTICLE, ARTICLE, BARE]).matchAll(/^@article\{(.*),$/gm)];
    expect(keys.map(([, key]) => key)).toEqual(['smid2003', 'smid2003-2', 'doix']);
  });
});
