import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { FORMATS as READERS } from '../../../optional/formats/src/formats.js';
import { PRESETS } from '../../../optional/formats/src/presets/presets.js';
import { mappingFor } from '../../../packages/ingest/src/formats/table/parse-mapping.js';
import { readText } from '../../../packages/ingest/test/testing/read-text.js';
import { Finding, type Target } from '../target.js';
import { CHANGES, type Change, changed } from './row-changes.js';

const FOLDER =
  process.env.BIOGRAPHQL_FORMAT_FILES ??
  fileURLToPath(new URL('../../../../shared/data/formats', import.meta.url));
const HEADED = /^(?:[!#]|id\t|from\t|database_id\t|subject_id\t|source_language\t)/;

/** Real files of rows, and the formats that read them; a table is read by its preset. */
const FILES: readonly (readonly [file: string, format: string])[] = [
  ['kgx/eds_marfan_kg_nodes.tsv.gz', 'kgx-tsv'],
  ['kgx/eds_marfan_kg_edges.tsv.gz', 'kgx-tsv'],
  ['kgx/kgx-tests_valid_nodes.jsonl.gz', 'kgx-jsonl'],
  ['kgx/kgx-tests_valid_edges.jsonl.gz', 'kgx-jsonl'],
  ['go/goa_human_sample_2023-05.gaf.gz', 'gaf'],
  ['hpo/phenotype.hpoa.gz', 'hpoa'],
  ['hpo/hp-es.babelon.tsv.gz', 'babelon'],
  ['mondo/mondo_exactmatch_doid.sssom.tsv.gz', 'sssom'],
  ['reactome/wikipathways-2016.gmt.gz', 'gmt'],
  ['rdf/nanopub_simple1.nq', 'n-quads'],
  ['ids/mesh_samples.nt.gz', 'n-triples'],
  ['hpo/genes_to_disease.txt.gz', 'table'],
  ['hpo/layperson-synonyms.tsv.gz', 'table'],
  ['ids/hgnc_complete_set.txt.gz', 'table'],
  ['do/HumanDO.tsv.gz', 'table'],
  ['clingen/clingen_gene_validity_2026-06-21.csv.gz', 'table'],
];
const MAX_ROWS = 40;
const QUOTED: ReadonlySet<string> = new Set(['table', 'babelon']);

interface RealFile {
  readonly format: string;
  readonly path: string;
}

interface RealInput {
  readonly file: number;
  readonly rows: readonly {
    readonly row: number;
    readonly change: Change;
    readonly cell: number;
  }[];
}

const files: readonly RealFile[] = FILES.map(([name, format]) => ({
  format,
  path: join(FOLDER, name),
})).filter(({ path }) => existsSync(path));

/** Whether there are real files; without them the target is left out. */
export const hasRealFiles = files.length > 0;

/** Rows of real files, changed: what is read of a file is what is read of each row. */
export const realRowsTarget: Target<RealInput> = {
  name: 'real-rows',
  promise:
    'real files with changed columns, quotes and encodings: each row is accepted or a reject, alone and among others',
  inputs: fc.record({
    file: fc.nat(Math.max(0, files.length - 1)),
    rows: fc.array(
      fc.record({
        row: fc.nat(MAX_ROWS - 1),
        change: fc.constantFrom(...CHANGES),
        cell: fc.nat(20),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  async open() {
    const opened = files.map(openFile);
    return {
      async attempt({ file: index, rows }) {
        const file = opened[index];
        if (file === undefined) throw new TypeError('There is no such file.');
        const lines = rows.map(({ row, change, cell }) => {
          const cells = (file.rows[row % file.rows.length] ?? '').split(file.delimiter);
          // In a table that has quotes, an open one takes the rows that follow with it.
          const remaining = change === 'half-quote' && QUOTED.has(file.format) ? 'none' : change;
          const text = changed(cells, remaining, cell).join(file.delimiter);
          return Buffer.from(text, remaining === 'latin1' ? 'latin1' : 'utf8');
        });
        const whole = await readLines(file, lines);
        const alone = await Promise.all(lines.map((line) => readLines(file, [line])));
        for (const [at, { triples, rejects }] of alone.entries()) {
          const isBlank = /^\s*(?:[#!]|$)/.test(String(lines[at]));
          if (file.format !== 'table' && !isBlank && triples.length + rejects.length === 0)
            throw new Finding(`row ${at + 1} is neither accepted nor rejected: ${lines[at]}`);
        }
        const united = new Set(alone.flatMap(({ triples }) => triples));
        // An entity is described by the first of its rows: together there may be fewer triples.
        const others = whole.triples.filter((triple) => !united.has(triple));
        if (others.length > 0) throw new Finding(`no row alone states ${others[0]}`);
        const rejected = alone.reduce((sum, { rejects }) => sum + rejects.length, 0);
        if (whole.rejects.length !== rejected)
          throw new Finding(`${rejected} rejects alone, ${whole.rejects.length} together`);
        return `${file.format}: ${rejected === 0 ? 'no' : 'some'} rejects`;
      },
      async [Symbol.asyncDispose]() {},
    };
  },
};

type OpenFile = ReturnType<typeof openFile>;

function openFile({ format, path }: RealFile) {
  const bytes = readFileSync(path);
  const text = String(path.endsWith('.gz') ? gunzipSync(bytes) : bytes);
  const lines = text.split(/\r?\n/, 400);
  const hasHeader = format === 'table' || lines.some((line) => HEADED.test(line));
  const last =
    format === 'table' ? tableHeader(lines) : lines.findLastIndex((line) => HEADED.test(line));
  const start = hasHeader ? last + 1 : 0;
  const head = lines.slice(0, start);
  const rows = lines.slice(start, start + MAX_ROWS).filter((line) => line.trim() !== '');
  const mapping =
    format === 'table'
      ? mappingFor(Buffer.from(text.slice(0, 60_000)), Object.values(PRESETS))
      : null;
  return { format, head, rows, mapping, delimiter: path.includes('.csv') ? ',' : '\t' };
}

/** The last line of a banner or of a header: the widest of the first lines, or the line after a ruler. */
function tableHeader(lines: readonly string[]): number {
  const ruler = lines.slice(0, 10).findLastIndex((line) => /^"?\+{4}/.test(line));
  return Math.max(0, ruler);
}

async function readLines({ format, head, mapping }: OpenFile, lines: readonly Buffer[]) {
  const parts = [...head.map((line) => Buffer.from(line)), ...lines];
  const bytes = Buffer.concat(parts.flatMap((line) => [line, Buffer.from('\n')]));
  return readText(format, bytes, {
    chunkBytes: 4_000,
    formats: READERS,
    ...(mapping !== null && { mapping }),
  });
}
