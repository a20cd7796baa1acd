import type { Doi, EntityIri } from '@biographql/core';
import { type Article, EVIDENCE_ORDER } from '@biographql/engines';
import { testArticle, testAuthor } from '@biographql/engines/testing';
import { getArticleUrl } from '@biographql/verify';
import { describe, expect, it } from 'vitest';
import { toAdmetExplanation, toAdmetResult } from './admet.js';
import { describeSearch, toArticleInsight, toWireArticle } from './articles.js';
import { toGraphInsight } from './entities.js';
import { toAffiliations, toAuthors } from './summary-insights.js';

const article: Article = {
  ...testArticle(1, 'Title', { pmid: null, pmcid: 'PMC1', doi: '10.1000/a b' as Doi }),
  id: 'doi:10.1000/a b',
  authors: [testAuthor('The Group', '')],
  hasFullText: true,
};

describe('articles', () => {
  it('identifies a record by PubMed, else DOI, else PubMed Central', () => {
    expect(toWireArticle({ ...article, pmid: '12' })).toMatchObject({
      documentID: '12',
      source: 'https://pubmed.ncbi.nlm.nih.gov/12/',
    });
    expect(toWireArticle(article)).toMatchObject({
      documentID: '10.1000/a b',
      source: 'https://doi.org/10.1000/a%20b',
      authors: [{ lastName: 'The Group', firstName: '' }],
    });
    expect(toWireArticle({ ...article, doi: null })).toMatchObject({
      documentID: 'PMC1',
      source: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1/',
    });
    expect(getArticleUrl({ pmid: null, doi: null, pmcid: null })).toBeNull();
  });

  it('counts pages, none for no matches', () => {
    const page = { items: [], total: 0, page: 3, pageSize: 10, match: 'all' as const };
    const empty = toArticleInsight({
      query: {},
      order: undefined,
      questionText: '',
      page,
      years: null,
    });
    expect(empty.data).toMatchObject({ totalItems: 0, totalPages: 0, pageNumber: 3 });
    expect(empty.description).toBe('0 articles');
    const some = toArticleInsight({
      query: { text: 'asthma' },
      order: undefined,
      questionText: ' asthma ',
      page: { ...page, total: 21 },
      years: [{ year: 2020, count: 21 }],
    });
    expect(some.data).toMatchObject({
      totalPages: 3,
      questionText: ' asthma ',
      years: [{ year: 2020 }],
    });
    expect(some.description).toBe('21 articles on asthma');
  });

  it('says how a search was read', () => {
    expect(describeSearch({}, undefined)).toBe('all articles; newest first');
    expect(
      describeSearch(
        {
          text: 'asthma',
          entity: 'http://example.org/a' as EntityIri,
          issued: { from: '2010', to: null },
          hasFullText: false,
          publicationType: 'Review',
          authors: ['Smith J', 'Doe J'],
          doi: '10.1000/a' as Doi,
        },
        'oldest',
      ),
    ).toBe(
      'all of the words “asthma”; annotated with http://example.org/a; published from 2010; without open-access full text; ' +
        'of type Review; by Smith J or Doe J; with the DOI 10.1000/a; oldest first',
    );
    expect(describeSearch({ text: 'a', issued: { from: null, to: '2015' } }, undefined)).toBe(
      'all of the words “a”; published until 2015; most relevant first',
    );
    expect(describeSearch({ text: 'a b' }, undefined, 'any')).toBe(
      'any of the words “a b”, because no article has all of them; most relevant first',
    );
  });
});

describe('affiliations', () => {
  it('have an id that no other fields share, and that begins alike for one name', () => {
    const facet = { key: 'university of y', label: 'University of Y', count: 1 };
    const idAmong = (total: number, changes: Partial<typeof facet> & { location?: string } = {}) =>
      toAffiliations({ total, values: [{ ...facet, ...changes }] }).affiliations[0]?.id ?? '';
    const ids = [
      idAmong(2),
      idAmong(3),
      idAmong(3, { count: 2 }),
      idAmong(3, { location: 'Lima' }),
    ];
    expect(new Set(ids).size).toBe(4);
    expect(idAmong(2)).toBe(ids[0]);
    expect(new Set(ids.map((id) => id.split(':').slice(0, 2).join(':'))).size).toBe(1);
  });
});

describe('authors', () => {
  it('splits given names, and prefers the ORCID iD', () => {
    const author = { family: 'Smith', given: 'Mary Ann B', affiliations: [] };
    const facet = { key: 'smith mary', label: 'Smith, Mary Ann B', count: 2, author };
    const { authors } = toAuthors({
      total: 2,
      values: [
        facet,
        { ...facet, author: { ...author, orcid: '0000-0002-1825-0097', given: 'M' } },
      ],
    });
    expect(authors[0]).toEqual({
      id: expect.stringMatching(/^author:[0-9a-f]{16}$/),
      firstName: 'Mary',
      lastName: 'Smith',
      middleName: 'Ann B',
      count: 2,
      filter: 'Smith, Mary Ann B',
    });
    expect(authors[1]).toMatchObject({
      id: 'https://orcid.org/0000-0002-1825-0097',
      firstName: 'M',
      middleName: null,
      filter: '0000-0002-1825-0097',
    });
  });
});

describe('sub-graphs', () => {
  it('says when there are more neighbors than were read', () => {
    const start = {
      iri: 'http://example.org/a' as EntityIri,
      label: 'a',
      description: null,
      types: ['TAXON'] as const,
      degree: 0,
    };
    const insight = toGraphInsight({
      start,
      neighbors: [],
      edges: [],
      total: 2_000,
      entries: 2_000,
      inherited: 0,
      offset: 0,
      countsByType: [],
      isPartial: true,
    });
    expect(insight.description).toBe(
      `a: 0 of more than 2,000 neighbors, most relevant first, by ${EVIDENCE_ORDER}`,
    );
    expect(insight.data?.nodes[0]).toMatchObject({ type: 'TAXON', nodeTypes: ['TAXON'] });
  });

  it('gives no number of edges for a neighbor whose edges nobody counted', () => {
    const entity = { label: 'a', description: null, types: ['UNDEFINED'] as const };
    const start = { ...entity, iri: 'http://example.org/a' as EntityIri, degree: 1 };
    const neighbors = [
      { ...entity, iri: 'http://example.org/b' as EntityIri, degree: 0, relevance: 0, edges: [] },
    ];
    const insight = toGraphInsight({
      start,
      neighbors,
      edges: [],
      total: 4,
      entries: 4,
      inherited: 0,
      offset: 3,
      countsByType: [{ type: 'UNDEFINED', count: 4, inherited: 0 }],
      isPartial: false,
    });
    expect(insight.description).toMatch(/^a: 4 to 4 of 4 neighbors,/);
    expect(insight.data).toMatchObject({ totalNeighbors: 4, offset: 3, isPartial: false });
    const facts = insight.data?.nodes.map(({ properties }) => properties?.map(({ name }) => name));
    expect(facts).toEqual([['types', 'number of edges'], ['types']]);
  });
});

describe('ADMET explanations', () => {
  const molecule = { model: 'hERG', smiles: 'CCO' } as const;

  it('leave out what there is not, which is null on the wire', () => {
    const parts = { atoms: [{ index: 0, element: 6, contribution: 1 }], similar: [] };
    const rest = [{ name: 'pharmacophore pairs not in the molecule', contribution: 1 }];
    const score = { value: 0.5, scale: 'log-odds', base: -2, score: 0 } as const;
    expect(
      toAdmetExplanation({ status: 'explained', ...molecule, ...score, ...parts, rest }),
    ).toEqual({
      modelName: 'hERG',
      smiles: 'CCO',
      ...score,
      scale: 'LOG_ODDS',
      ...parts,
      rest,
    });
  });

  it('of a rejected molecule have an error and no score', () => {
    const reason = { code: 'EMPTY_SMILES', message: 'The SMILES is empty.' };
    const rejected = { status: 'rejected', ...molecule, value: null, reason } as const;
    const explanation = toAdmetExplanation(rejected);
    expect(explanation).toMatchObject({ value: null, atoms: [], error: reason });
    expect(explanation.score).toBeUndefined();
  });
});

describe('ADMET results', () => {
  it('keeps the position of a rejection, and has no error with a value', () => {
    const model = 'logS';
    const reason = { code: 'INVALID_SMILES', message: 'Ring 1 is open.', position: 1 };
    expect(
      toAdmetResult({
        model,
        predictions: [
          { status: 'rejected', model, smiles: 'C1CC', value: null, reason },
          { status: 'predicted', model, smiles: 'CCO', value: 0 },
        ],
      }),
    ).toEqual({
      dataframe: [
        {
          predict: null,
          smiles: 'C1CC',
          error: reason,
        },
        { predict: 0, smiles: 'CCO' },
      ],
      modelName: 'logS',
    });
  });

  it('reports the certainty of a value, and nothing else from an engine', () => {
    const sure = {
      predictionSet: 'either',
      calibratedProbability: 0.6,
      expectedError: 0.4,
      inDomain: false,
      similarity: 0.2,
      knownScaffold: false,
    } as const;
    const one = { status: 'predicted', model: 'hERG', smiles: 'CCO', value: 0.7 } as const;
    const predictions = [{ ...one, ...sure, deviation: 0.1 }];
    const { dataframe } = toAdmetResult({ model: 'hERG', predictions });
    expect(dataframe).toEqual([{ predict: 0.7, smiles: 'CCO', ...sure }]);
  });

  it('says of a value that the model was not made for the molecule', () => {
    const outOfScope = 'It contains a metal.';
    const one = { status: 'predicted', model: 'logS', smiles: 'C[Hg]', value: 1 } as const;
    const { dataframe } = toAdmetResult({ model: 'logS', predictions: [{ ...one, outOfScope }] });
    expect(dataframe).toEqual([{ predict: 1, smiles: 'C[Hg]', outOfScope }]);
  });
});
