/** Writes gold/names.development.jsonl; README.md says how. */
import { DEVELOPMENT_NAMES } from './development-names.js';
import { readGraphFacts } from './graph-facts.js';
import { writeNames } from './write-names.js';

const GRAPH = new URL('../../../../shared/data/graph/graph.nt.gz', import.meta.url).pathname;

writeNames(await readGraphFacts(GRAPH), 'development', DEVELOPMENT_NAMES);
