import { isRecord } from '@biographql/core/internal';
import { toHash } from './random.js';
import { readGoldLines } from './read-gold.js';
import { say, share } from './say.js';
import type { BenchContext, Table } from './sections.js';

const DISEASE = ['DISEASE'];
const DRUG = ['MEDICATION', 'CHEMICAL_COMPOUND'];
/** Types of the subject and of the objects of each kind of pair. */
const KINDS: Readonly<
  Record<string, { readonly from: readonly string[]; readonly to: readonly string[] }>
> = {
  'disease-gene': { from: DISEASE, to: ['GENE', 'PROTEIN'] },
  'disease-drug': { from: DISEASE, to: DRUG },
  'disease-symptom': { from: DISEASE, to: ['SYMPTOM', 'DISEASE'] },
  'drug-target': { from: DRUG, to: ['GENE', 'PROTEIN'] },
};
/** Neighbors that a reader looks at. */
const SHOWN = 20;
const PAGE = 200;

type Finding = 'direct' | 'inherited' | 'absent' | 'unknown name';

interface Pair {
  readonly kind: string;
  readonly subject: string;
  readonly object: string;
}

interface FoundPair extends Pair {
  readonly finding: Finding;
  /** Among the neighbors of the types, from 0; null for one that is not among them. */
  readonly rank: number | null;
}

/** Looks up pairs that textbooks state: found directly, inherited from a subtype, or not at all. */
export async function benchTextbook(context: BenchContext): Promise<readonly Table[]> {
  const half = context.half.startsWith('development') ? 'development' : 'test';
  const pairs = readPairs().filter(({ subject }) => getHalf(subject) === half);
  say(`textbook: ${pairs.length} pairs`);
  const neighbors = new Map<string, Promise<readonly FoundNeighbor[] | null>>();
  const found: FoundPair[] = [];
  for (const pair of pairs) {
    const key = `${pair.kind} ${pair.subject}`;
    const list = neighbors.get(key) ?? toNeighbors(pair, context);
    neighbors.set(key, list);
    found.push(await find(pair, await list, context));
  }
  const rows = Object.fromEntries(
    Object.keys(KINDS).map((kind) => [kind, toFigures(found.filter((pair) => pair.kind === kind))]),
  );
  const wrong = found.flatMap(({ kind, subject, object, finding }) =>
    finding === 'direct' || finding === 'inherited'
      ? []
      : [`${kind}: ${subject}, ${object}: ${finding}`],
  );
  const title = `Textbook pairs among the neighbors, ${half} half`;
  return [{ title, rows, ...(context.lists && { wrong }) }];
}

function toFigures(pairs: readonly FoundPair[]): Readonly<Record<string, number | null>> {
  const count = (wanted: Finding) => pairs.filter(({ finding }) => finding === wanted).length;
  const shown = pairs.filter(({ rank }) => rank !== null && rank < SHOWN).length;
  return {
    pairs: pairs.length,
    direct: count('direct'),
    inherited: count('inherited'),
    absent: count('absent'),
    unknown: count('unknown name'),
    found: share(count('direct') + count('inherited'), pairs.length),
    first20: share(shown, pairs.length),
  };
}

async function find(
  pair: Pair,
  neighbors: readonly FoundNeighbor[] | null,
  context: BenchContext,
): Promise<FoundPair> {
  const objects = new Set(await resolve(context, pair.object, KINDS[pair.kind]?.to ?? []));
  if (neighbors === null || objects.size === 0)
    return { ...pair, finding: 'unknown name', rank: null };
  const rank = neighbors.findIndex(({ iris }) => iris.some((iri) => objects.has(iri)));
  const neighbor = neighbors[rank];
  if (neighbor === undefined) return { ...pair, finding: 'absent', rank: null };
  return { ...pair, finding: neighbor.isInherited ? 'inherited' : 'direct', rank };
}

interface FoundNeighbor {
  readonly iris: readonly string[];
  readonly isInherited: boolean;
}

const NEIGHBORS = `query Neighbors($graphInput: GraphInput) {
  graphInsights(graphInput: $graphInput) {
    data {
      totalNeighbors
      nodes { id }
      edges { start { id } end { id } inheritedFrom { id } }
    }
  }
}`;

const RESOLVED = `query Resolved($names: [String!]!, $types: [NodeType!]) {
  resolveEntities(names: $names, types: $types) { candidates { qid twins } }
}`;

/** The addresses of what a name means, the likeliest first. */
async function resolve(
  context: BenchContext,
  name: string,
  types: readonly string[],
): Promise<readonly string[]> {
  const answer = await context.ask(RESOLVED, { names: [name], types });
  return recordsAt(recordsAt(answer, 'resolveEntities')[0], 'candidates').flatMap(
    ({ qid, twins }) => [String(qid), ...(Array.isArray(twins) ? twins.map(String) : [])],
  );
}

/** The neighbors of the first entity of a name, the most relevant first; null where nothing has the name. */
async function toNeighbors(
  { kind, subject }: Pair,
  context: BenchContext,
): Promise<readonly FoundNeighbor[] | null> {
  const ends = KINDS[kind];
  const [start] = await resolve(context, subject, ends?.from ?? []);
  if (start === undefined) return null;
  const found: FoundNeighbor[] = [];
  for (let total = 1; found.length < total; ) {
    const answer = await context.ask(NEIGHBORS, {
      graphInput: {
        startNode: start,
        nodeTypes: ends?.to,
        maxNeighbors: PAGE,
        offset: found.length,
      },
    });
    const page = readPage(answer, start);
    total = page.total;
    if (page.neighbors.length === 0) break;
    found.push(...page.neighbors);
  }
  return found;
}

function readPage(
  answer: unknown,
  start: string,
): { readonly total: number; readonly neighbors: readonly FoundNeighbor[] } {
  const graph = recordAt(recordAt(answer, 'graphInsights'), 'data');
  const direct = new Set(
    recordsAt(graph, 'edges')
      .filter(({ inheritedFrom }) => inheritedFrom === null)
      .flatMap((edge) => [recordAt(edge, 'start').id, recordAt(edge, 'end').id]),
  );
  const neighbors = recordsAt(graph, 'nodes')
    .filter(({ id }) => id !== start)
    .map(({ id }) => ({ iris: [String(id)], isInherited: !direct.has(id) }));
  return { total: Number(graph.totalNeighbors), neighbors };
}

function recordAt(value: unknown, key: string): Readonly<Record<string, unknown>> {
  const found = isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : {};
}

function recordsAt(value: unknown, key: string): readonly Readonly<Record<string, unknown>>[] {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found.filter(isRecord) : [];
}

function readPairs(): readonly Pair[] {
  return readGoldLines('textbook.tsv')
    .slice(1)
    .map((line) => {
      const [kind = '', subject = '', object = ''] = line.split('\t');
      return { kind, subject, object };
    });
}

/** The half of a subject, by a hash of its name. */
function getHalf(subject: string): 'development' | 'test' {
  return Number.parseInt(toHash(`textbook:${subject.toLowerCase()}`).slice(-1), 16) % 2 === 0
    ? 'development'
    : 'test';
}
