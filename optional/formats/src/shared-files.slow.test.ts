import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type Reject, readTriples } from '@biographql/ingest/internal';
import { shortened } from '@biographql/ingest/testing';
import { describe, expect, it } from 'vitest';
import { readText } from '../test/read-text.js';
import { FORMATS } from './formats.js';
import { PRESETS } from './presets/presets.js';

/** Real files in the field's formats, from a folder next to the checkout, if it exists. */
const FOLDER =
  process.env.BIOGRAPHQL_FORMAT_FILES ??
  fileURLToPath(new URL('../../../../shared/data/formats', import.meta.url));
const isPresent = existsSync(join(FOLDER, 'README.md'));
const TITLE = isPresent
  ? 'the real files'
  : `the real files (left out: there are none at ${FOLDER})`;

interface Counts {
  readonly file: string;
  /** Each once, sorted. */
  readonly lines: readonly string[];
  readonly rejects: readonly Reject[];
  /** How many lines, each once, match each pattern. */
  readonly of: (pattern: RegExp) => number;
  readonly has: (line: string) => boolean;
}

/** Reads a file, and keeps the lines that a test asks for. */
async function read(name: string, wanted: RegExp = /./): Promise<Counts> {
  const rejects: Reject[] = [];
  const lines = new Set<string>();
  const onReject = (reject: Reject) => rejects.push(reject);
  for await (const batch of readTriples(join(FOLDER, name), { ...KNOWN, onReject })) {
    for (const { ntriples } of batch) if (wanted.test(ntriples)) lines.add(ntriples);
  }
  return {
    file: join(FOLDER, name),
    lines: [...lines].sort(),
    rejects,
    of: (pattern) => [...lines].filter((line) => pattern.test(line)).length,
    has: (line) =>
      shortened([...lines].filter((full) => full.includes(getEnd(line)))).includes(line),
  };
}

const KNOWN = { formats: FORMATS, presets: PRESETS };
const IS_CLASS = /type> <http:\/\/www\.w3\.org\/2002\/07\/owl#Class>/;
const IS_A = /subClassOf>/;
const SYNONYM = /has(?:Exact|Related|Narrow|Broad)Synonym>/;
const PHENOTYPE = /vocab\/has_phenotype>/;
const NEGATED = /vocab\/negated> "true"/;

describe.skipIf(!isPresent)(TITLE, { timeout: 240_000 }, () => {
  it.each([
    ['do/DO_cancer_slim', 730, 657, 1_265],
    ['do/DO_infectious_disease_slim', 536, 498, 999],
  ])('%s is the same in OBO, OWL and OBO Graphs', async (name, classes, parents, synonyms) => {
    const [obo, owl, graphs] = await Promise.all(
      ['obo', 'owl', 'json'].map((ending) => toLines(`${name}.${ending}.gz`)),
    );
    expect(owl).toEqual(obo);
    expect(graphs).toEqual(obo);
    const count = (pattern: RegExp) => obo?.filter((line) => pattern.test(line)).length;
    expect([count(IS_CLASS), count(IS_A), count(SYNONYM)]).toEqual([classes, parents, synonyms]);
  });

  it('the Disease Ontology', async () => {
    const ontology = await read('do/doid-2024-01-31.obo.gz');
    expect(ontology.rejects).toEqual([]);
    expect(ontology.of(IS_CLASS)).toBe(13_982);
    expect(ontology.of(/owl#deprecated>/)).toBe(2_481);
    expect(ontology.of(IS_A)).toBe(15_995);
    for (const line of [
      'obo:DOID_2841 rdfs:label "asthma"',
      'obo:DOID_2841 oio:hasExactSynonym "bronchial hyperreactivity"',
      'obo:DOID_2841 oio:hasDbXref "MESH:D001249"',
      'obo:DOID_2841 oio:hasAlternativeId "DOID:2840"',
      'obo:DOID_2841 rdfs:subClassOf obo:DOID_1176',
      'obo:DOID_9352 oio:hasExactSynonym "NIDDM"',
      'obo:DOID_1612 oio:hasRelatedSynonym "mammary neoplasm"',
    ])
      expect(ontology.has(line), line).toBe(true);
  });

  it('OBO Graphs with imports, and the HPO', async () => {
    const disease = await read('do/doid-2018-07-05.obographs.json.gz', IS_CLASS);
    expect(disease.of(/^<http:\/\/purl\.obolibrary\.org\/obo\/DOID_/)).toBe(11_305);
    const phenotypes = await read('hpo/hp.v2024-04-26.json.gz', /owl#Class>|subClassOf>/);
    expect([phenotypes.of(IS_CLASS), phenotypes.of(IS_A)]).toEqual([18_961, 22_932]);
  });

  it('equivalences without names', async () => {
    expect((await read('mondo/equivalencies.obo.gz')).of(/equivalentClass>/)).toBe(62_107);
  });

  it('phenotype.hpoa', async () => {
    const stated = /has_phenotype> |has_count>/;
    const pairs = await read('hpo/phenotype.hpoa.gz', stated);
    expect(pairs.rejects).toEqual([]);
    expect(pairs.of(PHENOTYPE)).toBe(251_381);
    expect(pairsWithAbsent(pairs.lines).size).toBe(253_328);
    expect(pairs.has('<https://omim.org/entry/154700> biolink:has_phenotype obo:HP_0001166')).toBe(
      true,
    );
    expect(
      pairs.has('<http://www.orpha.net/ORDO/Orphanet_1401> biolink:has_phenotype obo:HP_0001270'),
    ).toBe(false);
  });

  it.each([
    // 17 and 179 rows; some repeat a fact with another reference.
    ['go/goa_human_sample_2023-05.gaf.gz', 16],
    ['go/goa_human_isoform_2023-05.gaf.gz', 177],
  ])('%s', async (name, negated) => {
    const annotations = await read(name, NEGATED);
    expect(annotations.rejects).toEqual([]);
    expect(annotations.of(NEGATED)).toBe(negated);
  });

  it('mappings, positive and negative', async () => {
    const mondo = await read('mondo/mondo_exactmatch_doid.sssom.tsv.gz');
    expect(mondo.of(/core#exactMatch>/)).toBe(11_966);
    expect(mondo.has('obo:MONDO_0004979 skos:exactMatch obo:DOID_2841')).toBe(true);
    const negative = await read('ids/biomappings_negative.sssom.tsv.gz');
    expect(negative.of(/> <http:\/\/www\.w3\.org\/2004\/02\/skos/)).toBe(0);
    expect(negative.of(NEGATED)).toBeGreaterThan(1_800);
  });

  it('the Marfan graph of KGX, and equal from JSON Lines', async () => {
    const nodes = await read('kgx/eds_marfan_kg_nodes.tsv.gz');
    const edges = await read('kgx/eds_marfan_kg_edges.tsv.gz');
    expect([...nodes.rejects, ...edges.rejects]).toEqual([]);
    expect(new Set(nodes.lines.map((line) => line.split(' ')[0])).size).toBe(3_000);
    expect(
      edges.of(/^<(?!urn:biographql:(?:fact|reference):)\S+ <https:\/\/w3id\.org\/biolink/),
    ).toBe(7_148);
    expect(edges.of(/urn:biographql:statement:/)).toBe(7_148);
    for (const line of [
      'obo:MONDO_0007947 biolink:has_phenotype obo:HP_0000483',
      '<http://identifiers.org/hgnc/3603> biolink:gene_associated_with_condition obo:MONDO_0007947',
    ])
      expect(edges.has(line), line).toBe(true);
    for (const table of [nodes, edges]) {
      const fromJson = await readText('kgx-jsonl', getJsonLines(table.file), {
        chunkBytes: 100_000,
      });
      expect(fromJson.triples).toEqual(table.lines);
    }
  });

  it.each([
    [
      'clingen/clingen_gene_validity_2026-06-21.csv.gz',
      /type> |rdf-schema#label>/,
      2_991 + 2_124,
      290,
    ],
    ['hetionet/hetionet-v1.0-nodes_cut.tsv.gz', /rdf-schema#label>/, 41_297, 0],
    ['do/HumanDO.tsv.gz', /rdf-schema#label>/, 12_246, 0],
  ])('the table %s, by its preset', async (name, named, entities, negated) => {
    const table = await read(name);
    expect(table.rejects).toEqual([]);
    const subjects = table.lines
      .filter((line) => named.test(line))
      .map((line) => line.split(' ')[0]);
    expect(new Set(subjects).size).toBe(entities);
    expect(table.of(NEGATED)).toBe(negated);
  });

  it.each(['Gene', 'Disease', 'GENE_ASSOCIATED_WITH_CONDITION'])(
    '%s of BioCypher is the same in CSV and Parquet',
    async (label) => {
      const [csv, parquet] = await Promise.all(
        ['csv.gz', 'parquet'].map((ending) => toLines(`biocypher/${label}-part000.${ending}`)),
      );
      expect(csv?.length).toBeGreaterThan(100);
      expect(parquet).toEqual(csv);
    },
  );

  it('one nanopublication in three syntaxes', async () => {
    const [nq, trig, trix] = await Promise.all(
      ['nq', 'trig', 'xml'].map((ending) => toLines(`rdf/nanopub_simple1.${ending}`)),
    );
    expect(trig).toEqual(nq);
    expect(trix).toEqual(nq);
    expect(nq?.filter((line) => !line.includes('urn:biographql:'))).toHaveLength(9);
  });
});

async function toLines(name: string): Promise<readonly string[]> {
  const lines = new Set<string>();
  for await (const batch of readTriples(join(FOLDER, name), KNOWN)) {
    for (const { ntriples } of batch) lines.add(ntriples);
  }
  return [...lines].sort();
}

/** The object of a line with short names, without its namespace. */
function getEnd(line: string): string {
  return line.split(' ').slice(2).join(' ').replace(/^\w+:/, '');
}

/** The pairs of disease and phenotype that are stated, and those that were looked for and never seen. */
function pairsWithAbsent(lines: readonly string[]): ReadonlySet<string> {
  const pairs = new Set<string>();
  const subjects = new Map<string, string>();
  const objects = new Map<string, string>();
  const unseen: string[] = [];
  for (const line of lines) {
    const [subject = '', predicate = '', object = ''] = line.split(' ');
    if (predicate.endsWith('/has_phenotype>')) pairs.add(`${subject} ${object}`);
    else if (predicate.includes('statement:')) subjects.set(object, subject);
    else if (predicate.includes('value:')) objects.set(subject, object);
    else if (object.startsWith('"0"')) unseen.push(subject);
  }
  for (const fact of unseen) {
    if (objects.has(fact)) pairs.add(`${subjects.get(fact)} ${objects.get(fact)}`);
  }
  return pairs;
}

function getJsonLines(path: string): string {
  const [header = '', ...rows] = gunzipSync(readFileSync(path))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  const names = header.split('\t');
  return rows
    .map((row) => {
      const cells = row.split('\t');
      const pairs = names.map((name, place) => [name, getList(name, cells[place] ?? '')]);
      return JSON.stringify(Object.fromEntries(pairs));
    })
    .join('\n');
}

const SINGLE = new Set([
  'id',
  'name',
  'description',
  'subject',
  'predicate',
  'object',
  'full_name',
  'symbol',
]);

function getList(name: string, cell: string): string | readonly string[] {
  const text = /^".+"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return SINGLE.has(name) ? text : text.split('|');
}
