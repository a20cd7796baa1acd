import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LabelRow } from '@biographql/engines';
import { alternate } from '../report/alternate.js';
import type { Contestant, Usage } from '../report/contestant.js';
import { type Disposals, disposals } from '../report/disposals.js';
import type { Run } from '../report/figures.js';
import { startNodeContestant } from '../report/node-contestant.js';
import type { Part, PartContext } from '../report/part.js';
import { pythonPackage, startPythonContestant } from '../report/python-contestant.js';
import { writeLines } from '../report/write-lines.js';
import { type NameRows, readLabelRows, takeNames } from './name-rows.js';
import type { BuildCost } from './names-contestant.js';
import { type BuiltContestant, type SizeRuns, typeaheadFindings } from './typeahead-findings.js';
import { TYPED_KINDS, type TypedKind, typedTexts } from './typed-texts.js';

const SIZES = [65_000, 335_000, 1_000_000];
const QUICK_SIZES = [65_000];

/** Names found while someone types, beside plain full-text indexes and a fuzzy matcher. */
export const typeaheadPart: Part = {
  name: 'typeahead',
  title: 'Typeahead',
  async run(context) {
    const all = await readLabelRows(context.dataDir);
    const rapidfuzz = pythonPackage('rapidfuzz');
    const sizes: SizeRuns[] = [];
    for (const size of context.isQuick ? QUICK_SIZES : SIZES) {
      sizes.push(await measureSize(all, takeNames(all, size), rapidfuzz !== null, context));
    }
    return typeaheadFindings(sizes, rapidfuzz);
  },
};

/** One way to find names. */
interface Entrant {
  readonly name: string;
  readonly module: string;
  /** Whether it keeps files, which another process opens, as a service does. */
  readonly isStored: boolean;
  /** What it can answer at all. */
  readonly kinds: readonly TypedKind[];
}

const EXACT: readonly TypedKind[] = TYPED_KINDS.filter((kind) => kind !== 'typo');
const ENTRANTS: readonly Entrant[] = [
  { name: 'ours', module: 'own-contestant.ts', isStored: true, kinds: TYPED_KINDS },
  { name: 'FTS5', module: 'fts5-contestant.ts', isStored: true, kinds: EXACT },
  { name: 'MiniSearch', module: 'minisearch-contestant.ts', isStored: false, kinds: TYPED_KINDS },
];
const RAPIDFUZZ: Entrant = {
  name: 'rapidfuzz',
  module: 'rapidfuzz_contestant.py',
  isStored: false,
  kinds: ['typo'],
};

async function measureSize(
  all: readonly LabelRow[],
  taken: NameRows,
  withRapidfuzz: boolean,
  context: PartContext,
): Promise<SizeRuns> {
  const { isQuick, say } = context;
  const folder = join(context.workFolder, String(taken.names));
  await mkdir(folder);
  const rows = join(folder, 'rows.jsonl');
  await writeLines(rows, taken.rows);
  await using started = disposals();
  const entrants = withRapidfuzz ? [...ENTRANTS, RAPIDFUZZ] : ENTRANTS;
  const opened = new Map<string, Contestant>();
  const built: BuiltContestant[] = [];
  for (const entrant of entrants) {
    say(`${taken.names} names: builds ${entrant.name}`);
    const { contestant, cost, peakBytes } = await buildAndOpen(
      entrant,
      { rows, folder },
      context,
      started,
    );
    opened.set(entrant.name, contestant);
    const { residentBytes } = await contestant.call<Usage>('usage');
    built.push({ name: entrant.name, cost, peakBytes, residentBytes });
  }
  const texts = typedTexts(all);
  const kinds = new Map<TypedKind, ReadonlyMap<string, readonly Run[]>>();
  const limits = isQuick ? { leastMs: 100, mostMs: 500 } : { leastMs: 250, mostMs: 1_500 };
  for (const kind of TYPED_KINDS) {
    say(`${taken.names} names: ${kind}`);
    const names = entrants.filter((each) => each.kinds.includes(kind)).map(({ name }) => name);
    const run = (name: string) => {
      const contestant = opened.get(name);
      if (contestant === undefined) throw new Error(`No contestant ${name}`);
      return contestant.call<Run>('run', { texts: texts[kind], limits });
    };
    kinds.set(kind, await alternate(names, isQuick ? 2 : 5, run));
  }
  return { names: taken.names, synthetic: taken.synthetic, built, kinds };
}

interface Opened {
  readonly contestant: Contestant;
  readonly cost: BuildCost;
  /** Most memory that the build took. */
  readonly peakBytes: number;
}

async function buildAndOpen(
  { module, isStored }: Entrant,
  input: { readonly rows: string; readonly folder: string },
  { signal }: PartContext,
  started: Disposals,
): Promise<Opened> {
  const url = new URL(module, import.meta.url);
  const start = async () =>
    module.endsWith('.py') ? startPythonContestant(url, signal) : startNodeContestant(url, signal);
  const builder = await start();
  try {
    const cost = await builder.call<BuildCost>('build', input);
    const { peakBytes } = await builder.call<Usage>('usage');
    if (!isStored) return { contestant: started.use(builder), cost, peakBytes };
    await builder[Symbol.asyncDispose]();
    const contestant = started.use(await start());
    await contestant.call('open', input);
    return { contestant, cost, peakBytes };
  } catch (error) {
    await builder[Symbol.asyncDispose]();
    throw error;
  }
}
