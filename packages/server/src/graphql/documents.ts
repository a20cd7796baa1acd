import { isRecord, readDocumentId } from '@biographql/core/internal';
import { LRUCache } from 'lru-cache';
import {
  type DocumentOptions,
  type PreparedOperation,
  type ReadDocument,
  readDocument,
  type VariableRepair,
} from './read-document.js';
import { RequestError } from './result.js';

type JsonObject = Readonly<Record<string, unknown>>;

export interface DocumentPolicy {
  readonly persistedDocuments: Readonly<Record<string, string>>;
  readonly onlyPersisted: boolean;
}

const NO_VARIABLES: JsonObject = Object.freeze({});

export function readParameters(body: unknown, policy: DocumentPolicy) {
  if (Array.isArray(body))
    throw invalid(
      'Batched requests are not supported: the body must be one JSON object, not an array.',
    );
  if (!isRecord(body)) throw invalid('The body must be a JSON object with a `query`.');
  if (Object.hasOwn(body, '__proto__'))
    throw invalid('The body must not have a member `__proto__`.');
  const variables = readObject(body, 'variables') ?? NO_VARIABLES;
  const operationName = readText(body, 'operationName');
  const extensions = readObject(body, 'extensions') ?? {};
  return {
    query: readQuery(body, extensions, policy),
    // Some clients send an empty name for a document with one operation.
    operationName: operationName || null,
    variables,
    engineID: readText(extensions, 'engineID', '`extensions.engineID` must be a string or null.'),
  };
}

function readObject(members: JsonObject, name: string): JsonObject | null {
  const value = members[name];
  if (value == null || isRecord(value)) return value ?? null;
  throw invalid(`\`${name}\` must be a JSON object or null.`, name);
}

function readText(
  members: JsonObject,
  name: string,
  message = `\`${name}\` must be a string or null.`,
): string | null {
  const value = members[name];
  if (value == null || typeof value === 'string') return value ?? null;
  throw invalid(message, name);
}

function readQuery(
  body: JsonObject,
  extensions: JsonObject,
  { persistedDocuments, onlyPersisted }: DocumentPolicy,
): string {
  const query = readText(body, 'query', '`query` must be a string.');
  if (query !== null) {
    if (!onlyPersisted || Object.values(persistedDocuments).includes(query)) return query;
    const message = 'This service runs persisted documents only: send a `documentId`.';
    throw new RequestError('INVALID_DOCUMENT', message);
  }
  readText(body, 'documentId', '`documentId` must be a string.');
  const id = readDocumentId({ ...body, extensions });
  if (id === null) throw invalid('The body has no `query`.', 'query');
  if (!Object.hasOwn(persistedDocuments, id)) throw unknownDocument(id);
  return persistedDocuments[id] ?? '';
}

function invalid(message: string, argument?: string): RequestError {
  return new RequestError('INVALID_REQUEST', message, {
    facts: argument === undefined ? {} : { argument },
  });
}

/** Apollo and urql resend the document's text only on exactly this message, so it has no link. */
function unknownDocument(id: string): RequestError {
  const error = new RequestError('INVALID_DOCUMENT', 'PersistedQueryNotFound', {
    facts: { documentId: id },
  });
  error.message = error.shortMessage;
  return error;
}

/** Estimated memory of all cached documents: a syntax tree with its tokens takes about 400 bytes per token. */
const CACHE_BYTES = 24 * 1024 * 1024;

export type DocumentCache = ReturnType<typeof createDocumentCache>;

/** Creates a cache whose memory is bounded by bytes, not by entries. Invalid documents are not cached. */
export function createDocumentCache(
  options: DocumentOptions,
  onLookup: (isCached: boolean) => void = () => {},
) {
  const documents = new LRUCache<string, ReadDocument>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  return {
    prepare(source: string, operationName: string | null): PreparedOperation {
      let read = documents.get(source);
      onLookup(read !== undefined);
      if (read === undefined) {
        read = readDocument(source, options);
        documents.set(source, read);
      }
      return selectOperation(read.operations, operationName);
    },
  };
}

function selectOperation(operations: readonly PreparedOperation[], name: string | null) {
  const [operation, ...others] = operations.filter((each) => name === null || each.name === name);
  if (operation !== undefined && others.length === 0) return operation;
  if (name === null) {
    const operationNames = operations.slice(0, 20).map((each) => each.name ?? '');
    const message = 'The document has several operations; `operationName` must say which one.';
    throw new RequestError('INVALID_REQUEST', message, { facts: { operationNames } });
  }
  const message = '`operationName` is not the name of an operation in the document.';
  throw new RequestError('INVALID_REQUEST', message, { facts: { operationName: name } });
}

export function repairVariables(variables: JsonObject, repairs: readonly VariableRepair[]) {
  let repaired = variables;
  for (const { sent, declared } of repairs) {
    if (Object.hasOwn(variables, declared) || !Object.hasOwn(variables, sent)) continue;
    repaired = { ...repaired, [declared]: variables[sent] };
  }
  return repaired;
}
