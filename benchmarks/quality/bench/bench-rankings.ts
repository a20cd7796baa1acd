import { createHash } from 'node:crypto';
import { readGoldLines } from './read-gold.js';
import { say, share } from './say.js';
import type { BenchContext, Table } from './sections.js';
import { allNeighbors, named } from './wire.js';

const DISEASE = ['DISEASE'];
const DRUG = ['MEDICATION', 'CHEMICAL_COMPOUND'];
/** Types of both ends of each relation in the list. */
const ENDS: Readonly<
  Record<string, { readonly from: readonly string[]; readonly to: readonly string[] }>
> = {
  'disease-gene': { from: DISEASE, to: ['GENE'] },
  'disease-drug': { from: DISEASE, to: ['MEDICATION'] },
  'drug-disease': { from: DRUG, to: DISEASE },
  'drug-target': { from: DRUG, to: ['GENE', 'PROTEIN'] },
};
const SHOWN = 10;

interface Subject {
  readonly relation: string;
  readonly name: string;
  readonly objects: readonly string[];
}

/** Counts the textbook pairs of the graph whose object is among the first ten neighbors of its subject. */
export async function benchRankings(context: BenchContext): Promise<readonly Table[]> {
  const half = context.half.startsWith('development') ? 'development' : 'test';
  const subjects = readSubjects().filter(({ name }) => getHalf(name) === half);
  say(`rankings: ${subjects.length} subjects`);
  const found: { readonly relation: string; readonly ranks: readonly number[] }[] = [];
  for (const subject of subjects)
    found.push({ relation: subject.relation, ranks: await getRanks(subject, context) });
  const rows: Record<string, Readonly<Record<string, number | null>>> = {};
  for (const relation of Object.keys(ENDS)) {
    const all = found.flatMap((one) => (one.relation === relation ? one.ranks : []));
    const shown = all.filter((rank) => rank < SHOWN).length;
    rows[relation] = { pairs: all.length, shown, share: share(shown, all.length) };
  }
  return [{ title: `Textbook pairs in the first ten neighbors, ${half} half`, rows }];
}

/** Ranks of the objects that the graph ties to the subject, from 0. */
async function getRanks(
  { relation, name, objects }: Subject,
  context: BenchContext,
): Promise<readonly number[]> {
  const ends = ENDS[relation];
  if (ends === undefined) return [];
  const start = (await named(context, name)).find(({ nodeTypes }) =>
    nodeTypes.some((type) => ends.from.includes(String(type))),
  );
  if (start === undefined) return [];
  const neighbors = await allNeighbors(context, start.iri, ends.to);
  const ranks: number[] = [];
  for (const object of objects) {
    const iris = new Set((await named(context, object)).map(({ iri }) => iri));
    const rank = neighbors.findIndex((iri) => iris.has(iri));
    if (rank >= 0) ranks.push(rank);
  }
  return ranks;
}

function readSubjects(): readonly Subject[] {
  const subjects = new Map<string, string[]>();
  for (const line of readGoldLines('ranked-pairs.tsv').slice(1)) {
    const [relation = '', subject = '', object = ''] = line.split('\t');
    const key = `${relation}\t${subject}`;
    subjects.set(key, [...(subjects.get(key) ?? []), object]);
  }
  return [...subjects].map(([key, objects]) => {
    const [relation = '', name = ''] = key.split('\t');
    return { relation, name, objects };
  });
}

/** The half of a subject, by a hash of its name. */
function getHalf(subject: string): 'development' | 'test' {
  const text = `biographql-rankings-1|${subject.toLowerCase()}`;
  const last = createHash('sha256').update(text).digest('hex').slice(-1);
  return Number.parseInt(last, 16) % 2 === 0 ? 'development' : 'test';
}
