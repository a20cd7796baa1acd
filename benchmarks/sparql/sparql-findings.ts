import {
  cpuRatio,
  figuresOf,
  median,
  type Run,
  showMicroseconds,
  showMs,
} from '../report/figures.js';
import type { Bar, Comparison, FigureTable, PartFindings } from '../report/part.js';
import type { SparqlCase } from './sparql-queries.js';

/** The names under which our sides and the engine's stand in the report. */
export const ENGINE = {
  direct: 'Oxigraph, called directly',
  engine: 'our engine interface',
  terms: 'our engine interface, terms',
  bare: 'Oxigraph behind a bare HTTP server',
  service: 'the service (GraphQL)',
} as const;

/** The rounds of one query by contestant. */
export interface CaseRuns {
  readonly case: SparqlCase;
  readonly runs: ReadonlyMap<string, readonly Run[]>;
}

/** At most 15 % more than the engine alone. */
const BAR: Bar = {
  least: 1 / 1.15,
  nextIdea:
    'the text of the engine is handed through; what is left is one copy between threads, the digest of the receipt and the headers.',
};

/** Tells what stands around the engine costs, and how other engines do on the same queries. */
export function sparqlFindings(
  cases: readonly CaseRuns[],
  skipped: readonly string[],
): PartFindings {
  return {
    notes: [
      'One query at a time over one open connection, one thread with the graph each. "Called directly" is a call in the same thread that makes the text of SPARQL JSON, which nobody reads; our engine interface reads the query, asks a thread and returns its text, or terms where the caller reads them.',
      'Processor time is that of the server alone. That of other engines is read from the system in steps of 10 ms.',
      tinyCosts(cases),
      ...skipped,
    ],
    comparisons: [
      ...cases.flatMap(overheads),
      ...cases.flatMap((each) => [...beside(each, 'Fuseki'), ...beside(each, 'Virtuoso')]),
    ],
    tables: [
      timesTable('Processor time per query', cases, (runs) =>
        showMicroseconds(figuresOf(runs).cpuMicroseconds),
      ),
      timesTable('Time per query, p50 / p99', cases, (runs) => {
        const { p50Ms, p99Ms } = figuresOf(runs);
        return `${showMs(p50Ms)} / ${showMs(p99Ms)}`;
      }),
    ],
  };
}

function overheads(each: CaseRuns): readonly Comparison[] {
  if (!each.case.isHeavy) return [];
  return [
    ...compare(each, ENGINE.engine, ENGINE.direct, BAR),
    ...compare(each, ENGINE.terms, ENGINE.direct),
    ...compare(each, ENGINE.service, ENGINE.bare, BAR),
  ];
}

function beside(each: CaseRuns, peer: string): readonly Comparison[] {
  return compare(each, ENGINE.service, peer);
}

function compare(
  { case: { name }, runs }: CaseRuns,
  own: string,
  other: string,
  bar?: Bar,
): readonly Comparison[] {
  const [ours, peer] = [runs.get(own), runs.get(other)];
  if (ours === undefined || peer === undefined) return [];
  return [
    {
      id: `sparql/${name}/${own}/${other}`,
      what: `SPARQL, ${name}: CPU of ${own}`,
      ours: showMicroseconds(figuresOf(ours).cpuMicroseconds),
      peer: `${other} ${showMicroseconds(figuresOf(peer).cpuMicroseconds)}`,
      ratio: cpuRatio(ours, peer),
      ...(bar === undefined ? {} : { bar }),
    },
  ];
}

/** Short queries are told by what is added, since a share of next to nothing says nothing. */
function tinyCosts(cases: readonly CaseRuns[]): string {
  const tiny = cases.filter((each) => !each.case.isHeavy);
  const added = (own: string, other: string, value: (runs: readonly Run[]) => number) =>
    showMicroseconds(
      median(tiny.map(({ runs }) => value(runs.get(own) ?? []) - value(runs.get(other) ?? []))),
    );
  const cpu = (runs: readonly Run[]) => figuresOf(runs).cpuMicroseconds;
  const time = (runs: readonly Run[]) => figuresOf(runs).p50Ms * 1_000;
  return `Short queries (${tiny.map((each) => each.case.name).join('; ')}): our engine interface adds ${added(ENGINE.engine, ENGINE.direct, cpu)} of processor time and ${added(ENGINE.engine, ENGINE.direct, time)} until the answer, the service ${added(ENGINE.service, ENGINE.bare, cpu)} and ${added(ENGINE.service, ENGINE.bare, time)} beside a bare HTTP server.`;
}

function timesTable(
  title: string,
  cases: readonly CaseRuns[],
  cell: (runs: readonly Run[]) => string,
): FigureTable {
  const names = [...(cases[0]?.runs.keys() ?? [])];
  return {
    title,
    columns: ['query', ...names],
    rows: cases.map(({ case: { name }, runs }) => [
      name,
      ...names.map((contestant) => cell(runs.get(contestant) ?? [])),
    ]),
  };
}
