import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isScalarType,
  isUnionType,
  Kind,
  typeFromAST,
} from 'graphql';
import { findVariable } from './fragments.mjs';

/** Writes the OpenAPI 3.1 document of the REST addresses: one GET per persisted document. */
export const plugin = (schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter(({ kind, name }) => kind === Kind.OPERATION_DEFINITION && name)
    .sort((a, b) => (a.name.value < b.name.value ? -1 : 1));
  const paths = operations.map((one) => [`/q/${one.name.value}`, { get: describe(schema, one) }]);
  const openApi = {
    openapi: '3.1.0',
    info: {
      title: 'BioGraphQL',
      version: '1',
      description:
        'A biomedical knowledge graph, literature and ADMET predictions. Each address answers as the GraphQL operation of its name.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '.', description: 'The service that this document comes from.' }],
    security: [{ key: [] }, { bearer: [] }],
    paths: Object.fromEntries(paths),
    components: { securitySchemes, responses: { Error: ERROR }, schemas: { Errors: ERRORS } },
  };
  return `${JSON.stringify(openApi, null, 1)}\n`;
};

const securitySchemes = {
  key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
  bearer: { type: 'http', scheme: 'bearer' },
};
const ERRORS = {
  type: 'array',
  items: {
    type: 'object',
    required: ['message', 'extensions'],
    properties: {
      message: { type: 'string' },
      path: { type: 'array', items: { type: ['string', 'integer'] } },
      extensions: {
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'string' } },
      },
    },
  },
};
const ERROR = {
  description: 'The request failed. `extensions.code` says why.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['errors'],
        properties: { errors: { $ref: '#/components/schemas/Errors' } },
      },
    },
  },
};

function describe(schema, operation) {
  const query = schema.getQueryType();
  const [root] = operation.selectionSet.selections;
  const field = query.getFields()[root.name.value];
  const declared = operation.variableDefinitions ?? [];
  const parameters = declared.flatMap((one) => parametersOf(schema, one, operation));
  if (!parameters.some(({ name }) => name === 'engineID')) parameters.push(ENGINE);
  const [summary] = (field.description ?? '').replaceAll('\n', ' ').split(/(?<=\.) /);
  return {
    operationId: operation.name.value,
    summary,
    description: field.description?.replaceAll('\n', ' '),
    ...(field.deprecationReason && { deprecated: true }),
    parameters,
    responses: {
      200: {
        description: 'The answer; with `errors` too when a part of it failed.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['data'],
              properties: {
                data: selectionSchema(schema, query, operation.selectionSet),
                errors: { $ref: '#/components/schemas/Errors' },
                extensions: { type: 'object' },
              },
            },
          },
        },
      },
      304: { description: 'The answer to `If-None-Match` still holds.' },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const ENGINE = {
  name: 'engineID',
  in: 'query',
  description: 'The identifier of the service, or nothing.',
  schema: { type: 'string' },
};

function parametersOf(schema, { variable, type: node }, operation) {
  const type = typeFromAST(schema, node);
  const object = getNullableType(type);
  if (!isInputObjectType(object)) {
    const description = findVariable(schema, operation, variable.name.value)?.description;
    return [parameter(variable.name.value, type, description)];
  }
  return Object.values(object.getFields()).map((field) => ({
    ...parameter(field.name, field.type, field.description),
    'x-variable': variable.name.value,
  }));
}

function parameter(name, type, description) {
  const nullable = getNullableType(type);
  const base = {
    name,
    in: 'query',
    ...(description && { description: description.replaceAll('\n', ' ') }),
    ...(isNonNullType(type) && { required: true }),
  };
  if (!isListType(nullable)) return { ...base, schema: inputSchema(nullable) };
  const items = getNullableType(nullable.ofType);
  return {
    ...base,
    style: 'form',
    explode: true,
    schema: {
      type: 'array',
      items: isListType(items) ? JSON_TEXT : inputSchema(items),
    },
  };
}

const JSON_TEXT = { type: 'string', contentMediaType: 'application/json' };

function inputSchema(type) {
  if (isInputObjectType(type)) return JSON_TEXT;
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  return scalarSchema(type);
}

const SCALARS = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
};

function scalarSchema(type) {
  const known = SCALARS[type.name];
  if (known) return { ...known };
  const description = type.description?.replaceAll('\n', ' ');
  return description ? { description } : {};
}

function outputSchema(schema, type, selectionSet) {
  if (isNonNullType(type)) return outputSchema(schema, type.ofType, selectionSet);
  if (isListType(type)) {
    return { type: 'array', items: nullable(schema, type.ofType, selectionSet) };
  }
  if (isScalarType(type)) return scalarSchema(type);
  if (isEnumType(type)) return { type: 'string' };
  return selectionSchema(schema, type, selectionSet);
}

function nullable(schema, type, selectionSet) {
  const shape = outputSchema(schema, type, selectionSet);
  if (isNonNullType(type) || Object.keys(shape).length === 0) return shape;
  if (typeof shape.type === 'string') return { ...shape, type: [shape.type, 'null'] };
  return shape.anyOf ? { anyOf: [...shape.anyOf, { type: 'null' }] } : shape;
}

function selectionSchema(schema, parent, { selections }) {
  const properties = {};
  const members = [];
  for (const selection of selections) {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const type = schema.getType(selection.typeCondition.name.value);
      members.push(selectionSchema(schema, type, selection.selectionSet));
      continue;
    }
    const name = selection.name.value;
    const key = selection.alias?.value ?? name;
    if (name === '__typename') properties[key] = { type: 'string' };
    else {
      const field = parent.getFields()[name];
      const shape = nullable(schema, field.type, selection.selectionSet);
      const description = field.description?.replaceAll('\n', ' ');
      properties[key] = description ? { description, ...shape } : shape;
    }
  }
  const isAbstract = isUnionType(parent) || isInterfaceType(parent);
  if (isAbstract && members.length > 0) {
    return {
      anyOf: members.map((one) => ({ ...one, properties: { ...properties, ...one.properties } })),
    };
  }
  return { type: 'object', properties };
}
