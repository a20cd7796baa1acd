import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { stripIgnoredCharacters } from 'graphql';

/** Writes typed documents as strings, as its namesake does, without the white space that a service ignores. */
export const plugin = async (schema, documents, config, info) => {
  const output = await typedDocuments(
    schema,
    documents,
    { ...config, documentMode: 'string' },
    info,
  );
  const content = output.content.replace(
    /(new TypedDocumentString\(`)([^`]*)`/g,
    (_, start, text) => `${start}${stripIgnoredCharacters(text)}\``,
  );
  return { ...output, content };
};
