import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  KnownFragmentNamesRule,
  NoFragmentCyclesRule,
  NoSchemaIntrospectionCustomRule,
  NoUnusedFragmentsRule,
  type OperationDefinitionNode,
  parse,
  print,
  specifiedRules,
  specifiedScalarTypes,
  UniqueFragmentNamesRule,
  type ValidationRule,
  type VariableDefinitionNode,
  validate,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { sha256Hex } from '../text-digest.js';
import { type EngineArgument, engineArguments } from './asked-engines.js';
import {
  checkDocumentLimits,
  type DocumentLimits,
  tooComplex,
  tooDeep,
} from './document-limits.js';
import { checkText, countTokens } from './document-tokens.js';
import { plainVariables } from './prototype-variable.js';
import { checkRepeatedFields } from './repeated-fields.js';
import { InvalidDocumentError, RequestError } from './request-error.js';
import { repairsFor, type VariableRepair } from './variable-repairs.js';

/** One operation of a valid document, ready to run. */
export interface PreparedOperation {
  /** The operation's name; null when it has none. */
  readonly name: string | null;
  /** The whole document, with the other operations. */
  readonly document: DocumentNode;
  readonly variables: readonly VariableDefinitionNode[];
  /** True when no variable is more than one value of a type that GraphQL itself has. */
  readonly hasPlainVariables: boolean;
  readonly repairs: readonly VariableRepair[];
  /** `sha256:…` of the document as graphql-js prints it, whatever its layout was: the identifier of a persisted document. */
  digest(): string;
  /** What its root fields have as `engineID`. */
  readonly engines: readonly EngineArgument[];
  /** The names in the response under which the document asks how long something took. */
  readonly durationKeys: ReadonlySet<string>;
  /** False for a document so large that keeping its compiled form could fill memory. */
  readonly isCacheable: boolean;
}

/** Options of a {@link DocumentCache}. */
export interface DocumentCacheOptions extends DocumentLimits {
  readonly schema: GraphQLSchema;
  /** False refuses `__schema` and `__type`. */
  readonly introspection: boolean;
  /** Told of each text whether it was kept. */
  readonly onLookup?: ((isKept: boolean) => void) | undefined;
}

/** Reads documents: parsed, measured and validated, each text once while it stays in the cache. */
export interface DocumentCache {
  /**
   * @throws RequestError for syntax, limits, the choice of the operation and mutations;
   * InvalidDocumentError for a document that does not fit the schema.
   */
  prepare(source: string, operationName: string | null): PreparedOperation;
}

/** Estimated memory of all kept documents: a syntax tree with its tokens takes about 400 bytes per token. */
const CACHE_BYTES = 24 * 1024 * 1024;
const BYTES_PER_TOKEN = 400;
/** Documents above these sizes are not compiled and stay out of the executor's own cache. */
const CACHEABLE_TOKENS = 1_000;
const CACHEABLE_LENGTH = 20_000;
/** Validation stops here: a hostile document would otherwise fill the answer with errors. */
const MAX_ERRORS = 20;
/** What the other rules, and our own, may take for granted. */
const FRAGMENT_RULES: readonly ValidationRule[] = [
  UniqueFragmentNamesRule,
  KnownFragmentNamesRule,
  NoUnusedFragmentsRule,
  NoFragmentCyclesRule,
];
const OTHER_RULES = specifiedRules.filter((rule) => !FRAGMENT_RULES.includes(rule));

interface ReadDocument {
  readonly operations: readonly PreparedOperation[];
  readonly bytes: number;
}

/** Creates a cache whose memory is bounded by bytes, not by entries. Invalid documents are not kept. */
export function createDocumentCache(options: DocumentCacheOptions): DocumentCache {
  const documents = new LRUCache<string, ReadDocument>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  return {
    prepare(source, operationName) {
      let read = documents.get(source);
      options.onLookup?.(read !== undefined);
      if (read === undefined) {
        read = refuseDeepRecursion(() => readDocument(source, options), options.maxDepth);
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
  if (name === null) {
    const names = operations.map((operation) => operation.name ?? '').slice(0, 20);
    throw new RequestError(
      'INVALID_REQUEST',
      'The document has several operations; `operationName` must say which one.',
      { facts: { operationNames: names } },
    );
  }
  const operation = operations.find((candidate) => candidate.name === name);
  if (operation !== undefined) return operation;
  throw new RequestError(
    'INVALID_REQUEST',
    'The document has no operation of the name in `operationName`.',
    {
      facts: { operationName: name },
    },
  );
}

function readDocument(source: string, options: DocumentCacheOptions): ReadDocument {
  checkText(source);
  const document = parseDocument(source, options);
  const tokens = countTokens(document, options.maxDepth);
  checkDocumentLimits(document, options);
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  checkOperations(operations);
  const hasFragments = operations.length < document.definitions.length;
  if (hasFragments) checkRules(document, FRAGMENT_RULES, options);
  checkRepeatedFields(document);
  const { introspection } = options;
  const rules = hasFragments ? OTHER_RULES : specifiedRules;
  checkRules(
    document,
    introspection ? rules : [...rules, NoSchemaIntrospectionCustomRule],
    options,
  );

  let kept: string | undefined;
  const digest = () => {
    kept ??= `sha256:${sha256Hex(print(document))}`;
    return kept;
  };
  const durationKeys = durationKeysOf(document, source);
  const plain = plainVariables(document, source);
  const isCacheable =
    tokens <= CACHEABLE_TOKENS && source.length <= CACHEABLE_LENGTH && !plain.isInherited;
  return {
    bytes: source.length * 2 + tokens * BYTES_PER_TOKEN,
    operations: operations.map((operation) => ({
      name: operation.name?.value ?? null,
      document: plain.document,
      variables: operation.variableDefinitions ?? [],
      hasPlainVariables: (operation.variableDefinitions ?? []).every(isPlain),
      repairs: [...repairsFor(declaredVariables(operation)), ...plain.repairs],
      digest,
      engines: engineArguments(operation, plain.document, source),
      durationKeys,
      isCacheable,
    })),
  };
}

function checkRules(
  document: DocumentNode,
  rules: readonly ValidationRule[],
  { schema }: DocumentCacheOptions,
): void {
  const errors = validate(schema, document, rules, { maxErrors: MAX_ERRORS });
  if (errors.length > 0) throw new InvalidDocumentError(errors);
}

function parseDocument(source: string, { maxTokens }: DocumentLimits): DocumentNode {
  try {
    return parse(source, { maxTokens, maxComments: maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (error.message.endsWith('Parsing aborted.')) throw tooComplex('tokens', maxTokens);
    throw new InvalidDocumentError([error]);
  }
}

/** A text of thousands of nested braces ends in a stack overflow, which is the client's doing and not ours. */
function refuseDeepRecursion<T>(read: () => T, maxDepth: number): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep(maxDepth);
    throw error;
  }
}

function checkOperations(operations: readonly OperationDefinitionNode[]): void {
  if (operations.length === 0) {
    throw new RequestError('INVALID_DOCUMENT', 'The document has no operation.');
  }
  const other = operations.find(({ operation }) => operation !== 'query');
  if (other === undefined) return;
  throw new RequestError(
    'INVALID_DOCUMENT',
    `The service is read-only: it runs queries, and the document has a ${other.operation}.`,
    { facts: { operation: other.operation } },
  );
}

function isPlain({ type }: VariableDefinitionNode): boolean {
  const given = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  return given.kind === Kind.NAMED_TYPE && PLAIN_TYPES.has(given.name.value);
}

const PLAIN_TYPES: ReadonlySet<string> = new Set(specifiedScalarTypes.map((scalar) => scalar.name));

function declaredVariables(operation: OperationDefinitionNode): ReadonlySet<string> {
  return new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value));
}

/** The field of the schema that tells a duration, which no two runs share. */
const DURATION_FIELD = 'took';

function durationKeysOf(document: DocumentNode, source: string): ReadonlySet<string> {
  const keys = new Set<string>();
  if (!source.includes(DURATION_FIELD)) return keys;
  visit(document, {
    Field({ name, alias }) {
      if (name.value === DURATION_FIELD) keys.add((alias ?? name).value);
    },
  });
  return keys;
}
