import { describe, expect, it } from 'vitest';
import { readText, shortened } from '../../../test/testing/read-text.js';

const NODES = `id\tname\tcategory\tsynonym\tdescription\txref\tsame_as\tmotto
LAB:1\tgrey lung\tbiolink:Disease|biolink:NamedThing\tgrey|ashen\tA lung that is grey.\tMESH:D01\tDOID:7\tbreathe
`;
const EDGES = `from\tsubject\tpredicate\tobject\tnegated\tfrequency_qualifier\thas_count\thas_total\tpublications\tprimary_knowledge_source\toriginal_subject\tknowledge_level
1\tLAB:1\tbiolink:has_phenotype\tHP:1\t\tHP:0040281\t3\t53\tPMID:1|PMID:2\tinfores:mondo\tOMIM:1\tnot_provided
2\tLAB:1\tbiolink:has_phenotype\tHP:2\tTrue\t\t\t\t\t\t\t
3\tLAB:1\tbiolink:has_phenotype\tHP:3\t\t\t0\t9\t\t\t\t
4\tLAB:1\tbiolink:BiologicalProcess\tHP:4\t\t\t\t\t\t\t\t
5\tLAB:1\tbiolink:has_phenotype\t\t\t\t\t\t\t\t\t
6\tLAB:1\tRO:0002200\tHP:6\t\t\t\t\t\t\t\t
`;

describe('readKgxTsv', () => {
  it('reads nodes with their properties', async () => {
    const { triples, rejects } = await readText('kgx-tsv', NODES);
    expect(rejects).toEqual([]);
    const lab = '<https://bioregistry.io/LAB:1>';
    expect(shortened(triples)).toEqual(
      [
        `${lab} rdfs:label "grey lung"`,
        `${lab} biolink:category biolink:Disease`,
        `${lab} biolink:category biolink:NamedThing`,
        `${lab} oio:hasExactSynonym "grey"`,
        `${lab} oio:hasExactSynonym "ashen"`,
        `${lab} obo:IAO_0000115 "A lung that is grey."`,
        `${lab} oio:hasDbXref "MESH:D01"`,
        `${lab} skos:exactMatch obo:DOID_7`,
        `${lab} biolink:motto "breathe"`,
      ].sort(),
    );
  });

  it('reads edges with qualifiers and references', async () => {
    const [header = '', first = ''] = EDGES.split('\n');
    const { triples } = await readText('kgx-tsv', `${header}\n${first}\n`);
    const lab = '<https://bioregistry.io/LAB:1>';
    expect(shortened(triples)).toEqual(
      [
        `${lab} biolink:has_phenotype obo:HP_1`,
        `${lab} bq:statement:has_phenotype bq:fact:#`,
        'bq:fact:# bq:value:has_phenotype obo:HP_1',
        'bq:fact:# biolink:frequency_qualifier obo:HP_0040281',
        'bq:fact:# biolink:has_count "3"^^xsd:integer',
        'bq:fact:# biolink:has_total "53"^^xsd:integer',
        'bq:fact:# biolink:original_subject <https://omim.org/entry/1>',
        'bq:fact:# prov:wasDerivedFrom bq:reference:#',
        'bq:reference:# biolink:publications "PMID:1"',
        'bq:reference:# biolink:publications "PMID:2"',
        'bq:reference:# dcterms:source <https://w3id.org/information-resource-registry/mondo>',
      ].sort(),
    );
  });

  it('never states what is negated or was not seen in any, and rejects what is no fact', async () => {
    const { triples, rejects } = await readText('kgx-tsv', EDGES);
    const lines = shortened(triples);
    expect(lines.filter((line) => line.includes('biolink:has_phenotype obo:'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('biolink:negated "true"'))).toHaveLength(2);
    expect(lines).toContain('<https://bioregistry.io/LAB:1> obo:RO_0002200 obo:HP_6');
    expect(lines).toContain('bq:reference:# dcterms:source "own.txt"');
    expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [
        5,
        '"biolink:BiologicalProcess" is not a predicate: it is either a class or an invalid name',
      ],
      [6, 'the edge has no "object"'],
    ]);
  });

  it('rejects edges that were cut, and nodes that were cut before their category', async () => {
    const edges = await readText('kgx-tsv', `${EDGES}7\tLAB:1\tbiolink:has_phenotype\tHP:7\n`);
    expect(edges.rejects.at(-1)).toMatchObject({
      line: 8,
      reason: 'the row has fewer cells than the header',
    });
    const nodes = await readText('kgx-tsv', `${NODES}LAB:2\tlung\tbiolink:Disease\nLAB:3\tliver\n`);
    expect(nodes.rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'the row has fewer cells than the header'],
    ]);
    expect(nodes.triples.join()).toContain('"lung"');
  });

  it('reports a header without ids', async () => {
    const { rejects } = await readText('kgx-tsv', 'name\tcategory\tdescription\nx\ty\tz\n');
    expect(rejects).toMatchObject([{ line: 1, reason: /no column "id"/ }]);
  });
});

describe('KGX in JSON', () => {
  it('gives the triples of the same graph in TSV', async () => {
    const tables = [NODES, EDGES].map((table) => {
      const [header = [], ...rows] = table
        .trimEnd()
        .split('\n')
        .map((row) => row.split('\t'));
      return rows.map((row) =>
        Object.fromEntries(header.map((name, place) => [name, getList(name, row[place] ?? '')])),
      );
    });
    const [nodes = [], edges = []] = tables;
    const tsv = await Promise.all([NODES, EDGES].map((table) => readText('kgx-tsv', table)));
    const expected = [...new Set(tsv.flatMap(({ triples }) => triples))].sort();
    const lines = [...nodes, ...edges].map((record) => JSON.stringify(record)).join('\n');
    expect((await readText('kgx-jsonl', lines)).triples).toEqual(expected);
    const whole = await readText('kgx-json', JSON.stringify({ nodes, edges }, null, 2));
    expect(whole.triples).toEqual(expected);
    expect(whole.rejects).toHaveLength(2);
  });

  it('rejects lines, and what follows a fault in a document', async () => {
    const lines = await readText(
      'kgx-jsonl',
      '{"id":"X:1","name":"one"}\n{"id"\n[]\n{"id":"X:2","name":"two"}\n',
    );
    expect(lines.triples).toHaveLength(2);
    expect(lines.rejects).toMatchObject([{ line: 2 }, { line: 3 }]);
    const whole = await readText('kgx-json', '{"nodes":[{"id":"X:1","name":"one"},{"id" 5}]}');
    expect(whole.triples).toHaveLength(1);
    expect(whole.rejects).toMatchObject([{ reason: /not JSON.*rest of the file is skipped/ }]);
    const short = await readText('kgx-json', '{"nodes":[{"id":"X:1","name":"one"},');
    expect(short.rejects).toMatchObject([{ reason: /ends too early/ }]);
  });
});

function getList(name: string, cell: string): string | readonly string[] {
  return ['category', 'synonym', 'publications'].includes(name) ? cell.split('|') : cell;
}
