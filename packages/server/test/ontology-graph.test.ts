import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEntityIri } from '@biographql/core';
import { buildDataset, getVocabulary } from '@biographql/ingest';
import { createQuestionService } from '@biographql/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service } from '../src/compose.js';
import { loadConfig } from '../src/config/load-config.js';
import { ONTOLOGY_GRAPH } from './ontology-graph.fixture.js';

const OBO = 'http://purl.obolibrary.org/obo/';
const MARFAN = parseEntityIri(`${OBO}MONDO_0007947`);
const ARACHNODACTYLY = `${OBO}HP_0001166`;
const STATURE = `${OBO}HP_0001519`;
const FBN1 = 'https://bioregistry.io/hgnc:3603';
const LOSARTAN = `${OBO}CHEBI_6541`;
const ASTHMA = parseEntityIri('http://www.wikidata.org/entity/Q35869');
const COUGH = 'http://www.wikidata.org/entity/Q35805';

/** Built and served without any setting. */
describe('a graph of OBO terms and Biolink facts with Wikidata’s', () => {
  let dataDir = '';
  let service: Service;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'biographql-ontology-'));
    const graph = join(dataDir, 'graph.ttl');
    const articles = join(dataDir, 'articles.jsonl');
    await writeFile(graph, ONTOLOGY_GRAPH);
    await writeFile(articles, '{ "pmid": "1", "title": "On the Marfan syndrome" }\n');
    const built = await buildDataset({
      dataDir,
      graphSources: [graph],
      articleSources: [articles],
    });
    expect(built.manifest.graph.vocabularies).toEqual(['wikidata', 'obo', 'biolink']);
    const config = loadConfig({ flags: { dataDir }, env: { BIOGRAPHQL_API_KEY: 'key' } });
    service = await createService(config);
    await service.ready();
  }, 60_000);
  afterAll(async () => {
    await service?.[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is searched by synonyms of each scope, by identifiers and by deprecated names', async () => {
    const { labels } = service.engines;
    const found = async (text: string) =>
      (await labels.search(text)).map(({ iri, match }) => [iri, match]);
    expect(await found('MFS type 1')).toEqual([[MARFAN, 'exact-alias']]);
    expect(await found('marfanoid hypermobility')).toEqual([[MARFAN, 'related-alias']]);
    expect(await found('MESH:D008382')).toEqual([[MARFAN, 'identifier']]);
    expect(await found('154700')).toEqual([[MARFAN, 'identifier']]);
    expect(await found('spider fingers')).toEqual([[ARACHNODACTYLY, 'exact-alias']]);
    expect(await found('obsolete arachnodactyly syndrome')).toEqual([[MARFAN, 'exact-label']]);
    const [marfan] = await labels.search('Marfan syndrome');
    expect(marfan).toMatchObject({
      description: 'A disorder of the connective tissue.',
      types: ['DISEASE'],
    });
  });

  it('has neighbors under the names of their relations, and no statements among them', async () => {
    const { neighbors, edges } = await service.services.neighborhoods.neighbors({ iri: MARFAN });
    expect(new Set(neighbors.map(({ iri }) => iri))).toEqual(
      new Set([ARACHNODACTYLY, STATURE, FBN1, LOSARTAN, `${OBO}MONDO_0003900`]),
    );
    expect(edges).toContainEqual({
      id: `${MARFAN}|biolink:has_phenotype|${ARACHNODACTYLY}`,
      start: expect.objectContaining({ iri: MARFAN }),
      property: 'biolink:has_phenotype',
      label: 'has phenotype',
      end: expect.objectContaining({ iri: ARACHNODACTYLY, label: 'Arachnodactyly' }),
      inheritedFrom: null,
    });
    expect(edges.map(({ label }) => label)).toContain('subclass of');
  });

  it('has properties', async () => {
    const { properties } = await service.services.entities.properties({ iri: MARFAN });
    const named = new Map(properties.map(({ name, ...rest }) => [name, rest]));
    expect(named.get('biolink:has_phenotype')?.label).toBe('has phenotype');
    expect([...(named.get('biolink:has_phenotype')?.valueLabels ?? [])].sort()).toEqual([
      'Arachnodactyly',
      'Disproportionate tall stature',
    ]);
    expect(named.get('alternative labels')?.totalValues).toBe(2);
    expect(named.get('http://www.geneontology.org/formats/oboInOwl#hasDbXref')?.values.length).toBe(
      2,
    );
    expect([...named.keys()].filter((name) => name.includes('urn:'))).toEqual([]);
  });

  it('has insights', async () => {
    const insights = await service.services.insights.supported({ iri: MARFAN });
    expect(insights.map(({ kind, count }) => [kind, count])).toEqual([
      ['GENETIC_ASSOCIATION', 1],
      ['DRUGS_FOR_TREATMENT', 1],
      ['SYMPTOMS', 2],
      ['SUPERTYPES', 1],
    ]);
    const { rows } = await service.services.insights.rows({ iri: MARFAN }, { type: 'SYMPTOMS' });
    expect(rows).toHaveLength(2);
    const ofParent = await service.services.insights.supported({
      iri: parseEntityIri(`${OBO}MONDO_0003900`),
    });
    expect(ofParent).toContainEqual(expect.objectContaining({ kind: 'SUBTYPES', count: 1 }));
    expect(ofParent).toContainEqual(
      expect.objectContaining({ kind: 'GENETIC_ASSOCIATION', count: 1, inherited: 1 }),
    );
  });

  it.each([
    ['What are the symptoms of Marfan syndrome?', MARFAN, ['Arachnodactyly', 'tall stature']],
    ['Which genes are associated with Marfan syndrome?', FBN1, ['FBN1']],
    ['Which drugs treat Marfan syndrome?', LOSARTAN, ['losartan']],
    ['What are the symptoms of asthma?', ASTHMA, ['cough']],
  ])('answers %s with the source of each fact', async (question, subject, names) => {
    const { answers } = await getQuestions(service).answer(question);
    const [answer] = answers;
    for (const name of names) expect(answer?.text.toLowerCase()).toContain(name.toLowerCase());
    expect(answer?.text).not.toContain('Motor delay');
    const statements = answer?.claims?.flatMap((claim) => claim.statements) ?? [];
    expect(new Set(statements.map((statement) => statement.subject))).toEqual(new Set([subject]));
    for (const { references } of statements) expect(references).not.toEqual([]);
  });

  it('denies no less than it knows: a negated fact is not a fact', async () => {
    const property = 'biolink:has_phenotype';
    const of = (object: string) => ({ subject: MARFAN, property, object, isEntity: true });
    const found = await service.services.provenance.statementsOf([
      of(ARACHNODACTYLY),
      of(STATURE),
      of(`${OBO}HP_0001270`),
      { subject: ASTHMA, property: 'P780', object: COUGH, isEntity: true },
      { subject: LOSARTAN, property: 'biolink:treats', object: MARFAN, isEntity: true },
    ]);
    expect(found.map((statement) => statement?.references.map(toPlain))).toEqual([
      [
        { url: null, articleId: 'pmid:28050285', dataset: 'phenotype.hpoa' },
        { url: null, articleId: 'pmid:33436942', dataset: 'phenotype.hpoa' },
      ],
      [
        {
          url: 'https://www.orpha.net/en/disease/detail/558',
          articleId: null,
          dataset: 'phenotype.hpoa',
        },
      ],
      undefined,
      [{ url: 'https://example.org/asthma', articleId: null, dataset: null }],
      [{ url: null, articleId: null, dataset: 'drugcentral' }],
    ]);
    expect(found[0]?.propertyLabel).toBe('has phenotype');
    const { answers } = await getQuestions(service).answer(
      'Is motor delay a symptom of Marfan syndrome?',
    );
    expect(answers[0]?.text).not.toMatch(/^yes/i);
  });
});

function toPlain({
  url,
  articleId,
  dataset,
}: {
  readonly url: string | null;
  readonly articleId: string | null;
  readonly dataset: string | null;
}) {
  return { url, articleId, dataset };
}

/** With more time than a service has, for a machine that is busy. */
function getQuestions({ engines, dataset }: Service) {
  const vocabulary = getVocabulary(dataset.manifest);
  return createQuestionService(engines, { vocabulary, timeMs: 30_000 });
}
