import { gzipLines } from '../files.mjs';
import { getCarriers, getLabeledCarriers, knownNames } from '../name-tables.mjs';
import { WD } from '../ntriples.mjs';

const DISEASE = `${WD}Q12136`;
const SYMPTOM = `${WD}Q169872`;
/** Diseases by system, and mental disorders; not diseases of animals (C22), injuries (C26) and conditions as such (C23). */
const DISEASE_TREE = /^(?:C0\d|C1\d|C20|C24|C25|F03)\./u;
const SYMPTOM_TREE = /^C23\.888\./u;

/**
 * Which of the headings of an entity is the main one, that of its name; and what a heading says about entities with no other: a class, by its place, for those that have none or are
 * symptoms, which may be diseases as well; and
 * its name: as the label of the one entity that has it, else as an alias of the one with a label, unless it is inverted or
 * the name of anything else.
 */
export async function* headingFacts(path, { survey }) {
  const only = getCarriers(survey, 'P486');
  const onlyLabeled = getLabeledCarriers(survey, 'P486');
  const known = knownNames(survey);
  const isOwnName = (name) => !name.includes(', ') && !known.has(name.toLowerCase());
  const bearers = new Map();
  for (const [iri, { mesh }] of survey.entities)
    for (const id of mesh) bearers.set(id, [...(bearers.get(id) ?? []), iri]);
  for await (const line of gzipLines(path)) {
    const [id, heading, , trees = ''] = line.split('\t');
    const type = typeOf(trees.split('|'));
    for (const entity of bearers.get(id) ?? []) {
      const { classes, label, mesh } = survey.entities.get(entity);
      if (mesh.length > 1) {
        if (label?.toLowerCase() === heading.toLowerCase())
          yield { kind: 'main', entity, property: 'P486', value: id };
        continue;
      }
      if (label === undefined && only.get(id) === entity)
        yield { kind: 'label', entity, name: heading };
      if (isOwnName(heading) && onlyLabeled.get(id) === entity)
        yield { kind: 'alias', entity, name: heading };
      if (type !== undefined && !classes.includes(type) && classes.every((one) => one === SYMPTOM))
        yield { kind: 'class', entity, type };
    }
  }
}

function typeOf(places) {
  if (places.some((place) => DISEASE_TREE.test(place))) return DISEASE;
  return places.every((place) => SYMPTOM_TREE.test(place)) ? SYMPTOM : undefined;
}
