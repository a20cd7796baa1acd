import { buildSchema, isScalarType, isSpecifiedScalarType } from 'graphql';
import { expect, it } from 'vitest';
import { SCALARS, schema } from './index.js';

it('every scalar of the contract has a type', () => {
  const scalars = Object.values(buildSchema(schema).getTypeMap())
    .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
    .map(({ name }) => name);
  expect(Object.keys(SCALARS).sort()).toEqual([...scalars, 'ID'].sort());
});
