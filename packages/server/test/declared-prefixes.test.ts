import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDataset, type Dataset, removeSources } from '@biographql/ingest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service } from '../src/compose.js';
import { loadConfig } from '../src/config/load-config.js';

const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const TREATS = 'https://w3id.org/biolink/vocab/treats';
/** Each names a drug, which treats a disease of its own namespace. */
const FILES: Readonly<Record<string, string>> = {
  'own.obo': `format-version: 1.2
idspace: XYZ http://xyz.example/term/ "XYZ"

[Term]
id: XYZ:1
name: oboline
alt_id: ABC:9
relationship: biolink:treats XYZ:2

[Term]
id: XYZ:2
name: obo fever
`,
  'own.ttl': `@prefix lab: <http://lab.example/x/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
lab:d1 rdfs:label "turtline" ; <${TREATS}> lab:d2 .
lab:d2 rdfs:label "turtle fever" .
`,
  'own.jsonld': JSON.stringify({
    '@context': { jl: 'http://json.example/x#', treats: { '@id': TREATS, '@type': '@id' } },
    '@graph': [
      { '@id': 'jl:d1', [LABEL]: 'jsonine', treats: 'jl:d2' },
      { '@id': 'jl:d2', [LABEL]: 'json fever' },
    ],
  }),
  'own.rdf': `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:xl="http://xml.example/x/"
 xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#" xmlns:biolink="https://w3id.org/biolink/vocab/">
<rdf:Description rdf:about="http://xml.example/x/d1"><rdfs:label>xmline</rdfs:label>
<biolink:treats rdf:resource="http://xml.example/x/d2"/></rdf:Description>
<rdf:Description rdf:about="http://xml.example/x/d2"><rdfs:label>xml fever</rdfs:label></rdf:Description>
</rdf:RDF>
`,
  'own_nodes.tsv':
    'id\tcategory\tname\nLABK:1\tbiolink:Drug\tkgxine\nLABK:2\tbiolink:Disease\tkgx fever\n',
  'own_edges.tsv': 'subject\tpredicate\tobject\nLABK:1\tbiolink:treats\tLABK:2\n',
};

/** By name: the CURIE and the IRI. */
const ENTITIES = [
  ['oboline', 'XYZ:1', 'http://xyz.example/term/1', 'obo fever'],
  ['turtline', 'lab:d1', 'http://lab.example/x/d1', 'turtle fever'],
  ['jsonine', 'jl:d1', 'http://json.example/x#d1', 'json fever'],
  ['xmline', 'xl:d1', 'http://xml.example/x/d1', 'xml fever'],
  ['kgxine', 'LABK:1', 'https://bioregistry.io/LABK:1', 'kgx fever'],
] as const;

describe('prefixes that files declare', () => {
  let folder = '';
  let service: Service;
  let built: Dataset;
  const paths = (...names: readonly string[]) => names.map((name) => join(folder, name));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'biographql-prefixes-'));
    for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
    const dataDir = join(folder, 'data');
    const [first, ...others] = paths(...Object.keys(FILES));
    await buildDataset({ dataDir, graphSources: [first ?? ''], withStarter: false });
    built = await buildDataset({ dataDir, graphSources: others, withStarter: false });
    const env = { BIOGRAPHQL_API_KEY: 'key' };
    service = await createService(loadConfig({ flags: { dataDir }, env }));
    await service.ready();
  }, 60_000);
  afterAll(async () => {
    await service?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  async function post(address: string, body: string, contentType: string): Promise<string> {
    const response = await service.fetch(
      new Request(`http://test/biographql${address}`, {
        method: 'POST',
        headers: { 'x-api-key': 'key', 'content-type': contentType, accept: '*/*' },
        body,
      }),
    );
    return response.text();
  }
  const graphql = async (query: string) =>
    JSON.parse(await post('/graphql', JSON.stringify({ query }), 'application/json'));

  it.each(ENTITIES)('find %s by %s and by its IRI', async (label, curie, iri) => {
    const { labels } = service.engines;
    for (const text of [curie, iri]) {
      const [hit] = await labels.search(text, { limit: 1 });
      expect(hit).toMatchObject({ iri, label, match: 'identifier' });
    }
    const [resolved] = await service.services.resolution.resolve([curie]);
    expect(resolved?.candidates[0]?.iri).toBe(iri);
  });

  it.each(ENTITIES)('lead from %s, as %s, to its neighbors', async (_, curie, iri, other) => {
    for (const start of [curie, iri]) {
      const { data } = await graphql(
        `{ graphInsights(graphInput: { startNode: "${start}" }) { data { nodes { label } } } }`,
      );
      expect(JSON.stringify(data)).toContain(other);
    }
  });

  it.each(ENTITIES)('name %s in a question by %s', async (_, curie, __, other) => {
    const answer = await service.services.questions.answer(`What does ${curie} treat?`);
    expect(JSON.stringify(answer)).toContain(other);
  });

  it('find a merged term by its alternative identifier', async () => {
    const [resolved] = await service.services.resolution.resolve(['ABC:9']);
    expect(resolved?.candidates[0]).toMatchObject({ label: 'oboline', match: 'identifier' });
    expect(resolved?.candidates[0]?.identifiers.map(({ curie }) => curie)).toEqual([
      'XYZ:1',
      'ABC:9',
    ]);
    const { data } = await graphql(
      '{ graphInsights(graphInput: { startNode: "ABC:9" }) { data { nodes { label } } } }',
    );
    expect(JSON.stringify(data)).toContain('obo fever');
  });

  it('need their colon', async () => {
    expect(await service.engines.labels.search('lab d1')).toEqual([]);
  });

  it('need no declaration in SPARQL, like those of the prefix table', async () => {
    const read = (query: string) => post('/sparql', query, 'application/sparql-query');
    const names = await read('SELECT ?l { VALUES ?x { XYZ:1 lab:d1 xl:d1 } ?x rdfs:label ?l }');
    for (const name of ['oboline', 'turtline', 'xmline']) expect(names).toContain(name);
    expect(await read('CONSTRUCT { DOID:1 lab:p ?l } { XYZ:1 rdfs:label ?l }')).toContain(
      'http://purl.obolibrary.org/obo/DOID_1',
    );
    expect(await read('DESCRIBE lab:d1')).toContain('turtline');
    expect(await read('SELECT * { nosuch:d1 ?p ?o }')).toContain('`nosuch:` is not declared');
  });

  it('stay with their source', async () => {
    expect(Object.keys(built.manifest.graph.prefixes ?? {})).toEqual([
      'XYZ',
      'ABC',
      'lab',
      'jl',
      'xl',
    ]);
    const dataDir = join(folder, 'data');
    const removed = await removeSources({ dataDir, sources: ['own.obo'] });
    expect(Object.keys(removed.manifest.graph.prefixes ?? {})).toEqual(['lab', 'jl', 'xl']);
  });
});
