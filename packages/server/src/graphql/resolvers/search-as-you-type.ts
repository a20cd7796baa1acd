import { InvalidArgumentError } from '@biographql/core';
import { required } from './arguments/required.js';
import type { Field } from './field.js';
import { toLabelInsight } from './wire/label-insight.js';

/** Returns entities by label; empty text finds none, a missing one is an error. */
export const searchAsYouType: Field<'searchAsYouType'> = async (_, { searchInput }, context) => {
  const { searchText, type } = required('searchInput', searchInput);
  if (type !== null && type !== undefined && type !== 'SEARCH_LABEL') {
    throw new InvalidArgumentError('type', 'must be SEARCH_LABEL', type);
  }
  const text = required('searchText', searchText);
  return toLabelInsight(await context.services.entities.search(text, context));
};
