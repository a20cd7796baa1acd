import { isRecord } from '@biographql/core/internal';
import { LRUCache } from 'lru-cache';
import {
  type DocumentOptions,
  type EngineArgument,
  type PreparedOperation,
  type ReadDocument,
  readDocument,
  type VariableRepair,
} from './read-document.js';
import { RequestError } from './result.js';

interface RequestParameters {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The dataset for all fields: the member `engineID` of `extensions`; null when there is none. */
  readonly engineID: string | null;
}

export interface DocumentPolicy {
  readonly persistedDocuments: Readonly<Record<string, string>>;
  readonly onlyPersisted: boolean;
  /** Written over the variable `engineID` of documents that declare it, and over that of `extensions`. Default: what is sent. */
  readonly engineId?: string | undefined;
}

const NO_VARIABLES: Readonly<Record<string, unknown>> = Object.freeze({});

export function readParameters(body: unknown, policy: DocumentPolicy): RequestParameters {
  if (Array.isArray(body)) {
    throw invalid('Batches are not served: the body must be one JSON object, not an array.');
  }
  if (!isRecord(body)) throw invalid('The body must be a JSON object with a `query`.');
  if (Object.hasOwn(body, '__proto__')) throw invalid('The body has a member `__proto__`.');
  const { variables, operationName, extensions } = body;
  if (variables != null && !isRecord(variables)) {
    throw invalid('`variables` must be a JSON object or null.', 'variables');
  }
  if (operationName != null && typeof operationName !== 'string') {
    throw invalid('`operationName` must be a string or null.', 'operationName');
  }
  if (extensions != null && !isRecord(extensions)) {
    throw invalid('`extensions` must be a JSON object or null.', 'extensions');
  }
  const query = readQuery(body, extensions ?? null, policy);
  return {
    query,
    // Some clients send an empty name for a document with one operation.
    operationName: operationName == null || operationName === '' ? null : operationName,
    variables: withEngine(variables ?? NO_VARIABLES, query, policy),
    engineID: readEngine(extensions ?? null, policy),
  };
}

function readEngine(
  extensions: Readonly<Record<string, unknown>> | null,
  policy: DocumentPolicy,
): string | null {
  const engineID = extensions?.engineID ?? null;
  if (engineID !== null && typeof engineID !== 'string') {
    throw invalid('`extensions.engineID` must be a string or null.', 'engineID');
  }
  return policy.engineId === undefined ? engineID : null;
}

/** Leaves out undeclared variables, since receipts list the variables of a request. */
function withEngine(
  variables: Readonly<Record<string, unknown>>,
  query: string,
  { engineId }: DocumentPolicy,
): Readonly<Record<string, unknown>> {
  if (engineId === undefined) return variables;
  const { engineID: _, ...others } = variables;
  return /\$engineID\b/.test(query) ? { ...others, engineID: engineId } : others;
}

function readQuery(
  body: Readonly<Record<string, unknown>>,
  extensions: Readonly<Record<string, unknown>> | null,
  policy: DocumentPolicy,
): string {
  const { query } = body;
  if (query != null) {
    if (typeof query !== 'string') throw invalid('`query` must be a string.', 'query');
    if (!policy.onlyPersisted) return query;
    if (Object.values(policy.persistedDocuments).includes(query)) return query;
    throw new RequestError(
      'INVALID_DOCUMENT',
      'This service runs persisted documents only: send a `documentId`.',
    );
  }
  const id = documentId(body, extensions);
  if (id === null) throw invalid('The body has no `query`.', 'query');
  if (!Object.hasOwn(policy.persistedDocuments, id)) throw unknownDocument(id);
  return policy.persistedDocuments[id] ?? '';
}

/** The identifier of a persisted document, in the form of the specification's appendix or of Apollo's link. */
function documentId(
  body: Readonly<Record<string, unknown>>,
  extensions: Readonly<Record<string, unknown>> | null,
): string | null {
  const { documentId: id } = body;
  if (id != null) {
    if (typeof id !== 'string') throw invalid('`documentId` must be a string.', 'documentId');
    return id;
  }
  const persistedQuery = extensions?.persistedQuery;
  const hash = isRecord(persistedQuery) ? persistedQuery.sha256Hash : undefined;
  if (typeof hash !== 'string') return null;
  return hash.startsWith('sha256:') ? hash : `sha256:${hash}`;
}

function invalid(message: string, argument?: string): RequestError {
  return new RequestError('INVALID_REQUEST', message, {
    facts: argument === undefined ? {} : { argument },
  });
}

/** The links of Apollo and urql read exactly this message as the advice to send the document's text: it names no page. */
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

function selectOperation(
  operations: readonly PreparedOperation[],
  name: string | null,
): PreparedOperation {
  const [first] = operations;
  if (name === null && first !== undefined && operations.length === 1) return first;
  const operation = operations.find((candidate) => name !== null && candidate.name === name);
  if (operation !== undefined) return operation;
  if (name === null) {
    const operationNames = operations.slice(0, 20).map((each) => each.name ?? '');
    const message = 'The document has several operations; `operationName` must say which one.';
    throw new RequestError('INVALID_REQUEST', message, { facts: { operationNames } });
  }
  const message = 'The document has no operation of the name in `operationName`.';
  throw new RequestError('INVALID_REQUEST', message, { facts: { operationName: name } });
}

export interface RequestedEngines {
  /** For the whole request: `extensions.engineID`, or a parameter of the URL. */
  readonly request: string | null;
  readonly fields: readonly string[];
}

export function requestedEngines(
  request: string | null,
  args: readonly EngineArgument[],
  variables: Readonly<Record<string, unknown>>,
): RequestedEngines {
  const values = args.map((argument) =>
    'value' in argument ? argument.value : sentValue(argument, variables),
  );
  return { request, fields: [...new Set(values.filter((value) => value !== null))] };
}

/** A value of another type is rejected when the operation runs. */
function sentValue(
  { variable, defaultValue }: Extract<EngineArgument, { readonly variable: string }>,
  variables: Readonly<Record<string, unknown>>,
): string | null {
  const value = Object.hasOwn(variables, variable) ? variables[variable] : defaultValue;
  return typeof value === 'string' ? value : null;
}

export function repairVariables(
  variables: Readonly<Record<string, unknown>>,
  repairs: readonly VariableRepair[],
): Readonly<Record<string, unknown>> {
  let repaired = variables;
  for (const { sent, declared } of repairs) {
    if (Object.hasOwn(variables, declared) || !Object.hasOwn(variables, sent)) continue;
    repaired = { ...repaired, [declared]: variables[sent] };
  }
  return repaired;
}
