import { nearest } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import openApi from '../generated/openapi.json' with { type: 'json' };
import { RequestError } from '../graphql/result.js';
import type { HttpSetup } from './server-setup.js';

export type RequestBody = Readonly<Record<string, unknown>>;

/** Serves the description of the REST addresses. Everyone may read it, as the documentation. */
export function registerOpenApi(app: FastifyInstance, { prefix }: HttpSetup): void {
  const text = JSON.stringify(openApi);
  app.get(`${prefix}/openapi.json`, (_, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(text),
  );
}

interface RestOperation {
  readonly text: string;
  readonly definition: OperationDefinitionNode;
}

export function createRestReader(schema: GraphQLSchema): (request: FastifyRequest) => RequestBody {
  const operations = new Map<string, RestOperation>();
  for (const text of Object.values(persistedDocuments)) {
    for (const definition of parse(text).definitions) {
      if (definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined)
        operations.set(definition.name.value, { text, definition });
    }
  }
  return ({ params, url }) => {
    const { operation: name = '' } = params as { readonly operation?: string };
    const operation = operations.get(name);
    if (operation === undefined) throw unknownOperation(name, [...operations.keys()]);
    const { searchParams } = new URL(url, 'http://service');
    const engineID = searchParams.get('engineID');
    const isDeclared = /\$engineID\b/.test(operation.text);
    if (!isDeclared) searchParams.delete('engineID');
    return {
      query: operation.text,
      variables: readRestVariables(schema, operation.definition, searchParams),
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
  if (text === null || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError('INVALID_REQUEST', `\`${name}\` must be a JSON object.`, {
      facts: { argument: name },
    });
  }
}

function unknownOperation(name: string, known: readonly string[]): RequestError {
  const hint = suggest(name, known, 5) ?? '`openapi.json` lists all.';
  return new RequestError('NOT_FOUND', `There is no operation \`${name.slice(0, 100)}\`. ${hint}`);
}

function suggest(name: string, known: readonly string[], edits: number): string | undefined {
  const pairs = known.map((text) => [text, text] as const);
  const near = nearest(name, pairs, () => edits);
  return near && `Did you mean \`${near}\`?`;
}

interface Target {
  readonly path: readonly string[];
  readonly type: GraphQLInputType;
}

/** Members of an object are parameters themselves (OpenAPI's style `form`); a list is a repeated parameter; deeper values are JSON. */
function readRestVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  parameters: URLSearchParams,
): Readonly<Record<string, unknown>> {
  const targets = new Map(variableDefinitions.flatMap((one) => getTargets(schema, one)));
  const variables: Record<string, unknown> = {};
  for (const name of new Set(parameters.keys())) {
    const target = targets.get(name);
    if (target === undefined) throw unknownParameter(name, [...targets.keys()]);
    const value = readValue(name, parameters.getAll(name), target.type);
    const [variable = name, member] = target.path;
    if (member === undefined) variables[variable] = value;
    else variables[variable] = { ...(variables[variable] as object | undefined), [member]: value };
  }
  return variables;
}

function getTargets(
  schema: GraphQLSchema,
  { variable, type: node }: VariableDefinitionNode,
): readonly (readonly [string, Target])[] {
  const name = variable.name.value;
  const type = typeFromAST(schema, node as Parameters<typeof typeFromAST>[1]) as GraphQLInputType;
  const object = getNullableType(type);
  if (!isInputObjectType(object)) return [[name, { path: [name], type }]];
  return Object.values(object.getFields()).map((field) => [
    field.name,
    { path: [name, field.name], type: field.type },
  ]);
}

function readValue(name: string, texts: readonly string[], wanted: GraphQLInputType): unknown {
  const type = getNullableType(wanted);
  if (isListType(type)) {
    const item = getNullableType(type.ofType);
    return texts.map((text) =>
      isListType(item) ? parseJson(name, text) : readValue(name, [text], item),
    );
  }
  const [text = '', ...others] = texts;
  if (others.length > 0) throw invalid(name, 'is sent more than once');
  if (isInputObjectType(type)) return parseJson(name, text);
  if (!isScalarType(type)) return text;
  if (type.name === 'Boolean') {
    if (text === 'true' || text === 'false') return text === 'true';
    throw invalid(name, 'must be true or false');
  }
  if (type.name !== 'Int' && type.name !== 'Float') return text;
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
  const hint = suggest(name, known, 3) ?? `It takes ${known.join(', ')}.`;
  const argument = name.slice(0, 100);
  const message = `The operation has no parameter \`${argument}\`. ${hint}`;
  return new RequestError('INVALID_REQUEST', message, { facts: { argument } });
}
