import { env } from '$env/dynamic/private';

/** Where the service is, and the key to it. What lies in this folder reaches no page. */
export const service = {
  url: env.BIOGRAPHQL_URL ?? 'http://127.0.0.1:4000/biographql/graphql',
  apiKey: env.BIOGRAPHQL_API_KEY ?? '',
};
