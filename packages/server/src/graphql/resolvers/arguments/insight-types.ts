import { InvalidArgumentError } from '@biographql/core';
import type { SearchType } from '../../../generated/resolvers.js';
import { required } from './required.js';

export type SummaryType = Exclude<SearchType, 'SEARCH_LABEL'>;

const MOST_TYPES = 7;

export function parseInsightTypes(
  types: readonly (SearchType | null | undefined)[] | null | undefined,
): readonly SummaryType[] {
  const wanted = required('type', types);
  if (wanted.length === 0) throw new InvalidArgumentError('type', 'must name at least one insight');
  if (wanted.length > MOST_TYPES) {
    throw new InvalidArgumentError(
      'type',
      `must name at most ${MOST_TYPES} insights`,
      wanted.length,
    );
  }
  return wanted.map((type) => {
    if (type === null || type === undefined) {
      throw new InvalidArgumentError('type', 'must not contain null');
    }
    if (type === 'SEARCH_LABEL') {
      throw new InvalidArgumentError(
        'type',
        'must not contain SEARCH_LABEL: use `searchAsYouType`',
      );
    }
    return type;
  });
}
