import type { NodeType } from '@biographql/core';
import { NodePropertiesDocument, type NodePropertiesQuery } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import type { RequestOptions } from '../document.js';
import type { NamingClient } from '../wire/fields.js';

/** The entity whose properties are wanted. */
export interface EntityLookup {
  /** An IRI, a QID, or a `wd:` name. */
  readonly entity: string;
  /** No effect: the service reads types only for an entity that is found by name. */
  readonly types?: readonly NodeType[] | undefined;
  /** Maximum number of values per property and of alternative labels, 1 to 200, default 200. */
  readonly limit?: number | undefined;
}

/**
 * Returns the other names of an entity, its description, and its direct claims.
 * @throws ClientError (OperationError with `ENTITY_NOT_FOUND` for an unknown entity).
 * @example
 * ```ts
 * const { description, claims } = await getEntityProperties(client, { entity: 'Q35869' });
 * const drugs = claims.find(({ property }) => property === 'P2176');
 * console.log(description, drugs?.values.map(({ label }) => label));
 * ```
 */
export async function getEntityProperties(
  client: BioGraphQLClient,
  lookup: EntityLookup,
  options?: RequestOptions,
): Promise<EntityProperties> {
  const names = { entity: 'startNode', types: 'nodeTypes', limit: 'maxNeighbors' } as const;
  const { nodeProperties } = await (client as NamingClient).request(
    NodePropertiesDocument,
    lookup,
    { ...options, names },
  );
  return toEntityProperties(nodeProperties?.properties ?? []);
}

/** A value of a property. */
export interface PropertyValue {
  /** An IRI in full, or the lexical form of a literal. */
  readonly value: string;
  /** The label of an entity; for literals and entities without a label, the value. */
  readonly label: string;
}

/** A property with its values. */
export interface EntityProperty {
  /** The code, e.g. `P2176` or `biolink:has_phenotype`; the IRI of a property without a code. */
  readonly property: string;
  /** Null when the graph has none. */
  readonly label: string | null;
  readonly values: readonly PropertyValue[];
  /** How many values there are, also those that were cut off. */
  readonly total: number;
}

/** Facts of the graph about one entity. */
export interface EntityProperties {
  /** Its other names; empty when there are none. */
  readonly alternativeLabels: readonly string[];
  /** Null when the graph has none. */
  readonly description: string | null;
  /** Its direct claims, one entry per property, in the order of the codes. */
  readonly claims: readonly EntityProperty[];
}

type WireProperties = NonNullable<NodePropertiesQuery['nodeProperties']>['properties'];

/** Separates labels and description from claims, and joins entries of the same name, which a service may send apart. */
function toEntityProperties(wire: NonNullable<WireProperties>): EntityProperties {
  const joined: Record<string, EntityProperty> = Object.create(null);
  for (const { name: property, label, values, valueLabels, totalValues } of wire) {
    const known = joined[property];
    joined[property] = {
      property,
      label: known?.label ?? label,
      values: [
        ...(known?.values ?? []),
        ...values.map((value, index) => ({ value, label: valueLabels?.[index] ?? value })),
      ],
      total: (known?.total ?? 0) + totalValues,
    };
  }
  const { 'alternative labels': names, description, ...claims } = joined;
  return {
    alternativeLabels: (names?.values ?? []).map(({ value }) => value),
    description: description?.values[0]?.value ?? null,
    claims: Object.values(claims),
  };
}
