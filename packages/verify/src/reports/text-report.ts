import { countRows, getCorrections, getMessages, RESULT_WORDS, type ReportRow } from './report.js';

const SHOWN = 60;

/** A table for people: a line for each item that is not confirmed (all with `all`), and the totals. */
export function writeTextReport(rows: readonly ReportRow[], { all = false } = {}): string {
  const lines: string[] = [];
  let document = '';
  for (const row of rows) {
    if (!all && row.verdict.error === null && row.verdict.result === 'CONFIRMED') continue;
    if (row.document !== document) lines.push('', row.document);
    document = row.document;
    const result = row.verdict.error === null ? RESULT_WORDS[row.verdict.result] : 'not read';
    lines.push(`${String(row.line).padStart(6)}  ${result.padEnd(14)}  ${cut(row.shown)}`);
    for (const message of getMessages(row)) lines.push(`        ${plain(message)}`);
    for (const { part, text } of getCorrections(row))
      lines.push(`        fix: ${part} → ${plain(text)}`);
  }
  const { confirmed, contradicted, notFound, unread } = countRows(rows);
  const counts = [
    `${rows.length} items: ${confirmed} confirmed`,
    `${contradicted} contradicted`,
    `${notFound} not found here`,
    ...(unread > 0 ? [`${unread} not read`] : []),
  ];
  return [...lines, '', counts.join(', ')].join('\n').trimStart();
}

function cut(text: string): string {
  const line = plain(text);
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
}

/** Control characters of a document must not reach a terminal. */
function plain(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
