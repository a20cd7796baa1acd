import type { CallOptions, EntityIri, NodeType } from '@biographql/core';
import { type MatchKind, ResolveEntitiesDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { requireField } from '../wire/fields.js';
import { send } from '../wire/variables.js';

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

/** An identifier in another database. */
export interface ExternalIdentifier {
  /** Name of the scheme, e.g. `mesh`. */
  readonly scheme: string;
  /** Without prefix, e.g. `D001249`. */
  readonly id: string;
  /** With prefix, e.g. `MESH:D001249`. */
  readonly curie: string;
  /** Null when the scheme has no pages. */
  readonly url: string | null;
}

/** An entity that a name may mean. */
export interface EntityCandidate {
  readonly iri: EntityIri;
  readonly label: string;
  /** At least one; `UNDEFINED` when the graph has none. */
  readonly types: readonly NodeType[];
  readonly description: string | null;
  /** 0 to 1, for the order; no probability. */
  readonly score: number;
  readonly matchKind: MatchKind;
  /** The name or the identifier that matched. */
  readonly matchedText: string;
  /** The scheme of the identifier that matched; null when a name matched. */
  readonly scheme: string | null;
  /** Other entities of the graph that are the same thing. */
  readonly twins: readonly EntityIri[];
  /** Its identifiers in other databases, including those of equivalent entities. */
  readonly identifiers: readonly ExternalIdentifier[];
}

/** What a name may mean. */
export interface ResolvedName {
  /** As it was given. */
  readonly name: string;
  /** The best first, at most 5; empty when there is none. */
  readonly candidates: readonly EntityCandidate[];
  /** True when the first two, which are different things, stand equal. */
  readonly isAmbiguous: boolean;
  /** How the name was read when not as given, e.g. without a dose; null otherwise. */
  readonly note: string | null;
  /** Why the name cannot be read, e.g. because it is blank; null for one that can. */
  readonly error: { readonly code: string; readonly message: string } | null;
}

/**
 * Resolves names and identifiers to entities with their identifiers in other databases: the first step of a pipeline. One entry per
 * name, in their order; a name that cannot be read has an error, and the others are unaffected.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
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
