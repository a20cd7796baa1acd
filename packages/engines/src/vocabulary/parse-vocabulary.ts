import { BioGraphQLError, ENTITY_TYPES } from '@biographql/core';
import * as v from 'valibot';
import {
  BARE_READINGS,
  INHERITANCES,
  PREDICATE_ROLES,
  STATEMENT_RANKS,
  type VocabularyData,
} from './vocabulary-data.js';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const texts = v.optional(v.array(text), []);
const pattern = v.pipe(text, v.check(isPattern, 'must be a regular expression'));
const fieldName = v.pipe(
  text,
  v.regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name in GraphQL such as `sideEffects`'),
);
const endName = v.union([v.literal('*'), fieldName]);
const weight = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const entityType = v.picklist(ENTITY_TYPES);
/** What decides, the type it decides for, and maybe a comment. The first entry that fits wins. */
const typeRules = (decider: v.GenericSchema<string> = text) =>
  v.optional(
    v.array(v.union([v.tuple([decider, entityType]), v.tuple([decider, entityType, v.string()])])),
    [],
  );

const CODE_SYSTEM = v.strictObject({
  pattern,
  prefix: v.optional(text),
  claim: text,
  statement: v.optional(text),
  statementValue: v.optional(text),
});

const PROPERTY = v.strictObject({
  label: v.optional(text),
  comment: v.optional(v.string()),
  role: v.optional(v.picklist(PREDICATE_ROLES)),
  edge: v.optional(v.boolean()),
  identifier: v.optional(v.boolean()),
  membership: v.optional(v.boolean()),
  inverseOf: v.optional(text),
  weight: v.optional(weight),
  field: v.optional(fieldName),
});

const RELATION = v.strictObject({
  label: v.optional(text),
  comment: v.optional(v.string()),
  inherited: v.optional(v.picklist(INHERITANCES)),
  fields: v.optional(v.strictObject({ left: v.optional(endName), right: v.optional(endName) })),
  properties: texts,
  also: texts,
});

const IDENTIFIER_SCHEME = v.strictObject({
  label: text,
  property: v.optional(text),
  prefixes: texts,
  pattern,
  letters: v.optional(v.picklist(['upper', 'as-is'])),
  bare: v.optional(v.picklist(BARE_READINGS)),
  specific: v.optional(v.boolean()),
  declared: v.optional(v.boolean()),
  iri: v.optional(text),
  urls: texts,
});

const IDENTIFIERS = v.strictObject({
  resolvers: texts,
  schemes: v.optional(v.record(text, IDENTIFIER_SCHEME), {}),
});

const TYPES = v.strictObject({
  classes: v.optional(v.record(entityType, v.record(text, v.string())), {}),
  namespaces: typeRules(),
  schemes: typeRules(),
  subjectsOf: typeRules(),
  objectsOf: typeRules(),
  meshTrees: typeRules(),
  descriptions: typeRules(pattern),
});

const VOCABULARY: v.GenericSchema<unknown, VocabularyData> = v.strictObject({
  name: text,
  comment: v.optional(v.string()),
  prefixes: v.optional(v.record(text, text), {}),
  codes: v.optional(v.array(CODE_SYSTEM), []),
  annotations: texts,
  propertyEntities: v.optional(v.strictObject({ pattern: v.optional(pattern), types: texts }), {}),
  foreignClasses: texts,
  ranks: v.optional(v.record(v.picklist(STATEMENT_RANKS), texts), {}),
  otherWeights: v.optional(
    v.strictObject({ claim: v.optional(weight), foreign: v.optional(weight) }),
    {},
  ),
  properties: v.optional(v.record(text, PROPERTY), {}),
  relations: v.optional(v.record(text, RELATION), {}),
  identifiers: v.optional(IDENTIFIERS, {}),
  types: v.optional(TYPES, {}),
});

/** Reads the parsed JSON of a vocabulary file; sections that are absent are empty. @throws VocabularyError with the path of the first mistake. */
export function parseVocabulary(file: unknown): VocabularyData {
  const result = v.safeParse(VOCABULARY, file);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const problem = issue.message.startsWith('must ') ? issue.message : getProblem(issue);
  throw new VocabularyError(v.getDotPath(issue) ?? '', problem);
}

function getProblem({ expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a field of a vocabulary';
  return `must be ${expected ?? 'something else'}, not ${received}`;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
}

/** A vocabulary file says something that cannot be read, or names a property that it does not define. */
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
