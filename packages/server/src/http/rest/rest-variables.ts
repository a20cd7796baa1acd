import { nearest } from '@biographql/core/internal';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import { RequestError } from '../../graphql/request-error.js';

interface Target {
  readonly path: readonly string[];
  readonly type: GraphQLInputType;
}

/** Members of an object are parameters themselves (OpenAPI's style `form`); a list is a repeated parameter; deeper values are JSON. */
export function readRestVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  parameters: URLSearchParams,
): Readonly<Record<string, unknown>> {
  const targets = new Map(variableDefinitions.flatMap((one) => getTargets(schema, one)));
  const variables: Record<string, unknown> = {};
  for (const name of new Set(parameters.keys())) {
    const target = targets.get(name);
    if (target === undefined) throw unknownParameter(name, [...targets.keys()]);
    const value = readValue(name, parameters.getAll(name), target.type);
    const [variable = name, member] = target.path;
    if (member === undefined) variables[variable] = value;
    else variables[variable] = { ...(variables[variable] as object | undefined), [member]: value };
  }
  return variables;
}

function getTargets(
  schema: GraphQLSchema,
  { variable, type: node }: VariableDefinitionNode,
): readonly (readonly [string, Target])[] {
  const name = variable.name.value;
  const type = typeFromAST(schema, node as Parameters<typeof typeFromAST>[1]) as GraphQLInputType;
  const object = getNullableType(type);
  if (!isInputObjectType(object)) return [[name, { path: [name], type }]];
  return Object.values(object.getFields()).map((field) => [
    field.name,
    { path: [name, field.name], type: field.type },
  ]);
}

function readValue(name: string, texts: readonly string[], wanted: GraphQLInputType): unknown {
  const type = getNullableType(wanted);
  if (isListType(type)) {
    const item = getNullableType(type.ofType);
    return texts.map((text) =>
      isListType(item) ? readJson(name, text) : readValue(name, [text], item),
    );
  }
  const [text = '', ...others] = texts;
  if (others.length > 0) throw invalid(name, 'is sent more than once');
  if (isInputObjectType(type)) return readJson(name, text);
  if (!isScalarType(type)) return text;
  if (type.name === 'Boolean') {
    if (text === 'true' || text === 'false') return text === 'true';
    throw invalid(name, 'must be true or false');
  }
  if (type.name !== 'Int' && type.name !== 'Float') return text;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  throw invalid(name, 'must be a number');
}

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(name, 'must be JSON');
  }
}

function invalid(argument: string, what: string): RequestError {
  return new RequestError('INVALID_REQUEST', `The parameter \`${argument}\` ${what}.`, {
    facts: { argument },
  });
}

function unknownParameter(name: string, known: readonly string[]): RequestError {
  const near = nearest(
    name,
    known.map((text) => [text, text] as const),
    () => 3,
  );
  const hint = near === undefined ? `It takes ${known.join(', ')}` : `Did you mean \`${near}\``;
  return new RequestError(
    'INVALID_REQUEST',
    `The operation has no parameter \`${name.slice(0, 100)}\`. ${hint}${near === undefined ? '.' : '?'}`,
    { facts: { argument: name.slice(0, 100) } },
  );
}
