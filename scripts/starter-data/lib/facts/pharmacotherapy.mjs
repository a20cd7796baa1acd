import { getCarriers, namedOnce, rowsOf } from '../name-tables.mjs';
import { isDrug } from './structures.mjs';

/** What physicians say of drugs and common diseases (PharmacotherapyDB): changes the disease, its symptoms, or neither. */
const KINDS = { DM: 'treats', SYM: 'relieves', NOT: 'useless' };

/** Verdicts of physicians on pairs of drug and disease. */
export async function* pharmacotherapyFacts(path, { survey, diseases }) {
  const byId = getCarriers(survey, 'P715');
  const byName = namedOnce(survey, isDrug);
  for (const { doid_id: doid, drugbank_id: id, drug, category } of await rowsOf(path))
    yield {
      kind: KINDS[category],
      drug: byId.get(id) ?? byName(drug) ?? undefined,
      disease: diseases.ofDoid(doid),
    };
}
