import type { EntityType } from '@biographql/core';
import type { Inquiry } from './inquiry.js';

/**
 * Returns whether the named ends of a question are of kinds that its relation takes: no place, person or part of the body
 * treats anything. Between two named ends a name of unknown kind is of none; beside a wanted end it may be of any.
 */
export function areEndsOfKind({ ends, entities }: Pick<Inquiry, 'ends' | 'entities'>): boolean {
  if (ends === null) return true;
  const { relation, left, right } = ends;
  if (relation === 'subclass') return areOfOneKind(entities, [left, right]);
  const kinds = KINDS[relation];
  if (kinds === undefined) return true;
  const isAlone = left === null || right === null;
  const fits = (index: number | null, accepted: ReadonlySet<EntityType>) => {
    const end = index === null ? undefined : entities[index];
    if (end === undefined) return true;
    if (isGenericName(end.text)) return false;
    // A procedure has no type of its own, but its name has a head that tells.
    if (accepted === REMEDIES && PROCEDURE.test(end.text)) return true;
    return end.types.length === 0 ? isAlone : end.types.some((type) => accepted.has(type));
  };
  return fits(left, kinds.left) && fits(right, kinds.right);
}

/** A kind of complaints is of complaints, one of substances of substances. */
function areOfOneKind(entities: Inquiry['entities'], ends: readonly (number | null)[]): boolean {
  const named = ends.flatMap((index) => (index === null ? [] : (entities[index] ?? [])));
  if (named.some(({ text }) => isGenericName(text))) return false;
  return [AILMENTS, new Set(SUBSTANCES)].some((kind) =>
    named.every(({ types }) => types.some((type) => kind.has(type))),
  );
}

/** Returns whether a name is that of a whole kind of ends, so that what is said of it says nothing: `drugs`, `therapy`. */
export function isGenericName(name: string): boolean {
  return GENERIC.test(name);
}

const GENERIC =
  /^(?:the )?(?:(?:medical|drug|conventional|surgical|medicinal|pharmaceutical|chemical) )?(?:drugs?|therap(?:y|ies)|therapeutics|treatments?|medications?|medicines?|agents?|procedures?|interventions?|operations?|compounds?|chemicals?|products?|elements?|metabolites?|derivatives?|rare diseases?|materials?|parameters?|problems?|health problems?|public health problems?|substances?|preparations?|tablets?|capsules?|powders?|suspensions?|solutions?|injections?|creams?|gels?|sprays?|dosage forms?|proteins?|peptides?|genes?|enzymes?|hormones?|receptors?|ligands?|targets?|isoforms?|subunits?|subtypes?|pathways?|domains?|channels?|transporters?|cytokines?|antibod(?:y|ies)|molecules?|small molecules?|inhibitors?|agonists?|antagonists?|diseases?|disorders?|syndromes?|symptoms?|signs?|(?:signs and symptoms)|complications?|infections?|injur(?:y|ies)|lesions?|conditions?|illness(?:es)?|disabilit(?:y|ies)|patients?|people|humans?|animals?|cells?|deaths?|mortality|morbidity|toxicit(?:y|ies)|side effects?|adverse effects?|events?|outcomes?|risks?|risk factors?|causes?|factors?|diagnosis|prognosis|prevention|prophylaxis|control|response|reaction|effect|exposure|use|abuse|care|rehabilitation|dose|overdose|poisoning|virus|viruses|bacteria|pathogens?|mutations?|variants?|polymorphisms?|lifestyle|stress|age|sex|gender)$/i;

const SUBSTANCES: readonly EntityType[] = [
  'MEDICATION',
  'PHARMACEUTICAL_PRODUCT',
  'CHEMICAL_COMPOUND',
  'GROUP_OF_STEREOISOMERS',
  'CHEMICAL_ACTIONS_AND_USES',
  'MECHANISM_OF_ACTION',
  'PHARMACOLOGIC_ACTION',
  'THERAPEUTIC_USE',
  'PROTEIN',
  'PROTEIN_FAMILY',
  'PROTEIN_COMPLEX',
];
const REMEDIES: ReadonlySet<EntityType> = new Set([...SUBSTANCES, 'HEALTH_SPECIALTY']);
const AILMENTS: ReadonlySet<EntityType> = new Set(['DISEASE', 'SYMPTOM']);
/** What a drug does to a body, such as weight gain, may be of no type of its own. */
const COMPLAINTS: ReadonlySet<EntityType> = new Set([...AILMENTS, 'UNDEFINED']);
const GENES: ReadonlySet<EntityType> = new Set([
  'GENE',
  'PROTEIN',
  'PROTEIN_FAMILY',
  'PROTEIN_COMPLEX',
  'PROTEIN_DOMAIN',
  'RIBOSOMAL_RNA',
  'SEQUENCE_VARIANT',
  'CHROMOSOME',
]);
/** Habits and viruses are of no type of their own, so that what has none may cause a disease. */
const CAUSES: ReadonlySet<EntityType> = new Set([
  ...AILMENTS,
  ...SUBSTANCES,
  ...GENES,
  'TAXON',
  'PATHOGEN',
  'CHEMICAL_HAZARD',
  'BIOLOGICAL_PROCESS',
  'UNDEFINED',
]);

/** By relation, the types of its ends. */
const KINDS: Readonly<
  Record<
    string,
    { readonly left: ReadonlySet<EntityType>; readonly right: ReadonlySet<EntityType> }
  >
> = {
  treats: { left: REMEDIES, right: AILMENTS },
  'side-effect': { left: REMEDIES, right: COMPLAINTS },
  'drug-target': { left: REMEDIES, right: GENES },
  'genetic-association': { left: AILMENTS, right: GENES },
  symptom: { left: AILMENTS, right: COMPLAINTS },
  cause: { left: AILMENTS, right: CAUSES },
  'risk-factor': { left: AILMENTS, right: CAUSES },
};

const PROCEDURE =
  /\b\p{L}*(?:therap(?:y|ies)|treatments?|surgery|surgical procedures|vaccines?|vaccination|immunization|transplantation|transfusion|oxygenation|stimulation|dialysis|ectomy|otomy|ostomy|plasty|training|exercise|agents|drugs)$/iu;
