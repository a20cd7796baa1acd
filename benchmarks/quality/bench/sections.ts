import type { Half } from '../gold/gold-question.js';
import type { BenchService } from './open-service.js';

/** The options of a section. */
export interface BenchContext extends BenchService {
  readonly half: Half;
  /** Whether to list single items: always for the development sets, for the others only with `--show`. */
  readonly lists: boolean;
  /** Folder with rankings of other searches, `<name>.run` in TREC's format. */
  readonly runs: string | undefined;
  /** Maximum number of queries of each literature set and of ontology terms, chosen by seed. */
  readonly max: number;
}

/** A table: figures by row; `null` if not measured. */
export interface Table {
  readonly title: string;
  readonly rows: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  /** Wrong answers, one line each. */
  readonly wrong?: readonly string[];
  readonly notes?: readonly string[];
}

/** Formats a table as text. */
export function printTable({ title, rows, wrong = [], notes = [] }: Table): string {
  const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  const width = Math.max(4, ...Object.keys(rows).map((name) => name.length));
  const cell = (value: number | null | undefined, column: string) =>
    (value === null || value === undefined ? '–' : String(value)).padStart(
      Math.max(6, column.length),
    );
  const header = columns.map((column) => column.padStart(Math.max(6, column.length)));
  return [
    `\n## ${title}`,
    `${''.padEnd(width)}  ${header.join('  ')}`,
    ...Object.entries(rows).map(
      ([name, row]) =>
        `${name.padEnd(width)}  ${columns.map((column) => cell(row[column], column)).join('  ')}`,
    ),
    ...notes.map((note) => `  ${note}`),
    ...wrong.map((line) => `  - ${line}`),
    '',
  ].join('\n');
}
