import { describe, expect, it } from 'vitest';
import { ENTITY_TYPE_LABELS, ENTITY_TYPES, isEntityType } from './entity-type.js';

describe('ENTITY_TYPES', () => {
  it('is in alphabetical order, without repetition, each type with a label of its own', () => {
    expect(ENTITY_TYPES).toEqual([...ENTITY_TYPES].sort());
    expect(new Set(ENTITY_TYPES).size).toBe(44);
    expect(new Set(Object.values(ENTITY_TYPE_LABELS)).size).toBe(44);
  });

  it('rejects other spellings', () => {
    expect(isEntityType('DISEASE')).toBe(true);
    expect(isEntityType('disease')).toBe(false);
    expect(isEntityType('GROUP_OF_STEREOISMERS')).toBe(false);
    expect(isEntityType(undefined)).toBe(false);
  });
});
