import { isObjectType } from 'graphql';

/** Writes the names of types that the contract lists, for checks at run time and for caches. */
export const plugin = (schema) => {
  const objects = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type !== schema.getQueryType() && !type.name.startsWith('__'),
  );
  const entityTypes = schema.getType('NodeType').getValues();
  return [
    constant(
      'ENTITY_TYPES',
      "Every type an entity of the graph can have, in alphabetical order: the wire contract's `NodeType` without\n * its deprecated spelling `GROUP_OF_STEREOISMERS`.",
      entityTypes.filter(({ deprecationReason }) => !deprecationReason),
    ),
    constant(
      'INSIGHT_DATA',
      'The contents of an insight.',
      schema.getType('InsightData').getTypes(),
    ),
    constant(
      'TYPES_WITHOUT_ID',
      'The types of objects that have no `id`.',
      objects.filter((type) => !('id' in type.getFields())),
    ),
  ].join('\n');
};

const constant = (name, text, items) => {
  const names = items.map((item) => `  '${item.name}',\n`).sort();
  return `/** ${text} */\nexport const ${name} = [\n${names.join('')}] as const;\n`;
};
