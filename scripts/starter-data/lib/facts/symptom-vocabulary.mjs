import { WD } from '../ntriples.mjs';
import { isDisease } from './mondo.mjs';

const SYMPTOM = `${WD}Q169872`;
/** Signs and symptoms of MeSH. */
const SIGN_TREE = /^C23\.888\./u;
/** Entities under these addresses are symptoms of the Symptom Ontology, MeSH and Wikidata; the others, of the HPO, are findings of rare diseases. */
const OF_VOCABULARY = /SYMP_\d+$|\/Q\d+$/u;
/** A sign of MeSH that is a disease as well counts where this many diseases have it, or more when it is a term of Mondo. */
const MIN_USES = 3;
const MIN_USES_OF_TERM = 8;
/** Measures, states, consequences and names of groups, which aren't specific to one disease. */
const NO_SIGN = new RegExp(
  `symptom|manifestation|inflammation|hyperemia|${[
    '(?:blood pressure|body weight|birth weight|low birth weight|human body temperature|weight|body odor|afebrile|hopping)',
    '(?:.*obesity.*|.*overweight|underweight|mobility limitation|sleep deprivation|overtraining syndrome|stress|coma)',
    '(?:cancer|acute|chronic|breakthrough|labor|visceral|nociceptive) pain|pain, .*|postoperative nausea and vomiting',
    '(?:intra(?:cranial|cerebral) hemorrhage|discharge|necrosis|ischemia|shock|hematoma|hemorrhage|dehydration|infection|chronic infection|abscess|contracture)',
    '(?:hypothermia|hyperthermia|hyperoxia|hypotensive|thrombosis|embolism|claudication|microangiopathy|vasculitis)',
    '(?:(?:spontaneous )?abortion|miscarriage|stillbirth|premature labor|fetal distress|short stature)',
    '(?:multiple organ failure|acute renal failure|renal involvement|(?:hepatic|neurological) dysfunction|vascular alteration)',
    '(?:arthritis|anemia|moderate anemia|allergic reaction|necrotic lesion|skin lesion|motor weakness|mental fatigue)',
    '(?:hemodynamic instability|low cardiac output|cardiac output, high|unstable angina|cerebrovascular accident|bulimia nervosa)',
    '(?:cellulite|pseudophakia|striae distensae|feminization|presbycusis|persistent vegetative state|psychomotor disease)',
    '(?:focal seizure|generalized seizure|neurogenic bladder|failed back surgery syndrome|intellectual disability)',
  ]
    .map((names) => `^(?:${names})$`)
    .join('|')}`,
  'iu',
);

/**
 * The closed vocabulary of signs and symptoms that are looked for in texts: those of MeSH, the Symptom Ontology and
 * Wikidata, but for names of diseases, measures and groups.
 *
 * @returns a set of IRIs.
 */
export function symptomVocabulary({ entities, relations }, { terms }, trees) {
  const uses = new Map();
  for (const [, property, value] of relations)
    if (property === 'P780' || property === 'occurs_together_in_literature_with')
      uses.set(value, (uses.get(value) ?? 0) + 1);
  const diseases = new Set([...terms.values()].map(({ label = '' }) => label.toLowerCase()));
  const symptoms = new Set();
  for (const [iri, { label, classes, mesh }] of entities) {
    if (label === undefined || !OF_VOCABULARY.test(iri) || NO_SIGN.test(label)) continue;
    const isSign = mesh.some((id) => (trees.get(id) ?? []).some((place) => SIGN_TREE.test(place)));
    const isDiseaseName = diseases.has(label.toLowerCase());
    const isCalledSymptom = classes.includes(SYMPTOM) && (isSign || !isDiseaseName);
    const fewest = isDiseaseName ? MIN_USES_OF_TERM : MIN_USES;
    const isUsedAsOne = isSign && (uses.get(iri) ?? 0) >= fewest;
    if (isCalledSymptom || isUsedAsOne) symptoms.add(iri);
  }
  return symptoms;
}

/** Kinds of which so many others are known are too wide to have symptoms: cancer, heart disease. */
const MAX_KINDS = 150;
/** Findings that are listed among the symptoms of others. */
const FINDING =
  /penia$|philia$|leukocytosis$|contracture$|^(?:thrombosis|ischemia|microcephaly|amenorrhea|hypoglycemia|insomnia|mucositis|sexual dysfunction|parasitemia|pressure ulcer)$/iu;

/** The diseases whose symptoms are looked for: terms of Mondo, neither wide nor findings. */
export function diseasesWithSymptoms(survey, diseases, trees, symptoms) {
  const kinds = new Map();
  for (const { ancestors = {} } of diseases.terms.values())
    for (const id of Object.keys(ancestors)) kinds.set(id, (kinds.get(id) ?? 0) + 1);
  const names = new Set();
  for (const iri of symptoms) {
    const { label, aliases } = survey.entities.get(iri);
    for (const name of [label, ...aliases]) names.add(name.toLowerCase());
  }
  const found = new Set();
  for (const id of diseases.terms.keys()) {
    const iri = diseases.place(id);
    const entity = survey.entities.get(iri);
    if (entity?.label === undefined || symptoms.has(iri) || !isDisease(entity)) continue;
    const isSign = entity.mesh.some((one) =>
      (trees.get(one) ?? []).some((place) => SIGN_TREE.test(place)),
    );
    if (isSign || FINDING.test(entity.label) || names.has(entity.label.toLowerCase())) continue;
    if ((kinds.get(id) ?? 0) <= MAX_KINDS) found.add(iri);
  }
  return found;
}
