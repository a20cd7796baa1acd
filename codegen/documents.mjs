import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { describe } from './describe.mjs';

/** Writes typed documents, as its namesake does, with docstrings. */
export const plugin = async (schema, documents, config, info) => {
  const output = await typedDocuments(schema, documents, config, info);
  return { ...output, content: describe(output.content, schema, documents) };
};
