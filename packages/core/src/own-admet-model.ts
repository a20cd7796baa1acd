import { InvalidArgumentError } from './errors/input.js';
import type { AdmetModelName } from './generated/admet-model-name.js';

declare const isOwn: unique symbol;

/** The name of a model that a service has beyond the 28, from {@link ownAdmetModel}. */
export type OwnAdmetModelName = string & { readonly [isOwn]: true };

/** What a service may be asked for: one of the 28, which editors complete, or one of its own. */
export type ServedAdmetModelName = AdmetModelName | OwnAdmetModelName;

/**
 * Marks a text as the name of a model that a service has beyond the 28, so that it is asked for on purpose and a misspelled
 * one of the 28 is none. The service refuses what it does not have.
 *
 * @throws InvalidArgumentError for an empty text.
 * @example
 * ```ts
 * import { ownAdmetModel } from '@biographql/core';
 *
 * const model = ownAdmetModel('our-logD');
 * console.log(model); // our-logD
 * ```
 */
export function ownAdmetModel(name: string): OwnAdmetModelName {
  if (name.trim() === '') throw new InvalidArgumentError('name', 'must not be empty', name);
  return name as OwnAdmetModelName;
}
