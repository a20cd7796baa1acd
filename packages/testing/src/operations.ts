import type { TypedText } from '@biographql/client';
import { isRecord, parseHeader } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';
import type * as strings from '@biographql/core/strings';

/** The documents of the contract, by the names of their exports. */
type Documents = {
  [Name in keyof typeof strings as Name extends `${string}Document`
    ? Name
    : never]: (typeof strings)[Name];
};

/** A document of the contract. */
export type ContractDocument = Documents[keyof Documents];

/** The data of a document. */
export type DataOf<Document> =
  Document extends TypedText<infer Data, infer _Variables> ? Data : never;

/** What a request asks. */
export interface AskedOperation {
  readonly name: string;
  /** As they were sent, or none. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The document: as it was sent, or the persisted one; empty where its name alone was sent. */
  readonly text: string;
}

/**
 * Reads what the body of a request asks: by the identifier of a persisted document, by the text of a document, or by the
 * `operationName` beside it. Null for a body that is none of GraphQL, and for an identifier that nobody knows.
 */
export function readOperation(body: unknown): AskedOperation | null {
  if (!isRecord(body)) return null;
  const variables = isRecord(body.variables) ? body.variables : {};
  const text = textIn(body);
  const name = typeof body.operationName === 'string' ? body.operationName : readName(text);
  return name === null || name === '' ? null : { name, variables, text };
}

/** Returns the name of the operation of a document, or null when it has none. */
export function readName(text: string): string | null {
  return parseHeader(text).operationName;
}

function textIn({ query, documentId, extensions }: Readonly<Record<string, unknown>>): string {
  if (typeof query === 'string') return query;
  const persisted = isRecord(extensions) ? extensions.persistedQuery : undefined;
  const sent = documentId ?? (isRecord(persisted) ? persisted.sha256Hash : undefined);
  if (typeof sent !== 'string') return '';
  const id = sent.startsWith('sha256:') ? sent : `sha256:${sent}`;
  return Object.hasOwn(persistedDocuments, id) ? (persistedDocuments[id] ?? '') : '';
}
