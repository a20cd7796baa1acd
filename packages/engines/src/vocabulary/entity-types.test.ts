import { isEntityType } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { createVocabulary } from './create-vocabulary.js';
import { WIKIDATA } from './standard-vocabularies.js';

const { getEntityTypes } = WIKIDATA;
const wd = (qid: string) => `http://www.wikidata.org/entity/${qid}`;
const UNKNOWN = wd('Q1');

describe('classes', () => {
  it('mean types of the closed list, under their full IRIs', () => {
    const types = Object.keys(WIKIDATA.data.types.classes);
    const iris = types.flatMap((type) => (isEntityType(type) ? WIKIDATA.classesOf(type) : []));
    expect(iris.length).toBe(55);
    for (const iri of iris) {
      expect(iri).toMatch(/^http:\/\/www\.wikidata\.org\/entity\/Q\d+$/);
      expect(WIKIDATA.isKnownClass(iri)).toBe(true);
    }
  });

  it('are of the domain, or of the description', () => {
    expect(WIKIDATA.isDomainClass(wd('Q12136'))).toBe(true);
    expect(WIKIDATA.isDomainClass('http://wikiba.se/ontology#Statement')).toBe(false);
    expect(WIKIDATA.isDomainClass('http://www.w3.org/2002/07/owl#Class')).toBe(false);
    expect(WIKIDATA.isPropertyType('http://www.w3.org/2002/07/owl#ObjectProperty')).toBe(true);
  });

  it('distinguish a property from an entity, where a vocabulary says how', () => {
    expect(WIKIDATA.isPropertyEntity(wd('P2175'))).toBe(true);
    expect(WIKIDATA.isPropertyEntity(wd('Q2175'))).toBe(false);
    expect(createVocabulary({ name: 'none' }).isPropertyEntity(wd('P2175'))).toBe(false);
  });
});

describe('getEntityTypes', () => {
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
    expect(getEntityTypes(UNKNOWN, [wd(qid)])).toEqual([type]);
  });

  it('keeps the types of several classes, each once, in the order given', () => {
    const classes = [wd('Q12140'), wd('Q11173'), wd('Q79529'), wd('Q42')];
    expect(getEntityTypes(UNKNOWN, classes)).toEqual(['MEDICATION', 'CHEMICAL_COMPOUND']);
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
    expect(getEntityTypes(iri, [])).toEqual([type]);
  });

  it('lets a class outrank the namespace, and the namespace the evidence', () => {
    const iri = 'http://purl.obolibrary.org/obo/HP_0001250';
    expect(getEntityTypes(iri, [wd('Q12136')])).toEqual(['DISEASE']);
    expect(getEntityTypes(iri, [], { properties: ['P351'] })).toEqual(['SYMPTOM']);
  });

  it('ranks properties by how specific they are, whatever their order', () => {
    expect(getEntityTypes(UNKNOWN, [], { properties: ['P486', 'P492', 'P351'] })).toEqual(['GENE']);
    expect(getEntityTypes(UNKNOWN, [], { properties: ['P351', 'P492', 'P486'] })).toEqual(['GENE']);
    expect(getEntityTypes(UNKNOWN, [], { properties: new Set(['P2176']) })).toEqual(['DISEASE']);
    expect(getEntityTypes(UNKNOWN, [], { properties: ['P2293', 'P353'] })).toEqual(['GENE']);
    expect(getEntityTypes(UNKNOWN, [], { properties: ['P2293', 'P486'] })).toEqual(['DISEASE']);
    expect(getEntityTypes(UNKNOWN, [], { getObject: ['P1057'] })).toEqual(['CHROMOSOME']);
  });

  it('reads the longest known branch of a MeSH tree number', () => {
    expect(getEntityTypes(UNKNOWN, [], { meshTreeCodes: ['A11.436'] })).toEqual(['CELL_TYPE']);
    expect(getEntityTypes(UNKNOWN, [], { meshTreeCodes: ['A08.186'] })).toEqual([
      'ANATOMICAL_STRUCTURE',
    ]);
    expect(getEntityTypes(UNKNOWN, [], { meshTreeCodes: ['D27.505.954.16'] })).toEqual([
      'THERAPEUTIC_USE',
    ]);
    expect(getEntityTypes(UNKNOWN, [], { meshTreeCodes: ['Z01.107'] })).toEqual(['UNDEFINED']);
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
    expect(getEntityTypes(UNKNOWN, [], { description })).toEqual([type]);
  });

  it('says UNDEFINED when nothing is known', () => {
    expect(getEntityTypes(UNKNOWN, [])).toEqual(['UNDEFINED']);
    expect(getEntityTypes(UNKNOWN, [wd('Q42')], { properties: [], description: '' })).toEqual([
      'UNDEFINED',
    ]);
  });
});
