import { describe, expect, it } from 'vitest';
import {
  createVocabulary,
  mergeVocabularies,
  toSparqlPath,
  VocabularyError,
  WIKIDATA,
} from './index.js';

const OWN = {
  name: 'own',
  prefixes: { biolink: 'https://w3id.org/biolink/vocab/' },
  properties: {
    'biolink:treats': { label: 'treats', inverseOf: 'biolink:treated_by', weight: 1 },
    'biolink:treated_by': { label: 'treated by' },
    'biolink:category': { label: 'category', role: 'class' },
  },
  relations: { treats: { properties: ['biolink:treats', '^biolink:treated_by'] } },
  types: { classes: { DISEASE: { 'biolink:Disease': 'disease' } } },
};
const TREATS = 'https://w3id.org/biolink/vocab/treats';

describe('createVocabulary', () => {
  it('writes prefixed names out', () => {
    const vocabulary = createVocabulary(OWN);
    expect(vocabulary.propertiesOf('treats')[0]).toBe(TREATS);
    expect(vocabulary.getPredicate(TREATS)).toBe(TREATS);
    expect(vocabulary.getRole('https://w3id.org/biolink/vocab/category')).toBe('class');
    expect(vocabulary.getRelation(TREATS)).toBe('https://w3id.org/biolink/vocab/treated_by');
    expect(vocabulary.isKnownClass('https://w3id.org/biolink/vocab/Disease')).toBe(true);
    expect(toSparqlPath(vocabulary, vocabulary.propertiesOf('treats', { from: 'right' }))).toBe(
      `^<${TREATS}>|<https://w3id.org/biolink/vocab/treated_by>`,
    );
  });

  it.each<[string, unknown]>([
    ['', null],
    ['name', {}],
    ['properties.P1.weight', { name: 'x', properties: { P1: { weight: 2 } } }],
    ['properties.P1.edges', { name: 'x', properties: { P1: { edges: true } } }],
    ['properties.P1.role', { name: 'x', properties: { P1: { role: 'friend' } } }],
    ['properties.P1.inverseOf', { name: 'x', properties: { P1: { inverseOf: 'P2' } } }],
    ['relations.treats.also.0', { name: 'x', relations: { treats: { also: ['^P2'] } } }],
    ['types.objectsOf.0', { name: 'x', types: { objectsOf: [['P2', 'GENE']] } }],
    ['types.classes.GENOME', { name: 'x', types: { classes: { GENOME: {} } } }],
    ['codes.0.pattern', { name: 'x', codes: [{ pattern: '(', claim: 'http://x/' }] }],
  ])('names the path of a mistake: %s', (path, file) => {
    let error: unknown;
    try {
      createVocabulary(file);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(VocabularyError);
    expect(error).toMatchObject({ path, code: 'INVALID_ARGUMENT' });
  });
});

describe('names of properties', () => {
  const { getCode, readName, getPredicate, getStatement, compareNames } = WIKIDATA;
  const wdt = (code: string) => `http://www.wikidata.org/prop/direct/${code}`;

  it('are the codes of direct claims, and the IRIs of other predicates', () => {
    expect(getCode(wdt('P2176'))).toBe('P2176');
    expect(getCode('http://www.wikidata.org/prop/P2176')).toBeNull();
    expect(getCode(wdt('P2176/x'))).toBeNull();
    expect(readName('http://purl.org/dc/terms/references')).toBe(
      'http://purl.org/dc/terms/references',
    );
    expect([wdt('P2176'), TREATS].map((predicate) => getPredicate(readName(predicate)))).toEqual([
      wdt('P2176'),
      TREATS,
    ]);
  });

  it('lead to statements where the graph has them', () => {
    expect(getStatement('P2176')).toEqual({
      claim: 'http://www.wikidata.org/prop/P2176',
      value: 'http://www.wikidata.org/prop/statement/P2176',
    });
    expect(getStatement(TREATS)).toBeNull();
  });

  it('are ordered: codes by number, IRIs after them', () => {
    const names = ['http://b.example/p', 'P1057', 'http://a.example/p', 'P31', 'P279'];
    expect(names.sort(compareNames)).toEqual([
      'P31',
      'P279',
      'P1057',
      'http://a.example/p',
      'http://b.example/p',
    ]);
  });
});

describe('mergeVocabularies', () => {
  const merged = createVocabulary(mergeVocabularies(WIKIDATA.data, OWN));

  it('adds to relations and classes, and keeps what was there', () => {
    expect(merged.name).toBe('own');
    expect(merged.propertiesOf('treats')).toEqual([
      'P2175',
      '^P2176',
      TREATS,
      '^https://w3id.org/biolink/vocab/treated_by',
    ]);
    expect(merged.propertiesOf('treats', { isWide: true })).toContain('P1924');
    expect(merged.classesOf('DISEASE')).toHaveLength(WIKIDATA.classesOf('DISEASE').length + 1);
    expect(merged.getWeight('P2176')).toBe(1);
  });

  it('asks the later tables of types first', () => {
    const extension = { name: 'own', types: { subjectsOf: [['P486', 'SYMPTOM']] } };
    const { getEntityTypes } = createVocabulary(mergeVocabularies(WIKIDATA.data, extension));
    const properties = ['P351', 'P486'];
    expect(getEntityTypes('http://example.org/x', [], { properties })).toEqual(['SYMPTOM']);
    expect(WIKIDATA.getEntityTypes('http://example.org/x', [], { properties })).toEqual(['GENE']);
  });

  it('rejects one prefix for two namespaces', () => {
    const extension = { name: 'own', prefixes: { rdfs: 'http://example.org/' } };
    expect(() => mergeVocabularies(WIKIDATA.data, extension)).toThrow('`prefixes.rdfs`');
  });
});
