import { describe, expect, it } from 'vitest';
import { formatOfHead } from './graph-files.js';

const RDF = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';

describe('formatOfHead', () => {
  it.each([
    ['n-triples', '# a comment\n<http://e.org/s> <http://e.org/p> "o"@en .\n<http://e.org/s> <ht'],
    ['n-triples', '_:a <http://e.org/p> _:b .'],
    ['n-triples', '<http://e.org/s> <http://e.org/p> "o"@en .\nnot a triple\n'],
    ['n-quads', '<http://e.org/s> <http://e.org/p> "o" <http://e.org/g> .\n'],
    ['turtle', '# a comment\n@prefix e: <http://e.org/> .\ne:s e:p e:o .'],
    ['turtle', 'PREFIX e: <http://e.org/>\ne:s a e:o .'],
    ['turtle', '<http://e.org/s> a <http://e.org/o> ;\n  <http://e.org/p> 1 .'],
    ['turtle', '<http://e.org/g> { <http://e.org/s> a <http://e.org/o> }'],
    ['rdf-xml', `<?xml version="1.0"?>\n<!-- x --><rdf:RDF ${RDF}>`],
    ['json-ld', '{"@context": {}, "@id": "http://e.org/s"}'],
    ['json-ld', '[{"@id": "http://e.org/s"}]'],
    ['obo', '\uFEFFformat-version: 1.4\n'],
    ['obo', '! a comment\n[Term]\nid: X:1\n'],
    ['obo-graphs', '{ "graphs" : [ { "id": "x", "nodes" : [] } ] }'],
    ['kgx-tsv', 'id\tname\tcategory\nX:1\tone\tbiolink:Gene\n'],
    ['kgx-tsv', 'from\tto\tsubject\tpredicate\tobject\n'],
    ['kgx-jsonl', '{"id": "X:1", "category": ["biolink:Gene"]}\n{"id"'],
    ['kgx-jsonl', '{"subject": "X:1", "predicate": "biolink:treats", "object": "X:2"}\n'],
    ['kgx-json', '{\n "nodes": [ {"id": "X:1"} ]}'],
    ['sssom', '# curie_map:\n#   X: http://e.org/\nsubject_id\tpredicate_id\tobject_id\n'],
    ['kgx-json', '{"knowledge_graph": {"edges": []}}'],
  ])('detects %s', (format, head) => {
    expect(formatOfHead(Buffer.from(head), 'file', {})?.format?.name).toBe(format);
  });

  it.each([
    ['nothing', ''],
    ['prose', 'Note: this is a text about graphs.\nIt has <angles> and a: b.'],
    ['a table', 'gene,disease\nHGNC:1,DOID:2\n'],
    ['YAML', 'id: x\nname: y\n'],
    ['a page', '<!DOCTYPE html><html></html>'],
    ['articles in XML', '<?xml version="1.0"?><PubmedArticleSet></PubmedArticleSet>'],
    ['articles in JSON', '{"pmid": 1, "title": "x"}\n'],
    ['bytes', 'PK\u0003\u0004\0\0\0'],
  ])('detects no format of %s', (_, head) => {
    expect(formatOfHead(Buffer.from(head), 'file', {})).toBeNull();
  });

  it('detects an archive', () => {
    const head = Buffer.from(`${'\0'.repeat(257)}ustar`);
    expect(formatOfHead(head, 'file', {})).toEqual({ format: null, mapping: null });
  });
});
