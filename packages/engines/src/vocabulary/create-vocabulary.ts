import { BioGraphQLError } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import * as v from 'valibot';
import { createEntityTyping } from './entity-types.js';
import { createIdentifierReader } from './identifier-reader.js';
import { createPredicateMeaning, createPropertyNaming, createRelationRoles } from './properties.js';
import type { Vocabulary } from './vocabulary.js';
import { VOCABULARY, type VocabularyData } from './vocabulary-data.js';

/**
 * Creates a vocabulary from the parsed JSON of a file, or from the result of `mergeVocabularies`.
 * @throws VocabularyError with the path of the first mistake: a field of the wrong form, an unknown field, or a property
 * that is named but not defined under `properties`.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/vocabularies.md}
 */
export function createVocabulary(file: unknown): Vocabulary {
  const data = parseVocabulary(file);
  checkReferences(data);
  const naming = createPropertyNaming(data);
  return {
    name: data.name,
    data,
    identifiers: createIdentifierReader(data.identifiers),
    ...naming,
    ...createPredicateMeaning(data, naming),
    ...createRelationRoles(data, naming),
    ...createEntityTyping(data, naming),
  };
}

/** Rejects undefined property names: a typo would become a relation without facts. @throws VocabularyError. */
function checkReferences({ properties, relations, identifiers, types }: VocabularyData): void {
  const check = (name: string, path: string) => {
    if (Object.hasOwn(properties, name)) return;
    throw new VocabularyError(path, `names "${name}", which is not defined under \`properties\``);
  };
  for (const [name, { inverseOf }] of Object.entries(properties)) {
    if (inverseOf !== undefined) check(inverseOf, `properties.${name}.inverseOf`);
  }
  for (const [relation, paths] of Object.entries(relations)) {
    for (const field of ['properties', 'also'] as const) {
      for (const [place, path] of paths[field].entries()) {
        check(path.replace('^', ''), `relations.${relation}.${field}.${place}`);
      }
    }
  }
  for (const [name, { property }] of Object.entries(identifiers.schemes)) {
    if (property !== undefined) check(property, `identifiers.schemes.${name}.property`);
  }
  for (const field of ['subjectsOf', 'objectsOf'] as const) {
    for (const [place, [name]] of types[field].entries()) check(name, `types.${field}.${place}`);
  }
}

/** Reads the parsed JSON of a vocabulary file; sections that are absent are empty. @throws VocabularyError with the path of the first mistake. */
export function parseVocabulary(file: unknown): VocabularyData {
  const result = v.safeParse(VOCABULARY, file);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const problem = issue.message.startsWith('must ') ? issue.message : getProblem(issue);
  throw new VocabularyError(v.getDotPath(issue) ?? '', problem);
}

function getProblem({ expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a known vocabulary field';
  return `has the wrong value: expected ${expected ?? 'a valid value'}, received ${received}`;
}

/** A vocabulary file is invalid, or names a property that it does not define. */
export class VocabularyError extends BioGraphQLError<'INVALID_ARGUMENT'> {
  override readonly name = 'VocabularyError';
  /** @param path - where in the file, e.g. `relations.treats.properties.1`; empty for the whole. @param problem - what is wrong, as a clause. */
  constructor(
    readonly path: string,
    problem: string,
  ) {
    super(
      'INVALID_ARGUMENT',
      `The vocabulary cannot be used: ${path === '' ? 'it' : `\`${path}\``} ${problem}.`,
      {
        facts: { path },
      },
    );
  }
}

/**
 * Merges two files for `createVocabulary`, with the name of the later one. The later file overrides the earlier one's
 * properties field by field, and adds to its relations, classes and lists of namespaces; its tables of
 * types come first. Names are compared exactly.
 * @throws VocabularyError when a file is invalid, or when both define a prefix differently. Whether names
 * are defined is checked by `createVocabulary`.
 */
export function mergeVocabularies(earlier: unknown, later: unknown): VocabularyData {
  return merge(parseVocabulary(earlier), parseVocabulary(later), []) as VocabularyData;
}

function merge(base: unknown, later: unknown, path: readonly string[]): unknown {
  if (later === undefined) return base;
  if (Array.isArray(base) && Array.isArray(later)) {
    const isLaterFirst = path[0] === 'types' || path[1] === 'schemes';
    return [...new Set(isLaterFirst ? [...later, ...base] : [...base, ...later])];
  }
  // The names of a relation's ends are replaced together.
  if (isRecord(base) && isRecord(later) && path[2] !== 'fields') {
    const names = new Set([...Object.keys(base), ...Object.keys(later)]);
    const entries = [...names].map((name) => [
      name,
      merge(base[name], later[name], [...path, name]),
    ]);
    return Object.fromEntries(entries);
  }
  if (path[0] === 'prefixes' && base !== undefined && base !== later)
    throw new VocabularyError(path.join('.'), `is already defined as \`${base}\``);
  return later;
}
