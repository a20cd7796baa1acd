import { integer } from '@biographql/engines/settings';

/** Settings of the response cache. */
export const CACHE_SETTINGS = {
  searchCache: integer({
    defaultValue: 10_000,
    min: 0,
    max: 1_000_000,
    description: 'No longer read: answers of `searchAsYouType` are in the response cache.',
  }),
  answerCache: integer({
    defaultValue: 10_000,
    min: 0,
    max: 1_000_000,
    description:
      'Cached responses, up to 32 MB: responses of at most 64 KB that depend on the dataset only and cost one unit. 0 disables the cache.',
  }),
};
