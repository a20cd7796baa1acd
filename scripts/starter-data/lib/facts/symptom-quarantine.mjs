import { fileURLToPath } from 'node:url';
import { readRows } from '../files.mjs';
import { WD } from '../ntriples.mjs';
import { MAX_KINDS } from './mondo.mjs';

const DISEASE = `${WD}Q12136`;
const SYMPTOM = `${WD}Q169872`;
const TOGETHER = 'occurs_together_in_literature_with';
/** Shorter names are abbreviations of several things. */
const MIN_LETTERS = 6;
/** What has so many symptoms of its own, and is a symptom of nothing, is a disease of its own. */
const MIN_OWN_SYMPTOMS = 3;
/** Syndromes that are signs of a disease of the nerves, the brain or the blood, as other sources don't say. */
const SIGN =
  /^(?:(?:Horner's|Gerstmann|Korsakoff's|opsoclonus myoclonus) syndrome|pseudobulbar palsy|purpura fulminans|pudendal nerve entrapment|benign paroxysmal positional nystagmus)$/iu;
/** Between these words stand two things: "hypertension associated with". */
const RELATING = /\b(?:with|of|in|due|from|by|and|or|to|no|without)\b/iu;
const RULES = fileURLToPath(new URL('symptom-quarantine.tsv', import.meta.url));

/**
 * Finds symptoms that are kinds of the disease, other diseases that occur with it, or effects of a treatment, and statements about
 * groups of so many diseases that they say nothing about one.
 *
 * @returns rows of subject, property, value and reason.
 */
export async function findMisplaced({ entities, relations }) {
  const rules = await readRules();
  const countKinds = kindCounter(entities);
  const symptoms = relations.filter(([, property]) => property === 'P780');
  const stated = new Set(symptoms.map(([disease, , symptom]) => `${disease} ${symptom}`));
  const used = new Set(symptoms.map(([, , symptom]) => symptom));
  const counts = new Map();
  for (const [disease] of symptoms) counts.set(disease, (counts.get(disease) ?? 0) + 1);
  const isOtherDisease = (iri, { classes, label }) =>
    counts.get(iri) >= MIN_OWN_SYMPTOMS &&
    !used.has(iri) &&
    !classes.includes(SYMPTOM) &&
    !SIGN.test(label);
  const getReason = ([subject, property, value]) => {
    const [one, other] = [entities.get(subject), entities.get(value)];
    if (one?.label === undefined || other?.label === undefined) return undefined;
    if (property === 'P2293' && [subject, value].some((iri) => countKinds(iri) > MAX_KINDS))
      return 'a group of many diseases, which says nothing of one';
    if (property !== 'P780' && property !== TOGETHER) return undefined;
    if (isKind(value, subject, entities)) return 'a kind of the disease, not a sign of it';
    const isStated = stated.has(`${subject} ${value}`);
    if (!isStated && isOtherDisease(value, other))
      return 'another disease that occurs with it, not a sign of it';
    const [disease, symptom] = [one.label.toLowerCase(), other.label.toLowerCase()];
    const rule = rules.find((one) => one.symptoms.test(symptom) && one.diseases.test(disease));
    return !isStated || rule?.isOfAll === true ? rule?.reason : undefined;
  };
  return relations.flatMap((relation) => {
    const reason = getReason(relation);
    return reason === undefined ? [] : [[...relation, reason]];
  });
}

/** Whether one entity is a disease below another, or has its name with words before it: cholesterol gallstones. */
function isKind(iri, disease, entities) {
  const { label, classes } = entities.get(iri);
  if (classes.includes(DISEASE) && isUnder(iri, disease, entities)) return true;
  const name = toSingular(label);
  return [entities.get(disease).label, ...entities.get(disease).aliases]
    .map(toSingular)
    .some(
      (one) =>
        one.length >= MIN_LETTERS &&
        name.endsWith(` ${one}`) &&
        !RELATING.test(name.slice(0, -one.length)),
    );
}

function isUnder(iri, wanted, entities, seen = new Set()) {
  for (const link of entities.get(iri)?.links ?? []) {
    if (link === wanted) return true;
    if (seen.has(link)) continue;
    seen.add(link);
    if (isUnder(link, wanted, entities, seen)) return true;
  }
  return false;
}

/** Counts the kinds of a disease, at all levels. */
function kindCounter(entities) {
  const below = new Map();
  for (const [iri, { links, classes }] of entities)
    if (classes.includes(DISEASE))
      for (const link of links) below.set(link, [...(below.get(link) ?? []), iri]);
  const counts = new Map();
  return (iri) => {
    if (!entities.get(iri)?.classes.includes(DISEASE)) return 0;
    if (!counts.has(iri)) {
      const seen = new Set();
      const open = [iri];
      for (const one of open)
        for (const kind of below.get(one) ?? [])
          if (!seen.has(kind)) open.push(seen.add(kind) && kind);
      counts.set(iri, seen.size);
    }
    return counts.get(iri);
  };
}

function toSingular(name) {
  return name.toLowerCase().replaceAll('-', ' ').replace(/s$/u, '');
}

async function readRules() {
  return (await readRows(RULES)).map(([symptoms, diseases, reason, sources]) => {
    return {
      symptoms: new RegExp(`^(?:${symptoms})$`, 'u'),
      diseases: new RegExp(diseases, 'u'),
      reason,
      isOfAll: sources === 'all',
    };
  });
}
