import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';
import { archiveHolds } from '../archives/tar-members.js';
import { articleFormatOf } from '../articles/article-format.js';
import { openBytes, STANDARD_INPUT } from '../rdf/open-bytes.js';
import { isHidden, type SourceFile } from '../source-files.js';
import { detectFormat } from './detect/detect-format.js';
import { reasonRefused } from './detect/refused-formats.js';
import type { GraphFormat } from './graph-format.js';
import { neo4jHeaderOf } from './neo4j/header-file.js';
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
  /** Files of a folder that cannot be read, and why. */
  readonly unknown: readonly { readonly path: string; readonly reason: string }[];
}

const ENDING = /\.(nt|nq|ttl|trig)(?:\.(?:gz|bz2|zst|br))?$/i;
const BY_ENDING: Readonly<Record<string, GraphFormat>> = {
  nt: 'n-triples',
  nq: 'n-quads',
  ttl: 'turtle',
  trig: 'turtle',
};
/** Files beside a graph that nobody means to load. */
const PASSED_OVER = /^\.|^(?:readme|license|sources|changelog)\b|\.md(?:\.\w+)?$/i;

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
    const { head, known } = await formatAt(path, options);
    if (known === null) throw unknownFormat(path, head, options);
    return { files: [{ path, bytes: found.size, ...known }], unknown: [] };
  }
  const files: GraphFile[] = [];
  const unknown: { readonly path: string; readonly reason: string }[] = [];
  for (const name of (await readdir(path, { recursive: true })).sort()) {
    const whole = join(path, name);
    const entry = await stat(whole);
    if (!entry.isFile() || isHidden(name)) continue;
    const { head, known } = await formatAt(whole, options);
    if (known !== null) files.push({ path: whole, bytes: entry.size, ...known });
    else if (!isPassedOver(whole, head)) unknown.push({ path: whole, reason: reasonRefused(head) });
  }
  if (files.length === 0) throw unknownFormat(path, Buffer.alloc(0), options);
  return { files, unknown };
}

/** Whether a file beside those of a graph is nothing to read: articles, which have readers of their own, among them. */
export function isPassedOver(path: string, head: Buffer): boolean {
  return PASSED_OVER.test(basename(path)) || articleFormatOf(head, path) !== null;
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
  const detected = detectFormat(head) ?? (neo4jHeaderOf(path) === null ? null : 'neo4j');
  if (detected !== null) return { format: detected, mapping: null };
  const mapping = mappingFor(head, []);
  if (mapping !== null) return { format: 'table', mapping };
  const ending = BY_ENDING[ENDING.exec(path)?.[1]?.toLowerCase() ?? ''];
  return ending === undefined ? null : { format: ending, mapping: null };
}

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
    `must be a graph in a known format: ${reasonRefused(head)}`,
    name,
  );
}

interface FileLookedAt {
  readonly head: Buffer;
  readonly known: FormatOfFile | null;
}

async function formatAt(path: string, options: GraphFormatOptions): Promise<FileLookedAt> {
  await using source = openBytes(path);
  const head = await source.head();
  const known = formatOfHead(head, path, options);
  if (known?.format !== 'tar') return { head, known };
  const isGraph = (first: Buffer, name: string) => formatOfHead(first, name, options) !== null;
  return { head, known: (await archiveHolds(source.chunks, isGraph)) ? known : null };
}
