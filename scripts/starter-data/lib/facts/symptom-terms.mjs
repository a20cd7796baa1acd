import { labelOwner, noteClass, noteEntity } from '../graph-survey.mjs';
import { namedOnce } from '../name-tables.mjs';
import { WD } from '../ntriples.mjs';

const SYMPTOM = `${WD}Q169872`;
const DISEASE = `${WD}Q12136`;
const HP = 'http://purl.obolibrary.org/obo/HP_';

const conditionsOf = new WeakMap();

/** The symptom, else the disease, of the same name, else the term itself under the name that the source gives it; none for the name of several. */
export function symptomOf(symptom, { survey, writer, notes, identifiers }) {
  if (symptom === undefined || typeof symptom === 'string') return symptom;
  if (!conditionsOf.has(survey)) conditionsOf.set(survey, conditionFinder(survey));
  const named = conditionsOf.get(survey)(symptom.name);
  const known = named === undefined ? notes.findTerm(symptom.name) : named;
  if (known !== undefined && known !== null)
    identifiers.push({ entity: known, property: 'P3841', value: symptom.id });
  if (known !== undefined) return known ?? undefined;
  const iri = HP + symptom.id.replace('HP:', '');
  if (!survey.entities.has(iri)) {
    if (symptom.fillsUp) return undefined;
    noteEntity(survey, iri);
    labelOwner(survey, iri, symptom.name, writer);
    noteClass(survey, iri, SYMPTOM, writer);
    writer.identify([{ entity: iri, property: 'P3841', value: symptom.id }]);
  }
  return iri;
}

/** A look-up of diseases with a MeSH heading by the names of Mondo's terms. */
export function termFinder({ terms, place }, { entities }) {
  const byName = new Map();
  for (const [id, { label = '', synonyms = [] }] of terms)
    for (const name of [label, ...synonyms].map((one) => one.toLowerCase()))
      byName.set(name, byName.has(name) && byName.get(name) !== id ? undefined : id);
  return (name) => {
    const id = byName.get(name.toLowerCase());
    const iri = id === undefined ? undefined : place(id);
    return entities.get(iri)?.mesh.length > 0 ? iri : undefined;
  };
}

/** A look-up of symptoms, then of diseases, by name, in the singular as well; null for an alias of several. */
function conditionFinder(survey) {
  const findSymptom = namedOnce(survey, ({ classes }) => classes.includes(SYMPTOM));
  const findDisease = namedOnce(survey, ({ classes }) => classes.includes(DISEASE));
  const find = (name) => findSymptom(name) ?? findDisease(name);
  return (name) => find(name) ?? (name.endsWith('s') ? find(name.slice(0, -1)) : undefined);
}
