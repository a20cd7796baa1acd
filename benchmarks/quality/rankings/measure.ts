/**
 * Prints, for a service that runs, how many of the canonical pairs that its graph holds stand in the first ten of the
 * neighbors, of one half of the list: `tsx measure.ts <url> <key> development|test`.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The half of a subject's pairs: fixed by its name. */
function halfOf(subject: string): 'development' | 'test' {
  const digest = createHash('sha256').update(`biographql-rankings-1|${subject.toLowerCase()}`);
  const last = Number.parseInt(digest.digest('hex').slice(-1), 16);
  return last % 2 === 0 ? 'development' : 'test';
}

const DISEASE = ['DISEASE'];
const DRUG = ['MEDICATION', 'CHEMICAL_COMPOUND'];
/** The types of both ends of each relation of the list. */
const ENDS: Readonly<Record<string, { readonly of: readonly string[]; readonly to: string[] }>> = {
  'disease-gene': { of: DISEASE, to: ['GENE'] },
  'disease-drug': { of: DISEASE, to: ['MEDICATION'] },
  'drug-disease': { of: DRUG, to: DISEASE },
  'drug-target': { of: DRUG, to: ['GENE', 'PROTEIN'] },
};

const ENTITIES = `query ($text: String) {
  searchAsYouType(searchInput: { searchText: $text }) { data { searchLabels { qid text alias nodeTypes } } }
}`;
const NEIGHBORS = `query ($node: ID, $types: [NodeType], $offset: Int) {
  graphInsights(graphInput: { startNode: $node, nodeTypes: $types, maxNeighbors: 200, offset: $offset }) {
    data { totalNeighbors nodes { id name } }
  }
}`;

interface Found {
  readonly qid: string;
  readonly text: string;
  readonly alias: string | null;
  readonly nodeTypes: readonly string[];
}

const [, , url = 'http://127.0.0.1:4000/biographql/graphql', key = '', half = 'development'] =
  process.argv;

async function request(query: string, variables: Readonly<Record<string, unknown>>) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = await response.json();
  return data;
}

/** Entities that bear exactly the name, the most popular first. */
async function named(name: string): Promise<readonly Found[]> {
  const { searchAsYouType } = await request(ENTITIES, { text: name });
  const hits: readonly Found[] = searchAsYouType?.data?.searchLabels ?? [];
  const wanted = name.toLowerCase();
  return hits.filter(({ text, alias }) =>
    [text, alias].some((own) => own?.toLowerCase() === wanted),
  );
}

async function neighborsOf(
  node: string,
  types: readonly string[],
): Promise<readonly Found['qid'][]> {
  const iris: string[] = [];
  for (let total = 1; iris.length < total; ) {
    const { graphInsights } = await request(NEIGHBORS, { node, types, offset: iris.length });
    const nodes: readonly { readonly id: string }[] = graphInsights?.data?.nodes.slice(1) ?? [];
    if (nodes.length === 0) break;
    total = graphInsights.data.totalNeighbors;
    iris.push(...nodes.map(({ id }) => id));
  }
  return iris;
}

const list = readFileSync(new URL('canonical-pairs.tsv', import.meta.url), 'utf8');
const pairs = list
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const subjects = new Map<string, string[]>();
for (const [relation = '', subject = '', object = ''] of pairs) {
  const name = `${relation}\t${subject}`;
  if (halfOf(subject) === half) subjects.set(name, [...(subjects.get(name) ?? []), object]);
}
const counts = new Map<string, { pairs: number; ofPairs: number; subjects: number; of: number }>();
for (const [name, objects] of subjects) {
  const [relation = '', subject = ''] = name.split('\t');
  const ends = ENDS[relation];
  const start = (await named(subject)).find(({ nodeTypes }) =>
    nodeTypes.some((type) => ends?.of.includes(type)),
  );
  if (ends === undefined || start === undefined) continue;
  const neighbors = await neighborsOf(start.qid, ends.to);
  const places: number[] = [];
  for (const object of objects) {
    const iris = (await named(object)).map(({ qid }) => qid);
    const place = neighbors.findIndex((iri) => iris.includes(iri));
    if (place >= 0) places.push(place);
  }
  if (places.length === 0) continue;
  const own = counts.get(relation) ?? { pairs: 0, ofPairs: 0, subjects: 0, of: 0 };
  const inTen = places.filter((place) => place < 10).length;
  counts.set(relation, {
    pairs: own.pairs + inTen,
    ofPairs: own.ofPairs + places.length,
    subjects: own.subjects + Math.min(1, inTen),
    of: own.of + 1,
  });
}
for (const [relation, own] of counts) {
  process.stdout.write(
    `${relation}: ${own.subjects} of ${own.of} subjects, ${own.pairs} of ${own.ofPairs} pairs in the first ten\n`,
  );
}
