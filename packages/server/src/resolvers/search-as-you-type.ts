import { InvalidArgumentError } from '@biographql/core';
import { required } from './arguments/required.js';
import type { Field } from './field.js';
import { toLabelInsight } from './wire/label-insight.js';

/**
 * Entities by label; empty text finds none, a missing one is an error. The context itself is handed on as the call's
 * options: reading its signal makes one, which a kept answer does not need.
 */
export const searchAsYouType: Field<'searchAsYouType'> = (_, { searchInput }, context) => {
  const { searchText, type } = required('searchInput', searchInput);
  if (type !== null && type !== undefined && type !== 'SEARCH_LABEL') {
    throw new InvalidArgumentError('type', 'must be SEARCH_LABEL', type);
  }
  const found = context.services.entities.search(required('searchText', searchText), context);
  return found instanceof Promise ? found.then(toLabelInsight) : toLabelInsight(found);
};
