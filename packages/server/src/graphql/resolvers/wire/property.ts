import type { EntityProperty } from '@biographql/services';
import type { NodeProperties, Property } from '../../../generated/resolvers.js';

/** Returns a property in its wire form; values without labels of their own stand for themselves. */
export function toProperty(
  name: string,
  values: readonly string[],
  valueLabels: readonly string[] = values,
): Property {
  return {
    name,
    values: [...values],
    label: null,
    valueLabels: [...valueLabels],
    totalValues: values.length,
  };
}

/** Returns the properties of an entity in their wire form. */
export function toNodeProperties(properties: readonly EntityProperty[]): NodeProperties {
  return {
    properties: properties.map(({ name, label, values, total }) => ({
      name,
      values: values.map(({ value }) => value),
      label,
      valueLabels: values.map((value) => value.label),
      totalValues: total,
    })),
  };
}
