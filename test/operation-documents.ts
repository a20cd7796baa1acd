import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../operations/', import.meta.url);

/** The operations of the contract by the names of their files, without the ending, in the order of the names. */
export const OPERATION_DOCUMENTS: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => [
      file.slice(0, -'.graphql'.length),
      readFileSync(new URL(file, FOLDER), 'utf8'),
    ]),
);

/**
 * Returns the document of an operation.
 * @throws Error when there is none of that name.
 */
export function operationDocument(name: string): string {
  const document = OPERATION_DOCUMENTS.get(name);
  if (document === undefined) throw new Error(`There is no operation ${name}.`);
  return document;
}
