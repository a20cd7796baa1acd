import type { Doi, EntityIri } from '@biographql/core';
import type { Article } from '@biographql/engines';
import { testArticle, testAuthor } from '@biographql/engines/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLine } from '../rdf/n-triples-line.js';
import { ArticleTriples, articleIri } from './article-triples.js';

const ENTITY = 'http://www.wikidata.org/entity/';
const entity = (code: string) => `${ENTITY}${code}` as EntityIri;
const ENTITIES = {
  getMainSubjects: () => [entity('Q1')],
  getEquivalentEntities: (iri: EntityIri) => (iri === entity('Q1') ? [entity('Q9')] : []),
};
const toLines = (...articles: readonly Article[]) =>
  new ArticleTriples(ENTITIES)
    .of(articles)
    .map(({ ntriples }) =>
      ntriples
        .replaceAll('http://schema.org/', 'schema:')
        .replaceAll('http://www.w3.org/2001/XMLSchema#', 'xsd:')
        .replaceAll('http://rdf.ncbi.nlm.nih.gov/pubmed/', 'pubmed:')
        .replaceAll('http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf:')
        .replaceAll('http://purl.org/', 'purl:')
        .replaceAll(ENTITY, 'wd:'),
    );

describe('ArticleTriples', () => {
  it('reports who wrote what about which entities, where and when', () => {
    const article = testArticle(1, 'On "asthma"', {
      doi: '10.1/a<b>' as Doi,
      issued: '2021-03',
      containerTitle: 'Thorax',
      issn: '0040-6376',
      authors: [
        testAuthor('Doe', 'Jane', { orcid: 'https://orcid.org/0000-0002-1825-0097' }),
        testAuthor('The Study Group', ''),
        testAuthor('Doe', 'Jane'),
      ],
      entities: [entity('Q1'), entity('Q2')],
    });
    expect(toLines(article)).toEqual([
      '<pubmed:1> <rdf:type> <schema:ScholarlyArticle> .',
      '<pubmed:1> <schema:name> "On \\"asthma\\"" .',
      '<pubmed:1> <purl:ontology/bibo/pmid> "1" .',
      '<pubmed:1> <purl:ontology/bibo/doi> "10.1/a<b>" .',
      '<pubmed:1> <schema:sameAs> <https://doi.org/10.1/a%3Cb%3E> .',
      '<pubmed:1> <schema:datePublished> "2021-03"^^<xsd:gYearMonth> .',
      '<pubmed:1> <schema:isPartOf> <urn:ISSN:0040-6376> .',
      '<urn:ISSN:0040-6376> <rdf:type> <schema:Periodical> .',
      '<urn:ISSN:0040-6376> <schema:name> "Thorax" .',
      '<urn:ISSN:0040-6376> <schema:issn> "0040-6376" .',
      '<pubmed:1> <purl:dc/elements/1.1/creator> "Doe, Jane" .',
      '<pubmed:1> <purl:dc/elements/1.1/creator> "The Study Group" .',
      '<pubmed:1> <schema:author> <https://orcid.org/0000-0002-1825-0097> .',
      '<https://orcid.org/0000-0002-1825-0097> <rdf:type> <schema:Person> .',
      '<https://orcid.org/0000-0002-1825-0097> <schema:name> "Doe, Jane" .',
      '<pubmed:1> <schema:mentions> <wd:Q1> .',
      '<pubmed:1> <schema:mentions> <wd:Q9> .',
      '<pubmed:1> <schema:mentions> <wd:Q2> .',
      '<pubmed:1> <schema:about> <wd:Q1> .',
      '<pubmed:1> <schema:about> <wd:Q9> .',
    ]);
  });

  it('names a journal and a person once, and a journal without ISSN by its title', () => {
    const author = testAuthor('Doe', 'J', { orcid: '0000-0002-1825-0097' });
    const more = { containerTitle: 'Ann. Méd.', authors: [author] };
    const lines = toLines(testArticle(1, 'a', more), testArticle(2, 'b', more));
    const names = lines.filter((line) => /^<(?:urn|https:\/\/orcid).*name/.test(line));
    expect(names).toEqual([
      '<urn:biographql:journal:Ann.%20M%C3%A9d.> <schema:name> "Ann. Méd." .',
      '<https://orcid.org/0000-0002-1825-0097> <schema:name> "Doe, J" .',
    ]);
    expect(lines.filter((line) => line.includes('<schema:isPartOf>'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('<schema:author>'))).toHaveLength(2);
  });

  it('leaves out missing fields and invalid ORCID iDs', () => {
    const article = testArticle(1, 'a', { authors: [testAuthor('Doe', '', { orcid: 'Doe' })] });
    expect(toLines(article)).toEqual([
      '<pubmed:1> <rdf:type> <schema:ScholarlyArticle> .',
      '<pubmed:1> <schema:name> "a" .',
      '<pubmed:1> <purl:ontology/bibo/pmid> "1" .',
      '<pubmed:1> <purl:dc/elements/1.1/creator> "Doe" .',
      '<pubmed:1> <schema:about> <wd:Q1> .',
      '<pubmed:1> <schema:about> <wd:Q9> .',
    ]);
  });

  it('writes triples that are read back, whatever a record holds', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 6, maxLength: 6 }), (texts) => {
        const [title = '', journal = '', issn = '', doi = '', family = '', given = ''] = texts;
        const article = testArticle(1, title, {
          id: `doi:${doi}`,
          doi: doi as Doi,
          containerTitle: journal,
          issn,
          authors: [testAuthor(family, given)],
        });
        const triples = new ArticleTriples(ENTITIES).of([article]);
        for (const { ntriples, ...terms } of triples) {
          expect(parseLine(ntriples, (label) => label)).toMatchObject(terms);
        }
      }),
    );
  });
});

describe('articleIri', () => {
  it.each([
    ['pmid:7', 'http://rdf.ncbi.nlm.nih.gov/pubmed/7'],
    ['doi:10.1/x', 'https://doi.org/10.1/x'],
    ['pmcid:PMC7', 'http://europepmc.org/articles/PMC7'],
    ['other 7', 'urn:biographql:article:other%207'],
  ])('is that of the identifier %s', (id, expected) => {
    expect(articleIri(id)).toBe(expected);
  });
});
