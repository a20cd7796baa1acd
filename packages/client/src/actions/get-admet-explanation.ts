import type { AdmetExplanation, CallOptions, ServedAdmetModelName } from '@biographql/core';
import { GetAdmetExplanationDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { admetExplanation } from '../wire/admet-explanation.js';
import { requireField } from '../wire/fields.js';
import { send } from '../wire/variables.js';

/** A model and the molecule whose value is to be explained. */
export interface AdmetExplanationLookup<Model extends ServedAdmetModelName = ServedAdmetModelName> {
  /** One of the 28 model names, e.g. `hERG`, or of the service's own: `ownAdmetModel('our-logD')`. */
  readonly model: Model;
  /** One molecule. */
  readonly smiles: string;
}

/**
 * Explains what one ADMET model says of one molecule: what each atom adds to the score, what is of no atom, and the most
 * similar molecules that were measured. A molecule that cannot be predicted is `rejected`.
 * @throws BadInputError for an unknown model (with the nearest name), and otherwise ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const explanation = await getAdmetExplanation(client, { model: 'hERG', smiles: 'CCO' });
 * if (explanation.status === 'explained') console.log(explanation.base, explanation.atoms);
 * ```
 */
export async function getAdmetExplanation<const Model extends ServedAdmetModelName>(
  client: BioGraphQLClient,
  lookup: AdmetExplanationLookup<Model>,
  options?: CallOptions,
): Promise<AdmetExplanation<Model>> {
  const input: AdmetExplanationLookup = lookup;
  const { admetExplanation: explanation } = await send(
    client,
    GetAdmetExplanationDocument,
    input,
    { model: 'modelName' },
    options,
  );
  return admetExplanation(lookup, requireField(explanation, 'admetExplanation'));
}
