/** Makes the sealed set of the graph questions; README.md says how. */
import { readGraphFacts } from './graph-facts.js';
import { makeHalf } from './make-half.js';
import { otherNames } from './other-names.js';
import { SEALED_ENTITIES } from './sealed-entities.js';
import { SEALED_WORDINGS } from './sealed-wordings.js';

const GRAPH = new URL('../../../../shared/data/graph/graph.nt.gz', import.meta.url).pathname;

const facts = await readGraphFacts(process.argv[2] ?? GRAPH);
makeHalf(facts, 'sealed', SEALED_ENTITIES, SEALED_WORDINGS, otherNames(SEALED_ENTITIES));
