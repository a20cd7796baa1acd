import { describe, expect, it } from 'vitest';
import {
  comparePropertyNames,
  isEdgePredicate,
  propertyCode,
  propertyName,
  relationOf,
  relationWeight,
} from './graph-properties.js';

const wdt = (code: string) => `http://www.wikidata.org/prop/direct/${code}`;

describe('property names', () => {
  it('reads the code of direct claims only', () => {
    expect(propertyCode(wdt('P2176'))).toBe('P2176');
    expect(propertyCode('http://www.wikidata.org/prop/P2176')).toBeNull();
    expect(propertyCode(wdt('P2176/x'))).toBeNull();
  });

  it('keeps the IRI of a property without a code', () => {
    expect(propertyName('http://purl.org/dc/terms/references')).toBe(
      'http://purl.org/dc/terms/references',
    );
  });

  it('orders codes by number and IRIs after them', () => {
    const names = ['http://b.example/p', 'P1057', 'http://a.example/p', 'P31', 'P279'];
    expect(names.sort(comparePropertyNames)).toEqual([
      'P31',
      'P279',
      'P1057',
      'http://a.example/p',
      'http://b.example/p',
    ]);
  });
});

describe('isEdgePredicate', () => {
  it.each([
    wdt('P31'),
    'http://www.w3.org/2000/01/rdf-schema#subClassOf',
    'http://www.w3.org/2004/02/skos/core#broader',
    'http://id.nlm.nih.gov/mesh/vocab#broaderDescriptor',
    'http://purl.obolibrary.org/obo/RO_0002200',
  ])('takes %s', (predicate) => {
    expect(isEdgePredicate(predicate)).toBe(true);
  });

  it.each([
    'http://www.wikidata.org/prop/P31',
    'http://www.wikidata.org/prop/statement/P31',
    'http://www.wikidata.org/prop/qualifier/P31',
    'http://www.wikidata.org/prop/direct-normalized/P31',
    'http://wikiba.se/ontology#directClaim',
    'http://www.w3.org/ns/prov#wasDerivedFrom',
    'http://www.w3.org/1999/02/22-rdf-syntax-ns#type',
    'http://www.w3.org/2002/07/owl#sameAs',
    'http://www.w3.org/2004/02/skos/core#exactMatch',
    'http://schema.org/about',
  ])('leaves %s out', (predicate) => {
    expect(isEdgePredicate(predicate)).toBe(false);
  });
});

describe('relations', () => {
  it('gives a property and its inverse one name', () => {
    expect(relationOf(wdt('P2175'))).toBe(relationOf(wdt('P2176')));
    expect(relationOf(wdt('P361'))).toBe(relationOf(wdt('P527')));
    expect(relationOf(wdt('P279'))).not.toBe(relationOf(wdt('P31')));
  });

  it('weighs what is specific above structure, and structure above class membership', () => {
    const weights = ['P2176', 'P129', 'P279', 'P1057', 'P31'].map(relationWeight);
    expect(weights).toEqual([...weights].sort((left, right) => right - left));
    expect(new Set(weights).size).toBe(weights.length);
  });

  it('gives relations without an entry a weight between', () => {
    expect(relationWeight('P999999')).toBe(0.4);
    expect(relationWeight('http://purl.obolibrary.org/obo/RO_0002200')).toBe(0.2);
  });
});
