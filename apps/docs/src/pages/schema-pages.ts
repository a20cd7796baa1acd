import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { codesSentence, type FieldCodes } from '../field-codes.js';
import { githubSlug } from '../github-slug.js';
import type { Page } from '../page.js';
import type { DocumentedOperation } from './documented-operations.js';

type Kind = 'objects' | 'inputs' | 'enums' | 'unions' | 'scalars';

const TITLES: Readonly<Record<Kind, string>> = {
  objects: 'Objects',
  inputs: 'Inputs',
  enums: 'Enums',
  unions: 'Unions and interfaces',
  scalars: 'Scalars',
};

/**
 * Returns the pages of the schema: one of the root fields, with the documents that ask them, and one for each kind of type.
 * @param schemaText - in the schema definition language.
 * @param operations - the documents of the packages.
 * @param errors - the error codes, which descriptions are linked to, and those that each root field answers.
 */
export function schemaPages(
  schemaText: string,
  operations: readonly DocumentedOperation[],
  { codes, ofFields }: { readonly codes: readonly string[]; readonly ofFields: FieldCodes },
): readonly Page[] {
  const schema = buildSchema(schemaText);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && type !== schema.getQueryType(),
  );
  const words = new Set(codes);
  const described = (text: string | null | undefined) => linkCodes(prose(text), words);
  const kinds: readonly Kind[] = ['objects', 'inputs', 'enums', 'unions', 'scalars'];
  const typePages = kinds.map((kind): Page => {
    const members = types.filter((type) => kindOf(type) === kind);
    const parts = members.map((type) => typeText(type, described));
    const markdown = [`# ${TITLES[kind]}`, ...parts].join('\n\n');
    return { route: `schema/${kind}.md`, source: 'schema.graphql', markdown };
  });
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const index = [
    '# Schema',
    described(schema.description),
    'One endpoint, `POST /{serviceName}/graphql`; the header `x-api-key` holds a key. Errors have a [code](/errors/) in `extensions.code`.',
    `Types: ${kinds.map((kind) => `[${TITLES[kind].toLowerCase()}](/schema/${kind})`).join(', ')}.`,
    ...fields.map((field) => rootFieldText(field, operations, { described, ofFields })),
  ].join('\n\n');
  return [{ route: 'schema/index.md', source: 'schema.graphql', markdown: index }, ...typePages];
}

type Describe = (text: string | null | undefined) => string;
type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

function rootFieldText(
  field: GraphQLField<unknown, unknown>,
  operations: readonly DocumentedOperation[],
  { described, ofFields }: { readonly described: Describe; readonly ofFields: FieldCodes },
): string {
  const asking = operations.filter(({ document }) => rootFieldsOf(document).includes(field.name));
  const blocks = asking.flatMap(({ document, variables }) => [
    codeBlock('graphql live', document.trim()),
    codeBlock('json variables', JSON.stringify(variables, null, 2)),
  ]);
  const answered = codesSentence(field.name, ofFields);
  const table = field.args.length === 0 ? [] : [fieldTable('argument', field.args, described)];
  return [
    `## ${field.name}`,
    described(field.description),
    ...deprecation(field.deprecationReason),
    `Returns ${typeLink(field)}.`,
    ...table,
    ...(answered === null ? [] : [answered]),
    ...(blocks.length === 0 ? [] : ['Documents of `@biographql/core` that ask it:', ...blocks]),
  ].join('\n\n');
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

function typeText(type: GraphQLNamedType, described: Describe): string {
  const head = [`## ${type.name}`, described(type.description)].filter((part) => part !== '');
  if (isObjectType(type) || isInterfaceType(type)) {
    return [...head, fieldTable('field', Object.values(type.getFields()), described)].join('\n\n');
  }
  if (isInputObjectType(type)) {
    return [...head, fieldTable('field', Object.values(type.getFields()), described)].join('\n\n');
  }
  if (isEnumType(type)) {
    const rows = type.getValues().map(({ name, description, deprecationReason }) => {
      const note = deprecationReason == null ? '' : ` Deprecated: ${prose(deprecationReason)}`;
      return `| \`${name}\` | ${cell(described(description) + note)} |`;
    });
    return [...head, ['| value | meaning |', '| --- | --- |', ...rows].join('\n')].join('\n\n');
  }
  if (isUnionType(type)) {
    const members = type.getTypes().map((one) => `- ${linkTo(one)}`);
    return [...head, members.join('\n')].join('\n\n');
  }
  return head.join('\n\n');
}

function fieldTable(title: string, fields: readonly AnyField[], described: Describe): string {
  const rows = fields.map((field) => {
    const standard =
      'defaultValue' in field && field.defaultValue !== undefined
        ? ` Default \`${JSON.stringify(field.defaultValue)}\`.`
        : '';
    const takes =
      'args' in field && field.args.length > 0 ? ` Takes ${argumentList(field.args)}.` : '';
    const old = deprecation(field.deprecationReason).join(' ');
    const text = [described(field.description), standard, takes, old].join(' ').trim();
    return `| \`${field.name}\` | ${typeLink(field)} | ${cell(text)} |`;
  });
  return [`| ${title} | type | meaning |`, '| --- | --- | --- |', ...rows].join('\n');
}

function argumentList(args: readonly GraphQLArgument[]): string {
  return args.map((one) => `\`${one.name}: ${one.type}\``).join(', ');
}

/** The type with its marks for lists and null, linked to where it is described. */
function typeLink({ type }: AnyField): string {
  const named = getNamedType(type);
  const text = String(type);
  return isSpecifiedScalarType(named) ? `\`${text}\`` : `[\`${text}\`](${addressOfType(named)})`;
}

function linkTo(type: GraphQLNamedType): string {
  return `[\`${type.name}\`](${addressOfType(type)})`;
}

function addressOfType(type: GraphQLNamedType): string {
  return `/schema/${kindOf(type)}#${githubSlug(type.name)}`;
}

function kindOf(type: GraphQLNamedType): Kind {
  if (isScalarType(type)) return 'scalars';
  if (isEnumType(type)) return 'enums';
  if (isUnionType(type) || isInterfaceType(type)) return 'unions';
  return isInputObjectType(type) ? 'inputs' : 'objects';
}

function deprecation(reason: string | null | undefined): readonly string[] {
  return reason == null ? [] : [`**Deprecated:** ${prose(reason)}`];
}

/** Lines of a description are wrapped for readers of the schema; blank lines part paragraphs. */
function prose(text: string | null | undefined): string {
  return (text ?? '').replace(/(?<!\n)\n(?![\n-])/g, ' ').trim();
}

function cell(text: string): string {
  return text.replace(/\n+/g, ' ').replaceAll('|', '\\|');
}

function linkCodes(text: string, codes: ReadonlySet<string>): string {
  return text.replace(/`([A-Z_]+)`/g, (span, code: string) =>
    codes.has(code) ? `[${span}](/errors/${code})` : span,
  );
}
