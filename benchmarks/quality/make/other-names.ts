import { DEVELOPMENT_2_ENTITIES } from './development-2-entities.js';
import { DEVELOPMENT_ENTITIES } from './development-entities.js';
import { FINAL_ENTITIES } from './final-entities.js';
import { HELD_OUT_ENTITIES } from './held-out-entities.js';
import type { Kind } from './relations.js';
import { SEALED_ENTITIES } from './sealed-entities.js';

/** Returns the names, in lower case, of everything that the sets ask about, but for those of this one. */
export function otherNames(own: Readonly<Record<Kind, readonly string[]>>): ReadonlySet<string> {
  const others = [
    DEVELOPMENT_ENTITIES,
    HELD_OUT_ENTITIES,
    FINAL_ENTITIES,
    DEVELOPMENT_2_ENTITIES,
    SEALED_ENTITIES,
  ].filter((entities) => entities !== own);
  return new Set(
    others.flatMap((entities) =>
      Object.values(entities)
        .flat()
        .flatMap((entry) => entry.toLowerCase().split('=')),
    ),
  );
}
