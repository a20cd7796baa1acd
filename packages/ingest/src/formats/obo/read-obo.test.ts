import { describe, expect, it } from 'vitest';
import { readText, shortened } from '../../../test/testing/read-text.js';

const HEADER = 'format-version: 1.4\nontology: lab\n\n';

async function read(stanzas: string) {
  const { triples, rejects } = await readText('obo', `${HEADER}${stanzas}`);
  return { triples: shortened(triples), rejects };
}

describe('readObo', () => {
  it('reads names, synonyms by scope, definitions, identifiers and parents', async () => {
    const { triples, rejects } = await read(`[Term]
id: LAB:0001 ! the first
name: wheezy cough
alt_id: LAB:0009
def: "A cough: with \\"wheeze\\".\\nLoud." [PMID:1, url:http\\://example.org]
synonym: "whistling cough" EXACT LAB:short [PMID:2]
synonym: "cough" BROAD []
synonym: "dry cough" NARROW []
synonym: "hack" RELATED layperson []
xref: MESH:D000001 "a heading" {source="own"}
is_a: LAB:0002 {is_inferred="true"} ! cough
property_value: skos:exactMatch "MIM:100" xsd:string
property_value: skos:broadMatch UMLS_CUI:C01
equivalent_to: DOID:1
`);
    expect(rejects).toEqual([]);
    expect(triples).toEqual(
      [
        'obo:LAB_0001 rdf:type owl:Class',
        'obo:LAB_0001 rdfs:label "wheezy cough"',
        'obo:LAB_0001 oio:hasAlternativeId "LAB:0009"',
        'obo:LAB_0001 obo:IAO_0000115 "A cough: with \\"wheeze\\".\\nLoud."',
        'obo:LAB_0001 oio:hasExactSynonym "whistling cough"',
        'obo:LAB_0001 oio:hasBroadSynonym "cough"',
        'obo:LAB_0001 oio:hasNarrowSynonym "dry cough"',
        'obo:LAB_0001 oio:hasRelatedSynonym "hack"',
        'obo:LAB_0001 oio:hasDbXref "MESH:D000001"',
        'obo:LAB_0001 rdfs:subClassOf obo:LAB_0002',
        'obo:LAB_0001 skos:exactMatch <https://omim.org/entry/100>',
        'obo:LAB_0001 skos:broadMatch <http://linkedlifedata.com/resource/umls/id/C01>',
        'obo:LAB_0001 owl:equivalentClass obo:DOID_1',
      ].sort(),
    );
  });

  it('reports obsolete terms and what replaces them', async () => {
    const { triples } = await read(
      '[Term]\nid: LAB:1\nname: obsolete x\nis_obsolete: true\nreplaced_by: LAB:2\n',
    );
    expect(triples).toContain('obo:LAB_1 owl:deprecated "true"^^xsd:boolean');
    expect(triples).toContain('obo:LAB_1 obo:IAO_0100001 obo:LAB_2');
  });

  it('reads declared namespaces, second names and suggested replacements', async () => {
    const { triples, rejects } = await readText(
      'obo',
      'format-version: 1.2\nidspace: XYZ http://xyz.example/term/ "XYZ"\n\n[Term]\nid: XYZ:2\nname: honey cake (sliced)\nname: honey cake sliced\nxref: KEGG COMPOUND:C00031 "KEGG"\nconsider: XYZ:1\n',
    );
    const term = '<http://xyz.example/term/2>';
    expect(rejects).toEqual([]);
    expect(shortened(triples)).toEqual(
      [
        `${term} rdf:type owl:Class`,
        `${term} rdfs:label "honey cake (sliced)"`,
        `${term} oio:hasExactSynonym "honey cake sliced"`,
        `${term} oio:hasDbXref "KEGG COMPOUND:C00031"`,
        `${term} oio:consider <http://xyz.example/term/1>`,
      ].sort(),
    );
  });

  it('rejects identifiers with spaces, which would become one term', async () => {
    const { triples, rejects } = await read('[Term]\nid: no prefix a\n\n[Term]\nid: no prefix b\n');
    expect(triples).toEqual([]);
    expect(rejects).toMatchObject([
      { line: 5, reason: 'the identifier has a space' },
      { line: 8, reason: 'the identifier has a space' },
    ]);
  });

  it('resolves relations by what is declared, even at the end of the file', async () => {
    const { triples } = await read(`[Term]
id: LAB:1
relationship: part_of LAB:2 ! common
relationship: treated_with CHEBI:3
relationship: never_defined LAB:4
relationship: RO:0002200 HP:5

[Typedef]
id: treated_with
name: treated with
xref: RO:0002302

[Typedef]
id: note_of
name: a note
is_metadata_tag: true
`);
    expect(triples).toEqual(
      [
        'obo:LAB_1 rdf:type owl:Class',
        'obo:LAB_1 obo:BFO_0000050 obo:LAB_2',
        'obo:LAB_1 obo:RO_0002302 obo:CHEBI_3',
        'obo:LAB_1 obo:lab#never_defined obo:LAB_4',
        'obo:LAB_1 obo:RO_0002200 obo:HP_5',
        'obo:RO_0002302 rdf:type owl:ObjectProperty',
        'obo:RO_0002302 rdfs:label "treated with"',
      ].sort(),
    );
  });

  it('gives terms the namespace that the header names, unless they have one', async () => {
    const { triples } = await readText(
      'obo',
      'format-version: 1.2\r\ndefault-namespace: plants\r\n\r\n[Term]\r\nid: LAB:1\r\n\r\n[Term]\r\nid: LAB:2\r\nnamespace: roots\r\n',
    );
    expect(shortened(triples).filter((line) => line.includes('hasOBONamespace'))).toEqual([
      'obo:LAB_1 oio:hasOBONamespace "plants"',
      'obo:LAB_2 oio:hasOBONamespace "roots"',
    ]);
  });

  it('rejects single lines with their place, and reads the rest', async () => {
    const { triples, rejects } = await read(
      '[Term]\nid: LAB:1\nname: one\nsynonym: no marks EXACT []\nthis is no tag\nis_a:\n\n[Term]\nname: two\n\n[Term]\nid: LAB:3\nname: three\n',
    );
    expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [7, 'the synonym is not in quotation marks'],
      [8, 'the line is not of the form "tag: value"'],
      [9, 'the identifier of the linked term is not valid'],
      [12, 'the stanza has no valid "id:" before this line'],
    ]);
    expect(triples).toContain('obo:LAB_3 rdfs:label "three"');
  });
});
