import { standardVocabulary } from '@biographql/engines/vocabulary';
import { describe, expect, it } from 'vitest';
import { readTurtle } from '../rdf/read-turtle.js';
import { EntityCollector, type EntityRow } from './entity-collector.js';

const PREFIXES = `
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix oio: <http://www.geneontology.org/formats/oboInOwl#> .
@prefix obo: <http://purl.obolibrary.org/obo/> .
@prefix biolink: <https://w3id.org/biolink/vocab/> .
`;
const OBO = 'http://purl.obolibrary.org/obo/';

async function rowsOf(turtle: string): Promise<ReadonlyMap<string, EntityRow>> {
  const collector = new EntityCollector(standardVocabulary());
  const options = { source: 'terms.ttl', onReject: fail, renameBlank: (label: string) => label };
  for await (const batch of readTurtle(toChunks(PREFIXES + turtle), options)) collector.add(batch);
  return new Map([...collector.rows()].map((row) => [row.iri.replace(OBO, ''), row]));
}

async function* toChunks(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

function fail({ reason }: { readonly reason: string }): never {
  throw new Error(reason);
}

describe('terms of an ontology', () => {
  it('have names by scope, a definition, identifiers and a type', async () => {
    const rows = await rowsOf(`
obo:HP_0002072 a owl:Class ; rdfs:label "Chorea" ;
  oio:hasExactSynonym "Choreiform movements" ; oio:hasRelatedSynonym "Choreatic disease" ;
  oio:hasNarrowSynonym "Sydenham chorea" ; oio:hasBroadSynonym "Dyskinesia" ;
  obo:IAO_0000115 "Widespread arrhythmic involuntary movements." ;
  oio:hasDbXref "MESH:D002819", "UMLS:C0008489", "a page" ; oio:hasAlternativeId "HP:0002073" ;
  rdfs:subClassOf obo:HP_0004305 .
obo:HP_0004305 a owl:Class ; rdfs:label "Involuntary movements" .`);
    const chorea = rows.get('HP_0002072');
    expect(chorea).toMatchObject({
      label: 'Chorea',
      description: 'Widespread arrhythmic involuntary movements.',
      types: ['SYMPTOM'],
      aliases: ['Choreiform movements', 'Choreatic disease', 'Sydenham chorea', 'Dyskinesia'],
      relatedAliases: ['Choreatic disease', 'Sydenham chorea', 'Dyskinesia'],
      meshIds: ['D002819'],
      degree: 1,
    });
    expect(chorea?.identifiers.map(({ scheme, id }) => `${scheme}:${id}`).sort()).toEqual([
      'hp:0002073',
      'mesh:D002819',
      'umls:C0008489',
    ]);
  });

  it('stand under the term that their last replacement was merged into', async () => {
    const rows = await rowsOf(`
obo:DOID_1 a owl:Class ; rdfs:label "alpha" ; owl:deprecated true ; obo:IAO_0100001 obo:DOID_2 .
obo:DOID_2 a owl:Class ; rdfs:label "beta" ; owl:deprecated true ; obo:IAO_0100001 obo:DOID_3 .
obo:DOID_4 a owl:Class ; rdfs:label "gamma" ; oio:hasAlternativeId "DOID:3" .`);
    expect(rows.get('DOID_1')?.representative).toBe(`${OBO}DOID_4`);
    expect(rows.get('DOID_2')?.representative).toBe(`${OBO}DOID_4`);
  });

  it('are of the type of their root, or of their category', async () => {
    const rows = await rowsOf(`
obo:GO_0006915 a owl:Class ; rdfs:label "apoptotic process" ; rdfs:subClassOf obo:GO_0012501 .
obo:GO_0012501 a owl:Class ; rdfs:label "programmed cell death" ; rdfs:subClassOf obo:GO_0008150 .
<https://bioregistry.io/hgnc:3603> rdfs:label "FBN1" ; biolink:category biolink:Gene, biolink:NamedThing .
<https://bioregistry.io/hgnc:1100> rdfs:label "BRCA1" .
<http://lab.example/7> rdfs:label "aspirin" ; biolink:category biolink:NamedThing, biolink:Drug .`);
    const types = [...rows.values()].map(({ label, types }) => [label, ...types]);
    expect(new Map(types.map(([label = '', ...rest]) => [label, rest]))).toEqual(
      new Map([
        ['apoptotic process', ['BIOLOGICAL_PROCESS']],
        ['programmed cell death', ['BIOLOGICAL_PROCESS']],
        ['FBN1', ['GENE']],
        ['BRCA1', ['GENE']],
        ['aspirin', ['MEDICATION']],
      ]),
    );
    expect(rows.get('https://bioregistry.io/hgnc:3603')?.degree).toBe(0);
  });

  it('stand under what replaces them when they are deprecated, and last when nothing does', async () => {
    const rows = await rowsOf(`
obo:MONDO_0009299 rdfs:label "hypogonadotropic hypogonadism 7" .
obo:MONDO_0000002 rdfs:label "obsolete old name" ; owl:deprecated "true"^^xsd:boolean ;
  obo:IAO_0100001 obo:MONDO_0000003 .
obo:MONDO_0000003 rdfs:label "obsolete newer name" ; owl:deprecated true ; obo:IAO_0100001 "MONDO:0009299" .
obo:MONDO_0000004 rdfs:label "obsolete alone" ; owl:deprecated "true"^^xsd:boolean ; oio:hasDbXref "MESH:D1234567" .
obo:MONDO_0000005 rdfs:label "obsolete circle" ; owl:deprecated true ; obo:IAO_0100001 obo:MONDO_0000005 .
obo:MONDO_0000006 rdfs:label "not deprecated" ; owl:deprecated false ; obo:IAO_0100001 obo:MONDO_0009299 .`);
    const leader = `${OBO}MONDO_0009299`;
    expect([...rows].map(([iri, { representative }]) => [iri, representative])).toEqual([
      ['MONDO_0009299', leader],
      ['MONDO_0000006', null],
      ['MONDO_0000004', null],
      ['MONDO_0000005', null],
      ['MONDO_0000003', leader],
      ['MONDO_0000002', leader],
    ]);
    expect(rows.get('MONDO_0000004')?.popularity).toBe(0);
  });

  it('take what they are declared to be for an identifier', async () => {
    const rows = await rowsOf(`
obo:MONDO_0004979 rdfs:label "asthma" ;
  skos:exactMatch obo:DOID_2841, <https://meshb.nlm.nih.gov/record/ui?ui=D001249> ;
  skos:closeMatch <https://omim.org/MIM:600807> .`);
    expect(rows.get('MONDO_0004979')?.identifiers).toEqual([
      { scheme: 'mesh', id: 'D001249' },
      { scheme: 'doid', id: '2841' },
    ]);
  });
});
