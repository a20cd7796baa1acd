import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ONTOLOGY_GRAPH } from '../../../test/ontology-graph.fixture.js';
import { main } from '../main.js';

let folder: string;

const EXTRA = `
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix lab: <http://lab.example/> .
@prefix obo: <http://purl.obolibrary.org/obo/> .
lab:marfan rdfs:label "Marfan syndrome" ; a lab:Illness ; skos:exactMatch obo:MONDO_0007947 ;
  lab:seenIn lab:clinic .
lab:clinic rdfs:label "clinic" .
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-inspect-'));
  await writeFile(join(folder, 'graph.ttl'), ONTOLOGY_GRAPH);
  await writeFile(join(folder, 'lab.ttl'), EXTRA);
  await writeFile(join(folder, 'bad.nt'), 'no triple at all\n');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(...argv: readonly string[]) {
  const written: string[] = [];
  const failed: string[] = [];
  const stream = (to: string[]) => ({ write: (text: string) => to.push(text) > 0 });
  const code = await main(['node', 'biographql', 'inspect', ...argv], {
    stdout: stream(written),
    stderr: stream(failed),
  } as never);
  return { code, text: written.join(''), failed: failed.join('') };
}

it('reports what would be read, and writes nothing', async () => {
  const before = await readdir(folder);
  const { code, text } = await run(join(folder, 'graph.ttl'), join(folder, 'lab.ttl'));
  expect(code).toBe(0);
  expect(text).toContain('Standard vocabularies in use: wikidata, obo, biolink');
  expect(text).toMatch(/3 {2}DISEASE|4 {2}DISEASE/);
  expect(text).toMatch(/2 {2}has phenotype <.*has_phenotype>: symptom/);
  expect(text).toMatch(/1 {2}related synonym <.*>: related-alias/);
  expect(text).toMatch(/Unknown predicates.*\(1\)\n +1 {2}http:\/\/lab\.example\/seenIn/);
  expect(text).toMatch(/Unknown classes.*\n.*\n? *1 {2}http:\/\/lab\.example\/Illness/);
  expect(text).toMatch(/MONDO_0007947 = http:\/\/lab\.example\/marfan/);
  expect(await readdir(folder)).toEqual(before);
});

it('prints all of it as JSON, with what could not be read and why', async () => {
  const { code, text } = await run('--json', folder);
  expect(code).toBe(3);
  const inspection: unknown = JSON.parse(text);
  expect(inspection).toMatchObject({
    vocabularies: ['wikidata', 'obo', 'biolink'],
    names: { relatedAliases: 1 },
    identifiers: expect.arrayContaining([
      { name: 'mesh', count: 1 },
      { name: 'omim', count: 1 },
    ]),
    joins: { groups: [{ members: ['http://lab.example/marfan'] }] },
    rejected: 1,
    rejects: [{ count: 1 }],
  });
});

it('reads what a vocabulary of one’s own names', async () => {
  const vocabularyFile = join(folder, 'own.json');
  const file = {
    name: 'lab',
    prefixes: { lab: 'http://lab.example/' },
    properties: { 'lab:seenIn': { label: 'seen in' } },
    relations: { 'anatomical-location': { properties: ['lab:seenIn'] } },
  };
  await writeFile(vocabularyFile, JSON.stringify(file));
  const { code, text } = await run(join(folder, 'lab.ttl'), '--vocabulary', vocabularyFile);
  expect(code).toBe(0);
  expect(text).toContain('seen in <http://lab.example/seenIn>: anatomical-location');
  expect(text).not.toContain('Unknown predicates');
  await writeFile(
    vocabularyFile,
    JSON.stringify({ ...file, relations: { treats: { properties: ['x:y'] } } }),
  );
  const wrong = await run(join(folder, 'lab.ttl'), '--vocabulary', vocabularyFile);
  expect(wrong.code).toBe(1);
  expect(wrong.failed).toContain('relations.treats.properties');
});

it('rejects what is no graph', async () => {
  const { code, failed } = await run(join(folder, 'nothing.ttl'));
  expect(code).toBe(1);
  expect(failed).toContain('nothing.ttl');
});

it('counts the ends of facts that no source describes, and shows them by CURIE', async () => {
  const nodes = join(folder, 'dangling_nodes.tsv');
  const edges = join(folder, 'dangling_edges.tsv');
  await writeFile(nodes, 'id\tcategory\tname\nLABK:1\tbiolink:Disease\tZorb disease\n');
  await writeFile(edges, 'subject\tpredicate\tobject\nLABK:9\tbiolink:treats\tLABK:1\n');
  const { text } = await run(nodes, edges);
  expect(text).toMatch(
    /Entities that occur in facts but that no source describes: 1 \(1\)\n +LABK:9\n/,
  );
  await Promise.all([rm(nodes), rm(edges)]);
});

it('lists the tags and columns that are not read', async () => {
  const terms = join(folder, 'terms.obo');
  const stanza =
    '[Term]\nid: LAB:1\nname: a\nintersection_of: LAB:2\nproperty_value: x:p "v" x:t\n';
  await writeFile(terms, `format-version: 1.4\n\n${stanza}`);
  const { text } = await run(terms);
  expect(text).toMatch(
    /Columns and tags not read \(2\)\n +1 {2}intersection_of\n +1 {2}property_value x:p\n/,
  );
  await rm(terms);
});
