import { stripIgnoredCharacters } from 'graphql';
import { plugin as typedDocuments } from './typed-documents.mjs';

const DESCRIPTION =
  '/** The text of a document, with the types of its data and variables; `__meta__.hash` is its persisted-document hash. */';

/** Holds the text once: the generator's class duplicates it, and methods of `String`. */
const CLASS = `export class TypedDocumentString<TResult, TVariables> extends String {
  declare __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;

  declare __meta__?: Record<string, any> | undefined;

  constructor(value: string, meta?: Record<string, any> | undefined) {
    super(value);
    this.__meta__ = meta;
  }
}

export interface TypedDocumentString<TResult, TVariables> {
  toString(): string & DocumentTypeDecoration<TResult, TVariables>;
}
`;

/** Writes typed documents as strings, without the white space that a service ignores. */
export const plugin = async (schema, documents, config, info) => {
  const output = await typedDocuments(
    schema,
    documents,
    { ...config, part: 'documents', documentMode: 'string' },
    info,
  );
  const content = output.content
    .replace(
      /(new TypedDocumentString\(`)([^`]*)`/g,
      (_, start, text) => `${start}${stripIgnoredCharacters(text)}\``,
    )
    .replace(/^export class TypedDocumentString\b[\s\S]*?^}\n/m, `${DESCRIPTION}\n${CLASS}`);
  return { ...output, content };
};
