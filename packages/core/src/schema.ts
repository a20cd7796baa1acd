import { schemaText as text } from './generated/schema.js';

/**
 * The contract in the GraphQL schema language, for tools that check or generate custom documents. The same text is the
 * file `@biographql/core/schema.graphql`. 85 KB; no other entry point includes it.
 * @example
 * ```ts
 * import { schemaText } from '@biographql/core/schema';
 * import { buildSchema } from 'graphql';
 *
 * console.log(buildSchema(schemaText).getQueryType()?.name);
 * ```
 */
export const schemaText: string = text;
