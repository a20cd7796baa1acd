import { describe, expect, it } from 'vitest';
import { readSymptoms } from '../lib/facts/definitions.mjs';

describe('readSymptoms', () => {
  it.each([
    ['Symptoms include fever, a dry cough and chills; later anemia.', 'fever dry cough anemia'],
    ['An infection that has_symptom fever, has_symptom anemia.', 'fever anemia'],
    ['It presents with fever but not anemia. A dry cough is rare.', 'fever'],
    ['Characterized by the absence of fever.', ''],
    ['Fever is caused by another disease.', ''],
  ])('read from "%s": %s', (definition, expected) => {
    const known = ['fever', 'dry cough', 'anemia'];
    const found = [
      ...readSymptoms(definition, (name: string) => known.find((one) => one === name)),
    ];
    expect([...new Set(found)].join(' ')).toBe(expected);
  });
});
