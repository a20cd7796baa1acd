/** Makes the final set of the graph questions; README.md says how. */
import { FINAL_ENTITIES } from './final-entities.js';
import { FINAL_WORDINGS } from './final-wordings.js';
import { readGraphFacts } from './graph-facts.js';
import { makeHalf } from './make-half.js';

const GRAPH = new URL('../../../../shared/data/graph/graph.nt.gz', import.meta.url).pathname;

const facts = await readGraphFacts(process.argv[2] ?? GRAPH);
makeHalf(facts, 'final', FINAL_ENTITIES, FINAL_WORDINGS);
