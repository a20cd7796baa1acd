import { describe, expect, it } from 'vitest';
import { detectFormat } from './detect-format.js';

const RDF = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';

describe('detectFormat', () => {
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
    [
      'owl',
      `<!DOCTYPE rdf:RDF [ <!ENTITY o "x"> ]>\n<rdf:RDF ${RDF}><owl:Ontology rdf:about="x"/>`,
    ],
    ['trix', '<TriX xmlns="http://www.w3.org/2004/03/trix/trix-1/">'],
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
    ['hpoa', '#version: 1\ndatabase_id\tdisease_name\tqualifier\thpo_id\n'],
    ['hpoa', '#DatabaseID\tDiseaseName\tQualifier\tHPO_ID\n'],
    ['gaf', '!gaf-version: 2.2\n!\n'],
    ['gpad', '!gpa-version: 1.1\n'],
    ['gpad', '!gpad-version: 2.0\n'],
    ['parquet', 'PAR1\0\0\0'],
    ['tar', `${'\0'.repeat(257)}ustar`],
    ['neo4j', ':ID,name,synonyms:string[],:LABEL\nX:1,one,a;b,Gene\n'],
    ['neo4j', 'personId:ID(Person)\tname\t:LABEL\n'],
    ['neo4j', ':START_ID|:END_ID|:TYPE\n'],
    ['babelon', 'subject_id\tpredicate_id\ttranslation_value\ttranslation_language\n'],
    ['gmt', 'one\thttp://e.org/1\t10\t20\ntwo\thttp://e.org/2\t10\n'],
    ['trials', '<?xml version="1.0"?>\n<clinical_study>\n'],
    ['trials', '{ "protocolSection": { "identificationModule": {} } }'],
    ['trials', '{"FullStudiesResponse":{"FullStudies":[]}}'],
    ['orphanet', '{ "Orphapacket": { "ORPHAcode": "1" } }'],
    ['orphanet', '<?xml version="1.0" encoding="ISO-8859-1"?><JDBOR date="x">'],
    ['mesh-xml', '<DescriptorRecordSet LanguageCode = "eng">'],
    ['uniprot', '<uniprot xmlns="http://uniprot.org/uniprot"><entry>'],
    ['uniprot', 'ID   ANKE1_HUMAN             Reviewed;         776 AA.\n'],
    ['drugmechdb', 'directed: true\ngraph:\n  _id: x\n  disease: d\n  disease_mesh: MESH:D1\n'],
    ['cellxgene', '{"MONDO:1":{"ancestors":{},"label":"disease"}}'],
    ['bioregistry', '{"doid": {"biocontext": {"prefix": "DOID"}}}'],
    ['kgx-json', '{"knowledge_graph": {"edges": []}}'],
  ])('tells %s', (format, head) => {
    expect(detectFormat(Buffer.from(head))).toBe(format);
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
  ])('tells no format of %s', (_, head) => {
    expect(detectFormat(Buffer.from(head))).toBeNull();
  });
});
