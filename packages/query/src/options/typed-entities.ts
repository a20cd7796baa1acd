import type { BioGraphQLClient, ClientError, EntityHit } from '@biographql/client';
import { throwIfAborted } from '@biographql/core/internal';
import { entitiesOptions } from '../generated/options.js';
import { EMPTY_KEY } from '../keys.js';
import type { ActionOptions } from './action-options.js';

/** Options of a search as the user types. */
export interface TypedEntitiesOptions extends ActionOptions<readonly EntityHit[]> {
  /** The previous text's list, while this one's is loading. */
  readonly placeholderData?: (
    previous: readonly EntityHit[] | undefined,
  ) => readonly EntityHit[] | undefined;
}

/** When a typed text is sent. */
export interface TypingSettings {
  /** How long typing must pause before the request is sent, in ms. Default 250. */
  readonly delayMs?: number | undefined;
  /** Texts with fewer characters, without surrounding blanks, are not searched. Default 2. */
  readonly minLength?: number | undefined;
  /** False: sends nothing. Default true. */
  readonly enabled?: boolean | undefined;
}

/** TanStack's options that a search while typing sets. */
export type SetByTyping =
  | 'enabled'
  | 'initialData'
  | 'initialDataUpdatedAt'
  | 'placeholderData'
  | 'select';

/** The lists of a search as the user types. */
export interface TypedEntities {
  /**
   * The hits of exactly this text, the best first. Undefined while they are loading; empty when
   * nothing is found, or the text is too short.
   */
  readonly entities: readonly EntityHit[] | undefined;
  /**
   * The newest list of an earlier text while `entities` is loading, never older than one already shown. Show it
   * as outdated (e.g. dimmed) or not at all. Undefined otherwise.
   */
  readonly previousEntities: readonly EntityHit[] | undefined;
}

/** The state of a search while typing. */
export interface EntitiesResult extends TypedEntities {
  /** True while `entities` is loading, including the pause after a keystroke. */
  readonly isSearching: boolean;
  /** `fetching` from the keystroke on, including the pause; `paused` while the page is offline. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  /** The error of this text. */
  readonly error: ClientError | null;
  /** Sends the request again. */
  readonly refetch: () => void;
}

/**
 * Options for a search while the user types: at most 10 entities. Each keystroke makes a new query, and TanStack Query
 * aborts the one before. A query waits for `delayMs` before it sends its request, so fast typing sends nothing. A
 * cached text is answered without the pause. A text shorter than `minLength`, not counting blanks at its ends, has an
 * empty list.
 * @example
 * ```ts
 * const options = typedEntitiesOptions(client, 'asth');
 * const search = new QueryObserver<readonly EntityHit[], ClientError>(new QueryClient(), options);
 * const stop = search.subscribe((result) => console.log(entitiesOf(result).entities));
 * stop();
 * ```
 */
export function typedEntitiesOptions(
  client: BioGraphQLClient,
  text: string,
  { delayMs = 250, minLength = 2 }: Omit<TypingSettings, 'enabled'> = {},
): TypedEntitiesOptions {
  const options = entitiesOptions(client, { text });
  if (text.trim().length < minLength) {
    // A separate key, so that the next text doesn't show the list of the previous one.
    const empty = { queryKey: EMPTY_KEY as Key, queryFn: async () => [], initialData: [] };
    // `initialData` is not in the type: Solid's `useQuery` has overloads for options that always or never have it.
    return { ...options, ...empty };
  }
  return {
    ...options,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      throwIfAborted(signal);
      return options.queryFn({ signal });
    },
    placeholderData: (previous) => previous,
  };
}

type Key = TypedEntitiesOptions['queryKey'];

/**
 * Separates the list of a text from that of the previous text, in the result of {@link typedEntitiesOptions}.
 * @example
 * ```ts
 * import { entitiesOf } from '@biographql/query';
 *
 * console.log(entitiesOf({ data: [], isPlaceholderData: true }).entities); // undefined
 * ```
 */
export function entitiesOf({
  data,
  isPlaceholderData,
}: {
  readonly data: readonly EntityHit[] | undefined;
  readonly isPlaceholderData: boolean;
}): TypedEntities {
  return {
    entities: isPlaceholderData ? undefined : data,
    previousEntities: isPlaceholderData ? data : undefined,
  };
}
