import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WIKIDATA } from './standard-vocabularies.js';

const { identifiers } = WIKIDATA;
const getStated = (text: string) =>
  identifiers
    .read(text)
    .filter(({ status }) => status === 'stated')
    .map(({ scheme, id }) => `${scheme} ${id}`);
const getBare = (text: string) =>
  identifiers.read(text).map(({ scheme, status }) => `${scheme} ${status}`);

describe('identifiers', () => {
  it.each([
    ['MESH:D001249', 'mesh D001249'],
    ['mesh:d001249', 'mesh D001249'],
    ['MeSH D001249', 'mesh D001249'],
    ['DOID:2841', 'doid 2841'],
    ['doid:DOID:2841', 'doid 2841'],
    ['MONDO_0004979', 'mondo 0004979'],
    ['HP:0002099', 'hp 0002099'],
    ['uniprot:p04637', 'uniprot P04637'],
    ['ENSEMBL:ENSG00000141510.18', 'ensembl ENSG00000141510'],
    ['HGNC:11998', 'hgnc 11998'],
    ['ICD-10: J45', 'icd10 J45'],
    ['CAS 50-78-2', 'cas 50-78-2'],
    ['hgnc.symbol:C1orf112', 'hgnc.symbol C1orf112'],
    ['https://identifiers.org/mesh:D001249', 'mesh D001249'],
    ['identifiers.org/doid/DOID:2841', 'doid 2841'],
    ['https://bioregistry.io/mondo:0004979', 'mondo 0004979'],
    ['http://purl.obolibrary.org/obo/DOID_2841', 'doid 2841'],
    ['<http://purl.obolibrary.org/obo/HP_0002099>', 'hp 0002099'],
    ['https://www.uniprot.org/uniprotkb/P04637/entry', 'uniprot P04637'],
    ['uniprot.org/uniprotkb/P04637', 'uniprot P04637'],
    ['http://id.nlm.nih.gov/mesh/D001249', 'mesh D001249'],
    ['https://www.ncbi.nlm.nih.gov/gene/7157', 'ncbigene 7157'],
    ['https://www.wikidata.org/wiki/Q35869', 'wikidata Q35869'],
    ['http://www.wikidata.org/entity/Q35869', 'wikidata Q35869'],
    ['https://meshb.nlm.nih.gov/record/ui?ui=D001249', 'mesh D001249'],
  ])('reads %s', (text, expected) => {
    expect(getStated(text)).toEqual([expected]);
  });

  it.each([
    ['D001249', ['mesh first']],
    ['p04637', ['uniprot first']],
    ['H19', ['icd10 after', 'icd10cm after']],
    ['50-78-2', ['cas after']],
    ['ASTHMATICS', ['unii first']],
  ])('reads %s that stands alone', (text, expected) => {
    expect(getBare(text)).toEqual(expected);
  });

  it('reads plain numbers last, and never as numbers of an ontology', () => {
    const schemes = getBare('7157');
    expect(schemes).toContain('ncbigene last');
    expect(schemes.every((found) => found.endsWith(' last'))).toBe(true);
    expect(schemes.some((found) => found.startsWith('doid'))).toBe(false);
  });

  it.each(['asthma', 'type 2 diabetes', '', ' ', 'DOID:', 'mesh:', 'x'.repeat(300), '<>', '://'])(
    'states nothing of %j',
    (text) => {
      expect(getStated(text)).toEqual([]);
    },
  );

  it('reads values of properties as they stand in graphs, and rejects other forms', () => {
    expect(identifiers.ofProperty('P5270', 'MONDO_0043875')).toEqual({
      scheme: 'mondo',
      id: '0043875',
    });
    expect(identifiers.ofProperty('P699', 'DOID:2841')).toEqual({ scheme: 'doid', id: '2841' });
    expect(identifiers.ofProperty('P493', '200.2200.2')).toBeNull();
    expect(identifiers.ofProperty('P31', 'D001249')).toBeNull();
  });

  it('reads what it writes', () => {
    const known = fc.constantFrom(
      { scheme: 'mesh', id: 'D001249' },
      { scheme: 'go', id: '0008150' },
      { scheme: 'chembl', id: 'CHEMBL25' },
      { scheme: 'uniprot', id: 'P04637' },
      { scheme: 'icd10', id: 'J45.9' },
      { scheme: 'inchikey', id: 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N' },
    );
    fc.assert(
      fc.property(known, fc.boolean(), (identifier, isUpper) => {
        const compact = identifiers.compact(identifier);
        const typed = isUpper ? compact.toUpperCase() : compact.toLowerCase();
        expect(identifiers.read(typed)[0]).toMatchObject(identifier);
        const url = identifiers.toUrl(identifier);
        if (url !== null) expect(identifiers.read(url)[0]).toMatchObject(identifier);
      }),
    );
  });

  it('never throws on what is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        for (const { scheme, id } of identifiers.read(text))
          expect(identifiers.compact({ scheme, id })).not.toBe('');
      }),
    );
  });

  it('converts between IRIs and identifiers', () => {
    const iri = 'http://purl.obolibrary.org/obo/MONDO_0004979';
    expect(identifiers.ofIri(iri)).toEqual([{ scheme: 'mondo', id: '0004979' }]);
    expect(identifiers.toIri({ scheme: 'mondo', id: '0004979' })).toBe(iri);
    expect(identifiers.toIri({ scheme: 'unknown', id: 'J45' })).toBeNull();
  });

  it('knows schemes by name, prefix and property', () => {
    expect(['Entrez', 'ncbigene', 'P351', 'nothing'].map(identifiers.getScheme)).toEqual([
      'ncbigene',
      'ncbigene',
      'ncbigene',
      null,
    ]);
  });
});
