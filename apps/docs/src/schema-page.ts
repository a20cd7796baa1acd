import { basename } from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  isSpecifiedScalarType,
  type OperationDefinitionNode,
  parse,
  printType,
} from 'graphql';
import { OPERATION_VARIABLES } from '../../../test/operation-variables.js';
import { type Page, readSource, repositoryFiles } from './site.js';

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
    '# GraphQL schema',
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
    .filter(({ document }) => getRootFields(document).includes(field.name))
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

function getRootFields(document: string): readonly string[] {
  return parse(document)
    .definitions.filter((one): one is OperationDefinitionNode => one.kind === 'OperationDefinition')
    .flatMap(({ selectionSet }) =>
      selectionSet.selections.flatMap((one) => (one.kind === 'Field' ? [one.name.value] : [])),
    );
}

export interface DocumentedOperation {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export function documentedOperations(): readonly DocumentedOperation[] {
  return repositoryFiles()
    .filter((path) => path.startsWith('operations/'))
    .map((path) => {
      const name = basename(path, '.graphql');
      // The page of a service writes its own identifier over the one of the tests.
      const { engineID: _, ...variables } = { ...OPERATION_VARIABLES[name], ...READABLE[name] };
      return { document: readSource(path), variables };
    });
}

/** Variables for readers, where the tests request less. */
const READABLE: Readonly<Record<string, DocumentedOperation['variables']>> = {
  admet: { smiles: ['CCO', 'c1ccccc1'] },
  molecules: { texts: ['CCO'], models: null },
};

/** Error codes that tests saw for each root field: `docs/field-codes.json`. */
type FieldCodes = Readonly<Record<string, Readonly<Record<'errors' | 'rows', readonly string[]>>>>;

/** Returns the error codes of a field as a sentence with their pages; null for a field without any. */
function codesSentence(field: string, codes: FieldCodes): string | null {
  const { errors = [], rows = [] } = codes[field] ?? {};
  const links = (names: readonly string[]) =>
    names.map((code) => `[\`${code}\`](/errors/${code})`).join(', ');
  const ofField = errors.length > 0 ? [`Errors: ${links(errors)}.`] : [];
  const ofRows = rows.length > 0 ? [`Errors reported per row: ${links(rows)}.`] : [];
  return [...ofField, ...ofRows].join(' ') || null;
}
