import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDataset } from '@biographql/ingest';
import { createService, loadConfig, type Service } from '@biographql/server';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { main } from '../../../packages/server/src/cli/main.js';
import { ONTOLOGY_GRAPH } from '../../../packages/server/test/ontology-graph.fixture.js';
import { plugin } from './index.js';
import { readShape } from './survey/shape-file.js';

const silent = { stdout: { write: () => true }, stderr: { write: () => true } };
const run = (...args: readonly string[]) =>
  main(['node', 'biographql', 'schema', ...args], silent, async () => [plugin]);

describe('a schema of the loaded graph', () => {
  let dataDir = '';
  let service: Service;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'biographql-graph-schema-'));
    const graph = join(dataDir, 'graph.ttl');
    const articles = join(dataDir, 'articles.jsonl');
    await writeFile(graph, ONTOLOGY_GRAPH);
    await writeFile(articles, '{ "pmid": "1", "title": "On the Marfan syndrome" }\n');
    await buildDataset({ dataDir, graphSources: [graph], articleSources: [articles] });
    const package_ = join(dataDir, 'package');
    expect(await run('--data-dir', dataDir, '--min-facts', '1', '--package', package_)).toBe(0);
    service = await createService(
      loadConfig({ flags: { dataDir }, env: { BIOGRAPHQL_API_KEY: 'key' } }),
      { plugins: [plugin] },
    );
    await service.ready();
  }, 60_000);
  afterAll(async () => {
    await service?.[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ask = async (query: string, variables = {}) => {
    const response = await service.fetch(
      new Request('http://test/biographql/graph', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
        body: JSON.stringify({ query, variables }),
      }),
    );
    const { data, errors } = (await response.json()) as {
      data: Record<string, unknown> | null;
      errors?: { extensions: { code: string } }[];
    };
    return {
      status: response.status,
      data,
      codes: errors?.map(({ extensions }) => extensions.code),
    };
  };

  it('asks from a disease to its genes, symptoms and drugs and back, by any identifier', async () => {
    const { data, codes } = await ask(`{
      disease(id: "MONDO:0007947") {
        id name genesCount genes { name diseases { name } }
        symptoms { name } drugs { name indications { name } }
      }
    }`);
    expect(codes).toBeUndefined();
    expect(data).toMatchInlineSnapshot(`
      {
        "disease": {
          "drugs": [
            {
              "indications": [
                {
                  "name": "Marfan syndrome",
                },
              ],
              "name": "losartan",
            },
          ],
          "genes": [
            {
              "diseases": [
                {
                  "name": "Marfan syndrome",
                },
              ],
              "name": "FBN1",
            },
          ],
          "genesCount": 1,
          "id": "MONDO:0007947",
          "name": "Marfan syndrome",
          "symptoms": [
            {
              "name": "Arachnodactyly",
            },
            {
              "name": "Disproportionate tall stature",
            },
          ],
        },
      }
    `);
  });

  it('returns the fact behind each step, and its source', async () => {
    const { data } = await ask(
      '{ disease(id: "MONDO:0007947") { link { rank } symptoms(first: 1) { name link { subject property propertyName rank references { pmid } } } } }',
    );
    expect(data).toMatchInlineSnapshot(`
      {
        "disease": {
          "link": null,
          "symptoms": [
            {
              "link": {
                "property": "biolink:has_phenotype",
                "propertyName": "has phenotype",
                "rank": "normal",
                "references": [
                  {
                    "pmid": "28050285",
                  },
                  {
                    "pmid": "33436942",
                  },
                ],
                "subject": "http://purl.obolibrary.org/obo/MONDO_0007947",
              },
              "name": "Arachnodactyly",
            },
          ],
        },
      }
    `);
  });

  it('filters by name, identifier, class and number of relations, in a stable order, page by page', async () => {
    const { data, codes } = await ask(`{
      disease(id: "MONDO:0007947") {
        byName: symptoms(filter: { name: "TALL" }) { name }
        byId: symptoms(filter: { ids: ["HP:0001166"] }) { name }
        none: symptomsCount(filter: { class: "MONDO:0007947" })
        some: symptomsCount(filter: { counts: [{ field: "symptomOf", min: 1 }] })
        many: symptomsCount(filter: { counts: [{ field: "symptomOf", min: 2 }] })
        first: symptomsConnection(first: 1, orderBy: NAME) {
          totalCount nodes { name } pageInfo { hasNextPage endCursor }
        }
        last: symptomsConnection(first: 1, orderBy: NAME, after: "HP:0001166") {
          nodes { name } pageInfo { hasNextPage }
        }
      }
    }`);
    expect(codes).toBeUndefined();
    expect(data?.disease).toEqual({
      byName: [{ name: 'Disproportionate tall stature' }],
      byId: [{ name: 'Arachnodactyly' }],
      none: 0,
      some: 2,
      many: 0,
      first: {
        totalCount: 2,
        nodes: [{ name: 'Arachnodactyly' }],
        pageInfo: { hasNextPage: true, endCursor: 'HP:0001166' },
      },
      last: {
        nodes: [{ name: 'Disproportionate tall stature' }],
        pageInfo: { hasNextPage: false },
      },
    });
    const wrong =
      '{ disease(id: "MONDO:0007947") { symptoms(filter: { values: [{ field: "nothing" }] }) { name } } }';
    expect((await ask(wrong)).codes).toEqual(['INVALID_ARGUMENT']);
  });

  it('has the articles that name an entity', async () => {
    const { data } = await ask(
      '{ disease(id: "MONDO:0007947") { articles { pmid title journal } } }',
    );
    expect(data).toEqual({
      disease: { articles: [{ pmid: '1', title: 'On the Marfan syndrome', journal: null }] },
    });
  });

  it('asks the store once for each level of a document', async () => {
    const select = vi.spyOn(service.services.graphAccess.graph, 'select');
    await ask(
      '{ diseases(search: "a", first: 20) { name genes { name diseases { name } } symptoms { name } drugs { name } } }',
    );
    expect(select).toHaveBeenCalledTimes(2);
    select.mockRestore();
  });

  it('answers null for what is unknown or of another type, and rejects wrong arguments', async () => {
    expect(
      await ask('{ gene(id: "MONDO:0007947") { name } entity(id: "MONDO:9999999") { name } }'),
    ).toMatchObject({ data: { gene: null, entity: null } });
    for (const query of [
      '{ diseases { name } }',
      '{ diseases(search: "a", first: 101) { name } }',
      '{ diseases(search: "a", first: -1) { name } }',
      '{ entity(id: " ") { name } }',
    ]) {
      expect((await ask(query)).codes, query).toEqual(['INVALID_ARGUMENT']);
    }
    expect((await ask('{ nothing }')).codes).toEqual(['INVALID_DOCUMENT']);
  });

  it('ends a document that would multiply beyond measure', async () => {
    const ids = JSON.stringify(Array.from({ length: 100 }, () => 'MONDO:0007947'));
    const deep = 'symptoms { symptomOf { '.repeat(4);
    const leaves = Array.from({ length: 100 }, (_, at) => `a${at}: name`).join(' ');
    const { codes } = await ask(
      `{ diseases(ids: ${ids}, first: 100) { ${deep} ${leaves} ${'} } '.repeat(4)} } }`,
    );
    expect(new Set(codes)).toEqual(new Set(['RESULT_TOO_LARGE']));
  });

  it('leaves the operations of the contract as they are', async () => {
    const response = await service.fetch(
      new Request('http://test/biographql/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
        body: JSON.stringify({ query: '{ disease(id: "Q1") { name } }' }),
      }),
    );
    expect(response.status).toBe(400);
  });

  it('comes as a package whose documents fit the schema', async () => {
    const folder = join(dataDir, 'package');
    const schema = buildSchema(await readFile(join(folder, 'schema.graphql'), 'utf8'));
    const operations = parse(await readFile(join(folder, 'operations.graphql'), 'utf8'));
    expect(validate(schema, operations)).toEqual([]);
    const documents = await import(join(folder, 'index.js'));
    expect(Object.keys(documents)).toContain('DiseaseDocument');
    expect(validate(schema, documents.DiseasesDocument)).toEqual([]);
    expect(await readFile(join(folder, 'index.d.ts'), 'utf8')).toContain(
      'export declare const DiseaseDocument: TypedDocumentNode<',
    );
  });

  it('is gone once it is removed', async () => {
    expect(await readShape(dataDir)).not.toBeNull();
    expect(await run('--data-dir', dataDir, '--remove')).toBe(0);
    expect(await readShape(dataDir)).toBeNull();
  });
});
