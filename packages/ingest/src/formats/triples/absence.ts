const NONE_OF = /^0+\/0*[1-9]\d*$/;
const NO_PERCENT = /^0+(?:\.0+)?\s*%$/;
/** "Excluded (0%)" of the Human Phenotype Ontology. */
const EXCLUDED = 'HP:0040285';

/** Whether a frequency means absence: `0/12`, `0%`, or HPO's "Excluded". */
export function isAbsence(frequency: string): boolean {
  return frequency === EXCLUDED || NONE_OF.test(frequency) || NO_PERCENT.test(frequency);
}
