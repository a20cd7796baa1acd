/** A value of a property. */
export interface PropertyValue {
  /** An IRI in full, or the lexical form of a literal. */
  readonly value: string;
  /** The label of an entity; a literal or an entity without label stands for itself. */
  readonly label: string;
}

/** A property with its values. */
export interface EntityProperty {
  /** The code, e.g. `P2176`. */
  readonly property: string;
  /** Null when the graph has none. */
  readonly label: string | null;
  readonly values: readonly PropertyValue[];
  /** How many values there are, also those that were cut off. */
  readonly total: number;
}

/** What the graph says of one entity. */
export interface EntityProperties {
  /** Its other names; empty when there are none. */
  readonly alternativeLabels: readonly string[];
  /** Null when the graph has none. */
  readonly description: string | null;
  /** Its direct claims, one entry per property, in the order of the codes. */
  readonly claims: readonly EntityProperty[];
}

interface WireProperty {
  readonly name: string;
  readonly values: readonly string[];
  readonly label: string | null;
  readonly valueLabels: readonly string[] | null;
  readonly totalValues: number;
}

/** Separates labels and description from claims, and joins entries of the same name, which a service may send apart. */
export function toEntityProperties(wire: readonly WireProperty[]): EntityProperties {
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
