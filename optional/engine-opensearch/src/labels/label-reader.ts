import type { CallOptions } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { LabelRow } from '@biographql/engines';
import { type IdentifierTurns, nameKey, ORDERED_COMPLETIONS } from '@biographql/engines/internal';
import { entityIris, type IdentifierReader } from '@biographql/engines/vocabulary';
import type { SearchCluster } from '../cluster/search-cluster.js';
import {
  MOST_HITS,
  type SearchAnswer,
  SearchIndex,
  TERMS_AT_ONCE,
} from '../cluster/search-index.js';
import { entityId } from './label-documents.js';
import { ENTITY_FIELDS, type StoredEntity, type StoredName } from './label-form.js';
import {
  entitySearch,
  keySearch,
  type NameList,
  type NamePattern,
  nameSearch,
} from './name-queries.js';

/** A page of names, and how to get the next one; null at the end. */
export interface NamePage {
  readonly names: readonly StoredName[];
  readonly next: (() => Promise<NamePage>) | null;
}

/** What a typed text is looked up as, in one request. */
export interface FirstAsked {
  readonly text: string;
  readonly turns: IdentifierTurns;
  readonly pattern: NamePattern;
  readonly limit: number;
}

export interface FirstFound {
  /** With one of the identifiers or the IRI that the text may be. */
  readonly entities: readonly StoredEntity[];
  /** With the text's key. */
  readonly exact: readonly StoredName[];
  /** That begin with its first word and have the others. */
  readonly beginning: NamePage;
  /** That have its words, and begin with another one. */
  readonly other: NamePage;
}

/** More names have no key in common. */
const MOST_OF_KEY = 1_000;
const MOST_OF_IDENTIFIER = 1_000;
const ROWS_AT_ONCE = 2_000;

export class LabelReader {
  readonly #index: SearchIndex;

  constructor(cluster: SearchCluster, index: string) {
    this.#index = new SearchIndex(cluster, index);
  }

  /** Looks a text up as identifiers, exact name and beginnings of words, in one request. */
  async first(
    { text, turns, pattern, limit }: FirstAsked,
    schemes: IdentifierReader,
    options: CallOptions,
  ): Promise<FirstFound> {
    const readings = [...turns.before, ...turns.after, ...turns.last];
    const iris = readings.flatMap((reading) => schemes.toIris(reading));
    if (text.includes(':')) iris.push(text.trim(), ...entityIris(text));
    const size = ORDERED_COMPLETIONS + limit;
    const asked = [
      keySearch([nameKey(text)], { size: MOST_OF_KEY }),
      nameSearch(pattern, 'beginning', { size }),
      nameSearch(pattern, 'other', { size }),
    ];
    if (iris.length + readings.length > 0) {
      asked.push(entitySearch(iris, readings, { size: MOST_OF_IDENTIFIER, fields: ENTITY_FIELDS }));
    }
    const [exact, beginning, other, entities] = await this.#index.searchAll<StoredName>(
      asked,
      options,
    );
    const page = (answer: SearchAnswer<StoredName> | undefined, listed: NameList) =>
      this.#toPage(answer, { pattern, listed, size, options });
    return {
      entities: getSources(entities) as readonly unknown[] as readonly StoredEntity[],
      exact: getSources(exact),
      beginning: page(beginning, 'beginning'),
      other: page(other, 'other'),
    };
  }

  async names(
    pattern: NamePattern,
    listed: NameList,
    { size, ...options }: CallOptions & { readonly size: number },
  ): Promise<NamePage> {
    const answer = await this.#index.search<StoredName>(
      nameSearch(pattern, listed, { size }),
      options,
    );
    return this.#toPage(answer, { pattern, listed, size, options });
  }

  async byKeys(
    keys: readonly string[],
    options: CallOptions,
  ): Promise<ReadonlyMap<string, readonly StoredName[]>> {
    const byKey = new Map<string, StoredName[]>();
    const distinct = [...new Set(keys)].filter((key) => key !== '');
    for (let first = 0; first < distinct.length; first += TERMS_AT_ONCE) {
      const asked = distinct.slice(first, first + TERMS_AT_ONCE);
      const search = { ...keySearch(asked, { size: MOST_HITS }), size: MOST_HITS };
      for await (const hits of this.#index.all<StoredName>(search, options)) {
        for (const { _source: name } of hits) getOrAdd(byKey, name.key, () => []).push(name);
      }
    }
    return byKey;
  }

  async byIris(
    iris: readonly string[],
    options: CallOptions,
  ): Promise<ReadonlyMap<string, StoredEntity>> {
    const found = new Map<string, StoredEntity>();
    const distinct = [...new Set(iris)].filter((iri) => iri !== '');
    for (let first = 0; first < distinct.length; first += TERMS_AT_ONCE) {
      const asked = distinct.slice(first, first + TERMS_AT_ONCE);
      const search = entitySearch(asked, [], { size: TERMS_AT_ONCE, fields: ENTITY_FIELDS });
      for (const entity of getSources(await this.#index.search<StoredEntity>(search, options))) {
        found.set(entity.row.iri, entity);
      }
    }
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
    const search = {
      query: { bool: { filter: [{ exists: { field: 'iri' } }] } },
      size: ROWS_AT_ONCE,
      sort: [{ entity: 'asc' }],
      track_total_hits: false,
      _source: ENTITY_FIELDS,
    };
    for await (const hits of this.#index.all<StoredEntity>(search, options)) {
      yield hits.map(({ _source }) => _source.row);
    }
  }

  #toPage(
    answer: SearchAnswer<StoredName> | undefined,
    asked: {
      readonly pattern: NamePattern;
      readonly listed: NameList;
      readonly size: number;
      readonly options: CallOptions;
    },
  ): NamePage {
    const { pattern, listed, size, options } = asked;
    const hits = answer?.hits.hits ?? [];
    const after = hits.at(-1)?.sort;
    const next = async () => {
      const search = nameSearch(pattern, listed, { size, after });
      return this.#toPage(await this.#index.search<StoredName>(search, options), asked);
    };
    return { names: hits.map(({ _source }) => _source), next: hits.length < size ? null : next };
  }
}

function getSources<Source>(answer: SearchAnswer<Source> | undefined): readonly Source[] {
  return answer?.hits.hits.map(({ _source }) => _source) ?? [];
}
