import { integer } from '@biographql/engines/settings';
import { DEFAULT_KEPT_SEARCHES } from '../services/entity-service.js';

/** What is kept in memory, since a dataset never changes while it is open. */
export const CACHE_SETTINGS = {
  searchCache: integer({
    defaultValue: DEFAULT_KEPT_SEARCHES,
    min: 0,
    max: 1_000_000,
    description: 'Cached responses of `searchAsYouType`, up to 32 MB. 0 disables the cache.',
  }),
  answerCache: integer({
    defaultValue: DEFAULT_KEPT_SEARCHES,
    min: 0,
    max: 1_000_000,
    description:
      'Cached responses per dataset, up to 32 MB: responses of at most 64 KB that depend on the dataset only and cost one unit. 0 disables the cache.',
  }),
};
