/** Where the web UI sends its requests. */
export const PAGE_API_PATH = '/api/graphql';

export const EDITOR_PATH = '/graphiql';

/** Returns `cache-control` for a built file: names in `/assets/` contain a hash, others are checked each time. */
export function cacheControl(file: string): string {
  return file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
