import { describe, expect, it } from 'vitest';
import { createVocabulary, mergeVocabularies } from './create-vocabulary.js';
import { WIKIDATA } from './standard-vocabularies.js';

const wdt = (code: string) => `http://www.wikidata.org/prop/direct/${code}`;

describe('isEdge', () => {
  it.each([
    wdt('P31'),
    'http://www.w3.org/2000/01/rdf-schema#subClassOf',
    'http://www.w3.org/2004/02/skos/core#broader',
    'http://id.nlm.nih.gov/mesh/vocab#broaderDescriptor',
    'http://purl.obolibrary.org/obo/RO_0002200',
  ])('takes %s', (predicate) => {
    expect(WIKIDATA.isEdge(predicate)).toBe(true);
  });

  it.each([
    'http://www.wikidata.org/prop/P31',
    'http://www.wikidata.org/prop/statement/P31',
    'http://www.wikidata.org/prop/qualifier/P31',
    'http://www.wikidata.org/prop/direct-normalized/P31',
    'http://www.wikidata.org/prop/direct/X31',
    'http://wikiba.se/ontology#directClaim',
    'http://www.w3.org/ns/prov#wasDerivedFrom',
    'http://www.w3.org/1999/02/22-rdf-syntax-ns#type',
    'http://www.w3.org/2002/07/owl#sameAs',
    'http://www.w3.org/2004/02/skos/core#exactMatch',
    'http://schema.org/about',
  ])('leaves %s out', (predicate) => {
    expect(WIKIDATA.isEdge(predicate)).toBe(false);
  });

  it('is changed by one line of data', () => {
    const extension = { name: 'own', properties: { P31: { edge: false } } };
    const { isEdge, getLabel } = createVocabulary(mergeVocabularies(WIKIDATA.data, extension));
    expect([isEdge(wdt('P31')), isEdge(wdt('P279')), getLabel('P31')]).toEqual([
      false,
      true,
      'instance of',
    ]);
  });
});

describe('getRole', () => {
  it.each([
    ['http://www.w3.org/2000/01/rdf-schema#label', 'label'],
    ['http://www.w3.org/2004/02/skos/core#altLabel', 'alias'],
    ['http://schema.org/description', 'description'],
    ['http://www.w3.org/1999/02/22-rdf-syntax-ns#type', 'type'],
    ['http://www.w3.org/2000/01/rdf-schema#subClassOf', 'superclass'],
    [wdt('P31'), 'class'],
    [wdt('P486'), 'mesh-id'],
    [wdt('P2176'), 'claim'],
    ['http://purl.obolibrary.org/obo/RO_0002200', 'claim'],
    ['http://www.w3.org/ns/prov#wasDerivedFrom', 'reference'],
    ['http://wikiba.se/ontology#directClaim', 'predicate'],
    ['http://www.wikidata.org/prop/P31', 'annotation'],
    ['http://schema.org/about', 'annotation'],
  ])('reads %s as %s', (predicate, role) => {
    expect(WIKIDATA.getRole(predicate)).toBe(role);
  });

  it('gives the predicates of a role', () => {
    expect(WIKIDATA.toPredicates('superclass')).toEqual([
      wdt('P279'),
      'http://www.w3.org/2000/01/rdf-schema#subClassOf',
    ]);
  });
});

describe('inheritedProperties', () => {
  it('has genes and drugs by default, and symptoms only on request', () => {
    const byDefault = WIKIDATA.inheritedProperties();
    expect(byDefault).toEqual(expect.arrayContaining(['P2293', 'P2175', 'P2176']));
    expect(byDefault).not.toContain('P780');
    expect(WIKIDATA.inheritedProperties({ isWide: true })).toEqual(
      expect.arrayContaining([...byDefault, 'P780', 'P828']),
    );
  });
});

describe('relations', () => {
  const { getRelation, inverseOf, getWeight, isMembership } = WIKIDATA;

  it('gives a property and its inverse one name', () => {
    expect(getRelation(wdt('P2175'))).toBe(getRelation(wdt('P2176')));
    expect(getRelation(wdt('P361'))).toBe(getRelation(wdt('P527')));
    expect(getRelation(wdt('P279'))).not.toBe(getRelation(wdt('P31')));
    expect([inverseOf('P2175'), inverseOf('P2176'), inverseOf('P31')]).toEqual([
      'P2176',
      'P2175',
      null,
    ]);
  });

  it('weighs what is specific above structure, and structure above class membership', () => {
    const weights = ['P2176', 'P129', 'P279', 'P1057', 'P31'].map(getWeight);
    expect(weights).toEqual([...weights].sort((left, right) => right - left));
    expect(new Set(weights).size).toBe(weights.length);
    expect(['P31', 'P703', 'P279'].map(isMembership)).toEqual([true, true, false]);
  });

  it('gives relations without an entry a weight between', () => {
    expect(getWeight('P999999')).toBe(0.4);
    expect(getWeight('http://purl.obolibrary.org/obo/RO_0002200')).toBe(0.2);
  });

  it('names the properties that identify', () => {
    expect(WIKIDATA.identifierProperties).toEqual(expect.arrayContaining(['P486', 'P715']));
    expect(WIKIDATA.identifierProperties).not.toContain('P2176');
  });
});

describe('propertiesOf', () => {
  it('gives the paths of a relation from either end', () => {
    expect(WIKIDATA.propertiesOf('treats')).toEqual(['P2175', '^P2176']);
    expect(WIKIDATA.propertiesOf('treats', { from: 'right' })).toEqual(['^P2175', 'P2176']);
    expect(WIKIDATA.propertiesOf('treats', { isWide: true })).toContain('P1924');
    expect(WIKIDATA.propertiesOf('no-such-relation')).toEqual([]);
  });

  it('labels every relation and every property', () => {
    expect(WIKIDATA.relations.map(WIKIDATA.getRelationLabel)).not.toContain(null);
    expect(WIKIDATA.getRelationLabel('mesh-descriptor-id')).toBe('MeSH descriptor ID');
    expect(Object.values(WIKIDATA.data.properties).map(({ label }) => label)).not.toContain(
      undefined,
    );
  });
});
