import { modelNames, modelUnits } from './generated/model-names.js';

export { modelNames, modelUnits };

/** One of the 28 model names. */
export type ModelName = (typeof modelNames)[number];

const known: ReadonlySet<string> = new Set(modelNames);

/** Whether the text is exactly one of the 28 model names (case matters). */
export function isModelName(text: string): text is ModelName {
  return known.has(text);
}
