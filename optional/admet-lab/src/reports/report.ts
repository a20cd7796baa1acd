import templates from './templates.json' with { type: 'json' };

/** A report in numbered sections, as in the templates for QSAR models (QMRF) and predictions (QPRF). */
export interface Report {
  readonly kind: 'QMRF' | 'QPRF';
  readonly title: string;
  /** Day on which the report was made, as `2026-11-22`. */
  readonly date: string;
  readonly sections: readonly ReportSection[];
}

/** A section of a report. */
export interface ReportSection {
  readonly number: string;
  readonly title: string;
  /**
   * Number of the OECD's principle for the validation of QSAR models (ENV/JM/MONO(2007)2) that it answers, 1 to 5.
   */
  readonly principle?: 1 | 2 | 3 | 4 | 5;
  readonly entries: readonly ReportEntry[];
}

/** A named statement. Entries without a fact are left out. */
export interface ReportEntry {
  readonly name: string;
  readonly text: string;
}

/** Values of the templates; an entry with a missing fact is left out. */
export type ReportFacts = Readonly<
  Record<string, string | null | undefined | readonly ReportEntry[]>
>;

interface SectionTemplate extends Omit<ReportSection, 'entries'> {
  readonly entries: readonly (ReportEntry | string)[];
}

const TITLES = { QMRF: 'QSAR model report', QPRF: 'QSAR prediction report' };

export function fillReport(
  kind: Report['kind'],
  model: string,
  facts: ReportFacts,
  date: Date,
): Report {
  const sections = (templates[kind] as readonly SectionTemplate[]).map((section) => ({
    ...section,
    entries: section.entries.flatMap((each) => fillEntry(each, facts)),
  }));
  return {
    kind,
    title: `${TITLES[kind]}: ${model}`,
    date: date.toISOString().slice(0, 10),
    sections,
  };
}

function fillEntry(template: ReportEntry | string, facts: ReportFacts): readonly ReportEntry[] {
  if (typeof template === 'string') {
    const list = facts[template];
    return Array.isArray(list) ? list : [];
  }
  let isComplete = true;
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, key: string) => {
      const fact = facts[key];
      if (typeof fact === 'string') return fact;
      isComplete = false;
      return '';
    });
  const entry = { name: fill(template.name), text: fill(template.text) };
  return isComplete ? [entry] : [];
}

/** Returns a report as Markdown. Escapes Markdown in the caller's texts, such as SMILES. */
export function toMarkdown({ title, kind, date, sections }: Report): string {
  const lines = [`# ${escapeMarks(title)}`, '', `${kind}, ${date}`];
  for (const { number, title: heading, principle, entries } of sections) {
    const note = principle === undefined ? '' : ` (OECD principle ${principle})`;
    lines.push('', `## ${number}. ${heading}${note}`, '');
    entries.forEach(({ name, text }, i) => {
      lines.push(`${number}.${i + 1}. **${escapeMarks(name)}:** ${escapeMarks(text)}`, '');
    });
    lines.pop();
  }
  return `${lines.join('\n')}\n`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

export function figure(value: number): string {
  return String(Number(value.toPrecision(4)));
}

/** Figures with their names in words. */
export function figures(values: object): string {
  const measures: Readonly<Record<string, string>> = templates.measures;
  return Object.entries(values)
    .map(([name, value]) => `${measures[name] ?? name} ${figure(Number(value))}`)
    .join(', ');
}

export function memberText({ name, ...settings }: Readonly<Record<string, unknown>>): string {
  const names: Readonly<Record<string, string>> = templates.members;
  const values = Object.entries(settings).map(([key, value]) => `${key} ${String(value)}`);
  return `${names[String(name)] ?? String(name)} (${values.join(', ')})`;
}

function escapeMarks(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, (mark) => `\\${mark}`).replace(/\s+/g, ' ');
}
