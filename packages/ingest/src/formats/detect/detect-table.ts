import type { GraphFormat } from '../graph-format.js';
import { neo4jDelimiterOf } from '../neo4j/neo4j-columns.js';

const SEEN_LINES = 500;
const GAF_COLUMNS = [15, 16, 17];

/** Returns the format of a text by its marks and by the names of its columns; a table with other columns is none. */
export function detectTable(text: string): GraphFormat | null {
  const lines = text.split(/\r?\n/, SEEN_LINES);
  const [first = ''] = lines;
  if (/^!\s*gaf-version/i.test(first)) return 'gaf';
  if (/^!\s*(?:gpa|gpad)-version/i.test(first)) return 'gpad';
  if (neo4jDelimiterOf(first) !== null) return 'neo4j';
  if (isGmt(lines)) return 'gmt';
  const row = lines.find((line) => line.trim() !== '' && !/^[#!]/.test(line)) ?? '';
  const commented = lines.find((line) => /^#\s?\w+\t\w/.test(line)) ?? '';
  return byColumns(row) ?? byColumns(commented.replace(/^#\s?/, '')) ?? (isGaf(row) ? 'gaf' : null);
}

function byColumns(line: string): GraphFormat | null {
  const columns = new Set(line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const has = (...names: readonly string[]) => names.every((name) => columns.has(name));
  if (has('subject_id', 'predicate_id', 'object_id')) return 'sssom';
  if (has('translation_value', 'predicate_id') || has('translation_text', 'predicate'))
    return 'babelon';
  if (has('database_id', 'disease_name', 'hpo_id')) return 'hpoa';
  if (has('DatabaseID', 'DiseaseName', 'HPO_ID')) return 'hpoa';
  if (has('subject', 'predicate', 'object')) return 'kgx-tsv';
  return has('id', 'category') || has('name', 'category', 'description') ? 'kgx-tsv' : null;
}

/** Sets with a link, and more genes in one than in another. */
function isGmt(lines: readonly string[]): boolean {
  const rows = lines.slice(0, 5).map((line) => line.split('\t'));
  const isSet = ([name = '', link = '', ...genes]: readonly string[]) =>
    name !== '' && /^https?:\/\//.test(link) && genes.length > 0 && genes.every(isGene);
  const lengths = new Set(rows.map((row) => row.length));
  return rows.length > 1 && lengths.size > 1 && rows.slice(0, -1).every(isSet);
}

function isGene(cell: string): boolean {
  return /^[\w.-]*$/.test(cell);
}

function isGaf(line: string): boolean {
  const cells = line.split('\t');
  return (
    GAF_COLUMNS.includes(cells.length) &&
    /^[A-Z]+:\d+$/.test(cells[4] ?? '') &&
    /^[FPC]$/.test(cells[8] ?? '')
  );
}
