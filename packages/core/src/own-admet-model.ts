import { InvalidArgumentError } from './errors/input.js';
import type { AdmetModelName } from './generated/admet-model-name.js';

declare const isOwn: unique symbol;

/** The name of a model that a service has beyond the 28, from {@link ownAdmetModel}. */
export type OwnAdmetModelName = string & { readonly [isOwn]: true };

/** The name of one of the 28 models, which editors complete, or of a custom model. */
export type ServedAdmetModelName = AdmetModelName | OwnAdmetModelName;

/**
 * Marks a text as the name of a model that a service has beyond the 28, so that a misspelled
 * name of the 28 doesn't compile. The service rejects unknown names.
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
