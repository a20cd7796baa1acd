import type { EntityHit } from '@biographql/client';
import {
  type EntitiesResult,
  entitiesOf,
  type SetByTyping,
  type TypingSettings,
  typedEntitiesOptions,
} from '@biographql/query';
import { useQuery } from '@tanstack/react-query';
import { type HookOptions, useBioGraphQL } from './use-base.js';

/** Options for a search while the user types. */
export interface EntitiesOptions
  extends Omit<HookOptions<readonly EntityHit[]>, SetByTyping>,
    TypingSettings {}

/**
 * Finds entities by label while the user types, at most 10. Pass the unchanged text of the input: the request is sent
 * once the text is unchanged for `delayMs`, and a keystroke aborts the previous request. A cached text is
 * answered at once.
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
  { delayMs, minLength, enabled = true, ...options }: EntitiesOptions = {},
): EntitiesResult {
  const client = useBioGraphQL();
  const result = useQuery({
    ...typedEntitiesOptions(client, text, { delayMs, minLength }),
    ...options,
    enabled,
  });
  const { error, fetchStatus, refetch } = result;
  const lists = entitiesOf(result);
  const isSearching = enabled && !lists.entities && !error;
  return { ...lists, isSearching, fetchStatus, error, refetch };
}
