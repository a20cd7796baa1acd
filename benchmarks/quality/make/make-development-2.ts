/** Makes the development-2 set of the graph questions; README.md says how. */

import { DEVELOPMENT_2_ENTITIES } from './development-2-entities.js';
import { DEVELOPMENT_2_WORDINGS } from './development-2-wordings.js';
import { readGraphFacts } from './graph-facts.js';
import { makeHalf } from './make-half.js';
import { otherNames } from './other-names.js';

const GRAPH = new URL('../../../../shared/data/graph/graph.nt.gz', import.meta.url).pathname;

const facts = await readGraphFacts(process.argv[2] ?? GRAPH);
makeHalf(
  facts,
  'development-2',
  DEVELOPMENT_2_ENTITIES,
  DEVELOPMENT_2_WORDINGS,
  otherNames(DEVELOPMENT_2_ENTITIES),
);
