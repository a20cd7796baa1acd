/** Where the web UI sends its requests. */
export const PAGE_API_PATH = '/api/graphql';

export const EDITOR_PATH = '/graphiql';
