import { describe, expect, it } from 'vitest';
import { toJsonArticle } from './json-article.js';

const read = (record: object) => {
  const outcome = toJsonArticle(JSON.stringify(record));
  if (!('article' in outcome)) throw new Error(outcome.reason);
  return outcome.article;
};

describe('toJsonArticle', () => {
  it('reads its own record back unchanged', () => {
    const article = read({
      id: 'doi:10.1/x',
      doi: '10.1000/X',
      title: ' A  title ',
      authors: [{ family: 'Li', given: 'Y', orcid: '0000-0002-1825-0097', affiliations: ['Here'] }],
      issued: '2020-02',
      mesh: [{ label: 'Asthma', id: 'D001249', isMajor: true }],
      entities: ['http://www.wikidata.org/entity/Q1', 'no iri'],
    });
    expect(article).toMatchObject({ id: 'doi:10.1000/x', title: 'A title', issued: '2020-02' });
    expect(article.entities).toEqual(['http://www.wikidata.org/entity/Q1']);
    expect(read(article)).toEqual(article);
  });

  it('reads the starter record: shared affiliations, groups, initials', () => {
    const article = read({
      id: 'pmcid:PMC12',
      title: 'T',
      affiliations: ['Here', 'There'],
      authors: [{ family: 'Li', given: 'Y', affiliations: [1, 9] }, { collective: 'A group' }],
    });
    expect(article).toMatchObject({ id: 'pmcid:PMC12', pmcid: 'PMC12', hasFullText: true });
    expect(article.authors).toEqual([
      { family: 'Li', given: 'Y', affiliations: ['There'] },
      { family: 'A group', given: '', affiliations: [] },
    ]);
  });

  it.each([
    [{ last: 'Woods', initials: 'EA' }, 'Woods', 'E A'],
    [{ last: 'Strekas', fore: 'T C', initials: 'TC' }, 'Strekas', 'T C'],
    [{ last: 'P F Liddle' }, 'Liddle', 'P F'],
    [{ last: 'Sankar T V' }, 'Sankar', 'T V'],
    [{ last: 'J van der Berg' }, 'van der Berg', 'J'],
    [{ last: 'Organización de la Salud' }, 'Organización de la Salud', ''],
  ])('reads the author %j', (author, family, given) => {
    const { authors } = read({
      pmid: 1,
      title: 'T',
      journal: 'J',
      date: '1999-9',
      authors: [author],
    });
    expect(authors).toEqual([{ family, given, affiliations: [] }]);
  });

  it('leaves out what cannot be read', () => {
    const article = read({
      pmid: '5',
      doi: 'none',
      title: 'T',
      date: 'soon',
      authors: [{ last: 'X', orcid: '1' }, 7],
    });
    expect(article).toMatchObject({ doi: null, issued: null });
    expect(article.authors).toEqual([{ family: 'X', given: '', affiliations: [] }]);
  });

  it('reads results of Europe PMC', () => {
    const record = { pmcid: 'PMC3019486', title: 'T', authorString: 'Faye O, Faye O.' };
    expect(read({ ...record, journalInfo: { yearOfPublication: 2011 } })).toMatchObject({
      id: 'pmcid:PMC3019486',
      issued: '2011',
      authors: [{ family: 'Faye', given: 'O' }, { family: 'Faye' }],
    });
  });

  it.each([
    { authorships: [{ author: { display_name: 'Faye O' } }] },
    { author: [{ family: 'Li' }] },
  ])('rejects the shape of another format: %j', (members) => {
    const line = JSON.stringify({ pmcid: 'PMC3019486', title: 'T', ...members });
    expect(toJsonArticle(line)).toEqual({
      id: 'pmcid:PMC3019486',
      reason: expect.stringContaining('is in another format'),
    });
  });
});
