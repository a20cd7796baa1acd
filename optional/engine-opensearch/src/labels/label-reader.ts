import type { CallOptions } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { LabelRow } from '@biographql/engines';
import {
  allowedEdits,
  foldLabel,
  isNear,
  ORDERED_COMPLETIONS,
  rankCompletions,
  spellings,
} from '@biographql/engines/internal';
import type { SearchCluster } from '../cluster/search-cluster.js';
import { type Hit, SearchIndex } from '../cluster/search-index.js';
import { entityId } from './label-documents.js';
import { ENTITY_FIELDS, NAME_FIELDS, type StoredEntity, type StoredName } from './label-form.js';
import { BY_NAME, entitySearch, keySearch, type NamePattern, nameSearch } from './name-queries.js';

/** Lookups of a typed text, in one request. */
interface FirstRequested {
  /** Key of the text. */
  readonly key: string;
  /** IRIs and identifiers that the text may stand for. */
  readonly iris: readonly string[];
  readonly identifiers: readonly { readonly scheme: string; readonly id: string }[];
  readonly pattern: NamePattern;
  readonly limit: number;
}

interface FirstFound {
  /** With one of the identifiers or IRIs. */
  readonly entities: readonly StoredEntity[];
  /** With the text's key. */
  readonly exact: readonly StoredName[];
  /** Names that have the words of the text. */
  readonly names: AsyncGenerator<ListedName>;
}

/** A name, and whether it begins with the first word. */
type ListedName = StoredName & { readonly begins: boolean };

/** Maximum names with the same key. */
const MAX_KEY_LENGTH = 1_000;
const MAX_IDENTIFIER_LENGTH = 1_000;
const ROWS_AT_ONCE = 2_000;
/** Requests more names than needed, since some turn out to be too different. */
const FEW = 20;
const LISTS = ['beginning', 'other'] as const;

export class LabelReader {
  readonly #index: SearchIndex;

  constructor(cluster: SearchCluster, index: string) {
    this.#index = new SearchIndex(cluster, index);
  }

  /** Looks a text up as identifiers, exact name and beginnings of words, in one request. */
  async first(
    { key, iris, identifiers, pattern, limit }: FirstRequested,
    options: CallOptions,
  ): Promise<FirstFound> {
    const size = ORDERED_COMPLETIONS + limit;
    const requested = [
      keySearch(key, MAX_KEY_LENGTH),
      ...LISTS.map((listed) => nameSearch(pattern, listed, { size })),
    ];
    if (iris.length + identifiers.length > 0)
      requested.push(entitySearch(iris, identifiers, MAX_IDENTIFIER_LENGTH));
    const [exact = [], beginning = [], other = [], entities = []] = await this.#index.searchAll<
      StoredName & StoredEntity
    >(requested, options);
    return {
      entities: entities.map(({ _source }) => _source),
      exact: exact.map(({ _source }) => _source),
      names: this.#names(pattern, size, options, [beginning, other]),
    };
  }

  /** Names that have all typed words in spite of typing errors, those that begin with the first word first. */
  async *near(
    pattern: NamePattern,
    limit: number,
    options: CallOptions,
  ): AsyncGenerator<StoredName> {
    const { words, edits } = pattern;
    const fits = (token: string, word: string) =>
      spellings(word).some((spelled) => token.startsWith(spelled)) ||
      isNear(token, word, Math.min(edits, allowedEdits(word)));
    const hasAll = (tokens: readonly string[], wanted: readonly string[]) =>
      wanted.every((word) => tokens.some((token) => fits(token, word)));
    const late: StoredName[] = [];
    for await (const { begins, ...name } of this.#names(pattern, FEW + limit, options)) {
      const { tokens, firsts } = foldLabel(name.text);
      if (!hasAll(tokens, words)) continue;
      if (begins && !hasAll(firsts, words.slice(0, 1))) late.push(name);
      else yield name;
    }
    yield* late;
  }

  async byKeys(
    keys: readonly string[],
    options: CallOptions,
  ): Promise<ReadonlyMap<string, readonly StoredName[]>> {
    const byKey = new Map<string, StoredName[]>();
    const body = { sort: BY_NAME, _source: NAME_FIELDS };
    for await (const name of this.#index.withValues<StoredName>('key', keys, body, options))
      getOrAdd(byKey, name.key, () => []).push(name);
    return byKey;
  }

  async byIris(
    iris: readonly string[],
    options: CallOptions,
  ): Promise<ReadonlyMap<string, StoredEntity>> {
    const found = new Map<string, StoredEntity>();
    const body = { sort: [{ entity: 'asc' }], _source: ENTITY_FIELDS };
    for await (const one of this.#index.withValues<StoredEntity>('iri', iris, body, options))
      found.set(one.row.iri, one);
    return found;
  }

  async entities(
    numbers: readonly number[],
    options: CallOptions,
  ): Promise<ReadonlyMap<number, StoredEntity>> {
    const ids = [...new Set(numbers)].map(entityId);
    const found = await this.#index.documents<StoredEntity>(ids, options);
    return new Map(found.map((entity) => [entity.entity, entity]));
  }

  async *rows(options: CallOptions): AsyncGenerator<readonly LabelRow[]> {
    const query = { bool: { filter: [{ exists: { field: 'iri' } }] } };
    const search = { query, size: ROWS_AT_ONCE, sort: [{ entity: 'asc' }], _source: ENTITY_FIELDS };
    for await (const hits of this.#index.all<StoredEntity>(search, options))
      yield hits.map(({ _source }) => _source.row);
  }

  /** Names with the words, list by list. @param first - The first pages of the lists, if they are known. */
  async *#names(
    pattern: NamePattern,
    size: number,
    options: CallOptions,
    first: readonly (readonly Hit<StoredName>[])[] = [],
  ): AsyncGenerator<ListedName> {
    for (const [place, listed] of LISTS.entries()) {
      const search = nameSearch(pattern, listed, { size });
      for await (const hits of this.#index.all<StoredName>(search, options, first[place]))
        for (const { _source } of hits) yield { ..._source, begins: listed === 'beginning' };
    }
  }
}

/** Names that have all typed words; the first `ORDERED_COMPLETIONS` are ranked, the others follow in order. */
export async function* completions(
  text: string,
  names: AsyncGenerator<ListedName>,
): AsyncGenerator<StoredName> {
  const first: ListedName[] = [];
  while (first.length < ORDERED_COMPLETIONS) {
    const next = await names.next();
    if (next.done) break;
    first.push(next.value);
  }
  yield* rankCompletions(text, first);
  yield* names;
}
