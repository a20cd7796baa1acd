import type { CallOptions } from '@biographql/core';
import {
  allowedEdits,
  foldLabel,
  isNear,
  ORDERED_COMPLETIONS,
  rankCompletions,
  spellings,
} from '@biographql/engines/internal';
import type { StoredName } from './label-form.js';
import type { FirstFound, LabelReader, NamePage } from './label-reader.js';
import type { NamePattern } from './name-queries.js';

/** Names that have all typed words, best first: the first of them in the order of completion. */
export async function* completions(
  { beginning, other }: Pick<FirstFound, 'beginning' | 'other'>,
  text: string,
  limit: number,
): AsyncGenerator<StoredName> {
  const names = inTurn(beginning, other);
  const first: (StoredName & { readonly begins: boolean })[] = [];
  while (first.length < Math.max(ORDERED_COMPLETIONS, limit)) {
    const next = await names.next();
    if (next.done) break;
    first.push(next.value);
  }
  const ordered = first.slice(0, ORDERED_COMPLETIONS);
  yield* rankCompletions(text, ordered);
  yield* first.slice(ORDERED_COMPLETIONS);
  yield* names;
}

/** Names that have all typed words in spite of typing errors, those that begin with the first word first. */
export async function* nearNames(
  reader: LabelReader,
  pattern: NamePattern,
  limit: number,
  { signal }: CallOptions,
): AsyncGenerator<StoredName> {
  const { words, edits } = pattern;
  const options = { size: FEW + limit, ...(signal === undefined ? {} : { signal }) };
  const fits = (token: string, word: string) =>
    spellings(word).some((spelled) => token.startsWith(spelled)) ||
    isNear(token, word, Math.min(edits, allowedEdits(word)));
  const hasAll = (tokens: readonly string[], wanted: readonly string[]) =>
    wanted.every((word) => tokens.some((token) => fits(token, word)));
  const [beginning, other] = await Promise.all([
    reader.names(pattern, 'beginning', options),
    reader.names(pattern, 'other', options),
  ]);
  const late: StoredName[] = [];
  for await (const { begins, ...name } of inTurn(beginning, other)) {
    const { tokens, firsts } = foldLabel(name.text);
    if (!hasAll(tokens, words)) continue;
    if (begins && !hasAll(firsts, words.slice(0, 1))) late.push(name);
    else yield name;
  }
  yield* late;
}

/** Requests more names than needed, since some turn out to be too different. */
const FEW = 20;

async function* inTurn(
  beginning: NamePage,
  other: NamePage,
): AsyncGenerator<StoredName & { readonly begins: boolean }> {
  for await (const name of getNames(beginning)) yield { ...name, begins: true };
  for await (const name of getNames(other)) yield { ...name, begins: false };
}

async function* getNames(first: NamePage): AsyncGenerator<StoredName> {
  let page: NamePage | null = first;
  while (page !== null) {
    yield* page.names;
    page = page.next === null ? null : await page.next();
  }
}
