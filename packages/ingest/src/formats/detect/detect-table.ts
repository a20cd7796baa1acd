import type { GraphFormat } from '../graph-format.js';

const SEEN_LINES = 500;
const GAF_COLUMNS = [15, 16, 17];

/** Returns the format of a text by its marks and by the names of its columns; a table with other columns is none. */
export function detectTable(text: string): GraphFormat | null {
  const lines = text.split(/\r?\n/, SEEN_LINES);
  const [first = ''] = lines;
  if (/^!\s*gaf-version/i.test(first)) return 'gaf';
  if (/^!\s*(?:gpa|gpad)-version/i.test(first)) return 'gpad';
  const row = lines.find((line) => line.trim() !== '' && !/^[#!]/.test(line)) ?? '';
  const commented = lines.find((line) => /^#\s?\w+\t\w/.test(line)) ?? '';
  return byColumns(row) ?? byColumns(commented.replace(/^#\s?/, '')) ?? (isGaf(row) ? 'gaf' : null);
}

function byColumns(line: string): GraphFormat | null {
  const columns = new Set(line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const has = (...names: readonly string[]) => names.every((name) => columns.has(name));
  if (has('subject_id', 'predicate_id', 'object_id')) return 'sssom';
  if (has('database_id', 'disease_name', 'hpo_id')) return 'hpoa';
  if (has('DatabaseID', 'DiseaseName', 'HPO_ID')) return 'hpoa';
  if (has('subject', 'predicate', 'object')) return 'kgx-tsv';
  return has('id', 'category') || has('name', 'category', 'description') ? 'kgx-tsv' : null;
}

function isGaf(line: string): boolean {
  const cells = line.split('\t');
  return (
    GAF_COLUMNS.includes(cells.length) &&
    /^[A-Z]+:\d+$/.test(cells[4] ?? '') &&
    /^[FPC]$/.test(cells[8] ?? '')
  );
}
