import { readRows } from '../files.mjs';
import { namedOnce } from '../name-tables.mjs';
import { WD } from '../ntriples.mjs';

const DRUG_CLASSES = new Set([`${WD}Q12140`, `${WD}Q11173`]);

/** Our own list of structures. */
export async function* structureFacts(path, { survey }) {
  for await (const { drug, text } of drugRows(path, survey))
    yield { kind: 'structure', drug, smiles: text };
}

/** Our own list of ATC codes, for the drugs that the graph has and that have none yet. */
export async function* codeFacts(path, { survey }) {
  for await (const { drug, text } of drugRows(path, survey))
    if (survey.entities.get(drug)?.properties.has('P267') === false)
      yield { kind: 'code', drug, code: text };
}

/** The rows of a list about drugs, each with the drug whose label or only alias one of its names is. */
export async function* drugRows(path, survey) {
  const find = namedOnce(survey, isDrug);
  for (const [written, text] of await readRows(path)) {
    const names = written.split('|');
    const [drug] = names.flatMap((name) => find(name) ?? []);
    yield { name: names[0], drug, text };
  }
}

/** A drug is known by its class, or by what it treats. */
export function isDrug({ classes, properties }) {
  return classes.some((type) => DRUG_CLASSES.has(type)) || properties.has('P2175');
}
