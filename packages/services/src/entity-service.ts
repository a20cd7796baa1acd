import type { CallOptions } from '@biographql/core';
import { type EntityRecord, type LabelHit, searchWrittenName } from '@biographql/engines';
import {
  type EntityProperty,
  type PropertyOptions,
  type PropertyReaders,
  readEntityProperties,
} from './entity-properties.js';
import type { EntityReference, ResolveEntity } from './entity-resolver.js';

export interface EntitySearch {
  readonly hits: readonly LabelHit[];
  /** How the text was read, when not as it stands; null otherwise. */
  readonly remark: string | null;
}

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
  propertiesOf(
    entities: readonly EntityRecord[],
    options?: PropertyOptions,
  ): Promise<readonly (readonly EntityProperty[])[]>;
}

export interface EntityServiceParts extends PropertyReaders {
  readonly resolveEntity: ResolveEntity;
}

const MOST_HITS = 10;
const READ_CHARACTERS = 200;
const NOTHING: EntitySearch = Object.freeze({ hits: [], remark: null });

/** An entity search never fails on what the user typed. */
export function createEntityService(parts: EntityServiceParts): EntityService {
  return {
    async search(text, options) {
      const read = text.slice(0, READ_CHARACTERS).trim();
      if (read === '') return NOTHING;
      const search = { signal: options?.signal, limit: MOST_HITS };
      const { hits, note } = await searchWrittenName(parts.labels, read, search);
      return { hits, remark: note ?? remarkOn(read, hits) };
    },

    async properties(reference, options = {}) {
      const entity = await parts.resolveEntity(reference, { signal: options.signal });
      const [properties = []] = await readEntityProperties(parts, [entity], options);
      return { entity, properties };
    },

    propertiesOf: (entities, options) => readEntityProperties(parts, entities, options),
  };
}

function remarkOn(text: string, hits: readonly LabelHit[]): string | null {
  const [best] = hits;
  if (best?.match !== 'fuzzy') return null;
  return `No label has a word that starts with "${text}"; these are similar.`;
}
