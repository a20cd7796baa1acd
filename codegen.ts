import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { type DocumentNode, getOperationAST, print } from 'graphql';

const documents = 'operations/*.graphql';
const typed = (part: 'documents' | 'types') => ({ './codegen/typed-documents.mjs': { part } });
const plugins = [typed('types'), typed('documents')];

/** Scalars of the contract, each with its type in `packages/core/src/scalars.ts`. */
const leavesFrom = (module: string) =>
  Object.fromEntries(
    [
      ...readFileSync(new URL('schema.graphql', import.meta.url), 'utf8').matchAll(
        /^scalar (\w+)/gm,
      ),
    ].map(([, name]) => [name, `${module}#${name}`]),
  );

const operationTypes = {
  useTypeImports: true,
  dedupeOperationSuffix: true,
  scalars: { ID: 'string', ...leavesFrom('../scalars.js') },
  enumValues: { NodeType: '../scalars.js#NodeType' },
  // Puts the name of the operation and the persisted-document hash on each document, as `document.__meta__`.
  unstable_onExecutableDocumentNode: (document: DocumentNode) => ({
    operationName: getOperationAST(document)?.name?.value,
    hash: `sha256:${createHash('sha256').update(print(document)).digest('hex')}`,
  }),
};
/** A file made from packages/admet/models.json instead of the schema. */
const admetModels = (part: 'catalog' | 'readme' | 'names' | 'rules' | 'type') => ({
  plugins: [{ './codegen/admet-models.mjs': { part } }],
});

/** A file made from the actions of the client instead of the schema. */
const actions = (part: 'options' | 'hooks') => ({
  documents,
  plugins: [{ './codegen/hooks.mjs': { part } }],
});

const config: CodegenConfig = {
  schema: 'schema.graphql',
  importExtension: '.js',
  generates: {
    'packages/core/src/generated/documents.ts': { documents, plugins, config: operationTypes },
    'packages/core/src/generated/strings.ts': {
      documents,
      plugins: [typed('types'), './codegen/compact-strings.mjs'],
      config: { ...operationTypes, documentMode: 'string', pureMagicComment: true },
    },
    'packages/core/src/generated/manifest.json': { documents, plugins: ['./codegen/manifest.mjs'] },
    'packages/core/src/generated/released-documents.json': {
      documents,
      plugins: [{ './codegen/manifest.mjs': { released: true } }],
    },
    'packages/core/src/generated/fragments.ts': {
      documents,
      plugins: ['./codegen/fragments.mjs'],
    },
    'packages/core/src/generated/type-lists.ts': { plugins: ['./codegen/type-lists.mjs'] },
    'packages/core/src/generated/schema.ts': { plugins: ['./codegen/schema-text.mjs'] },
    'packages/server/src/generated/openapi.json': {
      documents,
      plugins: ['./codegen/openapi.mjs'],
    },
    'packages/server/src/generated/config.ts': { plugins: ['./codegen/config.mjs'] },
    'packages/server/src/generated/settings.ts': { plugins: ['./codegen/settings.mjs'] },
    'packages/server/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        scalars: {
          ID: 'string',
          ...leavesFrom('@biographql/core'),
          // A text for programs of the Python client.
          QuestionQids: "string | import('@biographql/core').QuestionQids",
        },
        enumValues: {
          NodeType: '@biographql/core#NodeType',
          StatementRank: '@biographql/engines/vocabulary#StatementRank',
        },
        contextType: '../graphql/resolvers/context.js#RequestContext',
        // Their other fields have resolvers.
        mappers: {
          GraphEntity: '@biographql/engines#EntityRecord',
          NeighborEdge: '../graphql/resolvers/entity-fields.js#NeighborEntry',
        },
        // What a resolver leaves out is null on the wire.
        maybeValue: 'T | null | undefined',
        inputMaybeValue: 'T | null | undefined',
      },
    },
    'packages/questions/src/generated/relations.ts': { plugins: ['./codegen/relations.mjs'] },
    'packages/core/src/generated/admet-model-name.ts': admetModels('type'),
    'packages/admet/src/generated/catalog.ts': admetModels('catalog'),
    'packages/admet/src/generated/drug-rules.ts': admetModels('rules'),
    'packages/admet/README.md': admetModels('readme'),
    'packages/admet-predictor/src/generated/model-names.ts': admetModels('names'),
    'packages/client/src/generated/answers.ts': { documents, plugins: ['./codegen/answers.mjs'] },
    'packages/client/src/generated/actions.ts': {
      documents,
      plugins: ['./codegen/write-actions.mjs'],
    },
    'packages/query/src/generated/options.ts': actions('options'),
    'packages/react/src/generated/hooks.ts': actions('hooks'),
  },
};

export default config;
