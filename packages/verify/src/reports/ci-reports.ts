import { getOrAdd } from '@biographql/core/internal';
import { getMessages, type ReportRow } from './report.js';

const RULES = {
  contradicted: 'A record says something else.',
  'not-found-here': "The records of this dataset don't decide it.",
  'not-read': "The item can't be read.",
} as const;

type RuleId = keyof typeof RULES;

function getRule({ verdict }: ReportRow): RuleId | null {
  if (verdict.error !== null) return 'not-read';
  if (verdict.result === 'CONFIRMED') return null;
  return verdict.result === 'CONTRADICTED' ? 'contradicted' : 'not-found-here';
}

/** SARIF 2.1.0, as code scanning reads it: errors for what is contradicted, notes for what is not found here. */
export function writeSarif(rows: readonly ReportRow[], version: string): string {
  const results = rows.flatMap((row) => {
    const ruleId = getRule(row);
    if (ruleId === null) return [];
    const uri = row.document.split(/[\\/]/).map(encodeURIComponent).join('/');
    return [
      {
        ruleId,
        level: ruleId === 'contradicted' ? 'error' : 'note',
        message: { text: `${row.shown}: ${getMessages(row).join(' ')}` },
        locations: [
          { physicalLocation: { artifactLocation: { uri }, region: { startLine: row.line } } },
        ],
      },
    ];
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

/** JUnit XML: a suite for each document; what is not found here is skipped, with `isStrict` it fails. */
export function writeJUnit(rows: readonly ReportRow[], { isStrict = false } = {}): string {
  const suites = group(rows);
  const written = [...suites].map(([name, own]) => {
    const cases = own.map((row) => {
      const rule = getRule(row);
      const fails = rule === 'contradicted' || (rule !== null && isStrict);
      const text = toXmlText(getMessages(row).join(' '));
      const outcome =
        rule === null
          ? ''
          : fails
            ? `<failure message="${text}"/>`
            : `<skipped message="${text}"/>`;
      return `<testcase classname="${toXmlText(name)}" name="line ${row.line}: ${toXmlText(row.shown)}" line="${row.line}">${outcome}</testcase>`;
    });
    const failures = cases.filter((text) => text.includes('<failure ')).length;
    const skipped = cases.filter((text) => text.includes('<skipped ')).length;
    return `<testsuite name="${toXmlText(name)}" tests="${cases.length}" failures="${failures}" skipped="${skipped}">\n${cases.join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${written.join('\n')}\n</testsuites>\n`;
}

function group(rows: readonly ReportRow[]): ReadonlyMap<string, readonly ReportRow[]> {
  const groups = new Map<string, ReportRow[]>();
  for (const row of rows) getOrAdd(groups, row.document, () => []).push(row);
  return groups;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text of XML; control characters that XML has no form for are left out. */
function toXmlText(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (character) => CHARACTERS[character] ?? '')
    .replace(/\s+/g, ' ');
}
