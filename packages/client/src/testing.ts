import { InvalidArgumentError } from '@biographql/core';
import { readOperationName, throwIfAborted } from '@biographql/core/internal';
import { type BioGraphQLClient, type ConnectionOptions, connect } from './connect.js';
import type { TypedText, VariablesOf } from './document.js';
import type { TransportRequest } from './transport.js';

/** The response of a mock client to one operation; made by {@link answer}. */
export interface MockAnswer {
  /** The operation that it answers. */
  readonly operationName: string;
  /** Called with the variables as they would have been sent. */
  readonly answer: (variables: Readonly<Record<string, unknown>>) => unknown;
}

/** A request to a mock client. */
export interface MockCall {
  /** Null for an unnamed operation. */
  readonly operationName: string | null;
  /** As they would have been sent, `engineID` included. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A mock client that records its requests. */
export interface MockClient extends BioGraphQLClient {
  readonly calls: readonly MockCall[];
}

/**
 * Answers a document with data of its type, or a promise of it. The request rejects with whatever `data` throws.
 * @throws InvalidArgumentError for a document without a name.
 */
export function answer<Data, Variables>(
  document: TypedText<Data, Variables>,
  data: (variables: VariablesOf<Variables>) => NoInfer<Data> | Promise<NoInfer<Data>>,
): MockAnswer {
  const operationName = readOperationName(document.toString());
  if (operationName === null) throw new InvalidArgumentError('document', 'must name its operation');
  return { operationName, answer: (variables) => data(variables as VariablesOf<Variables>) };
}

/**
 * Makes a client for unit tests: it needs no network, and otherwise behaves like a client (rejects undeclared variables,
 * fills in `engineID`, passes data through JSON, runs middleware). The last answer to an operation counts.
 * @throws InvalidArgumentError, as a rejection, for an operation that has no answer.
 * @example
 * ```ts
 * import { searchEntities } from '@biographql/client';
 * import { answer, mockClient } from '@biographql/client/testing';
 * import { SearchEntityDocument } from '@biographql/core/strings';
 *
 * const found = { qid: 'http://www.wikidata.org/entity/Q35869', nodeTypes: ['DISEASE' as const] };
 * const client = mockClient([
 *   answer(SearchEntityDocument, ({ searchText }) => ({
 *     searchAsYouType: {
 *       description: null,
 *       type: 'SEARCH_LABEL',
 *       data: { __typename: 'SearchLabels', searchLabels: [{ ...found, text: `${searchText}ma` }] },
 *     },
 *   })),
 * ]);
 * const [asthma] = await searchEntities(client, { text: 'asth' });
 * console.log(asthma?.label); // 'asthma'
 * console.log(client.calls[0]?.operationName); // 'searchEntity'
 * ```
 */
export function mockClient(
  answers: readonly MockAnswer[],
  options: Pick<ConnectionOptions, 'engineId' | 'middleware'> = {},
): MockClient {
  const known = new Map(answers.map((one) => [one.operationName, one.answer]));
  const calls: MockCall[] = [];
  const respond = async ({ body, signal }: TransportRequest) => {
    throwIfAborted(signal);
    const operationName = readOperationName(`${body.query}`);
    const variables = body.variables as MockCall['variables'];
    calls.push({ operationName, variables });
    const data = known.get(operationName ?? '');
    if (data === undefined) {
      throw new InvalidArgumentError(
        'answers',
        `must have a response for the operation “${operationName}”`,
      );
    }
    const answered = await data(variables);
    throwIfAborted(signal);
    return { status: 200, retryAfterMs: null, text: JSON.stringify({ data: answered }) };
  };
  const middleware = [...(options.middleware ?? []), () => respond];
  const connection = { ...options, url: 'mock:', middleware, timeoutMs: Infinity, retries: 0 };
  return { ...connect(connection), calls };
}
