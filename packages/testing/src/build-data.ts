import type { TypedText } from '@biographql/client';
import { InvalidArgumentError } from '@biographql/core';
import { isRecord, readOperationName } from '@biographql/core/internal';
import { RECORDINGS_BY_OPERATION } from './recorded-data.js';

/** Partial data at every depth. Items of lists also need only their differences. */
export type PartsOf<Data> = Data extends readonly (infer Item)[]
  ? readonly PartsOf<Item>[]
  : Data extends object
    ? { readonly [Name in keyof Data]?: PartsOf<Data[Name]> }
    : Data;

/**
 * Returns the data of a document of the contract: its first recording, with parts replaced. A list is
 * replaced as a whole; missing parts of an item are those of the first recorded item. For `override`, and for `answer`
 * of `@biographql/client/testing`.
 * @throws InvalidArgumentError for a document without a recording.
 * @example
 * ```ts
 * import { SearchEntityDocument } from '@biographql/core/strings';
 * import { buildData, override } from '@biographql/testing';
 *
 * const labels = [{ text: 'first' }, { text: 'second' }];
 * const found = buildData(SearchEntityDocument, {
 *   searchAsYouType: { data: { searchLabels: labels } },
 * });
 * console.log(override(SearchEntityDocument, found).operationName); // 'searchEntity'
 * ```
 */
export function buildData<Data, Variables>(
  document: TypedText<Data, Variables>,
  parts: PartsOf<NoInfer<Data>> | Record<string, never> = {},
): Data {
  const name = readOperationName(document.toString()) ?? '';
  const [recording] = RECORDINGS_BY_OPERATION.get(name) ?? [];
  if (recording === undefined) {
    throw new InvalidArgumentError('document', 'must be one of @biographql/core/strings');
  }
  return merge(recording.data, parts) as Data;
}

function merge(recorded: unknown, parts: unknown): unknown {
  if (Array.isArray(parts)) {
    const template: unknown = Array.isArray(recorded) ? recorded[0] : undefined;
    return parts.map((item) => merge(template, item));
  }
  if (!isRecord(parts) || !isRecord(recorded)) return parts === undefined ? recorded : parts;
  const changed = Object.entries(parts).map(([name, part]) => [name, merge(recorded[name], part)]);
  return { ...recorded, ...Object.fromEntries(changed) };
}
