import { plugin as operationTypes } from '@graphql-codegen/typescript-operations';
import { describe } from './describe.mjs';

/** Writes the types of data and variables, as its namesake does, with docstrings. */
export const plugin = async (schema, documents, config, info) => {
  const output = await operationTypes(schema, documents, config, info);
  return { ...output, content: describe(output.content, schema, documents) };
};
