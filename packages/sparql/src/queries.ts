export {
  type ListedParameter,
  type ListedQuery,
  NAMED_QUERIES,
  namedQuery,
  type ParameterValues,
  type QueryName,
  type QueryOptions,
  type QueryRow,
  type QueryValues,
} from './named-queries.js';
