import { getOrAdd } from '@biographql/core/internal';
import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  Lexer,
  type SelectionNode,
  type SelectionSetNode,
  Source,
  TokenKind,
  visit,
} from 'graphql';
import type { Config } from '../generated/config.js';
import { RequestError } from './result.js';

export type DocumentLimits = Pick<Config, 'maxDepth' | 'maxRootFields' | 'maxTokens' | 'maxFields'>;

export function tooDeep(limit: number): RequestError {
  return new RequestError('TOO_DEEP', `The document nests fields more than ${limit} levels deep.`, {
    facts: { limit },
  });
}

function tooComplex(unit: string, limit: number): RequestError {
  return new RequestError('TOO_COMPLEX', `The document has more than ${limit} ${unit}.`, {
    facts: { limit, unit },
  });
}

function checkNumber(unit: string, count: number, limit: number): void {
  if (count > limit) throw tooComplex(unit, limit);
}

/** Characters of a document, literal values included; longer values belong in variables. */
const LONGEST_TEXT = 262_144;
/** Lines of a document: each error that has a position counts them again. */
const MAX_LINES = 5_000;
/** Nested brackets of any kind, so that code can recurse through the document. */
const MAX_BRACKETS = 200;

const OPENING = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Counts the tokens of a text before it is parsed.
 * @throws RequestError TOO_COMPLEX or TOO_DEEP; GraphQLError for invalid tokens.
 */
export function countTokens(text: string, { maxTokens, maxDepth }: DocumentLimits): number {
  checkNumber('characters', text.length, LONGEST_TEXT);
  checkNumber('lines', text.split(/[\n\r]/).length, MAX_LINES);
  const lexer = new Lexer(new Source(text));
  let open = 0;
  for (let tokens = 0; ; tokens += 1) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return tokens;
    if (OPENING.has(kind)) open += 1;
    else if (CLOSING.has(kind)) open -= 1;
    if (open > MAX_BRACKETS) throw tooDeep(maxDepth);
    checkNumber('tokens', tokens + 1, maxTokens);
  }
}

interface Shape {
  readonly depth: number;
  readonly fields: number;
  readonly rootFields: number;
  /** Fields and fragments, counted at each spread. */
  readonly selections: number;
}

/** Validation walks every fragment again for each operation that reaches it. */
const MAX_OPERATIONS = 50;
const MAX_FRAGMENTS = 300;
const MAX_VARIABLES = 500;
/** Arguments, directives or members in one place: each error lists the places of all with the same name. */
const MAX_SIBLINGS = 200;
/** Multiple of `maxFields` that limits the selections of all operations together. */
const OPERATIONS_TOGETHER = 20;
const INTROSPECTION_DEPTH = 8;
const EMPTY: Shape = { depth: 0, fields: 0, rootFields: 0, selections: 0 };

/** Runs before validation, which is slower than linear. Fragment cycles count as empty; validation rejects them. */
export function checkDocumentLimits(document: DocumentNode, limits: DocumentLimits): void {
  const { definitions } = document;
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const variables = definitions.flatMap((each) =>
    'variableDefinitions' in each ? (each.variableDefinitions ?? []) : [],
  );
  checkNumber('operations', operations.length, MAX_OPERATIONS);
  checkNumber('fragments', definitions.length - operations.length, MAX_FRAGMENTS);
  checkNumber('variables', variables.length, MAX_VARIABLES);
  visit(document, { enter: checkSiblings });
  const measure = createMeasure(document);
  let together = 0;
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, fields, rootFields, selections } = measure(definition.selectionSet);
    if (depth > limits.maxDepth) throw tooDeep(limits.maxDepth);
    checkNumber('root fields', rootFields, limits.maxRootFields);
    checkNumber('fields', fields, limits.maxFields);
    together += selections;
  }
  const maxInAll = limits.maxFields * OPERATIONS_TOGETHER;
  checkNumber('selections across all operations', together, maxInAll);
}

function checkSiblings(node: ASTNode): void {
  const check = (unit: string, siblings: readonly unknown[] = []) =>
    checkNumber(unit, siblings.length, MAX_SIBLINGS);
  if ('directives' in node) check('directives on one element', node.directives);
  if (node.kind === Kind.FIELD) check('arguments of one field', node.arguments);
  if (node.kind === Kind.OBJECT) check('fields in one input object', node.fields);
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function getFragments({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function createMeasure(document: DocumentNode): (set: SelectionSetNode | undefined) => Shape {
  const fragments = getFragments(document);
  const measured = new Map<string, Shape>();

  function measure(set: SelectionSetNode | undefined): Shape {
    let { depth, fields, rootFields, selections } = EMPTY;
    for (const selection of set?.selections ?? []) {
      const shape = measureSelection(selection);
      depth = Math.max(depth, shape.depth);
      fields += shape.fields;
      rootFields += shape.rootFields;
      selections += 1 + shape.selections;
    }
    return { depth, fields, rootFields, selections };
  }

  function measureSelection(selection: SelectionNode): Shape {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value;
      const known = measured.get(name);
      if (known !== undefined) return known;
      measured.set(name, EMPTY);
      const shape = measure(fragments.get(name)?.selectionSet);
      measured.set(name, shape);
      return shape;
    }
    const below = measure(selection.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return below;
    const levels = isIntrospectionField(selection) ? 1 - INTROSPECTION_DEPTH : 1;
    return { ...below, depth: below.depth + levels, fields: below.fields + 1, rootFields: 1 };
  }

  return measure;
}

/** Pairs of fields and of fragments with the same response name, which validation compares. */
const MAX_COMPARISONS = 50_000;

/**
 * Validation compares all pairs of fields with the same response name. Below `__schema` and `__type` no field
 * may have two names, since each alias multiplies the nested lists there.
 */
export function checkRepeatedFields(document: DocumentNode): void {
  const fragments = getFragments(document);
  const identities = new Map<FieldNode, number>();
  const compared = new Set<string>();
  let comparisons = 0;

  function compare(key: string, count: number): boolean {
    if (compared.has(key)) return false;
    compared.add(key);
    comparisons += (count * (count - 1)) / 2;
    checkNumber('repeated fields', comparisons, MAX_COMPARISONS);
    return true;
  }

  function visitMerged(sets: readonly SelectionSetNode[], isIntrospection: boolean): void {
    const merged = mergeFields(sets, fragments);
    compare(`...${[...merged.spreads].join()}`, merged.spreads.size);
    checkAliases(merged.fields, isIntrospection);
    for (const fields of merged.fields.values()) {
      const key = fields.map((field) => getOrAdd(identities, field, () => identities.size)).join();
      if (!compare(key, fields.length)) continue;
      const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (below.length === 0) continue;
      visitMerged(below, isIntrospection || fields.some(isIntrospectionField));
    }
  }

  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION)
      visitMerged([definition.selectionSet], false);
  }
}

/** Returns the fields of selection sets and their fragments by response name, and these fragments, each once. */
export function mergeFields(sets: readonly SelectionSetNode[], fragments: Fragments) {
  const fields = new Map<string, FieldNode[]>();
  const spreads = new Set<string>();
  function collect(set: SelectionSetNode | undefined): void {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        getOrAdd(fields, name, () => []).push(selection);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else if (!spreads.has(selection.name.value)) {
        spreads.add(selection.name.value);
        collect(fragments.get(selection.name.value)?.selectionSet);
      }
    }
  }
  for (const set of sets) collect(set);
  return { fields, spreads };
}

function isIntrospectionField({ name }: FieldNode): boolean {
  return name.value === '__schema' || name.value === '__type';
}

/** `__type` may be requested several times, `__schema` only once. */
function checkAliases(fields: ReadonlyMap<string, readonly FieldNode[]>, isIntrospection: boolean) {
  const names = [...fields.values()].flatMap(([field]) => field?.name.value ?? []);
  const counted = names.filter((name) =>
    isIntrospection ? name !== '__typename' : name === '__schema',
  );
  const isRepeated = new Set(counted).size < counted.length;
  if (isRepeated) throw tooComplex('response name of an introspection field', 1);
}
