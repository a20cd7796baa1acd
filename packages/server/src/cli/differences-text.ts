import type { BuildReport, CountChange } from '@biographql/ingest';
import { count } from './progress-text.js';

/** Predicates that a person is told of; the report has all. */
const TOLD_PREDICATES = 5;

/** Returns what a build has more or less than the dataset before, and its checks, as lines for a person. */
export function differencesText({ differences, checks }: BuildReport): readonly string[] {
  const lines: string[] = [];
  if (differences !== null) {
    const { predicates, ...counts } = differences;
    const told = Object.entries(counts).map(([name, change]) => `${name} ${changeText(change)}`);
    lines.push(`Compared with the previous version: ${told.join(', ')}.`);
    const changed = Object.entries(predicates ?? {});
    for (const [iri, change] of changed.slice(0, TOLD_PREDICATES))
      lines.push(`  ${iri} ${changeText(change)}`);
    const more = changed.length - TOLD_PREDICATES;
    if (more > 0) lines.push(`  and ${count(more)} more predicates.`);
  }
  const passed = checks.filter(({ status }) => status === 'ok').length;
  if (checks.length > 0) lines.push(`${passed} of ${checks.length} checks passed.`);
  for (const { check, status, detail } of checks)
    if (status !== 'ok') lines.push(`  ${status}  ${check}: ${detail}`);
  return lines;
}

function changeText({ before, after }: CountChange): string {
  const change = after - before;
  return `${count(after)} (${change < 0 ? '' : '+'}${count(change)})`;
}
