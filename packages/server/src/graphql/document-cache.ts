import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  KnownFragmentNamesRule,
  NoDeprecatedCustomRule,
  NoFragmentCyclesRule,
  NoSchemaIntrospectionCustomRule,
  NoUnusedFragmentsRule,
  type OperationDefinitionNode,
  parse,
  print,
  specifiedRules,
  UniqueFragmentNamesRule,
  type ValidationRule,
  validate,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import {
  checkDocumentLimits,
  checkRepeatedFields,
  checkText,
  countTokens,
  type DocumentLimits,
  tooComplex,
  tooDeep,
} from './document-limits.js';
import { InvalidDocumentError, RequestError } from './request-error.js';
import {
  type EngineArgument,
  engineArguments,
  findRepairs,
  renamePrototype,
  rootFields,
  type VariableRepair,
} from './root-fields.js';
import { sha256Hex } from './text-digest.js';

export interface PreparedOperation {
  readonly name: string | null;
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  readonly rootFields: ReadonlySet<string>;
  readonly repairs: readonly VariableRepair[];
  digest(): string;
  /** What it uses that is deprecated, each with the reason, in a sentence or two; of all operations of the document. */
  readonly deprecations: readonly string[];
  readonly engines: readonly EngineArgument[];
  /** Names in the response of durations, which differ from run to run. */
  readonly durationKeys: ReadonlySet<string>;
  /** False for a document so large that its compiled form could fill memory. */
  readonly isCompilable: boolean;
}

export interface DocumentCacheOptions extends DocumentLimits {
  readonly schema: GraphQLSchema;
  /** False rejects `__schema` and `__type`. */
  readonly introspection: boolean;
  readonly onLookup?: ((isCached: boolean) => void) | undefined;
}

export interface DocumentCache {
  prepare(source: string, operationName: string | null): PreparedOperation;
}

/** Estimated memory of all cached documents: a syntax tree with its tokens takes about 400 bytes per token. */
const CACHE_BYTES = 24 * 1024 * 1024;
const BYTES_PER_TOKEN = 400;
/** Larger documents are not compiled. */
const COMPILABLE_TOKENS = 1_000;
const COMPILABLE_LENGTH = 20_000;
/** Validation stops here: a hostile document would otherwise fill the response with errors. */
const MAX_ERRORS = 20;
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

/** Creates a cache whose memory is bounded by bytes, not by entries. Invalid documents are not cached. */
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
        read = rejectDeepRecursion(() => readDocument(source, options), options.maxDepth);
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
  const operations = operationsIn(document);
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

  const { document: safe, repairs } = renamePrototype(document, source);
  const definitions = repairs.length === 0 ? operations : operationsIn(safe);
  const isCompilable =
    tokens <= COMPILABLE_TOKENS &&
    source.length <= COMPILABLE_LENGTH &&
    repairs.length === 0 &&
    !definitions.some(declaresInheritedName);
  const deprecated = validate(options.schema, document, [NoDeprecatedCustomRule]);
  const deprecations = [...new Set(deprecated.map(({ message }) => message))];
  const durationKeys = findDurationKeys(document, source);
  let cachedDigest: string | undefined;
  const digest = () => {
    cachedDigest ??= `sha256:${sha256Hex(print(document))}`;
    return cachedDigest;
  };
  return {
    bytes: source.length * 2 + tokens * BYTES_PER_TOKEN,
    operations: definitions.map((node) => {
      const fields = rootFields(node, safe);
      return {
        name: node.name?.value ?? null,
        document: safe,
        node,
        rootFields: new Set(fields.map(({ name }) => name.value)),
        repairs: [...findRepairs(node), ...repairs],
        digest,
        deprecations,
        engines: engineArguments(fields, node),
        durationKeys,
        isCompilable,
      };
    }),
  };
}

function operationsIn({ definitions }: DocumentNode): readonly OperationDefinitionNode[] {
  return definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

/** Compiled documents read variables by name from an object that inherits properties. */
function declaresInheritedName({ variableDefinitions = [] }: OperationDefinitionNode): boolean {
  return variableDefinitions.some(({ variable }) => variable.name.value in Object.prototype);
}

function checkRules(
  document: DocumentNode,
  rules: readonly ValidationRule[],
  { schema }: DocumentCacheOptions,
): void {
  const errors = validate(schema, document, rules, { maxErrors: MAX_ERRORS });
  if (errors.length > 0) throw new InvalidDocumentError(errors);
}

/** Levels at which the parser may overflow the stack before it counts all tokens: the error must not depend on which comes first. */
const DEEP_TEXT = 1_000;

function parseDocument(source: string, { maxTokens, maxDepth }: DocumentLimits): DocumentNode {
  try {
    return parse(source, { maxTokens, maxComments: maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (error.message.endsWith('Parsing aborted.')) {
      if (countLevels(source) > DEEP_TEXT) throw tooDeep(maxDepth);
      throw tooComplex('tokens', maxTokens);
    }
    throw new InvalidDocumentError([error]);
  }
}

function countLevels(source: string): number {
  let depth = 0;
  let most = 0;
  for (const character of source) {
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}

/** Thousands of nested braces overflow the stack, which is the client's mistake and not ours. */
function rejectDeepRecursion<T>(read: () => T, maxDepth: number): T {
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

/** The field of the schema that holds a duration. */
const DURATION_FIELD = 'took';

function findDurationKeys(document: DocumentNode, source: string): ReadonlySet<string> {
  const keys = new Set<string>();
  if (!source.includes(DURATION_FIELD)) return keys;
  visit(document, {
    Field({ name, alias }) {
      if (name.value === DURATION_FIELD) keys.add((alias ?? name).value);
    },
  });
  return keys;
}
