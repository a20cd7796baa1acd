import { readFile } from 'node:fs/promises';
import { namedOnce } from '../name-tables.mjs';
import { WD } from '../ntriples.mjs';

const DRUG_CLASSES = new Set([`${WD}Q12140`, `${WD}Q11173`]);

/** Our own list of structures: each of the drug whose label or only alias the name is. */
export async function* structureFacts(path, { survey }) {
  const find = namedOnce(survey, isDrug);
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [names, smiles] = line.split('\t');
    const [drug] = names.split('|').flatMap((name) => find(name) ?? []);
    yield { kind: 'structure', drug, smiles };
  }
}

/** A drug is known by its class, or by what it treats. */
export function isDrug({ classes, properties }) {
  return classes.some((type) => DRUG_CLASSES.has(type)) || properties.has('P2175');
}
