import { getOrAdd } from '@biographql/core/internal';
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type Token,
  TokenKind,
  type ValueNode,
} from 'graphql';
import { RequestError } from './result.js';

export interface DocumentLimits {
  /** Levels of nested fields; below `__schema` and `__type` eight more, so that the usual introspection passes. */
  readonly maxDepth: number;
  readonly maxRootFields: number;
  readonly maxTokens: number;
  readonly maxFields: number;
}

interface Shape {
  readonly depth: number;
  readonly fields: number;
  readonly rootFields: number;
  /** Fields and fragments, each where it is spread. */
  readonly selections: number;
}

/** Validation walks every fragment again for each operation that reaches it. */
const MAX_OPERATIONS = 50;
const MAX_FRAGMENTS = 300;
const MAX_VARIABLES = 500;
/** Arguments, directives or members of one place: each error names the places of all that share a name. */
const MAX_SIBLINGS = 200;
/** All operations together may have this many times the selections that one may have fields. */
const OPERATIONS_TOGETHER = 20;
const INTROSPECTION_DEPTH = 8;
const EMPTY: Shape = { depth: 0, fields: 0, rootFields: 0, selections: 0 };

/** Before validation, which costs more than linear time. A cycle of fragments counts as empty here and is left to validation. */
export function checkDocumentLimits(document: DocumentNode, limits: DocumentLimits): void {
  checkDefinitions(document.definitions);
  const measure = createMeasure(document);
  let together = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, fields, rootFields, selections } = measure(definition.selectionSet);
    if (depth > limits.maxDepth) throw tooDeep(limits.maxDepth);
    if (rootFields > limits.maxRootFields) {
      throw tooComplex('root fields', limits.maxRootFields);
    }
    if (fields > limits.maxFields) throw tooComplex('fields', limits.maxFields);
    together += selections;
  }
  const most = limits.maxFields * OPERATIONS_TOGETHER;
  if (together > most) throw tooComplex('selections in all operations', most);
}

export function getFragments({
  definitions,
}: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

export function tooDeep(limit: number): RequestError {
  return new RequestError('TOO_DEEP', `The document nests fields more than ${limit} levels deep.`, {
    facts: { limit },
  });
}

export function tooComplex(unit: string, limit: number): RequestError {
  return new RequestError('TOO_COMPLEX', `The document has more than ${limit} ${unit}.`, {
    facts: { limit, unit },
  });
}

function checkDefinitions(definitions: readonly DefinitionNode[]): void {
  let operations = 0;
  let fragments = 0;
  let variables = 0;
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      operations += 1;
      variables += definition.variableDefinitions?.length ?? 0;
    } else fragments += 1;
    checkSiblings('directives', definition.directives);
  }
  if (operations > MAX_OPERATIONS) throw tooComplex('operations', MAX_OPERATIONS);
  if (fragments > MAX_FRAGMENTS) throw tooComplex('fragments', MAX_FRAGMENTS);
  if (variables > MAX_VARIABLES) throw tooComplex('variables', MAX_VARIABLES);
}

function checkSiblings(unit: string, siblings: readonly unknown[] | undefined): void {
  if ((siblings?.length ?? 0) > MAX_SIBLINGS)
    throw tooComplex(`${unit} at one place`, MAX_SIBLINGS);
}

function checkMembers(value: ValueNode): void {
  if (value.kind === Kind.LIST) for (const item of value.values) checkMembers(item);
  if (value.kind !== Kind.OBJECT) return;
  checkSiblings('members', value.fields);
  for (const field of value.fields) checkMembers(field.value);
}

function createMeasure(document: DocumentNode): (set: SelectionSetNode) => Shape {
  const fragments = getFragments(document);
  const measured = new Map<string, Shape>();

  function ofFragment(name: string): Shape {
    const known = measured.get(name);
    if (known !== undefined) return known;
    measured.set(name, EMPTY);
    const fragment = fragments.get(name);
    const shape = fragment === undefined ? EMPTY : ofSelections(fragment.selectionSet);
    measured.set(name, shape);
    return shape;
  }

  function ofSelections(set: SelectionSetNode): Shape {
    let depth = 0;
    let fields = 0;
    let rootFields = 0;
    let selections = 0;
    for (const selection of set.selections) {
      checkSiblings('directives', selection.directives);
      const shape = ofSelection(selection);
      depth = Math.max(depth, shape.depth);
      fields += shape.fields;
      rootFields += shape.rootFields;
      selections += 1 + shape.selections;
    }
    return { depth, fields, rootFields, selections };
  }

  function ofSelection(selection: SelectionNode): Shape {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet);
    checkSiblings('arguments', selection.arguments);
    for (const { value } of selection.arguments ?? []) checkMembers(value);
    const { selectionSet, name } = selection;
    const below = selectionSet === undefined ? EMPTY : ofSelections(selectionSet);
    const isIntrospection = name.value === '__schema' || name.value === '__type';
    return {
      depth: below.depth + 1 - (isIntrospection ? INTROSPECTION_DEPTH : 0),
      fields: below.fields + 1,
      rootFields: 1,
      selections: below.selections,
    };
  }

  return ofSelections;
}

/** Characters of a document, literal values included; longer values belong into variables. */
const LONGEST_TEXT = 262_144;
/** Lines of a document: each error that has a position counts them again. */
const MOST_LINES = 5_000;
/** Characters of a name or a number. Longer ones only make messages long. */
const LONGEST_NAME = 256;
/** Brackets in each other, of fields, lists, objects and types: what walks the document may then recurse. */
const MAX_BRACKETS = 200;

const OPENING: ReadonlySet<string> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const CLOSING: ReadonlySet<string> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);
const NAMES: ReadonlySet<string> = new Set([TokenKind.NAME, TokenKind.INT, TokenKind.FLOAT]);

/** @throws RequestError TOO_COMPLEX for a text that costs much before its first token is read. */
export function checkText(source: string): void {
  if (source.length > LONGEST_TEXT) throw tooComplex('characters', LONGEST_TEXT);
  let lines = 1;
  for (const ending of ['\n', '\r']) {
    for (let at = source.indexOf(ending); at !== -1; at = source.indexOf(ending, at + 1))
      lines += 1;
  }
  if (lines > MOST_LINES) throw tooComplex('lines', MOST_LINES);
}

export function countTokens(document: DocumentNode, maxDepth: number): number {
  let tokens = 0;
  let open = 0;
  for (let token: Token | null | undefined = document.loc?.startToken; token; token = token.next) {
    tokens += 1;
    if (OPENING.has(token.kind)) open += 1;
    else if (CLOSING.has(token.kind)) open -= 1;
    else if (NAMES.has(token.kind) && token.end - token.start > LONGEST_NAME) {
      throw tooComplex('characters in a name', LONGEST_NAME);
    }
    if (open > MAX_BRACKETS) throw tooDeep(maxDepth);
  }
  return tokens;
}

/** Pairs of fields and of fragments that validation compares: those under one name of the response. */
const MAX_COMPARISONS = 50_000;

/**
 * Validation compares each field with each other of its name in the response: quadratic. Below `__schema` and `__type` no field
 * may stand under two names, since lists of lists there grow with the power of their number.
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
    if (comparisons > MAX_COMPARISONS) throw tooComplex('repeats of fields', MAX_COMPARISONS);
    return true;
  }

  function visitMerged(sets: readonly SelectionSetNode[], isIntrospection: boolean): void {
    const merged = mergeFields(sets, fragments);
    compare(`...${[...merged.spreads].join()}`, merged.spreads.size);
    checkAliases(merged.fields, isIntrospection);
    for (const fields of merged.fields.values()) {
      if (!compare(fields.map(getIdentity).join(), fields.length)) continue;
      const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (below.length === 0) continue;
      visitMerged(below, isIntrospection || fields.some(isIntrospectionField));
    }
  }

  function getIdentity(field: FieldNode): number {
    const identity = identities.get(field) ?? identities.size;
    identities.set(field, identity);
    return identity;
  }

  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION)
      visitMerged([definition.selectionSet], false);
  }
}

interface MergedFields {
  readonly fields: ReadonlyMap<string, readonly FieldNode[]>;
  /** The fragments that they come from, each once. */
  readonly spreads: ReadonlySet<string>;
}

/** The fields of selection sets and of the fragments in them, by their names in the response. */
export function mergeFields(
  sets: readonly SelectionSetNode[],
  fragments: ReturnType<typeof getFragments>,
): MergedFields {
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

/** Types by name may be requested several times, the whole schema only once. */
function checkAliases(fields: MergedFields['fields'], isIntrospection: boolean): void {
  const names = new Set<string>();
  for (const [field] of fields.values()) {
    const name = field?.name.value ?? '__typename';
    const isCounted = isIntrospection ? name !== '__typename' : name === '__schema';
    if (!isCounted) continue;
    if (names.has(name)) throw tooComplex('aliases of one field of introspection', 1);
    names.add(name);
  }
}
