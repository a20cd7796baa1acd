import type { GraphFormat } from '../graph-format.js';

const OBO_GRAPHS = /"graphs"\s*:\s*\[/;
const LINKED_DATA = /"@(?:context|id|graph|type)"\s*:/;
const KGX = /^\{\s*"(?:nodes|edges)"\s*:\s*\[|^\{[\s\S]{0,2000}?"knowledge_graph"\s*:\s*\{/;
/** Records of sources of the field, by what stands at their beginning. */
const RECORDS: readonly (readonly [mark: RegExp, format: GraphFormat])[] = [
  [/^[{[\s]*"(?:protocolSection|FullStudiesResponse)"\s*:/, 'trials'],
  [/^\{\s*(?:"(?:totalCount|nextPageToken)"[^[]*)?"studies"\s*:\s*\[/, 'trials'],
  [/^[{[\s]*"Orphapacket"\s*:/, 'orphanet'],
  [/^\{\s*"[\w.]+:\w+"\s*:\s*\{\s*"(?:ancestors|label)"\s*:/, 'cellxgene'],
  [
    /^\{\s*"[\w.-]+"\s*:\s*\{[\s\S]*?"(?:biocontext|miriam|obofoundry|bioportal)"\s*:\s*\{[\s\S]*?"prefix"/,
    'bioregistry',
  ],
];

/** Returns the format of a text that begins as JSON does, by its keys. */
export function detectJson(text: string): GraphFormat | null {
  if (OBO_GRAPHS.test(text)) return 'obo-graphs';
  if (LINKED_DATA.test(text)) return 'json-ld';
  if (KGX.test(text)) return 'kgx-json';
  const record = RECORDS.find(([mark]) => mark.test(text));
  if (record !== undefined) return record[1];
  return isKgxLine(text.split(/\r?\n/, 1)[0] ?? '') ? 'kgx-jsonl' : null;
}

function isKgxLine(line: string): boolean {
  const keys = keysOf(line);
  const isEdge = ['subject', 'predicate', 'object'].every((key) => keys.has(key));
  return isEdge || (keys.has('id') && keys.has('category'));
}

function keysOf(line: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(line);
    return new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
  } catch {
    return new Set();
  }
}
