import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GRAPH_FORMATS, graphFilesAt } from '@biographql/ingest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORMATS } from './formats.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-formats-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function detected(text: string, name = 'file'): Promise<string | undefined> {
  const path = join(folder, name);
  await writeFile(path, text);
  const { files, unknown } = await graphFilesAt(path, { formats: FORMATS });
  return files[0]?.format?.name ?? unknown[0]?.reason;
}

describe('FORMATS', () => {
  it.each([
    ['trix', '<TriX xmlns="http://www.w3.org/2004/03/trix/trix-1/">'],
    ['hpoa', '#version: 1\ndatabase_id\tdisease_name\tqualifier\thpo_id\n'],
    ['hpoa', '#DatabaseID\tDiseaseName\tQualifier\tHPO_ID\n'],
    ['gaf', '!gaf-version: 2.2\n!\n'],
    ['gpad', '!gpa-version: 1.1\n'],
    ['gpad', '!gpad-version: 2.0\n'],
    ['parquet', 'PAR1\0\0\0'],
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
  ])('has %s', async (format, head) => {
    expect(await detected(head)).toBe(format);
  });

  it('has no name twice', () => {
    const names = [...GRAPH_FORMATS, ...FORMATS].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('knows a part of BioCypher by the header next to it', async () => {
    await writeFile(join(folder, 'Gene-header.csv'), ':ID,name,:LABEL\n');
    expect(await detected('X:1,one,Gene\n', 'Gene-part000.csv')).toBe('neo4j');
  });

  it('leaves the formats of the ingest alone', async () => {
    expect(await detected('format-version: 1.4\n\n[Term]\nid: X:1\n')).toBe('obo');
    expect(await detected('{"@context": {}, "@id": "http://e.org/s"}')).toBe('json-ld');
    expect(await detected('id\tname\tcategory\nX:1\tone\tbiolink:Gene\n')).toBe('kgx-tsv');
    expect(await detected('{"pmid": 1, "title": "x"}\n')).toContain('supported formats');
    expect(await detected('Note: a text\n')).not.toContain('@biographql/formats');
  });
});
