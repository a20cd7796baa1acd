import { describe, expect, it } from 'vitest';
import { isTopic } from './check-tags.js';

describe('isTopic', () => {
  it('rejects study subjects under the names of MEDLINE and of the graph', () => {
    const names = ['Humans', 'human', 'Homo sapiens', 'Aged, 80 and over', 'Mice'];
    expect(names.filter(isTopic)).toEqual([]);
  });

  it('leaves genes alone whose symbol reads the same', () => {
    expect(isTopic('CATS')).toBe(true);
    expect(isTopic('MALE')).toBe(true);
  });

  it.each(['Humans', 'Treatment Outcome', 'United States', 'Peru', 'Europe', 'Latin America'])(
    'rejects %s',
    (label) => {
      expect(isTopic(label)).toBe(false);
    },
  );

  it.each(['Asthma', 'MicroRNAs', 'COVID-19', 'Pandemics'])('accepts %s', (label) => {
    expect(isTopic(label)).toBe(true);
  });
});
