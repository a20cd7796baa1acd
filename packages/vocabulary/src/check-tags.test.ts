import { describe, expect, it } from 'vitest';
import { isCheckTag, isTopic } from './check-tags.js';

describe('isCheckTag', () => {
  it('knows study subjects under the names of MEDLINE and of the graph', () => {
    expect(['Humans', 'human', 'Homo sapiens', 'Aged, 80 and over', 'Mice'].every(isCheckTag)).toBe(
      true,
    );
  });

  it('leaves genes alone whose symbol reads the same', () => {
    expect(isCheckTag('CATS')).toBe(false);
    expect(isCheckTag('MALE')).toBe(false);
  });
});

describe('isTopic', () => {
  it.each(['Humans', 'Treatment Outcome', 'United States', 'Peru', 'Europe', 'Latin America'])(
    'refuses %s',
    (label) => {
      expect(isTopic(label)).toBe(false);
    },
  );

  it.each(['Asthma', 'MicroRNAs', 'COVID-19', 'Pandemics'])('accepts %s', (label) => {
    expect(isTopic(label)).toBe(true);
  });
});
