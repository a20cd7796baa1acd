import type { EntityHit } from '@biographql/client';
import {
  type EntitiesResult,
  entitiesOf,
  type SetByTyping,
  type TypingSettings,
  typedEntitiesOptions,
} from '@biographql/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HookOptions } from './use-base.js';
import { useBioGraphQL } from './use-biographql.js';

/** How a search as the user types behaves. */
export interface EntitiesOptions
  extends Omit<HookOptions<readonly EntityHit[]>, SetByTyping>,
    TypingSettings {}

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
    ...typedEntitiesOptions(client, text, { minLength, delayMs: 0 }),
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
