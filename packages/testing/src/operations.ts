import type { TypedText } from '@biographql/client';
import { isRecord, readDocumentId, readOperationName } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';
import type * as strings from '@biographql/core/strings';

type Documents = {
  [Name in keyof typeof strings as Name extends `${string}Document`
    ? Name
    : never]: (typeof strings)[Name];
};

export type ContractDocument = Documents[keyof Documents];

export type DataOf<Document> =
  Document extends TypedText<infer Data, infer _Variables> ? Data : never;

export interface RequestedOperation {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Finds the operation by the id of a persisted document, a document's text, or `operationName`; else null. */
export function readOperation(body: unknown): RequestedOperation | null {
  if (!isRecord(body)) return null;
  const variables = isRecord(body.variables) ? body.variables : {};
  const text = textIn(body);
  const name =
    typeof body.operationName === 'string' ? body.operationName : readOperationName(text);
  return name === null || name === '' ? null : { name, variables, text };
}

function textIn(body: Readonly<Record<string, unknown>>): string {
  if (typeof body.query === 'string') return body.query;
  const id = readDocumentId(body) ?? '';
  return Object.hasOwn(persistedDocuments, id) ? (persistedDocuments[id] ?? '') : '';
}
