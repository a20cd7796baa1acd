import { nearest } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GraphQLSchema, Kind, type OperationDefinitionNode, parse } from 'graphql';
import openApi from '../../generated/openapi.json' with { type: 'json' };
import { RequestError } from '../../graphql/request-error.js';
import type { HttpSetup } from '../server-setup.js';
import { readRestVariables } from './rest-variables.js';

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
  const near = nearest(
    name,
    known.map((text) => [text, text] as const),
    () => 5,
  );
  const hint = near === undefined ? '`openapi.json` lists all.' : `Did you mean \`${near}\`?`;
  return new RequestError('NOT_FOUND', `There is no operation \`${name.slice(0, 100)}\`. ${hint}`);
}
