import type { Target } from '../target.js';
import { bodiesTarget } from './bodies.js';
import { documentsTarget } from './documents.js';
import { formatsTarget } from './formats.js';
import { moleculeListsTarget } from './molecule-lists.js';
import { operationsTarget } from './operations.js';
import { pubmedTarget } from './pubmed.js';
import { rdfTarget } from './rdf.js';
import { hasRealFiles, realRowsTarget } from './real-rows.js';
import { rowsTarget } from './rows.js';
import { smilesTarget } from './smiles.js';
import { sparqlTarget } from './sparql.js';
import { questionsTarget, searchesTarget } from './texts.js';
import { verifiedDocumentsTarget } from './verified-documents.js';

/** All targets, in the order in which a run takes them. */
export const targets: readonly Target[] = [
  ofAnyInput(operationsTarget),
  ofAnyInput(bodiesTarget),
  ofAnyInput(documentsTarget),
  ofAnyInput(sparqlTarget),
  ofAnyInput(questionsTarget),
  ofAnyInput(searchesTarget),
  ofAnyInput(pubmedTarget),
  ofAnyInput(rdfTarget),
  ofAnyInput(formatsTarget),
  ofAnyInput(rowsTarget),
  ...(hasRealFiles ? [ofAnyInput(realRowsTarget)] : []),
  ofAnyInput(moleculeListsTarget),
  ofAnyInput(smilesTarget),
  ofAnyInput(verifiedDocumentsTarget),
];

/** The inputs of a target come from itself alone, so their type need not be known outside. */
function ofAnyInput<Input>(target: Target<Input>): Target {
  return target as unknown as Target;
}
