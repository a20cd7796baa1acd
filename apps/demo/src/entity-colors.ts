/** Hue of each frequent entity type, in degrees; the others are gray. */
const HUES: Readonly<Record<string, number>> = {
  DISEASE: 0,
  SYMPTOM: 28,
  MEDICATION: 215,
  CHEMICAL_COMPOUND: 195,
  GENE: 145,
  PROTEIN: 95,
  BIOLOGICAL_PATHWAY: 275,
  BIOLOGICAL_PROCESS: 290,
  MOLECULAR_FUNCTION: 310,
  CELLULAR_COMPONENT: 330,
  CELL_TYPE: 45,
  ANATOMICAL_STRUCTURE: 60,
};

/** A color for a type, the same in cards, lists and the graph. */
export function colorOf(type: string): string {
  const hue = HUES[type];
  return hue === undefined ? 'hsl(220 8% 46%)' : `hsl(${hue} 58% 42%)`;
}

/** A type in words: `CELL_TYPE` is `cell type`. */
export function wordsOf(type: string): string {
  return type.toLowerCase().replaceAll('_', ' ');
}
