import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEntityIri } from '@biographql/core';
import { buildDataset, datasetDirectory, getVocabulary } from '@biographql/ingest';
import { createQuestionService } from '@biographql/questions';
import { select } from '@biographql/sparql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { main } from '../src/cli/main.js';
import { createService, type Service } from '../src/compose.js';
import { loadConfig } from '../src/config/load-config.js';

const PREFIXES = `
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix oio: <http://www.geneontology.org/formats/oboInOwl#> .
@prefix obo: <http://purl.obolibrary.org/obo/> .
@prefix biolink: <https://w3id.org/biolink/vocab/> .
@prefix prov: <http://www.w3.org/ns/prov#> .
@prefix omim: <https://omim.org/MIM:> .
@prefix ordo: <http://www.orpha.net/ORDO/> .
`;
/** An ontology with mappings: one of its terms is declared to be two of Orphanet. */
const MONDO = `${PREFIXES}
obo:MONDO_0007947 rdfs:label "Marfan syndrome" ; oio:hasExactSynonym "Marfan syndrome type 1" ;
  skos:exactMatch omim:154700, ordo:Orphanet_558, ordo:Orphanet_284963 .
obo:MONDO_0000004 rdfs:label "adrenocortical insufficiency" ; skos:exactMatch obo:DOID_10493 .
obo:HP_0001166 rdfs:label "Arachnodactyly" .
obo:HP_0001250 rdfs:label "Seizure" .
`;
/** Another ontology, which says the same by cross-references; one of them is wrong. */
const DOID = `${PREFIXES}
obo:DOID_14323 rdfs:label "Marfan syndrome" ; oio:hasDbXref "OMIM:154700", "MESH:D008382" .
obo:DOID_10493 rdfs:label "adrenal cortical hypofunction" .
obo:DOID_1 rdfs:label "another syndrome" ; oio:hasDbXref "OMIM:154700" .
ordo:Orphanet_558 rdfs:label "Marfan syndrome" .
ordo:Orphanet_284963 rdfs:label "Marfan syndrome type 1" .
`;
/** Facts under the identifiers of yet another source. */
const FACTS = `${PREFIXES}
omim:154700 rdfs:label "MARFAN SYNDROME" ; biolink:has_phenotype obo:HP_0001166 ;
  <urn:biographql:statement:has_phenotype> <urn:biographql:fact:1> .
<urn:biographql:fact:1> <urn:biographql:value:has_phenotype> obo:HP_0001166 ;
  biolink:original_subject omim:154700 ; prov:wasDerivedFrom <urn:biographql:reference:1> .
<urn:biographql:reference:1> biolink:publications "PMID:28050285" .
obo:DOID_14323 biolink:has_phenotype obo:HP_0001250 .
`;

const OBO = 'http://purl.obolibrary.org/obo/';
const MARFAN = parseEntityIri(`${OBO}MONDO_0007947`);
const OMIM = parseEntityIri('https://omim.org/MIM:154700');
const DOID_MARFAN = parseEntityIri(`${OBO}DOID_14323`);

async function build(sources: readonly (readonly string[])[], options: { join?: boolean } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'biographql-joined-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const articles = join(dataDir, 'articles.jsonl');
  await writeFile(articles, '{ "pmid": "1", "title": "On the Marfan syndrome" }\n');
  for (const [step, texts] of sources.entries()) {
    const graphSources: string[] = [];
    for (const [place, text] of texts.entries()) {
      const path = join(dataDir, `source-${step}-${place}.ttl`);
      await writeFile(path, text);
      graphSources.push(path);
    }
    const articleSources = step === 0 ? [articles] : [];
    await buildDataset({ dataDir, graphSources, articleSources, ...options });
  }
  const config = loadConfig({ flags: { dataDir }, env: { BIOGRAPHQL_API_KEY: 'key' } });
  const list = await readFile(join(datasetDirectory(dataDir), 'joins.tsv'), 'utf8').catch(() => '');
  return { dataDir, joins: list.split('\n').slice(1, -1), open: () => createService(config) };
}

const getSymptoms = (text: string) => text.split(' and ').sort();

describe('entities of several sources', () => {
  it.each([
    ['at once', [[MONDO, DOID, FACTS]]],
    ['one after the other', [[MONDO], [DOID], [FACTS]]],
  ])('are one, with the facts of all and the source of each: %s', async (_, sources) => {
    const { open, joins } = await build(sources);
    await using service = await open();
    await service.ready();
    const { neighborhoods, entities, insights, provenance } = service.services;
    const [canonical] = await service.engines.labels.search('marfan syndrome');
    expect(canonical?.iri).toBe(MARFAN);
    const joined = joins.filter((line) => line.startsWith('joined')).join('\n');
    for (const iri of [MARFAN, OMIM, DOID_MARFAN]) {
      expect(joined).toContain(iri);
      const { start, neighbors } = await neighborhoods.neighbors({ iri });
      expect(start.iri).toBe(canonical?.iri);
      expect(neighbors.map(({ label }) => label).sort()).toEqual(['Arachnodactyly', 'Seizure']);
      const { properties } = await entities.properties({ iri });
      const phenotypes = properties.find(({ name }) => name === 'biolink:has_phenotype');
      expect(phenotypes?.totalValues).toBe(2);
      const [insight] = await insights.supported({ iri });
      expect(insight).toMatchObject({ kind: 'SYMPTOMS', count: 2 });
    }
    for (const text of ['OMIM:154700', 'DOID:14323', 'MONDO:0007947', 'MESH:D008382']) {
      const [first] = await service.engines.labels.search(text);
      expect([text, first?.iri]).toEqual([text, canonical?.iri]);
    }
    const { answers } = await getQuestions(service).answer(
      'What are the symptoms of Marfan syndrome?',
    );
    expect(getSymptoms(answers[0]?.text ?? '')).toEqual(['Arachnodactyly', 'Seizure']);
    const [statement] = await provenance.statementsOf([
      {
        subject: canonical?.iri ?? '',
        property: 'biolink:has_phenotype',
        object: `${OBO}HP_0001166`,
        isEntity: true,
      },
    ]);
    expect(statement?.references).toMatchObject([{ articleId: 'pmid:28050285' }]);
    const { solutions } = await service.engines.graph.select(
      select('SELECT ?o WHERE { ?fact <https://w3id.org/biolink/vocab/original_subject> ?o }'),
    );
    expect(solutions.map(([term]) => term?.value)).toEqual([OMIM]);
  });

  it('are not joined by what is ambiguous or a wrong cross-reference, which is listed', async () => {
    const { joins } = await build([[MONDO, DOID, FACTS]]);
    const joined = joins.filter((line) => line.startsWith('joined')).join('\n');
    expect(joined).toContain('Orphanet_558');
    expect(joined).not.toContain('Orphanet_284963');
    expect(`${joined}\n`).not.toContain(`${OBO}DOID_1\n`);
    expect(joined).toMatch(/DOID_10493/);
    expect(joins).toContainEqual(
      expect.stringMatching(/^ambiguous\t.*MONDO_0007947\t.*Orphanet_284963$/),
    );
    expect(joins.some((line) => /^(?:names|ambiguous)\t.*DOID_1(?:\t|$)/.test(line))).toBe(true);
  });

  it('stay apart where that is requested', async () => {
    const { open, joins } = await build([[MONDO, DOID, FACTS]], { join: false });
    expect(joins).toEqual([]);
    await using service = await open();
    const { start } = await service.services.neighborhoods.neighbors({ iri: OMIM });
    expect(start.iri).toBe(OMIM);
  });

  it('are listed by a command', async () => {
    const { dataDir } = await build([[MONDO, DOID, FACTS]]);
    const run = async (...argv: readonly string[]) => {
      const written: string[] = [];
      const stream = { write: (text: string) => written.push(text) > 0 };
      await main(['node', 'biographql', 'datasets', 'merged', ...argv, '--data-dir', dataDir], {
        stdout: stream,
        stderr: stream,
      } as never);
      return written.join('');
    };
    expect(await run()).toContain(`\t${OBO}DOID_10493`.replace('\t', ''));
    expect(await run('--left-out')).toContain('second entity of the other source');
    expect(JSON.parse(await run('--json'))).toMatchObject({ groups: expect.any(Array) });
  });
});

/** With more time than a service has, for a machine that is busy. */
function getQuestions({ engines, dataset }: Service) {
  const vocabulary = getVocabulary(dataset.manifest);
  return createQuestionService(engines, { vocabulary, timeMs: 30_000 });
}
