import type { SparqlResultsJson } from '@biographql/client';
import type { SparqlTerm } from '@biographql/core';
import type { Bar } from '../components/controls.tsx';
import type { ExportTable } from '../exports/download.ts';
import { MAX_NODES } from '../graph/graph-view.tsx';

export type Solutions = NonNullable<SparqlResultsJson['results']>['bindings'];

const ENTITY = /\/entity\/Q\d+$|\/obo\/|identifiers\.org\//;
const NUMBER = /XMLSchema#(?:integer|decimal|double|float|int|long|nonNegativeInteger)$/;

export function isEntity(term: SparqlTerm | undefined): boolean {
  return term?.type === 'uri' && ENTITY.test(term.value);
}

export function localName(iri: string): string {
  return iri.replace(/^.*[/#]/, '') || iri;
}

/** The columns without those of labels, which are the text of their entities. */
export function shownColumns(vars: readonly string[]): readonly string[] {
  return vars.filter((name) => !vars.some((other) => name === `${other}Label`));
}

export interface ResultNode {
  readonly iri: string;
  readonly label: string | null;
  readonly variable: string;
}

export type ResultGraph = NonNullable<ReturnType<typeof resultGraph>>;

/** Links the first column of entities to the others of a row; null with fewer than two columns of entities. */
export function resultGraph(vars: readonly string[], rows: Solutions) {
  const columns = shownColumns(vars).filter((name) => rows.some((row) => isEntity(row[name])));
  const [first, ...others] = columns;
  if (first === undefined || others.length === 0) return null;
  const nodes = new Map<string, ResultNode>();
  const links = new Map<string, readonly [string, string]>();
  const left = new Set<string>();
  // What is ever in the first column has its color.
  const starts = new Set(rows.map((row) => row[first]?.value));
  const take = (row: Solutions[number], variable: string) => {
    const term = row[variable];
    if (!isEntity(term) || term === undefined) return null;
    const iri = term.value;
    if (!nodes.has(iri)) {
      if (nodes.size >= MAX_NODES) {
        left.add(iri);
        return null;
      }
      const label = row[`${variable}Label`]?.value ?? null;
      nodes.set(iri, { iri, label, variable: starts.has(iri) ? first : variable });
    }
    return iri;
  };
  for (const row of rows) {
    const from = take(row, first);
    for (const other of others) {
      const to = take(row, other);
      if (from !== null && to !== null && from !== to) links.set(`${from} ${to}`, [from, to]);
    }
  }
  return { nodes: [...nodes.values()], links: [...links.values()], left: left.size };
}

const MOST_BARS = 40;

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
  return { title, bars: bars.slice(0, MOST_BARS), left: Math.max(0, bars.length - MOST_BARS) };
}

export function isNumber(term: SparqlTerm | undefined): boolean {
  return term?.type === 'literal' && 'datatype' in term && NUMBER.test(String(term.datatype));
}

export function plainResult(vars: readonly string[], rows: Solutions): ExportTable {
  return { columns: vars, rows: rows.map((row) => vars.map((name) => row[name]?.value ?? null)) };
}
