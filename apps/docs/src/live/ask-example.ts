import * as actions from '@biographql/client';
import type { CallOptions } from '@biographql/core';
import { persistedDocuments } from '@biographql/core/manifest';
import JSON5 from 'json5';
import type { LiveExample } from './live-example.js';

/** Where examples are sent: a service, or a worker of the page. */
export interface ServiceLine {
  /** The GraphQL address. */
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
}

/** An example cannot be sent as its reader wrote it. */
export class UnreadableExample extends Error {
  override readonly name = 'UnreadableExample';
}

/**
 * Runs an example by the client of programs, and returns what a program would have.
 * @throws UnreadableExample; ClientError; `signal.reason` of an aborted run.
 */
export async function askExample(
  { language, text, variables }: LiveExample,
  { url, fetch }: ServiceLine,
  options: CallOptions = {},
): Promise<unknown> {
  const client = actions.createClient({ url, fetch, persisted: true });
  if (language === 'sparql') return actions.getSparqlJson(client, { sparql: text }, options);
  if (language === 'graphql') {
    const document = { toString: () => text, __meta__: { hash: hashOf(text) } };
    return client.request<unknown, object>(document, readVariables(variables), options);
  }
  const { action, input } = readCall(text);
  return action(client, input, options);
}

/** What a known document is sent by: whoever asks without a key sends these alone. */
function hashOf(text: string): string | undefined {
  const wanted = compact(text);
  return Object.keys(persistedDocuments).find(
    (hash) => compact(persistedDocuments[hash] ?? '') === wanted,
  );
}

/** A document without what means nothing in it: spaces, line ends and commas. */
function compact(text: string): string {
  return text
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([{}()[\]:]) ?/g, '$1')
    .trim();
}

function readVariables(text: string): object {
  const variables = text.trim() === '' ? {} : literalOf(text, 'The variables');
  if (typeof variables === 'object' && variables !== null && !Array.isArray(variables))
    return variables;
  throw new UnreadableExample('The variables are no object.');
}

type Action = (client: object, input: object, options: CallOptions) => Promise<unknown>;

function readCall(text: string): { readonly action: Action; readonly input: object } {
  const [, name = '', literal = ''] =
    /^\s*(?:await\s+)?(\w+)\(\s*client\s*,\s*(\{[\s\S]*\})\s*\)\s*;?\s*$/.exec(text) ?? [];
  const action: unknown = ACTION_NAME.test(name) ? Reflect.get(actions, name) : undefined;
  if (typeof action !== 'function')
    throw new UnreadableExample(
      'Here one call of an action is run, with its input as it stands: `getNeighbors(client, { entity: "Q35869" })`.',
    );
  const input = Object(literalOf(literal, 'The input'));
  return { action: (...given) => Reflect.apply(action, undefined, given), input };
}

/** Of the functions of the client those that ask once. */
const ACTION_NAME = /^(?:find|get|predict|resolve|search|select)[A-Z]\w*$/;

function literalOf(text: string, what: string): unknown {
  try {
    return JSON5.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^JSON5: /, '') : String(error);
    throw new UnreadableExample(`${what} cannot be read: ${reason}`);
  }
}
