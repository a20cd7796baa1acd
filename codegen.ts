// Writes the generated files from schema.graphql, operations/ and packages/admet/models.json.
// With --check it writes nothing, and fails when a file is out of date.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import {
  buildSchema,
  type DocumentNode,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
} from 'graphql';
import * as admetModels from './codegen/admet-models.mjs';
import * as compactStrings from './codegen/compact-strings.mjs';
import * as documents from './codegen/documents.mjs';
import * as fragments from './codegen/fragments.mjs';
import * as manifest from './codegen/manifest.mjs';
import * as operationTypes from './codegen/operation-types.mjs';
import * as schemaText from './codegen/schema-text.mjs';

const scalars = [
  'AdmetResult',
  'AnswerStatistics',
  'EntityMatches',
  'EntityVectors',
  'ErrorExtensions',
  'PredicateMatches',
  'QuestionQids',
  'QuestionSparql',
  'SparqlHead',
  'SparqlResults',
  'TripleScores',
];
const scalarsFrom = (module: string) => ({
  ID: 'string',
  ...Object.fromEntries(scalars.map((name) => [name, `${module}#${name}`])),
});

const operationConfig = {
  useTypeImports: true,
  dedupeOperationSuffix: true,
  scalars: scalarsFrom('../scalars.js'),
  enumValues: { NodeType: '../scalars.js#NodeType' },
  // Puts the persisted-document hash on each document, as `document.__meta__.hash`.
  unstable_onExecutableDocumentNode: (document: DocumentNode) => ({
    hash: `sha256:${createHash('sha256').update(print(document)).digest('hex')}`,
  }),
};
const resolverConfig = {
  useTypeImports: true,
  enumsAsTypes: true,
  scalars: scalarsFrom('@biographql/core'),
  enumValues: { NodeType: '@biographql/core#NodeType' },
  contextType: '../graphql/resolvers/context.js#RequestContext',
  avoidOptionals: { field: true },
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null | undefined',
};

interface Output {
  readonly plugins: Readonly<Record<string, CodegenPlugin>>;
  readonly config?: object;
}

const OUTPUTS: Readonly<Record<string, Output>> = {
  'packages/core/src/generated/documents.ts': {
    plugins: { operationTypes, documents },
    config: operationConfig,
  },
  'packages/core/src/generated/strings.ts': {
    plugins: { operationTypes, compactStrings },
    config: { ...operationConfig, documentMode: 'string', pureMagicComment: true },
  },
  'packages/core/src/generated/manifest.json': { plugins: { manifest } },
  'packages/core/src/generated/fragments.ts': { plugins: { fragments } },
  'packages/core/src/generated/schema.ts': { plugins: { schemaText } },
  'packages/server/src/generated/resolvers.ts': {
    plugins: { typescript, typescriptResolvers },
    config: resolverConfig,
  },
  'packages/core/src/generated/admet-model-name.ts': admetOutput('type'),
  'packages/admet/src/generated/catalog.ts': admetOutput('catalog'),
  'packages/admet/README.md': admetOutput('readme'),
  'packages/admet-predictor/src/generated/model-names.ts': admetOutput('names'),
};

/** A file made from packages/admet/models.json instead of the schema. */
function admetOutput(part: 'catalog' | 'readme' | 'names' | 'type'): Output {
  return { plugins: { admetModels }, config: { part } };
}

const schemaAst = lexicographicSortSchema(buildSchema(readFileSync('schema.graphql', 'utf8')));
const schema = parse(printSchema(schemaAst));
const operations: Types.DocumentFile[] = readdirSync('operations')
  .filter((name) => name.endsWith('.graphql'))
  .sort()
  .map((name) => {
    const location = `operations/${name}`;
    return { location, document: parse(readFileSync(location, 'utf8')) };
  });

const isCheck = process.argv.includes('--check');
for (const [filename, { plugins, config = {} }] of Object.entries(OUTPUTS)) {
  const text = await codegen({
    filename,
    schema,
    schemaAst,
    documents: operations,
    config: { importExtension: '.js', ...config },
    plugins: Object.keys(plugins).map((name) => ({ [name]: {} })),
    pluginMap: { ...plugins },
  });
  if (existsSync(filename) && readFileSync(filename, 'utf8') === text) continue;
  if (isCheck) {
    process.stderr.write(`${filename} is out of date. Run \`pnpm codegen\`.\n`);
    process.exitCode = 1;
  } else writeFileSync(filename, text);
}
