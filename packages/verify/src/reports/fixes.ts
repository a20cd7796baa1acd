import { getCorrections, type ReportRow } from './report.js';

export interface FixedDocument {
  readonly text: string;
  /** The changes as a patch in the unified format; empty when there are none. */
  readonly patch: string;
  readonly changes: number;
  /** Corrections that were not made, because the words are not exactly once on the line. */
  readonly open: number;
}

/** An item of a record may be some lines below the record's first. */
const RECORD_LINES = 40;

/** Corrects a document as its rows suggest: only words that are once on the line, or in the lines of the record. */
export function fixDocument(
  name: string,
  source: string,
  rows: readonly ReportRow[],
): FixedDocument {
  const lines = source.split('\n');
  const before = [...lines];
  const starts = [...new Set(rows.map(({ line }) => line))].sort((left, right) => left - right);
  let changes = 0;
  let open = 0;
  for (const row of rows) {
    const next = starts.find((line) => line > row.line) ?? row.line + RECORD_LINES;
    const end = Math.min(
      lines.length,
      Math.max(row.line, Math.min(next - 1, row.line + RECORD_LINES)),
    );
    for (const { from, text } of getCorrections(row)) {
      const places = lines.slice(row.line - 1, end).flatMap((line, index) => {
        const parts = line.split(from).length - 1;
        return Array.from({ length: parts }, () => row.line - 1 + index);
      });
      const [at] = places;
      if (places.length !== 1 || at === undefined || /[\r\n]/.test(text)) {
        open += 1;
        continue;
      }
      lines[at] = (lines[at] ?? '').replace(from, () => text);
      changes += 1;
    }
  }
  const patch = changes === 0 ? '' : writePatch(name, before, lines);
  return { text: lines.join('\n'), patch, changes, open };
}

/** Lines are replaced one by one, so that both versions have the same number. */
function writePatch(name: string, before: readonly string[], after: readonly string[]): string {
  const hunks = before.flatMap((line, index) => {
    const changed = after[index] ?? '';
    return line === changed
      ? []
      : [`@@ -${index + 1},1 +${index + 1},1 @@\n-${line}\n+${changed}\n`];
  });
  return `--- a/${name}\n+++ b/${name}\n${hunks.join('')}`;
}
