import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService, loadConfig, type Service } from '@biographql/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../../../packages/server/src/cli/main.js';
import { plugin } from './index.js';

/** Prefixes as files of the field and of laboratories write them, with an identifier each. */
const IDENTIFIERS =
  `CHEBI:15422 GO:0006915 NCBITaxon:9606 UBERON:0000955 CL:0000540 MGI:1098688 RGD:2292
ENSEMBL:ENSG00000166147 NCBIGene:2200 HGNC:3603 UniProtKB:P04637 DRUGBANK:DB00945 CHEMBL.COMPOUND:CHEMBL25
PUBCHEM.COMPOUND:2244 MESH:D001249 UMLS:C0004096 OMIM:608233 ORPHA:558 KEGG.COMPOUND:C00031 REACT:R-HSA-109581
WIKIPATHWAYS:WP78 RXCUI:1191 NCIT:C2985 EFO:0000270 SNOMEDCT:195967001 UNII:R16CO5Y76E CAS:50-78-2 MONDO:0004979
DOID:2841 HP:0001250 PR:000001898 SO:0000704 LAB:1 DBSNP:rs429358 ZFIN:ZDB-GENE-980526-166`.split(
    /\s+/,
  );

const MAPPING = `source: lab
entities:
  drug: { id: 'DRUGBANK:{id}', category: Drug, name: '{name}' }
  disease: { id: '{disease}', category: Disease }
relations:
  - { subject: drug, predicate: treats, object: disease, qualifiers: { batch: '{batch}' } }
`;
const GAF_ROW = (by: string, id: string, qualifier: string, taxon: string) =>
  [by, id, `SYM${id}`, qualifier, 'GO:0098793', 'PMID:1', 'ISO', '', 'C', 'a name', '']
    .concat('protein', taxon, '20180711', by, '', '')
    .join('\t');
const ENGLISH = 'id,name,disease,batch\n';

/** Files as people have them: what a reader took wrongly, or without a word, in one of the tools of the field. */
const FILES: Readonly<Record<string, string | Buffer>> = {
  'ids_nodes.tsv': `id\tcategory\tname\n${IDENTIFIERS.map((id) => `${id}\tbiolink:NamedThing\tnode of ${id}`).join('\n')}\n`,
  'biocypher/Disease-header.csv': ':ID;name;synonyms:string[];:LABEL\n',
  'biocypher/Disease-part000.csv':
    "MONDO:9990001;'Crohn''s-like; left sided';'a|b';Disease|BiologicalEntity\n",
  'latin1.rdf': Buffer.from(
    `<?xml version="1.0" encoding="ISO-8859-1"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#"><rdf:Description rdf:about="http://lab.example/x/1"><rdfs:label xml:lang="en">latin café</rdfs:label></rdf:Description></rdf:RDF>`,
    'latin1',
  ),
  'latin1.csv': Buffer.from(`${ENGLISH}DB90001,café drug,OMIM:608240,1\n`, 'latin1'),
  'utf16.csv': Buffer.from(`\uFEFF${ENGLISH}DB90002,naïve drug,OMIM:608240,00123\n`, 'utf16le'),
  'cr.csv': `${ENGLISH}DB90003,mac drug,OMIM:608240,1.10\n`.replaceAll('\n', '\r'),
  'ragged.csv': `${ENGLISH}DB90004,short\nDB90005,long,OMIM:608240,1,2\nDB90006 , spaced , OMIM:608240 , 250.00\n`,
  'good.ttl':
    '<http://lab.example/good> <http://www.w3.org/2000/01/rdf-schema#label> "a good file" .\n',
  'bad.ttl': '@prefix : <http://lab.example/> .\n:s :p :-o .\n',
  'chain.obo':
    'ontology: lab\n\n[Term]\nid: DOID:9990001\nname: obsolete alpha\nis_obsolete: true\nreplaced_by: DOID:9990002\n\n[Term]\nid: DOID:9990002\nname: obsolete beta\nis_obsolete: true\nreplaced_by: DOID:9990003\n\n[Term]\nid: DOID:9990004\nname: gamma\nalt_id: DOID:9990003\n',
  'terms.obo': 'ontology: ntf\n\n[Term]\nid: NTF:0000001\nname: purple zorbosis\n',
  'none.sssom.tsv':
    '#curie_map:\n#  NTF: http://purl.obolibrary.org/obo/NTF_\nsubject_id\tpredicate_id\tobject_id\tmapping_justification\nNTF:0000001\tskos:exactMatch\tsssom:NoTermFound\tsemapv:ManualMappingCuration\n',
  'relative.ttl': '<#a> <http://www.w3.org/2000/01/rdf-schema#label> "fragment term" .\n',
  'relative.jsonld': '{"@id":"#a","http://www.w3.org/2000/01/rdf-schema#label":"fragment in JSON"}',
  'spaced.obo':
    'ontology: lab\n\n[Term]\nid: no prefix a\n\n[Term]\nid: no prefix b\n\n[Term]\nid: LAB:0001\nname: glow assay\nxref: KEGG COMPOUND:C00031 "KEGG"\n',
  'extra_nodes.tsv': 'id\tcategory\tname\tdescription\nLABT:5\tbiolink:Drug\ttab\tin name\ttext\n',
  'dangling_nodes.tsv': 'id\tcategory\tname\nLABK:1\tbiolink:Disease\tZorb disease\n',
  'dangling_edges.tsv': 'subject\tpredicate\tobject\nLABK:9\tbiolink:treats\tLABK:1\n',
  'qualifiers.gaf': `!gaf-version: 2.2\n${GAF_ROW('MGI', 'MGI:1098687', 'is_active_in|located_in', 'taxon:10090|taxon:562')}\n${GAF_ROW('RGD', '2291', 'Contributes_to', 'taxon:10116')}\n`,
  'idspace.obo':
    'idspace: XYZ http://xyz.example/term/ "XYZ"\nontology: xyz\n\n[Term]\nid: XYZ:1\nname: first term\n\n[Term]\nid: XYZ:2\nname: honey cake (sliced)\nname: honey cake in slices\n\n[Term]\nid: XYZ:3\nname: obsolete hint\nis_obsolete: true\nconsider: XYZ:1\n',
  'integer.jsonld':
    '{"@context":{"n":"http://lab.example/n"},"@id":"http://lab.example/1","n":12345678901234567890}',
  'rdf12.ttl':
    'VERSION "1.2"\nPREFIX : <http://lab.example/star/>\n:a :treats :b {| :evidence "strong" |} .\n:d :label "dir"@en--ltr .\n',
};
const ARTICLES: Readonly<Record<string, string>> = {
  'date.ris':
    'TY  - JOUR\nTI  - A date with words\nPY  - 2019/11/12/Nov-Dec\nDO  - 10.1234/ris1\nER  - \n',
  'versions.xml': `<?xml version="1.0"?><PubmedArticleSet>${[2, 1].map((version) => `<PubmedArticle><MedlineCitation><PMID Version="${version}">99000004</PMID><Article><Journal><JournalIssue><PubDate><Year>${2017 + version}</Year></PubDate></JournalIssue></Journal><ArticleTitle>Zorb version ${version}.</ArticleTitle></Article></MedlineCitation></PubmedArticle>`).join('\n')}</PubmedArticleSet>`,
  'two.nbib':
    '\nPMID- 99100001\nDP  - 2023 Jan\nTI  - Zorb in books.\nAB  - First paragraph.\nAB  - Second paragraph.\n\n',
};

let folder = '';
let service: Service;
let printed = '';
let rejects: readonly { source: string; line?: number; reason: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-unusual-'));
  await mkdir(join(folder, 'graph', 'biocypher'), { recursive: true });
  await mkdir(join(folder, 'articles'));
  for (const [name, content] of Object.entries(FILES))
    await writeFile(join(folder, 'graph', name), content);
  for (const [name, content] of Object.entries(ARTICLES))
    await writeFile(join(folder, 'articles', name), content);
  await writeFile(join(folder, 'mapping.yaml'), MAPPING);
  const dataDir = join(folder, 'data');
  const graph = Object.keys(FILES).filter((name) => !name.includes('/'));
  const args = ['ingest', '--no-starter', '--max-loss', '100', '--data-dir', dataDir];
  args.push('--mapping', join(folder, 'mapping.yaml'), '--graph', join(folder, 'graph/biocypher'));
  args.push(...graph.map((name) => join(folder, 'graph', name)), '--articles');
  args.push(...Object.keys(ARTICLES).map((name) => join(folder, 'articles', name)));
  const write = (text: string) => {
    printed += text;
    return true;
  };
  await main(
    ['node', 'biographql', ...args],
    { stdout: { write }, stderr: { write } },
    async () => [plugin],
  );
  const { readFile, readdir } = await import('node:fs/promises');
  const file = (await readdir(dataDir)).find((name) => name.startsWith('rejects')) ?? '';
  const lines = (await readFile(join(dataDir, file), 'utf8')).trim().split('\n');
  rejects = lines.map((line) => JSON.parse(line));
  const env = { BIOGRAPHQL_API_KEY: 'key' };
  service = await createService(loadConfig({ flags: { dataDir }, env }));
  await service.ready();
}, 60_000);
afterAll(async () => {
  await service?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const PREFIXES = `PREFIX oio: <http://www.geneontology.org/formats/oboInOwl#>
PREFIX biolink: <https://w3id.org/biolink/vocab/>
`;

async function sparql(query: string): Promise<readonly string[]> {
  const named = `${PREFIXES}${query}`;
  const response = await service.fetch(
    new Request(`http://test/biographql/sparql?${new URLSearchParams({ query: named })}`, {
      headers: { 'x-api-key': 'key', accept: 'text/csv' },
    }),
  );
  const text = await response.text();
  if (!response.ok) expect.fail(text);
  return text.trim().split('\r\n').slice(1).sort();
}

async function resolve(...names: readonly string[]): Promise<readonly (string | undefined)[]> {
  const found = await service.services.resolution.resolve(names, {});
  return found.map(({ candidates }) => candidates[0]?.label);
}

const namesOf = (iri: string) => sparql(`SELECT ?l { <${iri}> rdfs:label|oio:hasExactSynonym ?l }`);
const rejected = (name: string) =>
  rejects
    .filter(({ source }) => source.endsWith(`/${name}`))
    .map(({ line, reason }) => `${line}: ${reason}`);

it('finds every node by its own identifier, and by the addresses of identifiers.org and Bioregistry', async () => {
  const expected = IDENTIFIERS.map((id) => `node of ${id}`);
  expect(await resolve(...IDENTIFIERS)).toEqual(expected);
  for (const host of ['https://identifiers.org/', 'https://bioregistry.io/'])
    expect(await resolve(`${host}HGNC:3603`, `${host}DOID:2841`)).toEqual([
      'node of HGNC:3603',
      'node of DOID:2841',
    ]);
});

it('reads the columns, quotes and lists of a BioCypher folder', async () => {
  expect(await namesOf('http://purl.obolibrary.org/obo/MONDO_9990001')).toEqual([
    "Crohn's-like; left sided",
    'a',
    'b',
  ]);
  const disease = 'http://purl.obolibrary.org/obo/MONDO_9990001';
  expect(await sparql(`SELECT ?c { <${disease}> biolink:category ?c }`)).toEqual(
    ['BiologicalEntity', 'Disease'].map((name) => `https://w3id.org/biolink/vocab/${name}`),
  );
});

it('decodes declared encodings, UTF-16 and lone carriage returns, and rejects undeclared bytes', async () => {
  expect(await resolve('latin café', 'naïve drug', 'mac drug', 'spaced')).toEqual([
    'latin café',
    'naïve drug',
    'mac drug',
    'spaced',
  ]);
  expect(rejected('latin1.csv')).toEqual([expect.stringMatching(/^2: the row is not UTF-8/)]);
  expect(await sparql('SELECT ?s { ?s rdfs:label ?l FILTER(CONTAINS(?l, "\uFFFD")) }')).toEqual([]);
});

it('rejects ragged rows and cells too many, with their lines', () => {
  expect(rejected('ragged.csv')).toEqual([
    '2: the row has fewer cells than the header',
    '3: the row has more cells than the header',
  ]);
  expect(rejected('extra_nodes.tsv')).toEqual(['2: the row has more cells than the header']);
});

it('keeps values as they are written', async () => {
  const batches = await sparql(
    'SELECT ?v { ?s ?p ?v FILTER(STR(?v) IN ("00123", "1.10", "250.00")) }',
  );
  expect(batches).toEqual(['00123', '1.10', '250.00']);
  expect(
    await sparql(
      'SELECT (DATATYPE(?n) AS ?t) { <http://lab.example/1> <http://lab.example/n> ?n }',
    ),
  ).toEqual(['http://www.w3.org/2001/XMLSchema#integer']);
});

it('loads the good file next to a bad one, which is a reject with its line', async () => {
  expect(await resolve('a good file')).toEqual(['a good file']);
  expect(rejected('bad.ttl')).toEqual([expect.stringMatching(/^2: Unexpected/)]);
});

it('follows replaced terms to the one that holds, and keeps what to consider', async () => {
  expect(await resolve('DOID:9990001', 'DOID:9990002', 'DOID:9990003')).toEqual([
    'gamma',
    'gamma',
    'gamma',
  ]);
  expect(await sparql('SELECT ?o { <http://xyz.example/term/3> oio:consider ?o }')).toEqual([
    'http://xyz.example/term/1',
  ]);
  expect(await namesOf('http://xyz.example/term/2')).toEqual([
    'honey cake (sliced)',
    'honey cake in slices',
  ]);
});

it('states no match where a mapping found none', async () => {
  expect(rejected('none.sssom.tsv')).toEqual(['4: the row states no match (sssom:NoTermFound)']);
  expect(await sparql('SELECT ?o { ?s skos:exactMatch ?o }')).toEqual([]);
});

it('rejects identifiers with spaces, and keeps a cross-reference with one whole', async () => {
  expect(rejected('spaced.obo')).toEqual([
    '4: the identifier has a space',
    '7: the identifier has a space',
  ]);
  expect(await sparql('SELECT ?x { ?s oio:hasDbXref ?x }')).toEqual(['KEGG COMPOUND:C00031']);
});

it('names relative addresses by the file in every syntax', async () => {
  expect(
    await sparql('SELECT ?s { ?s rdfs:label ?l FILTER(CONTAINS(STR(?l), "fragment")) }'),
  ).toEqual(['file:///relative.jsonld#a', 'file:///relative.ttl#a']);
});

it('shows a node that no file describes by its identifier', async () => {
  const iri = 'https://bioregistry.io/LABK:1' as const;
  const { neighbors } = await service.services.neighborhoods.neighbors(
    { iri } as never,
    {} as never,
  );
  expect(neighbors.map(({ label }) => label)).toEqual(['LABK:9']);
});

it('keeps both relations of a qualifier, in any letter case, and both taxa', async () => {
  const mouse = 'http://www.informatics.jax.org/accession/MGI:1098687';
  const relations = await sparql(
    `SELECT ?p { <${mouse}> ?p <http://purl.obolibrary.org/obo/GO_0098793> }`,
  );
  expect(relations).toEqual([
    'https://w3id.org/biolink/vocab/active_in',
    'https://w3id.org/biolink/vocab/located_in',
  ]);
  expect(await sparql('SELECT ?s { ?s biolink:contributes_to ?o }')).toHaveLength(1);
  expect(
    await sparql('SELECT DISTINCT ?t { ?s biolink:in_taxon|biolink:species_context_qualifier ?t }'),
  ).toEqual(
    ['10090', '10116', '562'].map((id) => `http://purl.obolibrary.org/obo/NCBITaxon_${id}`),
  );
});

it('rejects RDF 1.2 with its line, and leaves no node without a name behind', async () => {
  expect(rejected('rdf12.ttl')).toEqual([
    '3: triple terms (RDF 1.2) are not supported',
    '4: base directions (RDF 1.2) are not supported',
  ]);
  expect(await sparql('SELECT ?b { ?b <http://lab.example/star/evidence> ?o }')).toEqual([]);
});

it('reads the dates, versions and paragraphs of articles', async () => {
  const { items } = await service.services.articles.part(
    {},
    { offset: 0, limit: 10, order: 'newest' },
  );
  const stated = items.map(({ title, issued }) => `${title} ${issued}`).sort();
  expect(stated).toEqual([
    'A date with words 2019-11-12',
    'Zorb in books. 2023-01',
    'Zorb version 2. 2019',
  ]);
  expect(items.find(({ title }) => title === 'Zorb in books.')?.abstract).toMatch(
    /First paragraph\.\s+Second paragraph\./,
  );
});

it('answers a group after a triple without a dot, joined addresses, and HAVING with an alias', async () => {
  const group = 'SELECT * { ?a wdt:P31 wd:Q12136 { ?a wdt:P2176 ?e } UNION { ?a wdt:P2293 ?e } }';
  expect(await sparql(group)).toEqual([]);
  const joined =
    'SELECT (GROUP_CONCAT(?x; SEPARATOR="|") AS ?g) { VALUES ?x { <http://a/1> <http://a/2> } }';
  expect(await sparql(joined)).toEqual(['http://a/1|http://a/2']);
  const having = 'SELECT ?x (COUNT(*) AS ?c) { VALUES ?x { 1 1 2 } } GROUP BY ?x HAVING (?c > 1)';
  expect(await sparql(having)).toEqual(['1,2']);
});

it('says how many records were rejected, and where they are', () => {
  expect(printed).toContain(`Rejected records: ${rejects.length}; see `);
});
