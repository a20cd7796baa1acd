import { OPERATION_DOCUMENTS } from '../../operation-documents.js';
import { checkResponse } from '../check-response.js';
import { nearly } from '../mutate.js';
import type { Target } from '../target.js';
import { openRecordedService } from './service.js';

const OWN = [
  'query A { __typename } query B { ...F } fragment F on Query { __schema { types { name fields { name } } } }',
  '{ a: __typename @include(if: true) __type(name: "Query") { kind name ofType { ofType { name } } } }',
  'query Q($a: String! = "x", $b: [Int!] = [1, 2]) { searchAsYouType(engineID: "biographql", searchText: $a) { __typename } }',
  'mutation { x } subscription { y }',
];

const WORDS = [
  '...',
  '... on Query {',
  '@skip(if: true)',
  '@defer',
  '"""',
  '$a',
  '__typename',
  '__schema',
  'fragment F on Query',
  'query',
  '{',
  '}',
  'a: ',
  ': [[[[',
  '1e400',
  'null',
  '#',
  '...F',
];

/** GraphQL documents that nearly stand in the grammar. */
export const documentsTarget: Target<string> = {
  name: 'documents',
  promise: 'GraphQL documents that are nearly right: no internal error, errors with a code',
  inputs: nearly([...OWN, ...OPERATION_DOCUMENTS.values()], WORDS),
  async open() {
    const service = await openRecordedService();
    return {
      attempt: async (query) => await checkResponse(await service.post(JSON.stringify({ query }))),
      [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
    };
  },
};
