import { describe, expect, it } from 'vitest';
import {
  createVocabulary,
  getStandardVocabularies,
  mergeVocabularies,
  STANDARD_VOCABULARIES,
  standardVocabulary,
  WIKIDATA,
} from './index.js';
import { PREDICATE_ROLES } from './vocabulary-data.js';

const all = standardVocabulary();
const BIOLINK_NS = 'https://w3id.org/biolink/vocab/';
const OBO_NS = 'http://purl.obolibrary.org/obo/';
const OIO_NS = 'http://www.geneontology.org/formats/oboInOwl#';
const wdt = (code: string) => `http://www.wikidata.org/prop/direct/${code}`;

describe('the standard vocabulary', () => {
  it('reads relations by the properties of each vocabulary', () => {
    expect(all.propertiesOf('symptom')).toEqual(
      expect.arrayContaining(['P780', 'biolink:has_phenotype', `${OBO_NS}RO_0002452`]),
    );
    expect(all.propertiesOf('treats', { from: 'right' })).toEqual(
      expect.arrayContaining(['P2176', '^biolink:treats', `^${OBO_NS}RO_0002606`]),
    );
    expect(all.propertiesOf('subclass')).toEqual(
      expect.arrayContaining(['P279', 'biolink:subclass_of']),
    );
  });

  it('names properties of Biolink by prefixed names, which lead to their statements', () => {
    const name = all.readName(`${BIOLINK_NS}has_phenotype`);
    expect(name).toBe('biolink:has_phenotype');
    expect(all.getPredicate(name)).toBe(`${BIOLINK_NS}has_phenotype`);
    expect(all.getLabel(name)).toBe('has phenotype');
    expect(all.getCode(`${BIOLINK_NS}Disease`)).toBeNull();
    expect(all.getStatement(name)).toEqual({
      claim: 'urn:biographql:statement:has_phenotype',
      value: 'urn:biographql:value:has_phenotype',
    });
    expect(all.getStatement('P780')).toEqual(WIKIDATA.getStatement('P780'));
    expect(all.getRelation(`${BIOLINK_NS}phenotype_of`)).toBe('biolink:has_phenotype');
  });

  it('orders codes by system and number, before IRIs', () => {
    const names = [`${OBO_NS}RO_0002200`, 'biolink:treats', 'P31', 'biolink:causes', 'P279', 'P5'];
    expect(names.sort(all.compareNames)).toEqual([
      'P5',
      'P31',
      'P279',
      'biolink:causes',
      'biolink:treats',
      `${OBO_NS}RO_0002200`,
    ]);
  });

  it.each([
    [`${OIO_NS}hasExactSynonym`, 'alias'],
    [`${OIO_NS}hasRelatedSynonym`, 'related-alias'],
    [`${OIO_NS}hasNarrowSynonym`, 'narrow-alias'],
    [`${OIO_NS}hasBroadSynonym`, 'broad-alias'],
    [`${OIO_NS}hasDbXref`, 'cross-reference'],
    [`${OIO_NS}hasAlternativeId`, 'cross-reference'],
    [`${OBO_NS}IAO_0000115`, 'description'],
    [`${OBO_NS}IAO_0100001`, 'replacement'],
    ['http://www.w3.org/2002/07/owl#deprecated', 'deprecated'],
    ['http://www.w3.org/2004/02/skos/core#exactMatch', 'equivalence'],
    ['http://www.w3.org/2004/02/skos/core#closeMatch', 'annotation'],
    ['http://www.w3.org/2000/01/rdf-schema#subClassOf', 'superclass'],
    [`${BIOLINK_NS}subclass_of`, 'superclass'],
    [`${BIOLINK_NS}category`, 'class'],
    [`${BIOLINK_NS}same_as`, 'equivalence'],
    [`${BIOLINK_NS}negated`, 'negation'],
    [`${BIOLINK_NS}publications`, 'reference-pmid'],
    [`${BIOLINK_NS}onset_qualifier`, 'annotation'],
    [`${BIOLINK_NS}original_subject`, 'original'],
    [`${BIOLINK_NS}treats`, 'claim'],
    [`${OBO_NS}RO_0002200`, 'claim'],
    ['urn:biographql:statement:treats', 'annotation'],
    ['urn:biographql:value:treats', 'annotation'],
    [wdt('P780'), 'claim'],
  ])('reads %s as %s', (predicate, role) => {
    expect(all.getRole(predicate)).toBe(role);
    if (role === 'annotation') expect(all.isEdge(predicate)).toBe(false);
    if (role === 'claim') expect(all.isEdge(predicate)).toBe(true);
  });

  it('derives types from category, root, namespace and the scheme of an IRI', () => {
    const typeOf = (iri: string, classes: readonly string[] = []) =>
      all.getEntityTypes(iri, classes);
    expect(typeOf('http://x.example/1', [`${BIOLINK_NS}Disease`])).toEqual(['DISEASE']);
    expect(typeOf(`${OBO_NS}GO_0006915`, [`${OBO_NS}GO_0008150`])).toEqual(['BIOLOGICAL_PROCESS']);
    expect(typeOf(`${OBO_NS}MP_0000001`)).toEqual(['SYMPTOM']);
    for (const iri of [
      'https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:3603',
      'https://bioregistry.io/hgnc:3603',
      'https://identifiers.org/HGNC:3603',
      'https://www.ncbi.nlm.nih.gov/gene/2200',
    ])
      expect(typeOf(iri)).toEqual(['GENE']);
    expect(typeOf('https://omim.org/MIM:154700')).toEqual(['DISEASE']);
    expect(typeOf('http://www.orpha.net/ORDO/Orphanet_558')).toEqual(['DISEASE']);
    expect(typeOf('http://x.example/2')).toEqual(['UNDEFINED']);
  });

  it('reads identifiers of ontologies, and what cross-references state', () => {
    expect(all.identifiers.ofReference('MESH:D001249')).toEqual([
      { scheme: 'mesh', id: 'D001249' },
    ]);
    expect(all.identifiers.ofReference('SCTID:195967001')).toEqual([
      { scheme: 'snomedct', id: '195967001' },
    ]);
    expect(all.identifiers.ofReference('https://omim.org/MIM:154700')).toEqual([
      { scheme: 'omim', id: '154700' },
    ]);
    expect(all.identifiers.ofReference(`${OBO_NS}NCBITaxon_9606`)).toEqual([
      { scheme: 'ncbitaxon', id: '9606' },
    ]);
    expect(all.identifiers.ofReference('asthma 5')).toEqual([]);
    expect(all.identifiers.ofIri('https://bioregistry.io/hgnc:3603')).toEqual([
      { scheme: 'hgnc', id: '3603' },
    ]);
  });
});

describe('standardVocabulary', () => {
  it('says of a graph of one vocabulary what that vocabulary says', () => {
    const wikidata = standardVocabulary(['wikidata']);
    for (const relation of WIKIDATA.relations) {
      for (const isWide of [false, true])
        expect(wikidata.propertiesOf(relation, { isWide })).toEqual(
          WIKIDATA.propertiesOf(relation, { isWide }),
        );
      expect(wikidata.getRelationLabel(relation)).toBe(WIKIDATA.getRelationLabel(relation));
    }
    for (const property of Object.keys(WIKIDATA.data.properties)) {
      const predicate = WIKIDATA.getPredicate(property);
      expect(wikidata.isEdge(predicate)).toBe(WIKIDATA.isEdge(predicate));
      expect(wikidata.getRole(predicate)).toBe(WIKIDATA.getRole(predicate));
      expect(wikidata.getWeight(property)).toBe(WIKIDATA.getWeight(property));
    }
    for (const role of PREDICATE_ROLES)
      expect(wikidata.toPredicates(role)).toEqual(WIKIDATA.toPredicates(role));
    expect(wikidata.classesOf('BIOLOGICAL_PATHWAY')).toEqual(
      WIKIDATA.classesOf('BIOLOGICAL_PATHWAY'),
    );
    for (const [name, scheme] of Object.entries(WIKIDATA.data.identifiers.schemes)) {
      const identifier = { scheme: name, id: '1' };
      expect(wikidata.identifiers.toUrl(identifier)).toBe(WIKIDATA.identifiers.toUrl(identifier));
      expect(wikidata.identifiers.compact(identifier)).toBe(`${scheme.prefixes[0]}:1`);
      expect(wikidata.identifiers.isSpecific(name)).toBe(scheme.specific ?? false);
    }
    expect(standardVocabulary(['wikidata'])).toBe(wikidata);
  });

  it('finds which vocabularies a graph uses by the relations that it states', () => {
    const label = 'http://www.w3.org/2000/01/rdf-schema#label';
    expect(getStandardVocabularies([label])).toEqual([]);
    expect(getStandardVocabularies([label, wdt('P2176')])).toEqual(['wikidata']);
    expect(getStandardVocabularies([`${BIOLINK_NS}treats`, `${OBO_NS}RO_0002200`])).toEqual([
      'obo',
      'biolink',
    ]);
    expect(getStandardVocabularies([`${OIO_NS}hasRelatedSynonym`])).toEqual(['obo']);
    expect(getStandardVocabularies([`${BIOLINK_NS}category`])).toEqual(['biolink']);
    expect(STANDARD_VOCABULARIES).toEqual(['wikidata', 'obo', 'biolink']);
  });

  it('is extended by a file of one’s own', () => {
    const extended = createVocabulary(
      mergeVocabularies(all.data, {
        name: 'own',
        prefixes: { lab: 'http://lab.example/' },
        properties: { 'lab:eases': { weight: 1 }, 'biolink:treats': { label: 'heals' } },
        relations: { treats: { properties: ['lab:eases'] } },
      }),
    );
    expect(extended.propertiesOf('treats')).toEqual([
      ...all.propertiesOf('treats'),
      'http://lab.example/eases',
    ]);
    expect(extended.getLabel('biolink:treats')).toBe('heals');
    expect(extended.getWeight('biolink:treats')).toBe(1);
  });
});
