import { escapeMarkup, getOrAdd } from '@biographql/core/internal';
import type { DocumentItem } from '../readers/document.js';
import type { Check, CheckResult, CheckSuggestion } from '../verdict.js';

/** A check from a verifier or from the service. */
interface ReportedCheck extends Pick<Check, 'kind' | 'result' | 'message'> {
  readonly suggestion: (Omit<CheckSuggestion, 'part'> & { readonly part: string }) | null;
}

export interface ReportRow extends DocumentItem {
  readonly document: string;
  readonly verdict: {
    readonly result: CheckResult;
    readonly checks: readonly ReportedCheck[];
    readonly error: { readonly message: string } | null;
  };
}

export function countRows(rows: readonly ReportRow[]) {
  const count = (result: CheckResult) =>
    rows.filter(({ verdict }) => verdict.error === null && verdict.result === result).length;
  return {
    confirmed: count('CONFIRMED'),
    contradicted: count('CONTRADICTED'),
    notFound: count('NOT_FOUND_HERE'),
    unread: rows.filter(({ verdict }) => verdict.error !== null).length,
  };
}

export const RESULT_WORDS: Readonly<Record<CheckResult, string>> = {
  CONFIRMED: 'confirmed',
  CONTRADICTED: 'contradicted',
  NOT_FOUND_HERE: 'not found here',
};

export function getMessages({ verdict }: ReportRow): readonly string[] {
  if (verdict.error !== null) return [verdict.error.message];
  const telling = verdict.checks.filter(({ result }) => result === verdict.result);
  return telling.map(
    ({ kind, message }) => `${kind.toLowerCase().replaceAll('_', ' ')}: ${message}`,
  );
}

/** The corrections that a row's checks suggest, for parts that the item has and that the records contradict. */
export function getCorrections({
  item,
  verdict,
}: ReportRow): readonly (CheckSuggestion & { readonly from: string })[] {
  return verdict.checks.flatMap(({ result, suggestion }) => {
    if (result !== 'CONTRADICTED' || suggestion === null) return [];
    const part = suggestion.part as CheckSuggestion['part'];
    const from = item[part];
    return from && from !== suggestion.text ? [{ ...suggestion, part, from }] : [];
  });
}

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
  const counts = `${rows.length} items: ${confirmed} confirmed, ${contradicted} contradicted, ${notFound} not found here`;
  const rest = unread > 0 ? `, ${unread} not read` : '';
  return [...lines, '', `${counts}${rest}`].join('\n').trimStart();
}

function cut(text: string): string {
  const line = plain(text);
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
}

/** Control characters of a document must not reach a terminal. */
function plain(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

const RULES = {
  contradicted: 'A record contradicts the checked item.',
  'not-found-here': 'The records of this dataset neither confirm nor contradict the item.',
  'not-read': "The item can't be read.",
} as const;

type RuleId = keyof typeof RULES;

function getRule({ verdict }: ReportRow): RuleId | null {
  if (verdict.error !== null) return 'not-read';
  if (verdict.result === 'CONFIRMED') return null;
  return verdict.result === 'CONTRADICTED' ? 'contradicted' : 'not-found-here';
}

/** SARIF 2.1.0 for code scanning: errors for contradicted items, notes for items not found here or not read. */
export function writeSarif(rows: readonly ReportRow[], version: string): string {
  const results = rows.flatMap((row) => {
    const ruleId = getRule(row);
    if (ruleId === null) return [];
    const uri = row.document.split(/[\\/]/).map(encodeURIComponent).join('/');
    const place = { artifactLocation: { uri }, region: { startLine: row.line } };
    const message = { text: `${row.shown}: ${getMessages(row).join(' ')}` };
    const level = ruleId === 'contradicted' ? 'error' : 'note';
    return [{ ruleId, level, message, locations: [{ physicalLocation: place }] }];
  });
  const rules = Object.entries(RULES).map(([id, text]) => ({ id, shortDescription: { text } }));
  const driver = {
    name: 'biographql verify',
    version,
    informationUri: 'https://github.com/biographql/biographql',
    rules,
  };
  return JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results }],
  });
}

/** JUnit XML: a suite per document; items not found here are skipped, or fail with `isStrict`. */
export function writeJUnit(rows: readonly ReportRow[], { isStrict = false } = {}): string {
  const suites = new Map<string, ReportRow[]>();
  for (const row of rows) getOrAdd(suites, row.document, () => []).push(row);
  const written = [...suites].map(([name, documentRows]) => {
    const cases = documentRows.map((row) => {
      const rule = getRule(row);
      const fails = rule === 'contradicted' || (rule !== null && isStrict);
      const text = toXmlText(getMessages(row).join(' '));
      const outcome = rule ? `<${fails ? 'failure' : 'skipped'} message="${text}"/>` : '';
      return `<testcase classname="${toXmlText(name)}" name="line ${row.line}: ${toXmlText(row.shown)}" line="${row.line}">${outcome}</testcase>`;
    });
    const failures = cases.filter((text) => text.includes('<failure ')).length;
    const skipped = cases.filter((text) => text.includes('<skipped ')).length;
    return `<testsuite name="${toXmlText(name)}" tests="${cases.length}" failures="${failures}" skipped="${skipped}">\n${cases.join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${written.join('\n')}\n</testsuites>\n`;
}

/** XML text, without control characters that XML does not allow. */
function toXmlText(text: string): string {
  return escapeMarkup(text.replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '')).replace(/\s+/g, ' ');
}

export interface FixedDocument {
  readonly text: string;
  /** The changes as a patch in the unified format; empty when there are none. */
  readonly patch: string;
  readonly changes: number;
  /** Corrections not made, because the words do not occur exactly once. */
  readonly open: number;
}

/** Lines to search: an item may be below the first line of its record. */
const RECORD_LINES = 40;

/** Corrects a document as its rows suggest: only words that occur exactly once in the lines of the record. */
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
    const next = starts.find((line) => line > row.line) ?? Number.POSITIVE_INFINITY;
    const near = lines.slice(row.line - 1, Math.min(next - 1, row.line + RECORD_LINES));
    for (const { from, text } of getCorrections(row)) {
      const at = row.line - 1 + near.findIndex((line) => line.includes(from));
      const isOnce = near.flatMap((line) => line.split(from).slice(1)).length === 1;
      if (isOnce && !/[\r\n]/.test(text)) {
        lines[at] = (lines[at] ?? '').replace(from, () => text);
        changes += 1;
      } else open += 1;
    }
  }
  const patch = changes === 0 ? '' : writePatch(name, before, lines);
  return { text: lines.join('\n'), patch, changes, open };
}

/** Lines are replaced one by one, so that both versions have equally many. */
function writePatch(name: string, before: readonly string[], after: readonly string[]): string {
  const hunks = before.map((line, index) => {
    const [changed = '', at] = [after[index], index + 1];
    return line === changed ? '' : `@@ -${at},1 +${at},1 @@\n-${line}\n+${changed}\n`;
  });
  return `--- a/${name}\n+++ b/${name}\n${hunks.join('')}`;
}
