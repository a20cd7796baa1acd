import type { AdmetExplanation, AdmetScale, GetAdmetExplanationQuery } from '@biographql/core';
import { MalformedResponseError } from '../errors.js';

type WireExplanation = NonNullable<GetAdmetExplanationQuery['admetExplanation']>;

const SCALES = {
  LOG_ODDS: 'log-odds',
  VALUE: 'value',
  LOG10: 'log10',
} as const satisfies Record<AdmetScale, string>;

/**
 * Returns an explanation by its status, without nulls.
 * @throws MalformedResponseError when it has neither a score nor an error.
 */
export function admetExplanation<Model extends string>(
  { model, smiles }: { readonly model: Model; readonly smiles: string },
  wire: WireExplanation,
): AdmetExplanation<Model> {
  const { value, scale, base, score, atoms, similar, similarNote, outOfScope, error } = wire;
  if (error !== null) {
    const { position, ...reason } = error;
    const place = position === null ? {} : { position };
    return { status: 'rejected', model, smiles, value: null, reason: { ...reason, ...place } };
  }
  if (value === null || scale === null || base === null || score === null) {
    throw new MalformedResponseError({ model, smiles });
  }
  return {
    status: 'explained',
    model,
    smiles,
    value,
    scale: SCALES[scale],
    base,
    score,
    atoms,
    rest: wire.rest.map(({ value: own, ...part }) =>
      own === null ? part : { ...part, value: own },
    ),
    similar,
    ...(similarNote === null ? {} : { similarNote }),
    ...(outOfScope === null ? {} : { outOfScope }),
  };
}
