/** Makes the development half of the graph questions from the shared graph; README.md says how. */
import { DEVELOPMENT_ENTITIES } from './development-entities.js';
import { DEVELOPMENT_WORDINGS } from './development-wordings.js';
import { readGraphFacts } from './graph-facts.js';
import { makeHalf } from './make-half.js';

const GRAPH = new URL('../../../../shared/data/graph/graph.nt.gz', import.meta.url).pathname;

const facts = await readGraphFacts(process.argv[2] ?? GRAPH);
makeHalf(facts, 'development', DEVELOPMENT_ENTITIES, DEVELOPMENT_WORDINGS);
