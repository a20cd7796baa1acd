import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDataset, getVocabulary } from '@biographql/ingest';
import { createQuestionService } from '@biographql/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service } from '../src/compose.js';
import { loadConfig } from '../src/config/load-config.js';
import { ONTOLOGY_GRAPH } from './ontology-graph.fixture.js';

/** A gene that has the name of its disease as an alias, and a disease and a phenotype of one name. */
const NAMESAKES = `${ONTOLOGY_GRAPH}
hgnc:3603 oio:hasExactSynonym "Marfan syndrome" .
obo:HP_0002099 rdfs:label "Asthma" ; rdfs:subClassOf obo:HP_0002795 .
obo:HP_0002795 rdfs:label "Abnormal respiratory system physiology" .
obo:DOID_2841 rdfs:label "asthma" ; rdfs:subClassOf obo:DOID_1176 .
obo:DOID_1176 rdfs:label "bronchial disease" .
obo:MONDO_0009159 biolink:has_phenotype obo:HP_0002099 .
obo:MONDO_0009158 biolink:has_phenotype obo:HP_0002099 .
`;

describe('entities of one name', () => {
  let dataDir = '';
  let service: Service;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'biographql-namesakes-'));
    const graph = join(dataDir, 'graph.ttl');
    const articles = join(dataDir, 'articles.jsonl');
    await writeFile(graph, NAMESAKES);
    await writeFile(articles, '{ "pmid": "1", "title": "On the Marfan syndrome" }\n');
    await buildDataset({ dataDir, graphSources: [graph], articleSources: [articles] });
    const config = loadConfig({ flags: { dataDir }, env: { BIOGRAPHQL_API_KEY: 'key' } });
    service = await createService(config);
    await service.ready();
  }, 60_000);
  afterAll(async () => {
    await service?.[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each([
    ['Which genes are associated with Marfan syndrome?', 'FBN1'],
    ['What is asthma a kind of?', 'bronchial disease'],
  ])('are distinguished in %s', async (question, text) => {
    const vocabulary = getVocabulary(service.dataset.manifest);
    const questions = createQuestionService(service.engines, { vocabulary, timeMs: 30_000 });
    const { answers } = await questions.answer(question);
    expect(answers[0]?.text).toBe(text);
  });
});
