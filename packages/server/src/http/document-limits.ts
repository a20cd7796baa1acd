import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import { Kind } from 'graphql';
import { RequestError } from './request-error.js';

/** Greatest shape of a document. */
export interface DocumentLimits {
  /** Levels of nested fields; below `__schema` and `__type` eight more, so that the usual introspection passes. */
  readonly maxDepth: number;
  /** Fields of the operation's root, aliases and fragments included. */
  readonly maxRootFields: number;
  /** Lexical tokens of the document. */
  readonly maxTokens: number;
  /** Fields in all after fragments are spread out. */
  readonly maxFields: number;
}

interface Shape {
  readonly depth: number;
  readonly fields: number;
  readonly rootFields: number;
}

const INTROSPECTION_DEPTH = 8;
const EMPTY: Shape = { depth: 0, fields: 0, rootFields: 0 };

/**
 * Refuses documents whose shape passes a limit, before they are validated: validation itself costs more than linear time.
 * Each fragment is measured once; a cycle counts as empty here and is left to validation.
 * @throws RequestError TOO_DEEP or TOO_COMPLEX.
 */
export function checkDocumentLimits(document: DocumentNode, limits: DocumentLimits): void {
  const measure = createMeasure(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, fields, rootFields } = measure(definition.selectionSet);
    if (depth > limits.maxDepth) throw tooDeep(limits.maxDepth);
    if (rootFields > limits.maxRootFields) {
      throw tooComplex('root fields', limits.maxRootFields);
    }
    if (fields > limits.maxFields) throw tooComplex('fields', limits.maxFields);
  }
}

/** Returns the refusal of a document that nests too deep. */
export function tooDeep(limit: number): RequestError {
  return new RequestError('TOO_DEEP', `The document nests fields more than ${limit} levels deep.`, {
    facts: { limit },
  });
}

/** Returns the refusal of a document that holds too much of something. */
export function tooComplex(unit: string, limit: number): RequestError {
  return new RequestError('TOO_COMPLEX', `The document has more than ${limit} ${unit}.`, {
    facts: { limit, unit },
  });
}

function createMeasure(document: DocumentNode): (set: SelectionSetNode) => Shape {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
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
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const below =
          selection.selectionSet === undefined ? EMPTY : ofSelections(selection.selectionSet);
        const isIntrospection =
          selection.name.value === '__schema' || selection.name.value === '__type';
        const levels = below.depth + 1 - (isIntrospection ? INTROSPECTION_DEPTH : 0);
        depth = Math.max(depth, levels);
        fields += 1 + below.fields;
        rootFields += 1;
        continue;
      }
      const shape =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : ofSelections(selection.selectionSet);
      depth = Math.max(depth, shape.depth);
      fields += shape.fields;
      rootFields += shape.rootFields;
    }
    return { depth, fields, rootFields };
  }

  return ofSelections;
}
