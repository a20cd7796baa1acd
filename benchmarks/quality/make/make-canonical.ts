/** Writes gold/canonical.jsonl: which of the canonical pairs the shared graph holds; README.md says how. */
import { writeFileSync } from 'node:fs';
import type { CanonicalSet } from '../gold/gold-question.js';
import { CANONICAL_DRUGS, CANONICAL_GENES } from './canonical-pairs.js';
import { type GraphFacts, readGraphFacts } from './graph-facts.js';
import { across } from './relations.js';

const GRAPH = new URL('../../../../shared/data/graph/graph.nt.gz', import.meta.url).pathname;

function setOf(
  facts: GraphFacts,
  relation: CanonicalSet['relation'],
  [disease, names]: readonly [string, readonly string[]],
): CanonicalSet {
  const asks = relation === 'treats' ? 'left' : 'right';
  const starts = facts.named(disease);
  const values = new Set(starts.flatMap((iri) => [...across(facts, relation, [iri], asks)]));
  const [start = null] = [...starts].sort(
    (a, b) => across(facts, relation, [b], asks).size - across(facts, relation, [a], asks).size,
  );
  const isHeld = (name: string) => facts.named(name).some((iri) => values.has(iri));
  return {
    relation,
    disease,
    start,
    of: values.size,
    canonical: names.filter(isHeld).map((label) => ({
      label,
      iris: facts.named(label).filter((iri) => values.has(iri)),
    })),
    notInGraph: names.filter((name) => !isHeld(name)),
  };
}

const facts = await readGraphFacts(process.argv[2] ?? GRAPH);
const sets = [
  ...Object.entries(CANONICAL_GENES).map((one) => setOf(facts, 'genetic-association', one)),
  ...Object.entries(CANONICAL_DRUGS).map((one) => setOf(facts, 'treats', one)),
];
const file = new URL('../gold/canonical.jsonl', import.meta.url);
writeFileSync(file, sets.map((set) => `${JSON.stringify(set)}\n`).join(''));
for (const { relation, disease, of, canonical, notInGraph } of sets)
  process.stdout.write(
    `${relation}\t${disease}\tof ${of}: ${canonical.map(({ label }) => label).join(', ')}; not in the graph: ${notInGraph.join(', ')}\n`,
  );
