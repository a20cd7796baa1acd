import type { CallOptions, ServedAdmetModel } from '@biographql/core';
import { GetAdmetModelsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { servedAdmetModel } from '../wire/served-admet-model.js';
import { send } from '../wire/variables.js';

/** Which ADMET models are listed. */
export interface AdmetModelsLookup {
  /** Models beyond the 28 alone, or with `false` those of the 28 alone. Default: all. */
  readonly isOwn?: boolean;
}

/**
 * Lists the ADMET models of a service: the installed ones of the 28, then its custom models, with
 * unit and cross-validated figure. Their names are what `predictAdmet` takes.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * for (const { name, unit, trainedOn } of await getAdmetModels(client)) {
 *   console.log(name, unit, trainedOn);
 * }
 * ```
 */
export async function getAdmetModels(
  client: BioGraphQLClient,
  lookup: AdmetModelsLookup = {},
  options?: CallOptions,
): Promise<readonly ServedAdmetModel[]> {
  const { admetModels } = await send(client, GetAdmetModelsDocument, lookup, {}, options);
  return (admetModels ?? []).map(servedAdmetModel);
}
