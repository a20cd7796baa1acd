import type { EntityIri } from '@biographql/core';
import { testArticle, testAuthor } from '@biographql/engines/testing';
import { type SparqlQuery, wd } from '@biographql/sparql';
import { namedQuery } from '@biographql/sparql/queries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestService, type TestService } from '../../testing/index.js';

const entity = (code: string) => `http://www.wikidata.org/entity/${code}` as EntityIri;
const NAMES = { Q1: 'asthma', Q2: 'salbutamol', Q3: 'budesonide', Q4: 'IL13', Q5: 'TSLP' };
const TRIPLES = [
  ...Object.entries(NAMES).map(
    ([code, name]) =>
      `<${entity(code)}> <http://www.w3.org/2000/01/rdf-schema#label> "${name}"@en .`,
  ),
  ...[
    ['Q1', 'P2176', 'Q2'],
    ['Q3', 'P2175', 'Q1'],
    ['Q1', 'P2293', 'Q4'],
    ['Q5', 'P2293', 'Q1'],
  ].map(
    ([from = '', property, to = '']) =>
      `<${entity(from)}> <http://www.wikidata.org/prop/direct/${property}> <${entity(to)}> .`,
  ),
].join('\n');
const thorax = { containerTitle: 'Thorax', issn: '0040-6376' };
const ARTICLES = [
  testArticle(1, 'old', { issued: '2012-05-01', entities: [entity('Q1'), entity('Q2')] }),
  testArticle(2, 'one', {
    ...thorax,
    issued: '2020',
    authors: [testAuthor('Doe', 'Jane', { orcid: '0000-0002-1825-0097' })],
    entities: [entity('Q1'), entity('Q2'), entity('Q4')],
  }),
  testArticle(3, 'two', {
    ...thorax,
    issued: '2023-01-02',
    authors: [testAuthor('Doe', 'Jane'), testAuthor('Roe', 'R')],
    entities: [entity('Q1'), entity('Q2'), entity('Q5')],
  }),
  testArticle(4, 'undated', { containerTitle: 'Lung', entities: [entity('Q3'), entity('Q1')] }),
];

let service: TestService;
beforeAll(async () => {
  service = await createTestService({ seed: { triples: TRIPLES, articles: ARTICLES } });
});
afterAll(() => service[Symbol.asyncDispose]());

async function rowsOf(query: string | SparqlQuery): Promise<readonly Record<string, string>[]> {
  const response = await service.fetch('http://test/biographql/sparql', {
    method: 'POST',
    headers: { 'x-api-key': service.apiKey, 'content-type': 'application/sparql-query' },
    body: typeof query === 'string' ? query : query.text,
  });
  const answer = (await response.json()) as {
    results: { bindings: readonly Record<string, { value: string }>[] };
  };
  return answer.results.bindings.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, { value }]) => [name, value.split('/').at(-1) ?? '']),
    ),
  );
}

describe('one query over facts and articles', () => {
  it('returns the drugs of a disease with the articles since a year that mention both', async () => {
    const drug = 'Q2';
    expect(
      await rowsOf(
        namedQuery('drugsForDiseaseByArticles', { disease: wd('Q1') }, { since: '2020' }),
      ),
    ).toEqual([{ drug, drugLabel: 'salbutamol', articles: '2' }]);
    expect(await rowsOf(namedQuery('drugsForDiseaseByArticles', { disease: wd('Q1') }))).toEqual([
      { drug, drugLabel: 'salbutamol', articles: '3' },
      { drug: 'Q3', drugLabel: 'budesonide', articles: '1' },
    ]);
  });

  it('returns the journals of articles on the genes of a disease', async () => {
    expect(await rowsOf(namedQuery('journalsOfGenesOfDisease', { disease: wd('Q1') }))).toEqual([
      { journal: 'urn:ISSN:0040-6376', journalName: 'Thorax', articles: '2', genes: '2' },
    ]);
  });

  it("returns the topics of an author's articles", async () => {
    const found = await rowsOf(
      namedQuery('entitiesOfAuthor', { name: 'Doe, Jane' }, { since: '2021' }),
    );
    expect(found.map(({ entityLabel, articles }) => [entityLabel, articles])).toEqual([
      ['asthma', '1'],
      ['salbutamol', '1'],
      ['TSLP', '1'],
    ]);
    const drugs = await rowsOf(`SELECT ?person ?drug WHERE {
      GRAPH <urn:biographql:literature> { ?article schema:author ?person ; schema:mentions ?drug }
      ?disease wdt:P2176 ?drug
    }`);
    expect(drugs).toEqual([{ person: '0000-0002-1825-0097', drug: 'Q2' }]);
  });

  it('lists articles, those without a date last', async () => {
    const found = await rowsOf(
      namedQuery('articlesMentioning', { entity: wd('Q1'), other: wd('Q1') }),
    );
    expect(found.map(({ article, date, journal }) => [article, date, journal])).toEqual([
      ['3', '2023-01-02', 'Thorax'],
      ['2', '2020', 'Thorax'],
      ['1', '2012-05-01', undefined],
      ['4', undefined, 'Lung'],
    ]);
    const both = await rowsOf(
      namedQuery('articlesMentioning', { entity: wd('Q1'), other: wd('Q2') }, { since: '2020-01' }),
    );
    expect(both.map(({ article }) => article)).toEqual(['3']);
  });
});

describe('the graph of articles', () => {
  it('is in no answer that does not name it', async () => {
    expect(await rowsOf('SELECT ?s ?o WHERE { ?s schema:mentions ?o }')).toEqual([]);
    const [all] = await rowsOf('SELECT (COUNT(*) AS ?n) WHERE { ?s ?p ?o }');
    expect(Number(all?.n)).toBe(TRIPLES.split('\n').length);
    expect(await rowsOf('SELECT DISTINCT ?g WHERE { GRAPH ?g { ?s ?p ?o } }')).toEqual([
      { g: 'urn:biographql:literature' },
    ]);
  });

  it('leaves neighbors as they are', async () => {
    const reference = { iri: entity('Q1') };
    const { neighbors } = await service.services.neighborhoods.neighbors(reference);
    expect(neighbors.map(({ iri }) => iri).sort()).toEqual(['Q2', 'Q3', 'Q4', 'Q5'].map(entity));
  });
});
