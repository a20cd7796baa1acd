import { describe, expect, it } from 'vitest';
import { readText, shortened } from '../../../test/testing/read-text.js';

const TABLE = `# curie_map:
#   LAB: http://lab.example/
#   OMIM: http://elsewhere.example/
# mapping_set_id: http://lab.example/set
subject_id\tpredicate_modifier\tpredicate_id\tobject_id\tobject_label\tmapping_justification\tconfidence
DOID:1\t\tskos:exactMatch\tLAB:7\told name\tsemapv:ManualMappingCuration\t0.9
DOID:1\tNot\tskos:exactMatch\tOMIM:2\t\tsemapv:ManualMappingCuration\t
"DOID:3"\t\tskos:broadMatch\tLAB:8
DOID:4\t\tskos:exactMatch\tnothing
DOID:5\t\tskos:exactMatch\tsssom:NoTermFound
`;

describe('readSssom', () => {
  it('reads mappings as they are given, and negative ones never as facts', async () => {
    const { triples, rejects } = await readText('sssom', TABLE);
    const lines = shortened(triples);
    const statement = 'bq:statement:http%3A%2F%2Fwww.w3.org%2F2004%2F02%2Fskos%2Fcore%23exactMatch';
    expect(lines).toContain('obo:DOID_1 skos:exactMatch <http://lab.example/7>');
    expect(lines).toContain('obo:DOID_3 skos:broadMatch <http://lab.example/8>');
    expect(lines.filter((line) => line.startsWith(`obo:DOID_1 ${statement}`))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('biolink:negated'))).toHaveLength(1);
    expect(lines.join('\n')).not.toContain('skos:exactMatch <https://omim.org/entry/2>');
    expect(lines).toContain('bq:fact:# <https://w3id.org/sssom/confidence> "0.9"^^xsd:decimal');
    expect(lines).toContain('bq:reference:# dcterms:source "http://lab.example/set"');
    expect(lines.join('\n')).not.toContain('old name');
    expect(lines.join('\n')).not.toContain('obo:DOID_5');
    expect(rejects).toMatchObject([
      { line: 9, reason: /object_id "nothing"/ },
      { line: 10, reason: 'the row states no match (sssom:NoTermFound)' },
    ]);
  });

  it('reports the file where no mapping set is named', async () => {
    const rows = 'subject_id\tpredicate_id\tobject_id\nDOID:1\tskos:exactMatch\tDOID:2\n';
    expect(shortened((await readText('sssom', rows)).triples)).toContain(
      'bq:reference:# dcterms:source "own.txt"',
    );
  });
});
