import { allRows, type LabelRow } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { openDataset } from '@biographql/ingest';
import { oneOf, seededRandom } from '../report/random.js';

/** Rows of a label index with as many names as were asked for. */
export interface NameRows {
  /** The most popular first. */
  readonly rows: readonly LabelRow[];
  /** Labels and aliases. */
  readonly names: number;
  /** How many of the names are made up. */
  readonly synthetic: number;
}

const SEED = 20_261_122;
const ALIASES = 2;

/** Reads all rows of a dataset's label index. */
export async function readLabelRows(dataDir: string): Promise<readonly LabelRow[]> {
  const { places } = await openDataset(dataDir);
  await using labels = await defaultDrivers().labels.open(places.labels);
  return allRows(labels.rows());
}

/**
 * Returns the most popular rows until they have so many names. Where there are not enough, names are made of the first
 * and the last words of two real ones, the same ones each time, with popularity 0.
 */
export function takeNames(all: readonly LabelRow[], wanted: number): NameRows {
  const rows: LabelRow[] = [];
  let names = 0;
  for (const row of all) {
    if (names >= wanted) break;
    rows.push(row);
    names += 1 + row.aliases.length;
  }
  const real = names;
  const random = seededRandom(SEED);
  for (let made = 0; names < wanted; made += 1) {
    const { types } = oneOf(all, random);
    const aliases = Array.from({ length: ALIASES }, () => madeName(all, random));
    rows.push(syntheticRow(made, madeName(all, random), aliases, types));
    names += 1 + ALIASES;
  }
  return { rows, names, synthetic: names - real };
}

/** Words as in real names, so that letters and lengths are spread as there. */
function madeName(all: readonly LabelRow[], random: () => number): string {
  const first = oneOf(all, random).label.split(' ');
  const last = oneOf(all, random).label.split(' ');
  const head = first.slice(0, Math.ceil(first.length / 2));
  return [...head, ...last.slice(Math.floor(last.length / 2))].join(' ');
}

function syntheticRow(
  made: number,
  label: string,
  aliases: readonly string[],
  types: LabelRow['types'],
): LabelRow {
  return {
    // Far above the numbers that are in use.
    iri: `http://www.wikidata.org/entity/Q${9_000_000_000 + made}` as LabelRow['iri'],
    label,
    description: null,
    types,
    aliases,
    shortNames: [],
    meshIds: [],
    identifiers: [],
    twinOf: null,
    degree: 0,
    popularity: 0,
  };
}
