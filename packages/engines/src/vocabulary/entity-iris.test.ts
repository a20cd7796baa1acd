import { isIri } from '@biographql/sparql';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityIri, entityIris, knownCurieIri } from './entity-iris.js';
import { WIKIDATA } from './standard-vocabularies.js';

describe('entityIri', () => {
  it.each([
    ['DOID:2841', 'http://purl.obolibrary.org/obo/DOID_2841'],
    ['OMIM:154700', 'https://omim.org/entry/154700'],
    ['MIM:154700', 'https://omim.org/entry/154700'],
    ['ORPHA:558', 'http://www.orpha.net/ORDO/Orphanet_558'],
    ['Orphanet:558', 'http://www.orpha.net/ORDO/Orphanet_558'],
    ['mesh:D008382', 'http://id.nlm.nih.gov/mesh/D008382'],
    ['HGNC:7883', 'http://identifiers.org/hgnc/7883'],
    ['NCBIGene:2200', 'http://identifiers.org/ncbigene/2200'],
    ['SNOMEDCT_US_2025_09_01:39000009', 'http://snomed.info/id/39000009'],
    ['MGI:MGI:88039', 'http://www.informatics.jax.org/accession/MGI:88039'],
    ['infores:mondo', 'https://w3id.org/information-resource-registry/mondo'],
    ['LAB:1', 'https://bioregistry.io/LAB:1'],
    ['LAB:a b"c', 'https://bioregistry.io/LAB:a%20b%22c'],
  ])('expands %s', (curie, iri) => {
    expect(entityIri(curie)).toBe(iri);
  });

  it.each([
    ['http://identifiers.org/hgnc/7883', 'http://identifiers.org/hgnc/7883'],
    ['https://identifiers.org/hgnc/7883', 'http://identifiers.org/hgnc/7883'],
    ['https://bioregistry.io/doid:2841', 'http://purl.obolibrary.org/obo/DOID_2841'],
    ['https://www.ncbi.nlm.nih.gov/gene/2200', 'http://identifiers.org/ncbigene/2200'],
    ['http://purl.obolibrary.org/obo/LAB_1', 'http://purl.obolibrary.org/obo/LAB_1'],
    ['<http://example.org/x>', 'http://example.org/x'],
  ])('leads %s to the form that is used here', (iri, canonical) => {
    expect(entityIri(iri)).toBe(canonical);
  });

  it('takes prefixes of the file where none is known', () => {
    const stems = new Map([
      ['lab', 'http://lab.example/'],
      ['omim', 'http://elsewhere.example/'],
    ]);
    expect(entityIri('LAB:1', stems)).toBe('http://lab.example/1');
    expect(entityIri('OMIM:1', stems)).toBe('https://omim.org/entry/1');
  });

  it.each(['', 'asthma', 'a b:c', ':1', 'DOID:'])('knows no entity in "%s"', (text) => {
    expect(entityIri(text)).toBeNull();
  });

  it('gives only IRIs that N-Triples allows, and the same for what it gave', () => {
    fc.assert(
      fc.property(
        fc.tuple(
          fc.constantFrom('DOID', 'MGI', 'LAB', 'kegg.drug'),
          fc.string({
            unit: fc.oneof(
              fc.constantFrom(...'#%[]?/:@\ue000\ufffd\ud800'),
              fc.string({ minLength: 1, maxLength: 1 }),
            ),
          }),
        ),
        (parts) => {
          const iri = entityIri(parts.join(':'));
          if (iri === null) return;
          expect(isIri(iri)).toBe(true);
          expect(entityIri(iri)).toBe(iri);
        },
      ),
    );
  });
});

it('knows the prefixes of the table alone', () => {
  expect(knownCurieIri('HP:0040281')).toBe('http://purl.obolibrary.org/obo/HP_0040281');
  expect(knownCurieIri('LAB:1')).toBeNull();
  expect(knownCurieIri('3/53')).toBeNull();
});

describe('entityIris', () => {
  it.each([
    ['HGNC:3603', 'hgnc 3603'],
    ['UniProtKB:P04637', 'uniprot P04637'],
    ['NCBIGene:2200', 'ncbigene 2200'],
    ['DRUGBANK:DB00619', 'drugbank DB00619'],
    ['OMIM:608232', 'omim 608232'],
    ['UMLS:C0004096', 'umls C0004096'],
    ['CHEMBL.COMPOUND:CHEMBL25', 'chembl CHEMBL25'],
    ['PUBCHEM.COMPOUND:2244', 'pubchem 2244'],
  ])('lists the IRIs of %s, which state the identifier', (curie, stated) => {
    const iris = entityIris(curie);
    expect(iris[0]).toBe(entityIri(curie));
    const [prefix = '', id = ''] = curie.split(':');
    for (const form of [`${prefix}:${id}`, `${prefix.toLowerCase()}/${id}`]) {
      const iri = `https://identifiers.org/${form}`;
      expect(iris).toContain(iri);
      expect(entityIris(iri)[0]).toBe(iris[0]);
    }
    expect(iris).toContain(`https://bioregistry.io/${prefix}:${id}`);
    const [read] = WIKIDATA.identifiers.ofIri(iris[0] ?? '');
    expect(`${read?.scheme} ${read?.id}`).toBe(stated);
  });

  it('knows the prefix of a laboratory in every form that readers and resolvers write', () => {
    const iri = 'https://bioregistry.io/LABK:9';
    expect(entityIris('LABK:9')).toEqual(
      expect.arrayContaining([iri, 'http://purl.obolibrary.org/obo/LABK_9']),
    );
    for (const form of ['https://identifiers.org/LABK:9', 'http://identifiers.org/LABK/9', iri])
      expect(entityIri(form)).toBe(iri);
  });

  it.each(['asthma', '', 'two words: text'])('lists none of %j', (text) => {
    expect(entityIris(text)).toEqual([]);
  });
});
