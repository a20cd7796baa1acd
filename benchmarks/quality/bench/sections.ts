import type { Half } from '../gold/gold-question.js';
import type { BenchCluster } from './cluster.js';
import type { BenchService } from './open-service.js';

/** What a section is run with. */
export interface BenchContext extends BenchService {
  readonly half: Half;
  /** Whether single items are listed: always for the development sets, for the others only when asked for. */
  readonly lists: boolean;
  /** Folder of run files of other searches, `<name>.run` in TREC's format; undefined when there is none. */
  readonly runs: string | undefined;
  /** Greatest number of queries of each literature set and of ontology terms, chosen by seed. */
  readonly most: number;
  /** The cluster in which labels and articles are; null where they are in the dataset. */
  readonly cluster: BenchCluster | null;
}

/** One table: figures by row, `null` where nothing was measured. */
export interface Table {
  readonly title: string;
  readonly rows: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  /** What was wrong, one line each. */
  readonly wrong?: readonly string[];
  readonly notes?: readonly string[];
}

/** Prints tables as text with columns. */
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
