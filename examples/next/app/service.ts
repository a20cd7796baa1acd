/** Where the service is, and the key to it: for the server alone. */
export const url = process.env.BIOGRAPHQL_URL ?? 'http://127.0.0.1:4000/biographql/graphql';
export const apiKey = process.env.BIOGRAPHQL_API_KEY ?? '';
