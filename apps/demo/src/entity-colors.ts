/** Hue of each frequent entity type, in degrees; the others are gray. */
const HUES: Readonly<Record<string, number>> = {
  DISEASE: 0,
  SYMPTOM: 28,
  MEDICATION: 215,
  CHEMICAL_COMPOUND: 190,
  GENE: 145,
  PROTEIN: 95,
  BIOLOGICAL_PATHWAY: 265,
  BIOLOGICAL_PROCESS: 290,
  MOLECULAR_FUNCTION: 315,
  CELLULAR_COMPONENT: 335,
  CELL_TYPE: 45,
  ANATOMICAL_STRUCTURE: 60,
};

/** A color for a type, the same in cards, lists and the graph. White text on it can be read. */
export function colorOf(type: string): string {
  const hue = HUES[type];
  return hue === undefined ? 'hsl(220 8% 42%)' : `hsl(${hue} 58% 37%)`;
}

/** A type in words: `CELL_TYPE` is `cell type`, and what the graph gives no type is `other`. */
export function wordsOf(type: string): string {
  return type === 'UNDEFINED' ? 'other' : type.toLowerCase().replaceAll('_', ' ');
}
