import type { CallOptions } from '@biographql/core';
import { GetMoleculesDocument, type GetMoleculesQuery } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { requireField } from '../wire/fields.js';
import { send } from '../wire/variables.js';

/** Molecules to profile. */
export interface MoleculeLookup {
  /** SMILES or molfiles; or names, CAS numbers, InChI, InChIKeys and ChEMBL ids of the graph. At most 100. */
  readonly texts: readonly string[];
  /** Names of ADMET models. Default: the 28, as far as they are installed. */
  readonly models?: readonly string[] | undefined;
  /** How many similar drugs each gets, 0 to 20. Default: 5. */
  readonly similar?: number | undefined;
}

/** A molecule with its properties, rules, alerts, predictions, concerns and similar drugs; `error` says why one has none. */
export type Molecule = NonNullable<GetMoleculesQuery['molecules']>[number];

/**
 * Profiles molecules in one request: properties, rules, alerts, predictions in plain words, main concerns and similar
 * drugs. One entry per text, in their order; one that cannot be read has an `error`, and the others are unaffected.
 * @throws BadInputError for an unknown model (with the nearest name) or too many molecules, and otherwise ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const [molecule] = await getMolecules(client, { texts: ['terfenadine'], models: ['hERG', 'logS'] });
 * for (const { label, statement } of molecule?.concerns ?? []) console.log(label, statement);
 * ```
 */
export async function getMolecules(
  client: BioGraphQLClient,
  lookup: MoleculeLookup,
  options?: CallOptions,
): Promise<readonly Molecule[]> {
  const { molecules } = await send(client, GetMoleculesDocument, lookup, {}, options);
  return requireField(molecules, 'molecules');
}
