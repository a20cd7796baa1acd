import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
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
import {
  checkDocumentLimits,
  checkRepeatedFields,
  countTokens,
  type DocumentLimits,
  getFragments,
  mergeFields,
  tooDeep,
} from './document-limits.js';
import { InvalidDocumentError, RequestError } from './result.js';

export interface PreparedOperation {
  readonly name: string | null;
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  readonly rootFields: ReadonlySet<string>;
  readonly repairs: readonly VariableRepair[];
  /** `sha256:…` of the document as graphql-js prints it. */
  readonly digest: string;
  /** Deprecated fields and arguments of all operations of the document, each with the reason. */
  readonly deprecations: readonly string[];
  /** Response names of durations, which differ from run to run. */
  readonly durationKeys: ReadonlySet<string>;
  /** False for a document so large that its compiled form could fill memory. */
  readonly isCompilable: boolean;
}

const BYTES_PER_TOKEN = 400;

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

export interface ReadDocument {
  readonly operations: readonly PreparedOperation[];
  readonly bytes: number;
}

export interface DocumentOptions extends DocumentLimits {
  readonly schema: GraphQLSchema;
  /** False rejects `__schema` and `__type`. */
  readonly introspection: boolean;
}

/** @throws RequestError and InvalidDocumentError for a document that is not run. */
export function readDocument(source: string, options: DocumentOptions): ReadDocument {
  try {
    return prepareDocument(source, options);
  } catch (error) {
    // Long chains of fragments overflow the stack, which is the client's mistake and not ours.
    if (error instanceof RangeError) throw tooDeep(options.maxDepth);
    throw error;
  }
}

function prepareDocument(source: string, options: DocumentOptions): ReadDocument {
  const { tokens, document } = parseDocument(source, options);
  checkDocumentLimits(document, options);
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  checkOperations(operations);
  // The next checks need fragments without cycles.
  checkRules(document, FRAGMENT_RULES, options);
  checkRepeatedFields(document);
  const rules = options.introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  checkRules(document, rules, options);
  const isCompilable =
    tokens <= COMPILABLE_TOKENS &&
    source.length <= COMPILABLE_LENGTH &&
    !source.includes(PROTOTYPE) &&
    // Compiled documents read variables by name from an object that inherits properties.
    !operations.some((node) => declares(node, (name) => name in Object.prototype));
  const deprecated = validate(options.schema, document, [NoDeprecatedCustomRule]);
  const deprecations = [...new Set(deprecated.map(({ message }) => message))];
  const durationKeys = findDurationKeys(document, source);
  const digest = `sha256:${sha256Hex(print(document))}`;
  return {
    bytes: source.length * 2 + tokens * BYTES_PER_TOKEN,
    operations: operations.map((node) => ({
      name: node.name?.value ?? null,
      document,
      node,
      rootFields: rootFields(node, document),
      repairs: findRepairs(node),
      digest,
      deprecations,
      durationKeys,
      isCompilable,
    })),
  };
}

/** graphql-js stores values in a plain object, where this name would set the prototype; compiled documents lose it as an alias. */
const PROTOTYPE = '__proto__';

function declares(
  { variableDefinitions = [] }: OperationDefinitionNode,
  isMeant: (name: string) => boolean,
): boolean {
  return variableDefinitions.some(({ variable }) => isMeant(variable.name.value));
}

function checkRules(
  document: DocumentNode,
  rules: readonly ValidationRule[],
  { schema }: DocumentOptions,
): void {
  const errors = validate(schema, document, rules, { maxErrors: MAX_ERRORS });
  if (errors.length > 0) throw new InvalidDocumentError(errors);
}

function parseDocument(source: string, limits: DocumentLimits) {
  try {
    return { tokens: countTokens(source, limits), document: parse(source) };
  } catch (error) {
    throw error instanceof GraphQLError ? new InvalidDocumentError([error]) : error;
  }
}

function checkOperations(operations: readonly OperationDefinitionNode[]): void {
  if (operations.length === 0)
    throw new RequestError('INVALID_DOCUMENT', 'The document has no operation.');
  if (operations.some((node) => declares(node, (name) => name === PROTOTYPE)))
    throw new RequestError('INVALID_DOCUMENT', `A variable cannot be named \`${PROTOTYPE}\`.`);
  const other = operations.find(({ operation }) => operation !== 'query');
  if (other === undefined) return;
  throw new RequestError(
    'INVALID_DOCUMENT',
    `The service is read-only: it only runs queries, but the document has a ${other.operation}.`,
    { facts: { operation: other.operation } },
  );
}

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

function rootFields({ selectionSet }: OperationDefinitionNode, document: DocumentNode) {
  const { fields } = mergeFields([selectionSet], getFragments(document));
  return new Set([...fields.values()].flat().map(({ name }) => name.value));
}

export interface VariableRepair {
  readonly sent: string;
  readonly declared: string;
}

/** Known mistakes of existing clients. The reference client declares `maxNeighbors` and sends `maxNeighbours`. */
const KNOWN_MISTAKES: readonly VariableRepair[] = [
  { sent: 'maxNeighbours', declared: 'maxNeighbors' },
];

/** Returns the repairs for an operation that declares the correct name and not the sent one. */
function findRepairs(node: OperationDefinitionNode): readonly VariableRepair[] {
  const has = (wanted: string) => declares(node, (name) => name === wanted);
  return KNOWN_MISTAKES.filter(({ sent, declared }) => has(declared) && !has(sent));
}

/** Returns the SHA-256 of a short text in hex, synchronously, in Node and browsers. Node's is faster for long texts. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
