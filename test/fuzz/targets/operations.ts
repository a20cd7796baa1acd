import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildSchema,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { OPERATION_DOCUMENTS } from '../../operation-documents.js';
import { checkResponse } from '../check-response.js';
import { nearly } from '../mutate.js';
import type { Target } from '../target.js';
import { openRecordedService } from './service.js';

interface Sent {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const SCHEMA = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

/** Texts that some operation takes, from one of each kind. */
const TEXTS = [
  'asthma',
  'Q35869',
  'http://www.wikidata.org/entity/Q35869',
  'P2176',
  'MESH:D001249',
  'biographql',
  'Which drugs treat asthma?',
  'Does salbutamol treat asthma or chronic obstructive pulmonary disease?',
  '"asthma in children" -adult author:smith 2019',
  'SELECT ?drug WHERE { wd:Q35869 wdt:P2176 ?drug } LIMIT 3',
  'ASK { wd:Q35869 wdt:P2176 ?drug FILTER(?drug != wd:Q1) }',
  'CC(=O)Oc1ccccc1C(=O)O',
  'hERG',
  'DISEASE',
];

const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(null, true, 0, -1, 1e9, 2 ** 53, '', [], {}) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Every operation of the contract with variables of its types, or nearly so. */
export const operationsTarget: Target<Sent> = {
  name: 'operations',
  promise: 'every operation with variables that nearly fit: no internal error, errors with a code',
  inputs: requested(),
  async open() {
    const service = await openRecordedService();
    return {
      attempt: async ({ document, variables }) =>
        await checkResponse(await service.post(JSON.stringify({ query: document, variables }))),
      [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
    };
  },
};

function requested(): fc.Arbitrary<Sent> {
  const schema = buildSchema(SCHEMA);
  return fc.oneof(
    ...[...OPERATION_DOCUMENTS.values()].map((document) =>
      getVariables(document, schema).map((variables) => ({ document, variables })),
    ),
  );
}

function getVariables(document: string, schema: GraphQLSchema): fc.Arbitrary<Sent['variables']> {
  const [operation] = parse(document).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('not an operation');
  const fields = (operation.variableDefinitions ?? []).map(({ variable, type }) => {
    const known = typeFromAST(schema, type);
    if (known === undefined) throw new Error(`no type for ${variable.name.value}`);
    return [variable.name.value, named(variable.name.value, known as GraphQLInputType)] as const;
  });
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(Object.fromEntries(fields)) },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
  );
}

/** An engine that does not exist ends a request before anything is tried. */
function named(name: string, type: GraphQLInputType): fc.Arbitrary<unknown> {
  const value = valueFor(type);
  if (name !== 'engineID') return value;
  return fc.oneof(
    { weight: 20, arbitrary: fc.constant('biographql') },
    { weight: 1, arbitrary: value },
  );
}

/** A value of the type, nine times of ten; deeper than four levels, nothing. */
function valueFor(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 30, arbitrary: fitting(type, depth) },
    { weight: 1, arbitrary: anything },
  );
}

function fitting(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fitting(type.ofType, depth);
  if (depth > 4) return fc.constant(null);
  if (isListType(type)) return fc.array(valueFor(type.ofType, depth + 1), { maxLength: 6 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fc.record(
      Object.fromEntries(fields.map((field) => [field.name, valueFor(field.type, depth + 1)])),
      {
        requiredKeys: fields
          .filter((field) => isNonNullType(field.type))
          .map((field) => field.name),
      },
    );
  }
  switch (type.name) {
    case 'Int':
      return fc.oneof(fc.integer({ min: -2, max: 60 }), fc.integer());
    case 'Float':
      return fc.double();
    case 'Boolean':
      return fc.boolean();
    default:
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
        { weight: 5, arbitrary: nearly(TEXTS) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
      );
  }
}
