import type { Findings, Table } from './part.js';

/** A part with its results, or with the reason why there are none. */
export interface MeasuredPart {
  readonly title: string;
  readonly seconds: number;
  readonly result: Findings | { readonly failure: string };
}

/** Where and when a report was measured. */
export interface ReportHead {
  /** UTC, YYYY-MM-DD. */
  readonly date: string;
  readonly machine: string;
  /** One-minute load average when the run ended, the run's own processes included. */
  readonly load: number;
  readonly isQuick: boolean;
}

const BEGIN = '<!-- report -->';
const END = '<!-- end of report -->';

/** Renders a report as Markdown. */
export function renderReport(head: ReportHead, parts: readonly MeasuredPart[]): string {
  const { date, machine, load, isQuick } = head;
  const quick = isQuick ? ' Quick run: short rounds.' : '';
  const first = `Measured on ${date} on ${machine}; load average at the end ${load.toFixed(1)}.${quick}`;
  return `${[first, ...parts.map(renderPart)].join('\n\n')}\n`;
}

/**
 * Replaces the text between the report markers of a document.
 * @throws Error when the document has no markers.
 */
export function replaceReport(document: string, report: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`The document has no ${BEGIN} … ${END}.`);
  const head = document.slice(0, begin + BEGIN.length);
  return `${head}\n\n${report.trim()}\n\n${document.slice(end)}`;
}

function renderPart({ title, seconds, result }: MeasuredPart): string {
  if ('failure' in result) return `## ${title}\n\nNot measured: ${result.failure}`;
  const blocks = result.tables.map((table) => `### ${table.title}\n\n${renderTable(table)}`);
  return [`## ${title}`, ...result.notes, ...blocks, `Took ${seconds} s.`].join('\n\n');
}

function renderTable({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
