import { stripIgnoredCharacters } from 'graphql';
import { plugin as typedDocuments } from './documents.mjs';

const DESCRIPTION =
  '/** The text of a document, with the types of its data and variables; `__meta__.hash` is its persisted-document hash. */';

/** Writes typed documents as strings, without the white space that a service ignores. */
export const plugin = async (schema, documents, config, info) => {
  const output = await typedDocuments(
    schema,
    documents,
    { ...config, documentMode: 'string' },
    info,
  );
  const content = output.content
    .replace(
      /(new TypedDocumentString\(`)([^`]*)`/g,
      (_, start, text) => `${start}${stripIgnoredCharacters(text)}\``,
    )
    .replace(/^export class TypedDocumentString\b/m, `${DESCRIPTION}\n$&`);
  return { ...output, content };
};
