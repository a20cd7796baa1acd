import { basename } from 'node:path';
import { InvalidArgumentError } from '@biographql/core';
import { getArticleFormat } from '../articles/article-files.js';
import { openBytes } from '../bytes/open-bytes.js';
import { archiveHolds, isTar } from '../bytes/tar-members.js';
import { listFiles } from '../source-files.js';
import { GRAPH_FORMATS, TABLE } from './built-in-formats.js';
import { fileHead, type GraphFormat } from './graph-format.js';
import { getMisfit, mappingFor } from './table/parse-mapping.js';
import type { MappingPresets, TableMapping } from './table/table-mapping.js';

/** Options for the formats of an ingest's graph sources. */
export interface GraphFormatOptions {
  /** Name of the format of all files, `tar` for archives. Default: each file's own. */
  readonly format?: string | undefined;
  readonly formats?: readonly GraphFormat[] | undefined;
  /** How tables are read: the first mapping whose columns a table has. Default: none. */
  readonly mappings?: readonly TableMapping[] | undefined;
  /** Mappings of well-known tables by name, which are tried after the formats. Default: none. */
  readonly presets?: MappingPresets | undefined;
}

/** How a file is to be read. */
export interface FormatOfFile {
  /** Null for a tar archive, whose files have formats of their own. */
  readonly format: GraphFormat | null;
  readonly mapping: TableMapping | null;
}

/** A file of a graph. */
export interface GraphFile extends FormatOfFile {
  readonly path: string;
  readonly bytes: number;
}

/** The files at a path. */
export interface GraphFiles {
  readonly files: readonly GraphFile[];
  readonly unknown: readonly { readonly path: string; readonly reason: string }[];
}

const ENDING = /\.(nt|nq|ttl|trig)(?:\.(?:gz|bz2|zst|br))?$/i;
const BY_ENDING: Readonly<Record<string, string>> = {
  nt: 'n-triples',
  nq: 'n-quads',
  ttl: 'turtle',
  trig: 'turtle',
};
const PASSED_OVER = /^\.|^(?:readme|license|sources|changelog)\b|\.md(?:\.\w+)?$/i;

/**
 * Finds the files of graphs at a path: itself, or all in the folder and its folders, in order of their names. The format
 * is detected by the content; the ending `.nt`, `.nq`, `.ttl` or `.trig` decides if the content does not show it. An
 * archive is recognized by its first 50 files.
 * @throws InvalidArgumentError when nothing is there.
 */
export async function graphFilesAt(
  path: string,
  options: GraphFormatOptions = {},
): Promise<GraphFiles> {
  const files: GraphFile[] = [];
  const unknown: { readonly path: string; readonly reason: string }[] = [];
  for (const file of await listFiles(path)) {
    const { head, known } = await formatAt(file.path, options);
    if (known !== null) files.push({ ...file, ...known });
    else if (file.path === path || !isPassedOver(file.path, head))
      unknown.push({ path: file.path, reason: reasonUnknown(head, options) });
  }
  if (files.length + unknown.length === 0)
    unknown.push({ path, reason: 'the folder has no graph files' });
  return { files, unknown };
}

export function isPassedOver(path: string, head: Buffer): boolean {
  return PASSED_OVER.test(basename(path)) || getArticleFormat(head, path) !== null;
}

export function formatNamed(
  name: string,
  { formats = [] }: GraphFormatOptions,
): GraphFormat | null {
  if (name === 'tar') return null;
  const known = [...GRAPH_FORMATS, ...formats];
  const found = known.find((format) => format.name === name);
  if (found !== undefined) return found;
  const names = [...known.map((format) => format.name), 'tar'].join(', ');
  throw new InvalidArgumentError('format', `must be one of ${names}`, name);
}

export function formatOfHead(
  bytes: Buffer,
  path: string,
  options: GraphFormatOptions,
): FormatOfFile | null {
  const { format: name, formats = [], mappings = [], presets = {} } = options;
  if (name !== undefined && name !== 'tar' && !isTar(bytes)) {
    const format = formatNamed(name, options);
    if (format !== TABLE) return { format, mapping: null };
    const mapping = mappingFor(bytes, [...mappings, ...detectable(presets)]);
    return mapping === null ? null : { format, mapping };
  }
  const givenMapping = mappingFor(bytes, mappings);
  if (givenMapping !== null) return { format: TABLE, mapping: givenMapping };
  if (isTar(bytes)) return { format: null, mapping: null };
  const head = fileHead(path, bytes);
  const detected = [...formats, ...GRAPH_FORMATS].find((format) => format.detect(head));
  if (detected !== undefined) return { format: detected, mapping: null };
  const mapping = mappingFor(bytes, detectable(presets));
  if (mapping !== null) return { format: TABLE, mapping };
  const ending = BY_ENDING[ENDING.exec(path)?.[1]?.toLowerCase() ?? ''];
  return ending === undefined ? null : { format: formatNamed(ending, options), mapping: null };
}

/** Presets of tables without a header fit too many files, unless they describe their cells. */
function detectable(presets: MappingPresets): readonly TableMapping[] {
  return Object.values(presets).filter(
    ({ columns, cellPatterns }) => columns === undefined || cellPatterns !== undefined,
  );
}

export function reasonUnknown(
  head: Buffer,
  { mappings = [], formats }: GraphFormatOptions,
): string {
  return getMisfit(head, mappings) ?? reasonRejected(head, formats);
}

interface FileLookedAt {
  readonly head: Buffer;
  readonly known: FormatOfFile | null;
}

async function formatAt(path: string, options: GraphFormatOptions): Promise<FileLookedAt> {
  await using source = openBytes(path);
  const head = await source.head();
  const known = formatOfHead(head, path, options);
  if (known === null || known.format !== null) return { head, known };
  const isGraph = (first: Buffer, name: string) => formatOfHead(first, name, options) !== null;
  return { head, known: (await archiveHolds(source.chunks, isGraph)) ? known : null };
}

const REJECTED: readonly (readonly [mark: RegExp, reason: string])[] = [
  [/^\$HDT/, 'HDT is not supported: convert it to N-Triples (hdt2rdf) first'],
  [/^PK[^\n]{2}/, 'zip archives are not supported: unpack the file first'],
  [/^SQLite format 3/, 'SQLite databases are not supported: export the tables as CSV first'],
  [
    /^[\s\S]{0,2000}?^id: https:\/\/w3id\.org\/biolink\/[\s\S]*?^prefixes:/m,
    'the file is a LinkML model: it describes classes and slots, not entities',
  ],
  [
    /^\s*\{\s*"metanode_kinds"/,
    'the file is a metagraph: it describes node and edge types, not entities',
  ],
  [/^metaedge\tabbreviation\t/, 'the file lists edge types, not entities'],
  [
    /^[\w -]+:\n\s+represented_as: (?:node|edge)/m,
    'the file is a BioCypher schema: it describes node and edge types, not entities',
  ],
  [
    /^(?:<\?xml[^>]*\?>\s*)?<Ontology\s[^>]*owl#/,
    'OWL/XML is not supported: convert it to RDF/XML (robot convert) first',
  ],
  [
    /^(?:Prefix\(|Ontology\()/m,
    'OWL in functional syntax is not supported: convert it to RDF/XML (robot convert) first',
  ],
];

const OPTIONAL_FORMATS =
  'the package @biographql/formats adds many more formats (GAF, HPO annotations, neo4j-admin CSV, Parquet, UniProt, Orphanet …) and presets for well-known tables';

/**
 * Returns why a file is not read, as a clause: what it is, or that its format is unknown.
 * @param formats - formats in addition to the built-in ones.
 */
export function reasonRejected(head: Buffer, formats: readonly GraphFormat[] = []): string {
  const text = head.toString('latin1');
  return REJECTED.find(([mark]) => mark.test(text))?.[1] ?? unknown(formats);
}

function unknown(formats: readonly GraphFormat[]): string {
  const names = [...GRAPH_FORMATS, ...formats].map(({ name, title }) => `${title} (${name})`);
  const advice = 'set the format with --format, or describe the columns of a table with --mapping';
  const more = formats.length === 0 ? `; ${OPTIONAL_FORMATS}` : '';
  return `unknown format; supported formats are ${names.join(', ')} and tar archives; ${advice}${more}`;
}
