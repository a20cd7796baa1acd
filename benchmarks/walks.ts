/** Times the guides' way from a laboratory's file to the first right answers: `pnpm bench:walks`. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scriptArguments } from '../scripts/own-arguments.js';
import { runBiographql, send, serve } from '../test/process/start-biographql.js';
import { replaceReport } from './report/render-report.js';

const GUIDES = ['load-a-table', 'load-a-graph'].map((name) =>
  fileURLToPath(new URL(`../docs/guides/${name}.md`, import.meta.url)),
);
/** Documented for a table of 200 rows. */
const MAX_SECONDS = 5;

interface Walk {
  readonly title: string;
  readonly files: Readonly<Record<string, string>>;
  /** Behind `biographql ingest`. */
  readonly sources: readonly string[];
  /** A name or an identifier in the files, what it resolves to, and a neighbor of it. */
  readonly ask: string;
  readonly label: string;
  readonly neighbor: string;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const lines = (...texts: readonly string[]) => `${texts.join('\n')}\n`;

const WALKS: readonly Walk[] = [
  {
    title: 'table of 200 rows',
    files: {
      'trials.csv': lines(
        'drugbank,drug,disease,name,effect,pmid',
        ...numbers(200).map(
          (n) =>
            `DB9${n},drug ${n},OMIM:9${n % 40},fever ${n % 40},${n % 3 ? 'cures' : 'eases'},${n}`,
        ),
      ),
      'trials.yaml': `source: Our list of trials
entities:
  drug: { id: 'DRUGBANK:{drugbank}', category: Drug, name: '{drug}' }
  disease: { id: '{disease}', category: Disease, name: '{name}' }
relations:
  - subject: drug
    predicate: { value: '{effect}', map: { cures: treats, eases: ameliorates_condition } }
    object: disease
    publications: ['PMID:{pmid}']
`,
    },
    sources: ['--graph', 'trials.csv', '--mapping', 'trials.yaml'],
    ask: 'DRUGBANK:DB97',
    label: 'drug 7',
    neighbor: 'fever 7',
  },
  {
    title: 'ontology of 1,000 terms (OBO)',
    files: {
      'lab.obo': lines(
        'format-version: 1.4',
        'ontology: lab',
        'idspace: LABO http://lab.example/term/',
        ...numbers(1_000).flatMap((n) => [
          '',
          '[Term]',
          `id: LABO:${n}`,
          `name: lesion ${n}`,
          `is_a: LABO:${Math.max(1, Math.floor(n / 10))}`,
        ]),
      ),
    },
    sources: ['--graph', 'lab.obo'],
    ask: 'LABO:70',
    label: 'lesion 70',
    neighbor: 'lesion 7',
  },
  {
    title: 'KGX, 1,000 nodes and 2,000 edges',
    files: {
      'nodes.tsv': lines(
        'id\tcategory\tname',
        ...numbers(1_000).map(
          (n) =>
            `LABK:${n}\tbiolink:${n % 2 ? 'Gene' : 'Disease'}\t${n % 2 ? 'GEN' : 'palsy '}${n}`,
        ),
      ),
      'edges.tsv': lines(
        'subject\tpredicate\tobject\tprimary_knowledge_source',
        ...numbers(2_000).map(
          (n) =>
            `LABK:${(n * 2 - 1) % 1_000}\tbiolink:causes\tLABK:${(n * 6) % 1_000 || 2}\tinfores:lab`,
        ),
      ),
    },
    sources: ['--graph', 'nodes.tsv', 'edges.tsv'],
    ask: 'GEN7',
    label: 'GEN7',
    neighbor: 'palsy 24',
  },
  {
    title: 'annotations, 1,000 rows (GAF)',
    files: {
      'lab.gaf': lines(
        '!gaf-version: 2.2',
        ...numbers(1_000).map((n) =>
          [
            'UniProtKB',
            `P9${String(n).padStart(4, '0')}`,
            `GAN${n}`,
            'located_in',
            `GO:000${5_000 + (n % 50)}`,
          ]
            .concat(
              `PMID:${n}`,
              'IDA',
              '',
              'C',
              `protein ${n}`,
              '',
              'protein',
              'taxon:9606',
              '20240101',
              'LAB',
              '',
              '',
            )
            .join('\t'),
        ),
      ),
      'go.obo': lines(
        'format-version: 1.4',
        'ontology: go',
        ...numbers(50).flatMap((n) => [
          '',
          '[Term]',
          `id: GO:000${4_999 + n}`,
          `name: granule ${n}`,
        ]),
      ),
    },
    sources: ['--graph', 'lab.gaf', 'go.obo'],
    ask: 'GAN7',
    label: 'GAN7',
    neighbor: 'granule 8',
  },
];

const { values: options } = parseArgs({
  args: [...scriptArguments],
  options: {
    /** Writes the report into both guides. */
    docs: { type: 'boolean', default: false },
    /** A folder for the files, which stay there. */
    keep: { type: 'string' },
  },
});
const folder = options.keep ?? (await mkdtemp(join(tmpdir(), 'biographql-walks-')));
try {
  const rows: string[] = [];
  for (const [place, walk] of WALKS.entries()) {
    const times = await take(walk, join(folder, `data-${place}`));
    const [ingest, ready, answers] = times;
    const total = times.reduce((sum, seconds) => sum + seconds, 0);
    rows.push(`| ${[walk.title, ...[ingest, ready, answers, total].map(inSeconds)].join(' | ')} |`);
    process.stderr.write(`${rows.at(-1)}\n`);
    if (place === 0 && total > MAX_SECONDS)
      process.stderr.write(`The table took more than ${MAX_SECONDS} s.\n`);
  }
  const report = lines(
    '| From | `ingest` | `serve` until ready | first two requests | total |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  );
  process.stdout.write(report);
  if (options.docs)
    for (const guide of GUIDES)
      await writeFile(guide, replaceReport(await readFile(guide, 'utf8'), report));
} finally {
  if (options.keep === undefined) await rm(folder, { recursive: true });
}

function inSeconds(seconds = 0): string {
  return `${seconds.toFixed(1)} s`;
}

/** Returns the seconds of the ingest, of the start, and of resolving a name and listing its neighbors. */
async function take(walk: Walk, dataDir: string): Promise<readonly number[]> {
  const { files, sources, ask, label, neighbor } = walk;
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const paths = sources.map((text) => (Object.hasOwn(files, text) ? join(folder, text) : text));
  const times = [performance.now()];
  const lap = () => times.push(performance.now());
  const ended = await runBiographql(['ingest', ...paths, '--no-starter', '--data-dir', dataDir]);
  if (ended.code !== 0) throw new Error(`${walk.title}: ${ended.stderr}`);
  lap();
  await using service = serve(dataDir);
  const { url, keyFile = '' } = await service.listening();
  lap();
  const key = (await readFile(keyFile, 'utf8')).trim();
  const ofNames =
    'query ($names: [String!]!) { resolveEntities(names: $names) { candidates { iri label } } }';
  const resolved = await send(url, key, ofNames, { names: [ask] });
  const iri = await find(resolved, /"iri":"([^"]+)","label":"([^"]+)"/, label);
  const ofNeighbors =
    'query ($iri: ID) { graphInsights(graphInput: { startNode: $iri, maxNeighbors: 200 }) { data { nodes { iri label } } } }';
  const neighbors = await send(url, key, ofNeighbors, { iri });
  await find(neighbors, new RegExp(`"iri":"([^"]+)","label":"(${neighbor})"`), neighbor);
  lap();
  return times.slice(1).map((end, at) => (end - (times[at] ?? end)) / 1_000);
}

/** Returns the IRI of the entity that an answer must have. */
async function find(response: Response, entity: RegExp, expected: string): Promise<string> {
  const text = await response.text();
  const [, iri = '', label] = entity.exec(text) ?? [];
  if (label !== expected) throw new Error(`${expected} is not in ${text.slice(0, 1_000)}`);
  return iri;
}
