import type { ClientError, EntityHit } from '@biographql/client';
import { entitiesOf, typedEntitiesOptions } from '@biographql/query';
import { type FetchStatus, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HookOptions } from './use-base.js';
import { useBioGraphQL } from './use-biographql.js';

/** How a search as the user types behaves. */
export interface EntitiesOptions
  extends Omit<
    HookOptions<readonly EntityHit[]>,
    'enabled' | 'initialData' | 'initialDataUpdatedAt' | 'placeholderData' | 'select'
  > {
  /** How long the text must rest before it is asked for, in ms. Default 250. */
  readonly delayMs?: number | undefined;
  /** Shorter texts, blanks at their ends not counted, are not asked for. Default 2. */
  readonly minLength?: number | undefined;
  /** False: nothing is asked for. Default true. */
  readonly enabled?: boolean | undefined;
}

/** What is known of the text. */
export interface EntitiesResult {
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
  /** True while `entities` is awaited, the pause after a keystroke included. */
  readonly isSearching: boolean;
  /** Whether a request is under way; `paused` while the page is offline. */
  readonly fetchStatus: FetchStatus;
  /** What went wrong with this text. */
  readonly error: ClientError | null;
  /** Asks again. */
  readonly refetch: () => void;
}

/**
 * Finds entities by label while the user types, at most 10. Pass the text of the input as it is: it is asked for when
 * it has rested for `delayMs`, and a keystroke aborts the request of the text before. A text whose answer is cached is
 * answered at once.
 *
 * @example
 * ```tsx
 * import { useEntities } from '@biographql/react';
 * import { useState } from 'react';
 *
 * export function Search() {
 *   const [text, setText] = useState('asth');
 *   const { entities, previousEntities = [] } = useEntities(text);
 *   return (
 *     <>
 *       <input value={text} onChange={(event) => setText(event.target.value)} />
 *       <ul style={{ opacity: entities ? 1 : 0.5 }}>
 *         {(entities ?? previousEntities).map(({ iri, label }) => <li key={iri}>{label}</li>)}
 *       </ul>
 *     </>
 *   );
 * }
 * ```
 */
export function useEntities(
  text: string,
  { delayMs = 250, minLength, enabled = true, ...options }: EntitiesOptions = {},
): EntitiesResult {
  const client = useBioGraphQL();
  const rested = useRested(text, delayMs);
  const result = useQuery({
    ...typedEntitiesOptions(client, text, minLength),
    ...options,
    enabled: enabled && rested === text,
  });
  const { error, fetchStatus, refetch } = result;
  const lists = entitiesOf(result);
  const isSearching = enabled && !lists.entities && !error;
  return { ...lists, isSearching, fetchStatus, error, refetch };
}

/** Returns the value that stayed the same for so long; the first counts at once. */
function useRested(value: string, delayMs: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setRested, delayMs, value);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}
