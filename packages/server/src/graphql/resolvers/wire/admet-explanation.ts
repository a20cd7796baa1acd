import type { AdmetExplanation as Explanation, ExplanationScale } from '@biographql/core';
import type { AdmetExplanation, AdmetScale } from '../../../generated/resolvers.js';

const SCALES: Readonly<Record<ExplanationScale, AdmetScale>> = {
  'log-odds': 'LOG_ODDS',
  value: 'VALUE',
  log10: 'LOG10',
};

/** Returns an explanation in its wire form; a rejected molecule has no score and says why. */
export function toAdmetExplanation(explanation: Explanation): AdmetExplanation {
  const { model: modelName, smiles, value } = explanation;
  if (explanation.status === 'rejected') {
    const { position = null, ...reason } = explanation.reason;
    const error = { ...reason, position };
    return { ...NOTHING, modelName, smiles, value, error };
  }
  const { scale, base, score, atoms, rest, similar, similarNote, outOfScope } = explanation;
  return {
    modelName,
    smiles,
    value,
    scale: SCALES[scale],
    base,
    score,
    atoms: [...atoms],
    rest: rest.map((part) => ({ ...part, value: part.value ?? null })),
    similar: [...similar],
    similarNote: similarNote ?? null,
    outOfScope: outOfScope ?? null,
    error: null,
  };
}

const NOTHING = {
  scale: null,
  base: null,
  score: null,
  atoms: [],
  rest: [],
  similar: [],
  similarNote: null,
  outOfScope: null,
};
