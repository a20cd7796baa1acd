import type { NodeProperties, Property } from '../../generated/resolvers.js';
import type { EntityProperty } from '../../services/entity-properties.js';

/** A property on the wire; values without labels of their own stand for themselves. */
export function toProperty(
  name: string,
  values: readonly string[],
  valueLabels: readonly string[] = values,
): Property {
  return { name, values: [...values], label: null, valueLabels: [...valueLabels] };
}

/** The properties of an entity on the wire. */
export function toNodeProperties(properties: readonly EntityProperty[]): NodeProperties {
  return {
    properties: properties.map(({ name, label, values }) => ({
      name,
      values: values.map(({ value }) => value),
      label,
      valueLabels: values.map((value) => value.label),
    })),
  };
}
