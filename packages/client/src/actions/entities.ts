import type { CallOptions, EntityIri, EntityMatch, EntityType, NodeType } from '@biographql/core';
import {
  EntitiesByNameDocument,
  type EntityKey,
  GetEntityDocument,
  GetEntityListDocument,
  type GetEntityListQuery,
  type GetEntityQuery,
  ResolveEntitiesDocument,
  SearchEntityDocument,
} from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import type { EntityHit, ResolvedName } from '../generated/answers.js';
import { requireField, send } from '../wire/fields.js';

/** What to look for among the labels. */
export interface EntitySearch {
  /** The text typed so far, of which 200 characters are read; empty text finds nothing. */
  readonly text: string;
}

/**
 * Finds entities by label, alias or identifier while the user types, the best first, at most 10.
 * @example
 * ```ts
 * const hits = await searchEntities(client, { text: 'asth' });
 * console.log(hits[0]?.label); // 'asthma'
 * ```
 */
export async function searchEntities(
  client: BioGraphQLClient,
  search: EntitySearch,
  options?: CallOptions,
): Promise<readonly EntityHit[]> {
  const names = { text: 'searchText' } as const;
  const { searchAsYouType } = await send(client, SearchEntityDocument, search, names, options);
  return (searchAsYouType?.data?.searchLabels ?? []).map(
    ({ qid, text: label, nodeTypes, ...match }) => ({
      ...match,
      iri: qid as EntityIri,
      label,
      types: nodeTypes,
    }),
  );
}

/** A name to look for, and how strictly. */
export interface NameSearch {
  /** The name, 1 to 200 characters. */
  readonly text: string;
  /** The whole name, its beginning, its words, or also typing errors. @defaultValue 'CONTAINS' */
  readonly strategy?: 'EXACT' | 'PREFIX' | 'CONTAINS' | 'FUZZY';
  /** @defaultValue true */
  readonly ignoreCase?: boolean;
  /** 1 to 100. @defaultValue 10 */
  readonly limit?: number;
}

/**
 * Finds entities by name with the given strategy, best first. While a user types, use `searchEntities`.
 * @example
 * ```ts
 * const data = await getEntitiesByName(client, { text: 'asthma', strategy: 'EXACT' });
 * console.log(data[0]?.qid); // 'Q35869'
 * ```
 */
export async function getEntitiesByName(
  client: BioGraphQLClient,
  search: NameSearch,
  options?: CallOptions,
): Promise<readonly EntityMatch[]> {
  const names = { text: 'name', strategy: 'matchingStrategy' } as const;
  const { searchEntities } = await send(client, EntitiesByNameDocument, search, names, options);
  return searchEntities ?? [];
}

/** Which names to resolve. */
export interface EntityResolution {
  /** Names or identifiers, at most 1,000 of at most 200 characters: `asthma`, `Gleevec`, `MESH:D001249`, `uniprot:P04637`. */
  readonly names: readonly string[];
  /** Only entities of these types. Default: all. */
  readonly types?: readonly NodeType[] | undefined;
  /** What the names are about, e.g. `oncology drugs`: decides between entities that fit equally. */
  readonly context?: string | undefined;
  /** `EXACT` finds only entities that have exactly the name or the identifier. Default: `ANY`. */
  readonly match?: 'ANY' | 'EXACT' | undefined;
  /** Only identifiers of these schemes, by name or prefix, e.g. `mesh`. Default: all. */
  readonly schemes?: readonly string[] | undefined;
}

/**
 * Resolves names and identifiers to entities with their identifiers in other databases: the first step of a pipeline. One entry per
 * name, in their order; a name that cannot be read has an error, and the others are unaffected.
 * @example
 * ```ts
 * const resolved = await resolveEntities(client, { names: ['asthma', 'MESH:D003924'], schemes: ['doid'] });
 * for (const { name, candidates, isAmbiguous } of resolved) {
 *   const [best] = candidates;
 *   console.log(name, best?.iri, best?.identifiers.map(({ curie }) => curie), isAmbiguous);
 * }
 * ```
 */
export async function resolveEntities(
  client: BioGraphQLClient,
  resolution: EntityResolution,
  options?: CallOptions,
): Promise<readonly ResolvedName[]> {
  const { resolveEntities: resolved } = await send(
    client,
    ResolveEntitiesDocument,
    resolution,
    {},
    options,
  );
  return requireField(resolved, 'resolveEntities').map(({ ambiguous, candidates, ...entry }) => ({
    ...entry,
    isAmbiguous: ambiguous,
    candidates: candidates.map(({ qid, text: label, nodeTypes, twins, ...candidate }) => ({
      ...candidate,
      iri: qid as EntityIri,
      label,
      types: nodeTypes,
      twins: twins as readonly string[] as readonly EntityIri[],
    })),
  }));
}

/** The entity that is wanted, by exactly one of `entity` and `name`, and how much around it. */
export interface EntityRequest {
  /** An IRI, a QID, a `wd:` name or a CURIE. */
  readonly entity?: string | undefined;
  /** A label or an alias; of several entities the most popular. */
  readonly name?: string | undefined;
  /** Only an entity of any of these types, when it is found by name. */
  readonly types?: readonly EntityType[] | undefined;
  /** Only neighbors of these types. Default: all. */
  readonly neighborTypes?: readonly EntityType[] | undefined;
  /** 1 to 200. @defaultValue 10 */
  readonly neighbors?: number | undefined;
  /** `neighbors.pageInfo.endCursor` of the page before. */
  readonly after?: string | undefined;
  /** 1 to 100. @defaultValue 10 */
  readonly articles?: number | undefined;
}

/** An entity with its neighbors and their evidence, its articles and its insights. */
export type EntityOverview = NonNullable<GetEntityQuery['entity']>;

/**
 * Returns an entity with its neighbors, the statements and references behind them, its articles and its insights, in one
 * request.
 * @throws ClientError, with `ENTITY_NOT_FOUND` for one that is unknown.
 * @example
 * ```ts
 * const { label, neighbors } = await getEntity(client, { name: 'asthma', neighborTypes: ['GENE'] });
 * console.log(label, neighbors?.edges.map(({ node }) => node.label));
 * ```
 */
export async function getEntity(
  client: BioGraphQLClient,
  request: EntityRequest,
  options?: CallOptions,
): Promise<EntityOverview> {
  const { entity } = await send(client, GetEntityDocument, request, { entity: 'iri' }, options);
  return requireField(entity, 'entity');
}

/** The entities that are wanted, at most 100, and how many neighbors of each. */
export interface EntityListRequest {
  /** Each by exactly one of `iri` (an IRI, a QID, a `wd:` name or a CURIE) and `name` (a label or an alias). */
  readonly entities: readonly EntityKey[];
  /** Only neighbors of these types. Default: all. */
  readonly neighborTypes?: readonly EntityType[] | undefined;
  /** Neighbors of each, 1 to 200. @defaultValue 10 */
  readonly neighbors?: number | undefined;
}

/** One of the entities; `error` says why there is none, and is null otherwise. */
export type EntityListItem = NonNullable<GetEntityListQuery['entities']>[number];

/**
 * Returns many entities with their neighbors in one request: one entry each, in their order. One that is not found has an
 * `error`, and the others are unaffected.
 * @throws BadInputError for more than 100 entities.
 * @example
 * ```ts
 * const items = await getEntityList(client, { entities: [{ iri: 'Q35869' }, { name: 'melanoma' }] });
 * for (const { key, entity, error } of items) console.log(key, error?.message ?? entity?.label);
 * ```
 */
export async function getEntityList(
  client: BioGraphQLClient,
  request: EntityListRequest,
  options?: CallOptions,
): Promise<readonly EntityListItem[]> {
  const names = { entities: 'keys' } as const;
  const { entities } = await send(client, GetEntityListDocument, request, names, options);
  return requireField(entities, 'entities');
}
