import type { BenchReport, MeasuredPart } from './bench-report.js';
import { showNumber } from './figures.js';
import type { Comparison, FigureTable } from './part.js';

/** Writes a report as Markdown: what was reached, then the parts, then what falls short. */
export function renderReport(report: BenchReport): string {
  return `${[
    head(report),
    ...summary(report.parts),
    ...report.parts.map(renderPart),
    ...shortfalls(report.parts),
  ].join('\n\n')}\n`;
}

/** Writes a table as Markdown. */
export function renderTable({ columns, rows }: Omit<FigureTable, 'title'>): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function head({ date, isQuick, machine, dataset, versions }: BenchReport): string {
  const listed = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const quick = isQuick ? ' A quick run: few rounds and small sizes.' : '';
  return `Measured on ${date} on ${machine}, over ${dataset}.${quick} Versions: ${listed.join(', ')}.`;
}

function summary(parts: readonly MeasuredPart[]): readonly string[] {
  const rows = parts.flatMap(({ comparisons }) => comparisons.map(summaryRow));
  if (rows.length === 0) return [];
  const columns = ['what', 'ours', 'peer', 'ratio', 'bar', 'reached?'];
  return ['## Summary', RATIO_NOTE, renderTable({ columns, rows })];
}

const RATIO_NOTE =
  'The ratio tells how many times as good as the peer ours is: above 1 ours is better, whatever is measured. It is the median of rounds that stood side by side.';

function summaryRow({ what, ours, peer, ratio, bar }: Comparison): readonly string[] {
  const cells = [what, ours, peer, showNumber(ratio)];
  if (bar === undefined) return [...cells, '', ''];
  return [...cells, `≥ ${showNumber(bar.least)}`, ratio >= bar.least ? 'yes' : '**no**'];
}

function renderPart(part: MeasuredPart): string {
  const { title, date, seconds, dataset, load, failure, tables, notes } = part;
  if (failure !== null) return `## ${title}\n\nNot measured: ${failure}`;
  const blocks = tables.map((table) => `### ${table.title}\n\n${renderTable(table)}`);
  return [
    `## ${title}`,
    ...notes,
    ...blocks,
    `Measured on ${date} in ${seconds} s over ${dataset}, at a load of ${load}.`,
  ].join('\n\n');
}

function shortfalls(parts: readonly MeasuredPart[]): readonly string[] {
  const lines = parts.flatMap(({ comparisons, failure, title }) => [
    ...(failure === null ? [] : [`- **${title}** could not be measured: ${failure}`]),
    ...groupIdeas(comparisons),
  ]);
  const text = lines.length === 0 ? 'Every bar was reached.' : lines.join('\n');
  return ['## What falls short, and the next idea', text];
}

/** Comparisons that share an idea are one line. */
function groupIdeas(comparisons: readonly Comparison[]): readonly string[] {
  const missed = new Map<string, string[]>();
  for (const { what, ratio, bar } of comparisons) {
    if (bar === undefined || ratio >= bar.least) continue;
    const all = missed.get(bar.nextIdea) ?? [];
    missed.set(bar.nextIdea, [
      ...all,
      `${what} (${showNumber(ratio)} of ${showNumber(bar.least)})`,
    ]);
  }
  return [...missed].map(([idea, names]) => `- ${names.join('; ')}: ${idea}`);
}
