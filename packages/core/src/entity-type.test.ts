import { describe, expect, it } from 'vitest';
import {
  CLASS_ENTITY_TYPES,
  ENTITY_TYPE_LABELS,
  ENTITY_TYPES,
  entityTypesOf,
  isEntityType,
} from './entity-type.js';

const wd = (qid: string) => `http://www.wikidata.org/entity/${qid}`;
const UNKNOWN = wd('Q1');

describe('ENTITY_TYPES', () => {
  it('is in alphabetical order, without repetition, each type with a label of its own', () => {
    expect(ENTITY_TYPES).toEqual([...ENTITY_TYPES].sort());
    expect(new Set(ENTITY_TYPES).size).toBe(44);
    expect(new Set(Object.values(ENTITY_TYPE_LABELS)).size).toBe(44);
  });

  it('refuses other spellings', () => {
    expect(isEntityType('DISEASE')).toBe(true);
    expect(isEntityType('disease')).toBe(false);
    expect(isEntityType('GROUP_OF_STEREOISMERS')).toBe(false);
    expect(isEntityType(undefined)).toBe(false);
  });

  it('is reached by every class of the table', () => {
    for (const [iri, type] of CLASS_ENTITY_TYPES) {
      expect(iri).toMatch(/^http:\/\/www\.wikidata\.org\/entity\/Q\d+$/);
      expect(isEntityType(type)).toBe(true);
    }
  });
});

describe('entityTypesOf', () => {
  it.each([
    ['Q12136', 'DISEASE'],
    ['Q12140', 'MEDICATION'],
    ['Q7187', 'GENE'],
    ['Q277338', 'GENE'],
    ['Q8054', 'PROTEIN'],
    ['Q169872', 'SYMPTOM'],
    ['Q4915012', 'BIOLOGICAL_PATHWAY'],
    ['Q2996394', 'BIOLOGICAL_PROCESS'],
    ['Q215980', 'RIBOSOMAL_RNA'],
  ])('reads class %s as %s', (qid, type) => {
    expect(entityTypesOf(UNKNOWN, [wd(qid)])).toEqual([type]);
  });

  it('keeps the types of several classes, each once, in the order given', () => {
    const classes = [wd('Q12140'), wd('Q11173'), wd('Q79529'), wd('Q42')];
    expect(entityTypesOf(UNKNOWN, classes)).toEqual(['MEDICATION', 'CHEMICAL_COMPOUND']);
  });

  it.each([
    ['http://purl.obolibrary.org/obo/HP_0001250', 'SYMPTOM'],
    ['http://purl.obolibrary.org/obo/UBERON_0000955', 'ANATOMICAL_STRUCTURE'],
    ['http://purl.obolibrary.org/obo/CL_0000540', 'CELL_TYPE'],
    ['http://purl.obolibrary.org/obo/CLO_0000001', 'CELL_LINE'],
    ['http://purl.obolibrary.org/obo/MONDO_0007299', 'DISEASE'],
    ['https://identifiers.org/drugbank:DB00157', 'MEDICATION'],
    ['https://identifiers.org/wikipathways:WP1000', 'BIOLOGICAL_PATHWAY'],
  ])('falls back to the namespace of %s', (iri, type) => {
    expect(entityTypesOf(iri, [])).toEqual([type]);
  });

  it('lets a class outrank the namespace, and the namespace the evidence', () => {
    const iri = 'http://purl.obolibrary.org/obo/HP_0001250';
    expect(entityTypesOf(iri, [wd('Q12136')])).toEqual(['DISEASE']);
    expect(entityTypesOf(iri, [], { properties: ['P351'] })).toEqual(['SYMPTOM']);
  });

  it('ranks properties by how telling they are, whatever their order', () => {
    expect(entityTypesOf(UNKNOWN, [], { properties: ['P486', 'P492', 'P351'] })).toEqual(['GENE']);
    expect(entityTypesOf(UNKNOWN, [], { properties: ['P351', 'P492', 'P486'] })).toEqual(['GENE']);
    expect(entityTypesOf(UNKNOWN, [], { properties: new Set(['P2176']) })).toEqual(['DISEASE']);
    expect(entityTypesOf(UNKNOWN, [], { properties: ['P2293', 'P353'] })).toEqual(['GENE']);
    expect(entityTypesOf(UNKNOWN, [], { properties: ['P2293', 'P486'] })).toEqual(['DISEASE']);
    expect(entityTypesOf(UNKNOWN, [], { objectOf: ['P1057'] })).toEqual(['CHROMOSOME']);
  });

  it('reads the longest known branch of a MeSH tree number', () => {
    expect(entityTypesOf(UNKNOWN, [], { meshTreeCodes: ['A11.436'] })).toEqual(['CELL_TYPE']);
    expect(entityTypesOf(UNKNOWN, [], { meshTreeCodes: ['A08.186'] })).toEqual([
      'ANATOMICAL_STRUCTURE',
    ]);
    expect(entityTypesOf(UNKNOWN, [], { meshTreeCodes: ['D27.505.954.16'] })).toEqual([
      'THERAPEUTIC_USE',
    ]);
    expect(entityTypesOf(UNKNOWN, [], { meshTreeCodes: ['Z01.107'] })).toEqual(['UNDEFINED']);
  });

  it.each([
    ['protein-coding gene in the species Danio rerio', 'GENE'],
    ['mammalian protein found in Homo sapiens', 'PROTEIN'],
    ['InterPro Family', 'PROTEIN_FAMILY'],
    ['group of stereoisomers', 'GROUP_OF_STEREOISOMERS'],
    ['chemical compound', 'CHEMICAL_COMPOUND'],
    ['species of fungus', 'TAXON'],
    ['rare genetic disorder', 'DISEASE'],
    ['clinical trial', 'CLINICAL_TRIAL'],
    ['radiologic sign', 'SYMPTOM'],
    ['hip hop recording artist', 'UNDEFINED'],
  ])('reads the description "%s" as %s', (description, type) => {
    expect(entityTypesOf(UNKNOWN, [], { description })).toEqual([type]);
  });

  it('says UNDEFINED when nothing is known', () => {
    expect(entityTypesOf(UNKNOWN, [])).toEqual(['UNDEFINED']);
    expect(entityTypesOf(UNKNOWN, [wd('Q42')], { properties: [], description: '' })).toEqual([
      'UNDEFINED',
    ]);
  });
});
