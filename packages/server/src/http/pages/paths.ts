export const PAGE_API_PATH = '/api/graphql';

export const EDITOR_PATH = '/graphiql';
