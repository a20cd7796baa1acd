/** Makes the held-out halves of the graph questions and the names; README.md says how. */
import { readGraphFacts } from './graph-facts.js';
import { HELD_OUT_ENTITIES } from './held-out-entities.js';
import { HELD_OUT_NAMES } from './held-out-names.js';
import { HELD_OUT_WORDINGS } from './held-out-wordings.js';
import { makeHalf } from './make-half.js';
import { writeNames } from './write-names.js';

const GRAPH = new URL('../../../../shared/data/graph/graph.nt.gz', import.meta.url).pathname;

const facts = await readGraphFacts(GRAPH);
makeHalf(facts, 'held-out', HELD_OUT_ENTITIES, HELD_OUT_WORDINGS);
writeNames(facts, 'held-out', HELD_OUT_NAMES);
