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
import { addressOf, type Page, readSource, repositoryFiles } from './site.js';

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

/** A document of `@biographql/core`, with variables that it answers something for. */
export interface DocumentedOperation {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Returns the documents of `operations/`, with the variables by which tests ask them. */
export function documentedOperations(): readonly DocumentedOperation[] {
  return repositoryFiles()
    .filter((path) => path.startsWith('operations/'))
    .map((path) => ({ document: readSource(path), variables: getVariables(basename(path)) }));
}

function getVariables(file: string): DocumentedOperation['variables'] {
  const name = file.replace(/\.graphql$/, '');
  // The page of a service writes its own identifier over the one of the tests.
  const { engineID: _, ...variables } = { ...OPERATION_VARIABLES[name], ...READABLE[name] };
  return variables;
}

/** Where the tests of the wire ask for less than a reader wants to see. */
const READABLE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  admet: { smiles: ['CCO', 'c1ccccc1'] },
  molecules: { texts: ['CCO'], models: null },
};

/** The error codes that each root field of the schema was seen to answer. */
export type FieldCodes = Readonly<
  Record<string, { readonly errors: readonly string[]; readonly rows: readonly string[] }>
>;

/** Returns what tests saw: `docs/field-codes.json`. */
export function readFieldCodes(): FieldCodes {
  return JSON.parse(readSource('docs/field-codes.json'));
}

/** Returns the error codes of a field as a sentence with their pages; null for a field that none was seen of. */
export function codesSentence(field: string, codes: FieldCodes): string | null {
  const { errors = [], rows = [] } = codes[field] ?? {};
  const links = (names: readonly string[]) =>
    names.map((code) => `[\`${code}\`](/errors/${code})`).join(', ');
  const parts = [
    errors.length === 0 ? '' : `Errors that it was seen to answer: ${links(errors)}.`,
    rows.length === 0 ? '' : `In a row, the others unaffected: ${links(rows)}.`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(' ');
}

/** Returns the page of an error code with the fields that answer it; other pages as they are. */
export function withFields(page: Page, codes: FieldCodes): Page {
  const [, code = ''] = /^\/errors\/([A-Z_]+)$/.exec(addressOf(page.route)) ?? [];
  const fields = Object.entries(codes)
    .filter(([, { errors, rows }]) => errors.includes(code) || rows.includes(code))
    .map(([field]) => `[\`${field}\`](/schema/#${field.toLowerCase()})`);
  if (fields.length === 0) return page;
  const sentence = `**Fields.** It was seen of ${fields.join(', ')} ([how](/errors/#by-field-of-the-schema)).`;
  // Before the example, where there is one.
  const [text = '', ...examples] = page.markdown.trim().split(/\n(?=```)/);
  const markdown = `${[`${text.trim()}\n\n${sentence}\n`, ...examples].join('\n')}\n`;
  return { ...page, markdown };
}
