import { describe, expect, it } from 'vitest';
import { readText, shortened } from '../testing/read-text.js';
import type { TableMapping } from './table/table-mapping.js';

const TABLE: TableMapping = {
  source: 'Lab',
  entities: { one: { id: 'LAB:{id}', name: '{name}' } },
  relations: [],
};

describe('what a file says', () => {
  it('stays a text unless it is written as a number is', async () => {
    const edge = (value: string) => `LAB:1\tbiolink:treats\tLAB:2\t${value}`;
    const values = ['00123', '1.10', '123', '0', '1.1', '-2.0'];
    const text = ['subject\tpredicate\tobject\tcode', ...values.map(edge)].join('\n');
    const { triples } = await readText('kgx-tsv', text);
    const literals = shortened(triples).flatMap(
      (line) => /biolink:code (.*)$/.exec(line)?.[1] ?? [],
    );
    expect(new Set(literals)).toEqual(
      new Set([
        '"-2.0"^^xsd:decimal',
        '"00123"',
        '"0"^^xsd:integer',
        '"1.10"',
        '"1.1"^^xsd:decimal',
        '"123"^^xsd:integer',
      ]),
    );
  });

  it('is decoded as its declaration says', async () => {
    const xml = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:e="http://e.org/"><rdf:Description rdf:about="http://e.org/a"><e:name>caf\xe9</e:name></rdf:Description></rdf:RDF>',
      'latin1',
    );
    expect((await readText('rdf-xml', xml, { chunkBytes: 1_000 })).triples).toEqual([
      '<http://e.org/a> <http://e.org/name> "café" .',
    ]);
  });

  it('is a reject with its line where a row is no UTF-8, or longer than its header', async () => {
    const csv = Buffer.from('id,name\n1,caf\xe9\n2,two\n3,three,more\n', 'latin1');
    const { triples, rejects } = await readText('table', csv, { mapping: TABLE });
    expect(triples).toHaveLength(1);
    expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'the row is not UTF-8'],
      [4, 'the row has more cells than the header'],
    ]);
    const nodes = 'id\tname\tcategory\nX:1\ta\tb\tbiolink:Gene\nX:2\tc\tbiolink:Gene\n';
    expect((await readText('kgx-tsv', nodes)).rejects).toMatchObject([
      { line: 2, reason: 'the row has more cells than the header' },
    ]);
  });
});
