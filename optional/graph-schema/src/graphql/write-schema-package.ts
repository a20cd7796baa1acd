import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, print } from 'graphql';
import type { ClassModel, LinkField, ValueField } from './graph-model.js';
import { LIST_LENGTH } from './schema-text.js';

export interface SchemaPackage {
  readonly name: string;
  readonly model: readonly ClassModel[];
  readonly text: string;
}

/** Maximum relations per document, most used first: more would cost more than most pages show. */
const MAX_LINKS = 12;
const TYPED_NODE = '@graphql-typed-document-node/core';

/**
 * Writes an npm package for any GraphQL client: the schema, and for each class a typed document that asks for one entity
 * and one that searches, with all values and the most used relations. Files of the same names are replaced.
 */
export async function writeSchemaPackage(folder: string, parts: SchemaPackage): Promise<void> {
  const { name, text } = parts;
  const model = parts.model
    .filter(({ retired }) => retired === null)
    .map((each) => ({
      ...each,
      links: each.links.filter(({ retired }) => retired === null),
      values: each.values.filter(({ retired }) => retired === null),
    }));
  const operations = model.flatMap(getOperations);
  const manifest = {
    name,
    version: '0.1.0',
    description: 'A GraphQL schema of a graph, with typed documents.',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './schema.graphql': './schema.graphql',
    },
    files: ['index.js', 'index.d.ts', 'operations.graphql', 'schema.graphql'],
    dependencies: { [TYPED_NODE]: '^3.2.0' },
    peerDependencies: { graphql: '^16.0.0' },
  };
  const documents = operations.map(({ source }) => print(parse(source)));
  const files = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'schema.graphql': text,
    'operations.graphql': `${documents.join('\n\n')}\n`,
    'index.js': operations.map(moduleText).join('\n'),
    'index.d.ts': typesText(model, operations),
  };
  await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
}

interface Operation {
  readonly name: string;
  readonly source: string;
  readonly result: string;
  readonly variables: string;
}

function getOperations(model: ClassModel): readonly Operation[] {
  const { typeName, one, many } = model;
  const fields = [
    ...['id', 'iri', 'name', 'description', 'types', 'aliases'],
    ...model.values.map((field) => field.name),
    ...mostUsed(model).flatMap((field) => [
      `${field.name}(first: $listLength) { id name }`,
      `${field.name}Count`,
    ]),
  ].join(' ');
  const usesLength = mostUsed(model).length > 0;
  const length = usesLength ? `$listLength: Int = ${LIST_LENGTH.default}` : '';
  const lengthType = usesLength ? ' readonly listLength?: number | null;' : '';
  const search = `$search: String, $ids: [ID!], $first: Int = ${LIST_LENGTH.default}`;
  const manyName = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  return [
    {
      name: typeName,
      source: `query ${typeName}($id: ID!${length && `, ${length}`}) { ${one}(id: $id) { ${fields} } }`,
      result: `{ readonly ${one}: ${typeName}Fields | null }`,
      variables: `{ readonly id: string;${lengthType} }`,
    },
    {
      name: manyName,
      source: `query ${manyName}(${search}${length && `, ${length}`}) { ${many}(search: $search, ids: $ids, first: $first) { ${fields} } }`,
      result: `{ readonly ${many}: readonly ${typeName}Fields[] }`,
      variables: `{ readonly search?: string | null; readonly ids?: readonly string[] | null; readonly first?: number | null;${lengthType} }`,
    },
  ];
}

function mostUsed({ links }: ClassModel): readonly LinkField[] {
  return links.slice(0, MAX_LINKS);
}

function moduleText({ name, source }: Operation): string {
  const document = JSON.stringify(parse(source, { noLocation: true }));
  return `export const ${name}Document = /* @__PURE__ */ JSON.parse(${JSON.stringify(document)});\n`;
}

function typesText(model: readonly ClassModel[], operations: readonly Operation[]): string {
  const documents = operations.map(
    ({ name, result, variables }) =>
      `export declare const ${name}Document: TypedDocumentNode<${result}, ${variables}>;`,
  );
  return `import type { TypedDocumentNode } from '${TYPED_NODE}';

/** An entity that another entity links to. */
export interface LinkedEntity {
  readonly id: string;
  readonly name: string;
}

${model.map(fieldsText).join('\n\n')}

${documents.join('\n')}
`;
}

function fieldsText(model: ClassModel): string {
  const values = model.values.map(
    (field) =>
      `  /** ${comment(field.description)} */\n  readonly ${field.name}: ${typeOf(field)};`,
  );
  const links = mostUsed(model).map(
    (field) =>
      `  /** ${comment(field.description)} */\n  readonly ${field.name}: readonly LinkedEntity[];\n  readonly ${field.name}Count: number;`,
  );
  return `/** ${comment(model.description)} */
export interface ${model.typeName}Fields {
  readonly id: string;
  readonly iri: string;
  readonly name: string;
  readonly description: string | null;
  readonly types: readonly string[];
  readonly aliases: readonly string[];
${[...values, ...links].join('\n')}
}`;
}

const SCALARS = { String: 'string', Float: 'number', Boolean: 'boolean' } as const;

function typeOf({ scalar, isSingle }: ValueField): string {
  return isSingle ? `${SCALARS[scalar]} | null` : `readonly ${SCALARS[scalar]}[]`;
}

/** Labels come from the graph: they may not end a comment. */
function comment(text: string): string {
  return text.replaceAll('*/', '* /').replace(/\s+/g, ' ');
}
