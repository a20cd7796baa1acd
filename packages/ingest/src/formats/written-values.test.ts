import { describe, expect, it } from 'vitest';
import { readText, shortened } from '../../test/testing/read-text.js';
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

  it('is an integer of any length in JSON-LD, unless a type is given', async () => {
    const long = '12345678901234567890';
    const text = `{"@context":{"n":"http://e.org/n","t":{"@id":"http://e.org/t","@type":"http://e.org/T"},"@language":"en"},"@id":"http://e.org/1","n":[${long},-${long},17,"${long}",{"@value":${long}}],"t":${long}}`;
    const { triples, rejects } = await readText('json-ld', text);
    expect(rejects).toEqual([]);
    expect(shortened(triples).map((line) => line.split(' ').slice(1).join(' '))).toEqual([
      `<http://e.org/n> "-${long}"^^xsd:integer`,
      `<http://e.org/n> "${long}"@en`,
      `<http://e.org/n> "${long}"^^xsd:integer`,
      '<http://e.org/n> "17"^^xsd:integer',
      `<http://e.org/t> "${long}"^^<http://e.org/T>`,
    ]);
  });

  it('is a reject with its line where RDF 1.2 says more than RDF 1.1 can', async () => {
    const text = '@prefix : <http://e.org/> .\n:a :b "x"@en--ltr .\n:a :b "y"@en .\n';
    const { triples, rejects } = await readText('turtle', text);
    expect(triples).toEqual(['<http://e.org/a> <http://e.org/b> "y"@en .']);
    expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'base directions (RDF 1.2) are not supported'],
    ]);
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
      [2, expect.stringContaining('the row is not UTF-8')],
      [4, 'the row has more cells than the header'],
    ]);
    const short = 'id,note,name\n1,x\n2,y,two\n3\n';
    const found = await readText('table', short, { mapping: TABLE });
    expect(found.triples).toHaveLength(1);
    expect(found.rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'the row has fewer cells than the header'],
      [4, 'the row has fewer cells than the header'],
    ]);
    const mapping = { ...TABLE, encoding: 'windows-1252' } as const;
    expect((await readText('table', csv, { mapping })).triples.join()).toContain('"café"');
    const nodes = 'id\tname\tcategory\nX:1\ta\tb\tbiolink:Gene\nX:2\tc\tbiolink:Gene\n';
    expect((await readText('kgx-tsv', nodes)).rejects).toMatchObject([
      { line: 2, reason: 'the row has more cells than the header' },
    ]);
  });
});
