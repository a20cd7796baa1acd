import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';
import { openBytes, STANDARD_INPUT } from '../rdf/open-bytes.js';
import type { SourceFile } from '../source-files.js';
import { detectFormat } from './detect/detect-format.js';
import { GRAPH_FORMATS, type GraphFormat } from './graph-format.js';
import { mappingFor, misfitOf } from './table/mapping-for.js';
import type { TableMapping } from './table/table-mapping.js';

/** What is known of the formats of an ingest's graph sources. */
export interface GraphFormatOptions {
  /** The format of all files, whatever their content tells. Default: each file's own. */
  readonly format?: GraphFormat | undefined;
  /** How tables are read, before the presets: the first whose columns a table has. Default: none. */
  readonly mappings?: readonly TableMapping[] | undefined;
}

/** How a file is to be read. */
export interface FormatOfFile {
  readonly format: GraphFormat;
  /** Of a table. */
  readonly mapping: TableMapping | null;
}

/** A file of a graph. */
export interface GraphFile extends SourceFile<GraphFormat>, FormatOfFile {}

/** The files at a path. */
export interface GraphFiles {
  readonly files: readonly GraphFile[];
  /** Files of a folder whose format cannot be told. */
  readonly unknown: readonly string[];
}

const ENDING = /\.(nt|nq|ttl|trig)(?:\.(?:gz|bz2|zst|br))?$/i;
const BY_ENDING: Readonly<Record<string, GraphFormat>> = {
  nt: 'n-triples',
  nq: 'n-quads',
  ttl: 'turtle',
  trig: 'turtle',
};
/** Files beside a graph that nobody means to load, and those of articles, which have readers of their own. */
const PASSED_OVER =
  /^\.|^(?:readme|license|sources|changelog)\b|\.(?:xml|jsonl|ndjson|nbib|ris|md)(?:\.\w+)?$/i;

/**
 * Finds the files of graphs at a path: itself, or all in the folder and its folders, in order of their names. The format
 * is told by the content; the ending `.nt`, `.nq`, `.ttl` or `.trig` decides where the content tells nothing.
 * @throws InvalidArgumentError when nothing is there, and when the format of the only file cannot be told.
 */
export async function graphFilesAt(
  path: string,
  options: GraphFormatOptions = {},
): Promise<GraphFiles> {
  const found = await stat(path).catch(() => null);
  if (found === null)
    throw new InvalidArgumentError('source', 'must be a file or a folder; nothing is there', path);
  if (!found.isDirectory()) {
    const head = await headOf(path);
    const known = formatOfHead(head, path, options);
    if (known === null) throw unknownFormat(path, head, options);
    return { files: [{ path, bytes: found.size, ...known }], unknown: [] };
  }
  const files: GraphFile[] = [];
  const unknown: string[] = [];
  for (const name of (await readdir(path, { recursive: true })).sort()) {
    const whole = join(path, name);
    const entry = await stat(whole);
    if (!entry.isFile()) continue;
    const known = formatOfHead(await headOf(whole), whole, options);
    if (known !== null) files.push({ path: whole, bytes: entry.size, ...known });
    else if (!PASSED_OVER.test(basename(name))) unknown.push(whole);
  }
  if (files.length === 0) throw unknownFormat(path, Buffer.alloc(0), options);
  return { files, unknown };
}

/** Returns how a file is to be read by its first bytes; null when nothing tells. */
export function formatOfHead(
  head: Buffer,
  path: string,
  { format, mappings = [] }: GraphFormatOptions,
): FormatOfFile | null {
  if (format !== undefined) {
    const mapping = format === 'table' ? mappingFor(head, mappings) : null;
    return format === 'table' && mapping === null ? null : { format, mapping };
  }
  const own = mappings.length > 0 ? mappingFor(head, mappings, { presets: false }) : null;
  if (own !== null) return { format: 'table', mapping: own };
  const detected = detectFormat(head);
  if (detected !== null) return { format: detected, mapping: null };
  const mapping = mappingFor(head, []);
  if (mapping !== null) return { format: 'table', mapping };
  const ending = BY_ENDING[ENDING.exec(path)?.[1]?.toLowerCase() ?? ''];
  return ending === undefined ? null : { format: ending, mapping: null };
}

/** The clause of a reject for a file whose format cannot be told. */
export const UNKNOWN_FORMAT = `the format cannot be told; understood are ${Object.entries(
  GRAPH_FORMATS,
)
  .map(([id, title]) => `${title} (${id})`)
  .join(', ')}; name it with --format, and the columns of a table with --mapping`;

/** Returns the error for a source whose format cannot be told by its first bytes. */
export function unknownFormat(
  path: string,
  head: Buffer,
  { mappings = [] }: GraphFormatOptions,
): InvalidArgumentError {
  const name = path === STANDARD_INPUT ? 'standard input' : path;
  const misfit = misfitOf(head, mappings);
  if (misfit !== null) {
    return new InvalidArgumentError('source', `must be a table of a mapping: ${misfit}`, name);
  }
  return new InvalidArgumentError(
    'source',
    `must be a graph in a known format: ${UNKNOWN_FORMAT}`,
    name,
  );
}

async function headOf(path: string): Promise<Buffer> {
  await using source = openBytes(path);
  return await source.head();
}
