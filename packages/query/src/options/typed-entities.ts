import type { BioGraphQLClient, ClientError, EntityHit } from '@biographql/client';
import { EMPTY_KEY } from '../keys.js';
import type { ActionOptions } from './action-options.js';
import { entitiesOptions } from './entities.js';

/** Options of a search as the user types. */
export interface TypedEntitiesOptions extends ActionOptions<readonly EntityHit[]> {
  /** The answer of a text that is too short: nothing. */
  readonly initialData?: readonly EntityHit[];
  /** The list of the text before, while that of this one is awaited. */
  readonly placeholderData?: (
    previous: readonly EntityHit[] | undefined,
  ) => readonly EntityHit[] | undefined;
}

/** When a text is asked for while it is typed. */
export interface TypingSettings {
  /** How long the text must rest before it is asked for, in ms. Default 250. */
  readonly delayMs?: number | undefined;
  /** Shorter texts, blanks at their ends not counted, are not asked for. Default 2. */
  readonly minLength?: number | undefined;
  /** False: nothing is asked for. Default true. */
  readonly enabled?: boolean | undefined;
}

/** TanStack's options that a search as the user types sets by itself. */
export type SetByTyping =
  | 'enabled'
  | 'initialData'
  | 'initialDataUpdatedAt'
  | 'placeholderData'
  | 'select';

/** The lists of a search as the user types. */
export interface TypedEntities {
  /**
   * The hits of exactly this text, the best first: never those of another. Undefined until they are there; empty when
   * nothing is found, or the text is too short.
   */
  readonly entities: readonly EntityHit[] | undefined;
  /**
   * The newest list of an earlier text while `entities` is awaited, never one older than a list shown already: to be
   * shown as such (dimmed, say) or not at all. Undefined otherwise.
   */
  readonly previousEntities: readonly EntityHit[] | undefined;
}

/** What is known of a text that is typed. */
export interface EntitiesResult extends TypedEntities {
  /** True while `entities` is awaited, the pause after a keystroke included. */
  readonly isSearching: boolean;
  /** Whether a request is under way; `paused` while the page is offline. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  /** What went wrong with this text. */
  readonly error: ClientError | null;
  /** Asks again. */
  readonly refetch: () => void;
}

/** Tells whether a text has stayed the same for a while. */
export interface RestingText {
  /** False until the text has been asked about for `delayMs` without another between; the first counts at once. */
  isAtRest(text: string, delayMs: number): boolean;
  /** Forgets the text that is waited for. */
  stop(): void;
}

/**
 * The options behind `useEntities`: at most 10 entities of what is typed so far. A text shorter than `minLength` (default 2),
 * blanks at its ends not counted, has the empty list and is not asked for. They ask at once: see {@link restingText}.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { entitiesOf, typedEntitiesOptions } from '@biographql/query';
 * import { QueryClient, QueryObserver } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * const search = new QueryObserver(new QueryClient(), typedEntitiesOptions(client, 'asth'));
 * const stop = search.subscribe((result) => console.log(entitiesOf(result).entities));
 * stop();
 * ```
 */
export function typedEntitiesOptions(
  client: BioGraphQLClient,
  text: string,
  minLength = 2,
): TypedEntitiesOptions {
  return {
    ...entitiesOptions(client, { text }),
    ...(text.trim().length < minLength
      ? // An answer of its own, so that the list before is not brought up again by the next text.
        { queryKey: EMPTY_KEY as Key, queryFn: async () => [], initialData: [] }
      : { placeholderData: (previous) => previous }),
  };
}

type Key = TypedEntitiesOptions['queryKey'];

/**
 * Tells the list of a text from that of the text before, in the result of a query with {@link typedEntitiesOptions}.
 *
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

/**
 * Watches a text that is typed. `changed` is called when it has come to rest, after which `isAtRest` says so.
 *
 * @example
 * ```ts
 * import { restingText } from '@biographql/query';
 *
 * const typed = restingText(() => console.log('ask now'));
 * console.log(typed.isAtRest('', 250)); // true: the first
 * console.log(typed.isAtRest('a', 250)); // false
 * typed.stop();
 * ```
 */
export function restingText(changed: () => void): RestingText {
  let rested: string | undefined;
  let awaited: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isAtRest(text, delayMs) {
      rested ??= text;
      if (text !== awaited) {
        awaited = text;
        clearTimeout(timer);
        if (text !== rested) {
          timer = setTimeout(() => {
            rested = text;
            changed();
          }, delayMs);
        }
      }
      return text === rested;
    },
    stop: () => clearTimeout(timer),
  };
}
