import {
  cpuRatio,
  figuresOf,
  type Run,
  showMegabytes,
  showMicroseconds,
  showMs,
  showNumber,
} from '../report/figures.js';
import type { Bar, Comparison, FigureTable, PartFindings } from '../report/part.js';
import type { BuildCost } from './names-contestant.js';
import type { TypedKind } from './typed-texts.js';

/** A contestant that is ready to be asked. */
export interface BuiltContestant {
  readonly name: string;
  readonly cost: BuildCost;
  readonly peakBytes: number;
  /** After opening, before the first search. */
  readonly residentBytes: number;
}

/** What was measured with one number of names. */
export interface SizeRuns {
  readonly names: number;
  readonly synthetic: number;
  readonly built: readonly BuiltContestant[];
  readonly kinds: ReadonlyMap<TypedKind, ReadonlyMap<string, readonly Run[]>>;
}

const OURS = 'ours';
/** FTS5 answers rows in one fixed order; ours ranks entities. To cost twice as much would be fair. */
const BAR: Bar = {
  least: 0.5,
  nextIdea:
    'what is left is in [0091](decisions/0091-the-best-names-are-known-when-an-index-opens.md): putting fifty names in order and making the hits; of texts with fewer than three hits, most is the search for typing errors, which FTS5 does not have.',
};

/** Tells build time, memory and time per search at each size. */
export function typeaheadFindings(
  sizes: readonly SizeRuns[],
  rapidfuzz: string | null,
): PartFindings {
  return {
    notes: [
      'Ten hits per search, 200 texts of each kind from real labels, each contestant in a process of its own. Ours ranks entities by how their names match and how well known they are, tells types and twins, knows identifiers, and corrects typing errors; FTS5 gives rows in the order of popularity (the row numbers), one row per name; MiniSearch ranks by BM25.',
      'FTS5 has no typing errors, and rapidfuzz nothing else; so they stand in those columns alone.',
      ...sizes.flatMap(syntheticNote),
      rapidfuzz === null
        ? 'rapidfuzz is not installed for this Python: it was left out.'
        : `rapidfuzz ${rapidfuzz}: \`process.extract\` over all names, one thread.`,
    ],
    comparisons: sizes.flatMap(comparisonsOf),
    tables: sizes.flatMap((size) => [buildTable(size), searchTable(size)]),
  };
}

function syntheticNote({ names, synthetic }: SizeRuns): readonly string[] {
  if (synthetic === 0) return [];
  const share = showNumber((synthetic / names) * 100);
  return [
    `Of the ${sizeName(names)} names ${share} % are made of words of two real ones, by a seed.`,
  ];
}

function comparisonsOf({ names, kinds }: SizeRuns): readonly Comparison[] {
  return [...kinds].flatMap(([kind, runs]) => {
    const ours = runs.get(OURS) ?? [];
    return [...runs]
      .filter(([name]) => name !== OURS)
      .map(([name, peer]) => ({
        id: `typeahead/${sizeName(names)}/${kind}/${name}`,
        what: `Typeahead, ${sizeName(names)} names, ${kind}: CPU per search`,
        ours: showMicroseconds(figuresOf(ours).cpuMicroseconds),
        peer: `${name} ${showMicroseconds(figuresOf(peer).cpuMicroseconds)}`,
        ratio: cpuRatio(ours, peer),
        ...(name === 'FTS5' ? { bar: BAR } : {}),
      }));
  });
}

function buildTable({ names, built }: SizeRuns): FigureTable {
  return {
    title: `${sizeName(names)} names: build and memory`,
    columns: [
      'contestant',
      'build',
      'CPU of the build',
      'most memory',
      'on disk',
      'memory when open',
    ],
    rows: built.map(({ name, cost, peakBytes, residentBytes }) => [
      name,
      `${showNumber(cost.seconds)} s`,
      `${showNumber(cost.cpuSeconds)} s`,
      showMegabytes(peakBytes),
      cost.diskBytes === 0 ? '–' : showMegabytes(cost.diskBytes),
      showMegabytes(residentBytes),
    ]),
  };
}

function searchTable({ names, built, kinds }: SizeRuns): FigureTable {
  return {
    title: `${sizeName(names)} names: CPU per search, p50 / p99`,
    columns: ['contestant', ...kinds.keys()],
    rows: built.map(({ name }) => [
      name,
      ...[...kinds.values()].map((runs) => searchCell(runs.get(name))),
    ]),
  };
}

function searchCell(runs: readonly Run[] | undefined): string {
  if (runs === undefined) return '–';
  const { cpuMicroseconds, p50Ms, p99Ms } = figuresOf(runs);
  return `${showMicroseconds(cpuMicroseconds)}, ${showMs(p50Ms)} / ${showMs(p99Ms)}`;
}

/** 65k, 335k, 1M: the sizes as they were asked for, although the last entity may bring some names more. */
export function sizeName(names: number): string {
  return names >= 1_000_000 ? `${Math.floor(names / 1e6)}M` : `${Math.floor(names / 1_000)}k`;
}
