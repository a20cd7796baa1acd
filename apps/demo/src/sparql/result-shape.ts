import type { SparqlResultsJson } from '@biographql/client';
import type { SparqlTerm } from '@biographql/core';
import type { Bar } from '../components/controls.tsx';
import type { ExportTable } from '../exports/download.ts';

export type Solutions = NonNullable<SparqlResultsJson['results']>['bindings'];

const ENTITY = /\/entity\/Q\d+$|\/obo\/|identifiers\.org\//;
const NUMBER = /XMLSchema#(?:integer|decimal|double|float|int|long|nonNegativeInteger)$/;

export function isEntity(term: SparqlTerm | undefined): boolean {
  return term?.type === 'uri' && ENTITY.test(term.value);
}

export function localName(iri: string): string {
  return iri.replace(/^.*[/#]/, '') || iri;
}

/** The columns without label columns, which become the text of their entities. */
export function shownColumns(vars: readonly string[]): readonly string[] {
  return vars.filter((name) => !vars.some((other) => name === `${other}Label`));
}

const MAX_BARS = 40;

/** Bars of a result with one column of names and one of numbers; null for any other. */
export function resultChart(vars: readonly string[], rows: Solutions) {
  const columns = shownColumns(vars);
  const isNumeric = (name: string) =>
    rows.length > 0 && rows.every((row) => row[name] === undefined || isNumber(row[name]));
  const numbers = columns.filter(isNumeric);
  const names = columns.filter((name) => !numbers.includes(name));
  const [number, name] = [numbers[0], names[0]];
  if (number === undefined || name === undefined) return null;
  if (numbers.length > 1 || names.length > 1) return null;
  const bars = rows.map(
    (row, at): Bar => ({
      id: String(at),
      label: row[`${name}Label`]?.value ?? (row[name] ? localName(row[name].value) : '–'),
      count: row[number] ? Number(row[number].value) : null,
    }),
  );
  if (bars.some(({ count }) => count !== null && !(count >= 0))) return null;
  const title = `${number} by ${name}`;
  return { title, bars: bars.slice(0, MAX_BARS), left: Math.max(0, bars.length - MAX_BARS) };
}

export function isNumber(term: SparqlTerm | undefined): boolean {
  return term?.type === 'literal' && 'datatype' in term && NUMBER.test(String(term.datatype));
}

export function plainResult(vars: readonly string[], rows: Solutions): ExportTable {
  return { columns: vars, rows: rows.map((row) => vars.map((name) => row[name]?.value ?? null)) };
}
