import { nearest } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import openApi from '../generated/openapi.json' with { type: 'json' };
import { RequestError } from '../graphql/result.js';
import type { HttpSetup } from './server-setup.js';

export type RequestBody = Readonly<Record<string, unknown>>;

/** Serves the OpenAPI description of the REST endpoints. It is public, like the documentation. */
export function registerOpenApi(app: FastifyInstance, { prefix }: HttpSetup): void {
  const text = JSON.stringify(openApi);
  app.get(`${prefix}/openapi.json`, (_, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(text),
  );
}

/** Parameter of the description: its form, and the variable that it is a member of, if any. */
interface Parameter {
  readonly name: string;
  readonly schema: ParameterSchema;
  readonly 'x-variable'?: string;
}

interface ParameterSchema {
  readonly type?: string;
  readonly items?: ParameterSchema;
  readonly contentMediaType?: string;
}

type Paths = Readonly<
  Record<string, { readonly get: { readonly parameters: readonly Parameter[] } }>
>;

export function createRestReader(): (request: FastifyRequest) => RequestBody {
  const operations = new Map(
    Object.values(persistedDocuments).map((text) => [/\b\w+ (\w+)/.exec(text)?.[1] ?? '', text]),
  );
  const paths: Paths = openApi.paths;
  return ({ params, url }) => {
    const { operation = '' } = params as { readonly operation?: string };
    const query = operations.get(operation);
    if (query === undefined) throw unknownOperation(operation, [...operations.keys()]);
    const { searchParams } = new URL(url, 'http://service');
    const engineID = searchParams.get('engineID');
    const isDeclared = /\$engineID\b/.test(query);
    if (!isDeclared) searchParams.delete('engineID');
    return {
      query,
      variables: readVariables(paths[`/q/${operation}`]?.get.parameters ?? [], searchParams),
      ...(!isDeclared && engineID !== null && { extensions: { engineID } }),
    };
  };
}

/** Requests for a persisted document in the parameters of a URL. */
export const URL_REQUESTS = {
  isRequest: ({ url }: FastifyRequest) => /[?&](?:documentId|extensions)=/.test(url),
  read({ url }: FastifyRequest): RequestBody {
    const { searchParams } = new URL(url, 'http://service');
    return {
      documentId: searchParams.get('documentId'),
      extensions: readJson(searchParams, 'extensions'),
      variables: readJson(searchParams, 'variables'),
      operationName: searchParams.get('operationName'),
    };
  },
};

function readJson(parameters: URLSearchParams, name: string): unknown {
  const text = parameters.get(name);
  return text === null || text === '' ? undefined : parseJson(name, text);
}

function unknownOperation(name: string, known: readonly string[]): RequestError {
  const hint = suggest(name, known, 5) ?? '`openapi.json` lists all operations.';
  return new RequestError('NOT_FOUND', `There is no operation \`${name.slice(0, 100)}\`. ${hint}`);
}

function suggest(name: string, known: readonly string[], edits: number): string | undefined {
  const pairs = known.map((text) => [text, text] as const);
  const near = nearest(name, pairs, () => edits);
  return near && `Did you mean \`${near}\`?`;
}

/** Members of an object are parameters themselves (OpenAPI's style `form`); a list is a repeated parameter; deeper values are JSON. */
function readVariables(parameters: readonly Parameter[], sent: URLSearchParams) {
  const variables: Record<string, unknown> = {};
  const known = parameters.map(({ name }) => name);
  for (const name of new Set(sent.keys())) {
    const parameter = parameters.find((each) => each.name === name);
    if (parameter === undefined) throw unknownParameter(name, known);
    const value = readValue(name, sent.getAll(name), parameter.schema);
    const { 'x-variable': object } = parameter;
    if (object === undefined) variables[name] = value;
    else variables[object] = { ...(variables[object] as object | undefined), [name]: value };
  }
  return variables;
}

function readValue(
  name: string,
  texts: readonly string[],
  { type, items, contentMediaType }: ParameterSchema,
): unknown {
  if (items !== undefined) return texts.map((text) => readValue(name, [text], items));
  const [text = '', ...others] = texts;
  if (others.length > 0) throw invalid(name, 'is sent more than once');
  if (contentMediaType !== undefined) return parseJson(name, text);
  if (type === 'boolean') {
    if (text === 'true' || text === 'false') return text === 'true';
    throw invalid(name, 'must be true or false');
  }
  if (type !== 'integer' && type !== 'number') return text;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  throw invalid(name, 'must be a number');
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(name, 'must be JSON');
  }
}

function invalid(argument: string, what: string): RequestError {
  return new RequestError('INVALID_REQUEST', `The parameter \`${argument}\` ${what}.`, {
    facts: { argument },
  });
}

function unknownParameter(name: string, known: readonly string[]): RequestError {
  const hint = suggest(name, known, 3) ?? `Valid parameters: ${known.join(', ')}.`;
  const argument = name.slice(0, 100);
  const message = `The operation has no parameter \`${argument}\`. ${hint}`;
  return new RequestError('INVALID_REQUEST', message, { facts: { argument } });
}
