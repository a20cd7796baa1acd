import {
  buildSchema,
  type GraphQLField,
  isSpecifiedScalarType,
  type OperationDefinitionNode,
  parse,
  printType,
} from 'graphql';
import { codesSentence, type FieldCodes } from '../field-codes.js';
import type { Page } from '../page.js';
import type { DocumentedOperation } from './documented-operations.js';

/**
 * Returns the page of the schema: each root field with its error codes and its documents, then all types.
 * @param schemaText - in the schema definition language.
 */
export function schemaPage(
  schemaText: string,
  operations: readonly DocumentedOperation[],
  codes: FieldCodes,
): Page {
  const schema = buildSchema(schemaText);
  const query = schema.getQueryType();
  const fields = Object.values(query?.getFields() ?? {});
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type) && type !== query,
  );
  const markdown = [
    '# Schema',
    'One endpoint, `POST /{serviceName}/graphql`, with an API key in the header `x-api-key`. Errors have a [code](/errors/) in `extensions.code`. All [types](#types) are at the end.',
    ...fields.flatMap((field) => fieldParts(field, operations, codes)),
    '## Types',
    codeBlock('graphql', types.map(printType).join('\n\n')),
  ];
  return { route: 'schema/index.md', source: 'schema.graphql', markdown: markdown.join('\n\n') };
}

function fieldParts(
  field: GraphQLField<unknown, unknown>,
  operations: readonly DocumentedOperation[],
  codes: FieldCodes,
): readonly string[] {
  const args = field.args.map(({ name, type }) => `${name}: ${type}`).join(', ');
  const documents = operations
    .filter(({ document }) => rootFieldsOf(document).includes(field.name))
    .flatMap(({ document, variables }) => [
      codeBlock('graphql live', document.trim()),
      codeBlock('json variables', JSON.stringify(variables, null, 2)),
    ]);
  const parts = [
    `## ${field.name}`,
    field.description?.replace(/(?<!\n)\n(?![\n-])/g, ' '),
    field.deprecationReason == null ? null : `**Deprecated:** ${field.deprecationReason}`,
    `\`${field.name}${args === '' ? '' : `(${args})`}: ${field.type}\``,
    codesSentence(field.name, codes),
    ...documents,
  ];
  return parts.filter((part) => part != null);
}

function codeBlock(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\``;
}

function rootFieldsOf(document: string): readonly string[] {
  return parse(document)
    .definitions.filter((one): one is OperationDefinitionNode => one.kind === 'OperationDefinition')
    .flatMap(({ selectionSet }) =>
      selectionSet.selections.flatMap((one) => (one.kind === 'Field' ? [one.name.value] : [])),
    );
}
