import type { EntityProperty } from '@biographql/services';
import type { NodeProperties, Property } from '../../../generated/resolvers.js';

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
