import type { CallOptions } from '@biographql/core';
import type { EntityRecord, LabelHit } from '@biographql/engines';
import { LRUCache } from 'lru-cache';
import {
  type EntityProperty,
  type PropertyOptions,
  type PropertyReaders,
  readEntityProperties,
} from './entity-properties.js';
import type { EntityReference, ResolveEntity } from './entity-resolver.js';

/** The entities that a typed text means. */
export interface EntitySearch {
  /** The best first. */
  readonly hits: readonly LabelHit[];
  /** How the text was read, when not as it stands; null otherwise. */
  readonly remark: string | null;
}

/** An entity with its properties. */
export interface EntityProperties {
  readonly entity: EntityRecord;
  readonly properties: readonly EntityProperty[];
}

/** Looks entities up: by label while the user types, and one by one with their properties. */
export interface EntityService {
  /** Returns at most 10 entities, none for blank text. Only the first 200 characters are read. */
  search(text: string, options?: CallOptions): Promise<EntitySearch>;
  /** @throws EntityNotFoundError. */
  properties(reference: EntityReference, options?: PropertyOptions): Promise<EntityProperties>;
}

/** What an entity service stands on. */
export interface EntityServiceParts extends PropertyReaders {
  readonly resolveEntity: ResolveEntity;
  /** Searches whose answers are kept, since a dataset never changes while it is open; 0 keeps none. Default 10,000. */
  readonly keptSearches?: number;
  /** Told of each search whether its answer was kept. */
  readonly onLookup?: ((isKept: boolean) => void) | undefined;
}

/** The number of searches that are kept when nothing else is asked for. */
export const DEFAULT_KEPT_SEARCHES = 10_000;
const MOST_HITS = 10;
const READ_CHARACTERS = 200;
const NOTHING: EntitySearch = Object.freeze({ hits: [], remark: null });

/** An entity search never fails on what the user typed. */
export function createEntityService(parts: EntityServiceParts): EntityService {
  const kept = createSearchCache(parts.keptSearches ?? DEFAULT_KEPT_SEARCHES);

  return {
    async search(text, options) {
      const read = text.slice(0, READ_CHARACTERS).trim();
      if (read === '') return NOTHING;
      const known = kept?.get(read);
      if (kept !== null) parts.onLookup?.(known !== undefined);
      if (known !== undefined) return known;
      const hits = await parts.labels.search(read, { signal: options?.signal, limit: MOST_HITS });
      const found = { hits, remark: remarkOn(read, hits) };
      kept?.set(read, found);
      return found;
    },

    async properties(reference, options = {}) {
      const entity = await parts.resolveEntity(reference, { signal: options.signal });
      return { entity, properties: await readEntityProperties(parts, entity, options) };
    },
  };
}

/** Bound of all kept answers, in bytes. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Estimated memory of one hit besides its texts: an object and its lists. */
const BYTES_PER_HIT = 400;

/** Returns the searches that are kept, by the text that was read; null when none are to be kept. */
function createSearchCache(max: number): LRUCache<string, EntitySearch> | null {
  if (max === 0) return null;
  return new LRUCache({ max, maxSize: KEPT_BYTES, sizeCalculation: bytesOf });
}

function bytesOf({ hits, remark }: EntitySearch, text: string): number {
  let characters = text.length + (remark?.length ?? 0);
  for (const { iri, label, description, matchedText } of hits) {
    characters += iri.length + label.length + (description?.length ?? 0) + matchedText.length;
  }
  return BYTES_PER_HIT * (hits.length + 1) + characters * 2;
}

function remarkOn(text: string, hits: readonly LabelHit[]): string | null {
  const [best] = hits;
  if (best?.match !== 'fuzzy') return null;
  return `No label has a word that starts with "${text}"; these are similar.`;
}
