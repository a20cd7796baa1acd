import * as fragments from '@biographql/core/fragments';
import { schemaText } from '@biographql/core/schema';
import { type ClientPresetConfig, preset as clientPreset } from '@graphql-codegen/client-preset';
import type { Types } from '@graphql-codegen/plugin-helpers';

/** The TypeScript type of each scalar, as code generators take it: `module#Name`. */
export const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  // `@biographql/core` has a type for each scalar of the contract.
  ...Object.fromEntries(
    [...schemaText.matchAll(/^scalar (\w+)/gm)].map(([, name]) => [
      name,
      `@biographql/core#${name}`,
    ]),
  ),
};

/** Options of the preset: those of the client preset, and the form of documents. */
export interface BioGraphQLPresetConfig extends ClientPresetConfig {
  /**
   * `string`: texts with types, for plain `createClient` and for clients that send text. `ast`: typed document nodes, for
   * urql, Apollo, and `createClient` with `print`. Default `string`.
   */
  readonly documentMode?: 'string' | 'ast';
}

/** The contract, as `schema` of a configuration. */
export const schema: string = schemaText;

/** The shared fragments (`ArticleFields`, `NodeFields` …), as one of the `documents` of a configuration. */
export const sharedFragments: string = Object.values(fragments).join('\n');

/** Metadata of a document, with its hash. */
const readMeta: ClientPresetConfig['onExecutableDocumentNode'] = ({ definitions }) => {
  const [operation] = definitions.flatMap((one) => (one.kind === 'OperationDefinition' ? one : []));
  return { operationName: operation?.name?.value };
};

/**
 * GraphQL Code Generator's client preset, with the scalars of the contract as types of `@biographql/core`, documents as
 * strings by default, each with its hash and operation name, and a manifest of all documents (`persisted-documents.json`). Fragments are not masked.
 * Options of the configuration take precedence.
 *
 * @throws Error when the output is no folder, or a scalar of the schema has no type.
 * @example
 * ```ts
 * import { preset, schema, sharedFragments } from '@biographql/codegen';
 * import type { CodegenConfig } from '@graphql-codegen/cli';
 *
 * const config: CodegenConfig = {
 *   schema,
 *   documents: [sharedFragments, 'src/**\/*.ts', '!src/gql/**'],
 *   generates: { 'src/gql/': { preset, presetConfig: { documentMode: 'string' } } },
 * };
 * export default config;
 * ```
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/custom-documents.md}
 */
export const preset: Types.OutputPreset<BioGraphQLPresetConfig> = {
  ...clientPreset,
  buildGeneratesSection({ presetConfig: { documentMode = 'string', ...given }, config, ...rest }) {
    return clientPreset.buildGeneratesSection({
      ...rest,
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: true,
        onExecutableDocumentNode: readMeta,
        ...given,
      },
      config: {
        useTypeImports: true,
        strictScalars: true,
        immutableTypes: true,
        arrayInputCoercion: false,
        ...(documentMode === 'string' && { documentMode }),
        ...config,
        scalars: { ...SCALARS, ...config.scalars },
        enumValues: { NodeType: '@biographql/core#NodeType', ...config.enumValues },
      },
    });
  },
};
