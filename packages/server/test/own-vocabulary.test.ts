import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEntityIri } from '@biographql/core';
import { countEvidence, NO_EVIDENCE } from '@biographql/engines';
import { createVocabulary } from '@biographql/engines/vocabulary';
import { buildDataset } from '@biographql/ingest';
import type { Services } from '@biographql/services';
import { scanNeighbors } from '@biographql/services';
import type { SparqlQuery } from '@biographql/sparql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createService } from '../src/compose.js';
import { loadConfig } from '../src/config/load-config.js';
import { createTestService } from './testing/create-test-service.js';

const EX = 'http://example.org/';

/** Nothing in it is Wikidata's. `R1` is a code with statements, the other properties are plain predicates. */
const vocabulary = createVocabulary({
  name: 'tiny',
  prefixes: {
    ex: EX,
    rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
    rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  },
  codes: [
    { pattern: 'R\\d', claim: 'ex:fact/', statement: 'ex:said/', statementValue: 'ex:said/of/' },
  ],
  annotations: ['rdf:', 'rdfs:', 'ex:said/'],
  properties: {
    'rdfs:label': { role: 'label' },
    'rdf:type': { role: 'type' },
    'ex:said/in': { role: 'reference' },
    'ex:said/by': { role: 'predicate' },
    'ex:treats': { weight: 1 },
    'ex:treatedBy': { inverseOf: 'ex:treats', weight: 1 },
    R1: { label: 'harms' },
  },
  relations: { treats: { properties: ['ex:treats', '^ex:treatedBy'] } },
  types: { classes: { DISEASE: { 'ex:Disease': 'disease' }, MEDICATION: { 'ex:Drug': 'drug' } } },
});

/** One triple a line, in prefixed names, written out as N-Triples. */
const triples = `
ex:gout rdfs:label "gout"
ex:gout rdf:type ex:Disease
ex:gout ex:treatedBy ex:colchicine
ex:gout ex:code "G1"
ex:colchicine rdfs:label "colchicine"
ex:colchicine rdf:type ex:Drug
ex:colchicine ex:treats ex:gout
ex:allopurinol rdfs:label "allopurinol"
ex:allopurinol rdf:type ex:Drug
ex:allopurinol ex:treats ex:gout
ex:thiazide rdfs:label "thiazide"
ex:thiazide ex:fact/R1 ex:gout
ex:thiazide ex:said/R1 ex:statement
ex:statement ex:said/of/R1 ex:gout
ex:statement ex:said/in ex:book
ex:statement ex:said/in ex:paper
ex:treats rdfs:label "treats"
ex:harming rdfs:label "harms"
ex:harming ex:said/by ex:fact/R1`
  .trim()
  .replaceAll(/\b(ex|rdfs?):(\S+)/g, (_, prefix: string, name: string) => {
    return `<${vocabulary.data.prefixes[prefix]}${name}>`;
  })
  .replaceAll(/$/gm, ' .');

const gout = { iri: parseEntityIri(`${EX}gout`) };

async function readGraph({ neighborhoods, entities, questions }: Services) {
  const { start, edges } = await neighborhoods.neighbors(gout);
  const { properties } = await entities.properties(gout);
  const { answers } = await questions.answer('Which drugs treat gout?');
  return {
    start: [start.label, start.types, start.degree],
    edges: edges.map(({ start: from, property, label, end: to }) =>
      [from.iri, property, label, to.iri].map((name) => name.replace(EX, '')).join(' '),
    ),
    properties: properties.map(({ name, valueLabels }) => [name, ...valueLabels]),
    answer: answers[0]?.context?.text,
  };
}

const READ = {
  start: ['gout', ['DISEASE'], 4],
  edges: [
    'gout treatedBy treatedBy colchicine',
    'colchicine treats treats gout',
    'allopurinol treats treats gout',
    'thiazide R1 harms gout',
  ],
  properties: [
    [`${EX}code`, 'G1'],
    [`${EX}treatedBy`, 'colchicine'],
  ],
  answer: 'Gout is treated with colchicine and allopurinol.',
};

describe('a graph with another vocabulary', () => {
  it('has types, named edges, properties and answers', async () => {
    await using service = await createTestService({ seed: { triples, articles: [] }, vocabulary });
    expect(await readGraph(service.services)).toEqual(READ);
  });

  it('has its own statements and inverses', async () => {
    await using service = await createTestService({ seed: { triples, articles: [] }, vocabulary });
    const { graph } = service.engines;
    const select = (query: SparqlQuery) => graph.select(query);
    const readers = { select, articles: null, vocabulary };
    const [{ edges } = { edges: [] }] = await scanNeighbors(readers, [gout.iri]);
    const getCounts = await countEvidence(readers, { ...gout, label: 'gout' }, { links: edges });
    expect(getCounts(`${EX}thiazide`)).toEqual({ ...NO_EVIDENCE, references: 2 });
    expect(new Set(edges.map(({ predicate }) => vocabulary.getRelation(predicate)))).toEqual(
      new Set([`${EX}treats`, 'R1']),
    );
  });

  it('is built and served with the vocabulary alone', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'biographql-vocabulary-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const write = async (name: string, text: string) => {
      await writeFile(join(dataDir, name), text);
      return [join(dataDir, name)];
    };
    await buildDataset({
      dataDir,
      vocabulary,
      graphSources: await write('seed.nt', triples),
      articleSources: await write('seed.jsonl', '{ "pmid": "1", "title": "On gout" }\n'),
    });
    const config = loadConfig({ flags: { dataDir }, env: { BIOGRAPHQL_API_KEY: 'key' } });
    await using service = await createService(config, { vocabulary });
    await service.ready();
    expect(await readGraph(service.services)).toEqual(READ);
  });
});
