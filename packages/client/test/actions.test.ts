import type { TestService } from '@biographql/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BioGraphQLClient,
  findDocuments,
  getAnswer,
  getEmergingConcepts,
  getEntityProperties,
  getNeighbors,
  getSupportedInsights,
  getTopAffiliations,
  getTopAuthors,
  getTopEntities,
  iterateArticles,
  OperationError,
  predictAdmet,
  resolveEntities,
  searchArticles,
  searchEntities,
  UnauthenticatedError,
  UnknownVariableError,
} from '../src/index.js';
import { getClient, startService } from './service.js';

const ASTHMA = 'http://www.wikidata.org/entity/Q35869';
let service: TestService;
let client: BioGraphQLClient;

beforeAll(async () => {
  service = await startService();
  client = getClient(service, { engineId: service.engineId });
});
afterAll(() => service[Symbol.asyncDispose]());

describe('entities', () => {
  it('are found by label', async () => {
    const hits = await searchEntities(client, { text: 'asth' });
    expect(hits[0]).toEqual({
      iri: ASTHMA,
      label: 'asthma',
      types: ['DISEASE'],
      alias: null,
      matchedText: 'asthma',
      matchKind: 'PREFIX',
      scheme: null,
    });
    expect(await searchEntities(client, { text: '' })).toEqual([]);
  });

  it('are resolved from names and identifiers', async () => {
    const names = ['Asthma', 'mesh:D001249', '', 'no such thing'];
    const resolved = await resolveEntities(client, { names, schemes: ['mesh'] });
    expect(resolved.map(({ name }) => name)).toEqual(names);
    expect(resolved.map(({ candidates }) => candidates[0]?.iri)).toEqual([
      ASTHMA,
      ASTHMA,
      undefined,
      undefined,
    ]);
    expect(resolved[1]?.candidates[0]).toMatchObject({
      matchKind: 'IDENTIFIER',
      identifiers: [{ scheme: 'mesh', id: 'D001249', curie: 'MESH:D001249' }],
    });
    expect(resolved.map(({ error }) => error?.code)).toEqual([
      undefined,
      undefined,
      'INVALID_ARGUMENT',
      undefined,
    ]);
  });

  it('have neighbors, by identifier or by name', async () => {
    const byId = await getNeighbors(client, { entity: 'Q35869', types: ['MEDICATION'], limit: 2 });
    expect(byId.root).toEqual({ iri: ASTHMA, label: 'asthma' });
    expect(byId.nodes.map(({ type }) => type)).toEqual(['DISEASE', 'MEDICATION', 'MEDICATION']);
    expect(byId.nodes[0]?.facts.types).toEqual(['DISEASE']);
    for (const { subject, object, property, label } of byId.edges) {
      expect([subject, object]).toContain(ASTHMA);
      expect(property).toMatch(/^P\d+$/);
      expect(label).not.toBe('');
    }
    const byName = await getNeighbors(client, { label: 'Asthma', types: ['MEDICATION'], limit: 2 });
    expect(byName.edges).toEqual(byId.edges);
  });

  it('have properties, separate from their names and description', async () => {
    const { alternativeLabels, description, claims } = await getEntityProperties(client, {
      entity: ASTHMA,
    });
    expect(alternativeLabels).toEqual(['Asthma']);
    expect(description).toContain('disease');
    expect(claims.every(({ property }) => /^P\d+$/.test(property))).toBe(true);
    const drugs = claims.find(({ property }) => property === 'P2176')?.values ?? [];
    expect(drugs.map(({ label }) => label)).toContain('montelukast');
  });

  it('have supported insights', async () => {
    const insights = await getSupportedInsights(client, { entity: 'Q35869' });
    expect(insights[0]).toMatchObject({
      category: 'DISEASE',
      type: 'GENETIC_ASSOCIATION',
      renderTypes: ['BubbleChart', 'Table'],
    });
  });

  it("that don't exist are reported by code", async () => {
    const error = await getNeighbors(client, { entity: 'Q999999999' }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(OperationError);
    expect(error instanceof OperationError && error.has('ENTITY_NOT_FOUND')).toBe(true);
  });
});

describe('articles', () => {
  it('come in pages', async () => {
    const page = await searchArticles(client, { text: 'asthma', order: 'oldest', pageSize: 4 });
    expect(page).toMatchObject({ page: 1, pageSize: 4, total: 9 });
    const issued = page.items.map((item) => item.issued ?? '');
    expect(issued).toEqual([...issued].sort());
    expect(Object.keys(page.items[0] ?? {}).sort()).toEqual(
      ['abstract', 'authors', 'doi', 'id', 'issued', 'journal', 'publicId', 'title'].sort(),
    );
  });

  it('are filtered by date, author and DOI', async () => {
    const { items } = await searchArticles(client, { issued: { from: '2021' }, pageSize: 100 });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ issued }) => (issued ?? '') >= '2021')).toBe(true);
    const known = items.find(({ doi, authors }) => doi !== null && authors.length > 0);
    const byDoi = await searchArticles(client, { doi: known?.doi ?? '' });
    expect(byDoi.items).toEqual([known]);
    const { family, given } = known?.authors[0] ?? { family: '', given: '' };
    const byAuthor = await searchArticles(client, {
      authors: [`${family} ${given}`],
      pageSize: 100,
    });
    expect(byAuthor.items.map(({ id }) => id)).toContain(known?.id);
  });

  it('are walked over all pages, each once', async () => {
    const ids: string[] = [];
    for await (const { id } of iterateArticles(client, { pageSize: 7 })) ids.push(id);
    const { total } = await searchArticles(client, {});
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });

  it('are fetched on demand only', async () => {
    let requests = 0;
    const counting = getClient(service, {
      middleware: [
        (next) => (request) => {
          requests += 1;
          return next(request);
        },
      ],
    });
    for await (const { id } of iterateArticles(counting, { pageSize: 5 })) if (id) break;
    expect(requests).toBe(1);
  });
});

describe('insights', () => {
  it('name authors, affiliations and entities', async () => {
    const authors = await getTopAuthors(client, { text: 'asthma' });
    expect(authors).toHaveLength(10);
    expect(Object.keys(authors[0] ?? {}).sort()).toEqual([
      'count',
      'family',
      'filter',
      'given',
      'id',
      'middle',
    ]);
    const affiliations = await getTopAffiliations(client, { text: 'asthma' });
    expect(affiliations[0]).toMatchObject({ name: expect.any(String) });
    const entities = await getTopEntities(client, { text: 'asthma' });
    expect(entities[0]).toEqual({
      label: 'asthma',
      count: 9,
      iri: 'http://www.wikidata.org/entity/Q35869',
    });
  });

  it('count what a search with their filters finds', async () => {
    const authors = await getTopAuthors(client, { text: 'asthma' });
    for (const { filter, count } of authors.slice(0, 3)) {
      const found = await searchArticles(client, { text: 'asthma', authors: [filter ?? ''] });
      expect(found.total).toBe(count);
    }
    const [entity] = await getTopEntities(client, { issued: { from: '2000' } });
    const search = { entity: entity?.iri ?? '', issued: { from: '2000' } };
    expect((await searchArticles(client, search)).total).toBe(entity?.count);
  });

  it('follow the filters of the search', async () => {
    const search = { text: 'asthma', entity: 'http://www.wikidata.org/entity/Q35869' };
    const { total } = await searchArticles(client, { ...search, issued: { from: '2015' } });
    const entities = await getTopEntities(client, { ...search, issued: { from: '2015' } });
    expect(entities[0]).toMatchObject({ label: 'asthma', count: total });
    expect(await getTopAuthors(client, { ...search, issued: { to: '1500' } })).toEqual([]);
    const { topics, description } = await getEmergingConcepts(client, {
      ...search,
      issued: { to: '1500' },
    });
    expect(topics).toEqual([]);
    expect(description).toContain('have no dates');
  });

  it('keep topics and entities apart', async () => {
    const { topics, entities } = await getEmergingConcepts(client, { text: 'diabetes' });
    expect(entities).toEqual(await getTopEntities(client, { text: 'diabetes' }));
    for (const { x, y } of topics)
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1);
  });
});

describe('questions', () => {
  it('have documents, each once', async () => {
    const documents = await findDocuments(client, { question: 'What treats asthma?' });
    expect(documents.length).toBeGreaterThan(0);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    for (const { id, passage } of documents) expect(passage?.documentId ?? id).toBe(id);
    const { question, documents: related } = await getAnswer(client, {
      question: 'What treats asthma?',
    });
    expect(question).toBe('What treats asthma?');
    expect(related.length).toBeGreaterThan(0);
  });
});

describe('ADMET', () => {
  it('keeps order and duplicates, and rejects in place', async () => {
    const predictions = await predictAdmet(client, { model: 'hERG', smiles: ['CCO', 'C1', 'CCO'] });
    expect(predictions).toEqual([
      { status: 'predicted', model: 'hERG', smiles: 'CCO', value: 0.1 },
      {
        status: 'rejected',
        model: 'hERG',
        smiles: 'C1',
        value: null,
        reason: { code: 'INVALID_SMILES', message: 'The molecule is not in the table.' },
      },
      { status: 'predicted', model: 'hERG', smiles: 'CCO', value: 0.1 },
    ]);
  });

  it('rejects an unknown model', async () => {
    // @ts-expect-error Did you mean '"hERG"'?
    const unknown = predictAdmet(client, { model: 'hERGx', smiles: [] });
    await expect(unknown).rejects.toThrow(/hERG/);
  });
});

describe('every action', () => {
  it('reports a wrong key', async () => {
    const unknownCaller = getClient(service, { apiKey: 'wrong' });
    const error = await searchEntities(unknownCaller, { text: 'a' }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(UnauthenticatedError);
    expect(JSON.stringify(error)).not.toContain('wrong');
  });

  it('rejects a misspelled name that came past the compiler', async () => {
    const misspelled = { text: 'asthma', pagesize: 5 };
    await expect(searchArticles(client, misspelled)).rejects.toThrow(UnknownVariableError);
  });

  it('rejects with the reason of an abort', async () => {
    const reason = new Error('left');
    await expect(
      getTopAuthors(client, { text: 'asthma' }, { signal: AbortSignal.abort(reason) }),
    ).rejects.toBe(reason);
  });
});
