import type { QueryResolvers } from '../../generated/resolvers.js';

/** The resolver of one root field: arguments, then service, then mapper. */
export type Field<Name extends keyof QueryResolvers> = Required<QueryResolvers>[Name];
