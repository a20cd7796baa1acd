import * as actions from '@biographql/client';
import { ServiceError } from '@biographql/client';
import { BioGraphQLError, type CallOptions, ERROR_CODES, withoutPages } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import type { LiveExample } from './live-example.js';

/** Target of examples: the GraphQL address, and how they are sent. */
export type ServiceLine = { readonly url: string; readonly fetch: typeof globalThis.fetch };

/** Runs an example with the client, and returns what a program would get. @throws ClientError; `signal.reason` when aborted. */
export async function askExample(
  example: LiveExample,
  { url, fetch }: ServiceLine,
  options: CallOptions = {},
): Promise<unknown> {
  const client = actions.createClient({ url, fetch, persisted: true });
  if (example.language === 'sparql')
    return actions.getSparqlJson(client, { sparql: example.text }, options);
  if (example.language === 'graphql') {
    const { text, hash, variables } = example;
    const document = { toString: () => text, __meta__: { hash: hash ?? undefined } };
    return client.request<unknown, object>(document, variables, options);
  }
  const action: unknown = Reflect.get(actions, example.action);
  if (typeof action !== 'function') throw new Error(`The client has no action ${example.action}.`);
  return Reflect.apply(action, undefined, [client, example.input, options]);
}

/** Something that went wrong with an example; the code is null for an error without a page of its own. */
export type Problem = { readonly code: string | null; readonly message: string };

export function getProblems(error: unknown): readonly Problem[] {
  if (error instanceof ServiceError && error.errors.length > 0) {
    return error.errors.map(({ message, extensions }) => {
      const { code } = extensions ?? {};
      const isKnown = code !== undefined && Object.hasOwn(ERROR_CODES, code);
      return { code: isKnown ? code : null, message: withoutPages(message) };
    });
  }
  if (BioGraphQLError.is(error)) return [{ code: error.code, message: error.shortMessage }];
  return [{ code: null, message: error instanceof Error ? error.message : String(error) }];
}

/** The first rows of an answer, and how many it has. */
export interface AnswerTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total: number;
}

const MAX_ROWS = 100;

/** Returns the solutions of a SPARQL query as a table; null for any other answer, which is shown as JSON. */
export function getTable(answer: unknown): AnswerTable | null {
  if (!isRecord(answer) || !isRecord(answer.results) || !isRecord(answer.head)) return null;
  const { vars } = answer.head;
  const { bindings } = answer.results;
  if (!Array.isArray(bindings) || !Array.isArray(vars) || bindings.length === 0) return null;
  const columns = vars.map(String);
  const rows = bindings.slice(0, MAX_ROWS).map((solution: unknown) =>
    columns.map((column) => {
      const term = isRecord(solution) ? solution[column] : undefined;
      return isRecord(term) ? String(term.value) : '';
    }),
  );
  return { columns, rows, total: bindings.length };
}
