import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { Store } from 'oxigraph';
import { beforeAll, describe, expect, it } from 'vitest';
import { countsOf } from '../src/counts.js';
import { iri, LITERATURE_GRAPH, PREFIXES, rowsOf, type SparqlQuery, wd } from '../src/index.js';
import * as catalog from '../src/queries/index.js';

const STARTER = fileURLToPath(new URL('../../starter-data/data/graph.nt.br', import.meta.url));
const isPresent = existsSync(STARTER);
if (!isPresent) process.stderr.write('The starter data is absent: the catalog is not executed.\n');

const disease = wd('Q35869'); // asthma
const otherDisease = wd('Q268667'); // atopic dermatitis
const gene = wd('Q14888579'); // ADORA1
const drug = wd('Q190012'); // adenosine
const symptom = iri('http://purl.obolibrary.org/obo/SYMP_0020000'); // airway stenosis
const few = { limit: 5 };

/** One call of every query; the drug has two side effects that the test adds, since the starter data hold none. */
const CALLS = {
  drugsForDisease: catalog.drugsForDisease(disease, few),
  genesOfDisease: catalog.genesOfDisease(disease, few),
  symptomsOfDisease: catalog.symptomsOfDisease(disease, few),
  causesOfDisease: catalog.causesOfDisease(wd('Q980926'), few),
  relatedDiseasesViaGenes: catalog.relatedDiseasesViaGenes(disease, few),
  relatedDiseasesViaDrugs: catalog.relatedDiseasesViaDrugs(disease, few),
  relatedDiseasesViaSymptoms: catalog.relatedDiseasesViaSymptoms(disease, few),
  diseasesWithSymptom: catalog.diseasesWithSymptom(symptom, few),
  diseasesBySymptoms: catalog.diseasesBySymptoms([symptom, wd('Q86')], few),
  drugTargetsForDisease: catalog.drugTargetsForDisease(disease, few),
  repurposingCandidates: catalog.repurposingCandidates(disease, few),
  genesSharedByDiseases: catalog.genesSharedByDiseases(disease, otherDisease, few),
  codesOfDisease: catalog.codesOfDisease(disease, few),
  diseasesByGeneCount: catalog.diseasesByGeneCount(few),
  diseasesForDrug: catalog.diseasesForDrug(drug, few),
  targetsOfDrug: catalog.targetsOfDrug(drug, few),
  targetsOfDrugWithRole: catalog.targetsOfDrugWithRole(wd('Q999805'), few),
  drugsSharingTargets: catalog.drugsSharingTargets(drug, few),
  drugsSharingDiseases: catalog.drugsSharingDiseases(drug, few),
  sideEffectsOfDrug: catalog.sideEffectsOfDrug(drug, few),
  drugsWithSideEffect: catalog.drugsWithSideEffect(wd('Q86'), few),
  chemistryOfDrug: catalog.chemistryOfDrug(drug, few),
  drugByChemblId: catalog.drugByChemblId('CHEMBL477', few),
  genesLinkingDrugAndDisease: catalog.genesLinkingDrugAndDisease(drug, disease, few),
  drugsByTargetCount: catalog.drugsByTargetCount(few),
  isDrugForDisease: catalog.isDrugForDisease(wd('Q5104342'), disease),
  entitiesByName: catalog.entitiesByName('asthma', few),
  labelsOf: catalog.labelsOf(disease, few),
  aliasesOf: catalog.aliasesOf(disease, few),
  descriptionOf: catalog.descriptionOf(disease, few),
  classesOf: catalog.classesOf(disease, few),
  instancesOf: catalog.instancesOf(wd('Q12136'), few),
  membersOfClass: catalog.membersOfClass(disease, few),
  superclassesOf: catalog.superclassesOf(disease, few),
  subclassesOf: catalog.subclassesOf(disease, few),
  classesBySize: catalog.classesBySize(few),
  entitiesByCode: catalog.entitiesByCode('P699', 'DOID:2841', few),
  isInstanceOf: catalog.isInstanceOf(disease, wd('Q12136')),
  diseasesOfGene: catalog.diseasesOfGene(gene, few),
  drugsForTarget: catalog.drugsForTarget(gene, few),
  interactionPartners: catalog.interactionPartners(gene, few),
  geneBySymbol: catalog.geneBySymbol('ADORA1', few),
  geneByEntrezId: catalog.geneByEntrezId('134', few),
  locationOfGene: catalog.locationOfGene(gene, few),
  genesOnChromosome: catalog.genesOnChromosome(wd('Q430258'), few),
  pathwaysOfGene: catalog.pathwaysOfGene(gene, few),
  partsOfPathway: catalog.partsOfPathway(
    { termType: 'NamedNode', value: 'https://identifiers.org/wikipathways:WP3591' },
    few,
  ),
  pathwaysOfDisease: catalog.pathwaysOfDisease(disease, few),
  markersOfCellType: catalog.markersOfCellType(wd('Q67801129'), few),
  cellTypesMarkedByGene: catalog.cellTypesMarkedByGene(wd('Q20969990'), few),
  isGeneOfDisease: catalog.isGeneOfDisease(gene, disease),
  propertiesOf: catalog.propertiesOf(disease, few),
  codesOf: catalog.codesOf(disease, few),
  outgoingNeighbors: catalog.outgoingNeighbors(disease, few),
  incomingNeighbors: catalog.incomingNeighbors(disease, few),
  neighborsByRelation: catalog.neighborsByRelation(disease, 'P279', few),
  relationCounts: catalog.relationCounts(disease, few),
  relationsBetween: catalog.relationsBetween(disease, gene, few),
  pathsOfLengthTwo: catalog.pathsOfLengthTwo(drug, disease, few),
  statementsOf: catalog.statementsOf(disease, 'P2176', few),
  qualifiersOf: catalog.qualifiersOf(wd('Q999805'), 'P129', few),
  referencesOf: catalog.referencesOf(disease, 'P2176', few),
  isConnected: catalog.isConnected(gene, disease),
  articlesMentioning: catalog.articlesMentioning(disease, gene, { ...few, since: '2020' }),
  drugsForDiseaseByArticles: catalog.drugsForDiseaseByArticles(disease, few),
  journalsOfGenesOfDisease: catalog.journalsOfGenesOfDisease(disease, few),
  entitiesOfAuthor: catalog.entitiesOfAuthor('Doe, Jane', few),
} satisfies Record<keyof typeof catalog, SparqlQuery>;

/** Columns of names, which lie on the way to being null only where a label is missing: the starter data label all they link. */
const LABELS = /Label$/;

describe('the catalog', () => {
  it('holds at least 40 queries, each called here', () => {
    expect(Object.keys(CALLS).sort()).toEqual(Object.keys(catalog).sort());
    expect(Object.keys(CALLS).length).toBeGreaterThanOrEqual(40);
  });

  it('refuses limits and languages out of range', () => {
    expect(() => catalog.drugsForDisease(disease, { limit: 0 })).toThrow('`limit` must be');
    expect(() => catalog.drugsForDisease(disease, { language: 'en"' })).toThrow(
      '`language` must be',
    );
    expect(() => catalog.neighborsByRelation(disease, 'P1> ?x')).toThrow(
      'is not a Wikidata property',
    );
  });
});

describe.skipIf(!isPresent)('the catalog on the starter data', { timeout: 60_000 }, () => {
  const store = new Store();

  beforeAll(() => {
    const triples = brotliDecompressSync(readFileSync(STARTER));
    store.load(triples, { format: 'application/n-triples', no_transaction: true, lenient: true });
    store.update(
      `INSERT DATA { <${drug.value}> <${PREFIXES.wdt}P1909> <${PREFIXES.wd}Q86>, <${PREFIXES.wd}Q35805> }`,
    );
    // The articles of a dataset are not in the package of its facts.
    store.update(
      `PREFIX schema: <${PREFIXES.schema}> INSERT { GRAPH <${LITERATURE_GRAPH}> {
        <urn:article> schema:name "an article" ; <${PREFIXES.dc}creator> "Doe, Jane" ;
          schema:datePublished "2021"^^<${PREFIXES.xsd}gYear> ; schema:isPartOf <urn:journal> ;
          schema:mentions <${disease.value}>, ?gene, ?drug . <urn:journal> schema:name "a journal" } }
      WHERE { <${disease.value}> <${PREFIXES.wdt}P2176> ?drug ; <${PREFIXES.wdt}P2293> ?gene }`,
    );
  }, 120_000);

  it.each(Object.entries(CALLS))('%s answers', (name, query: SparqlQuery) => {
    const json = JSON.parse(String(store.query(query.text, { results_format: 'json' })));
    if (query.form === 'ASK') return expect(json.boolean).toBe(true);
    const rows = rowsOf(
      json,
      query as SparqlQuery<Readonly<Record<string, string | number | null>>>,
    );
    expect(rows.length, name).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(5);
    for (const row of rows) {
      expect(Object.values(row).some((value) => value !== null)).toBe(true);
      for (const count of countsOf(query)) expect(row[count]).toBeGreaterThan(0);
    }
    const labels = Object.keys(rows[0] ?? {}).filter((column) => LABELS.test(column));
    const isLabeled =
      labels.length === 0 || rows.some((row) => labels.some((label) => row[label] !== null));
    expect(isLabeled, `${name} has labels`).toBe(true);
  });
});
