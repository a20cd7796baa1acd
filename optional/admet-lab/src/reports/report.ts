/** A report in numbered sections, as the templates for QSAR models (QMRF) and predictions (QPRF) have them. */
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
  /** Which of the OECD's five principles for the validation of QSAR models it answers. */
  readonly principle?: 1 | 2 | 3 | 4 | 5;
  readonly entries: readonly ReportEntry[];
}

/** A statement under a name; what is not known is said so, and never left out. */
export interface ReportEntry {
  readonly name: string;
  readonly text: string;
}

/** Returns a report as Markdown. Texts of the caller, such as a SMILES, stand in code spans or with their marks escaped. */
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

/** Day of a date in UTC. */
export function getDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** A statement of a report. */
export function entry(name: string, text: string): ReportEntry {
  return { name, text };
}

/** A share as a percentage. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Figures with their names in words. */
export function figures(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${measures[name] ?? name} ${figure(Number(value))}`)
    .join(', ');
}

const measures: Readonly<Record<string, string>> = {
  accuracy: 'accuracy',
  balancedAccuracy: 'balanced accuracy',
  rocAuc: 'area under the ROC curve',
  mcc: 'Matthews correlation',
  logLoss: 'log loss',
  calibrationError: 'expected calibration error',
  r2: 'R²',
  rmse: 'root mean squared error',
  mae: 'mean absolute error',
  spearman: 'Spearman correlation',
  within2Fold: 'share within twofold',
};

/** Up to four significant digits. */
export function figure(value: number): string {
  return String(Number(value.toPrecision(4)));
}

function escapeMarks(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, (mark) => `\\${mark}`).replace(/\s+/g, ' ');
}
