import '../dom.fixture.ts';

import { ADMET_MODEL_NAMES } from '@biographql/admet';
import { describe, expect, it } from 'vitest';
import { type AdmetRun, getFragment, isListLost, readRun } from './admet-run.ts';

describe('a run', () => {
  it.each<AdmetRun>([
    { text: 'CC(=O)O acetic acid\nC#N', models: ['logS', 'hERG'], isLocal: false, order: null },
    {
      text: 'F/C=C\\F & more',
      models: ADMET_MODEL_NAMES,
      isLocal: true,
      order: { by: 'hERG', isDescending: true },
    },
    { text: '', models: [], isLocal: false, order: { by: 'concerns', isDescending: false } },
    {
      text: 'C',
      models: [...ADMET_MODEL_NAMES, 'our 5 % model', 'name', '%zz'],
      isLocal: false,
      order: { by: 'own:name', isDescending: true },
    },
  ])('is the same after it was an address: %j', (run) => {
    expect(readRun(getFragment(run))).toEqual(run);
  });

  it('asks all models and nothing else without an address', () => {
    expect(readRun('')).toEqual({
      text: '',
      models: ADMET_MODEL_NAMES,
      isLocal: false,
      order: null,
    });
  });

  it('has the 28 before other names, of which it does not know whether there is a model', () => {
    const { models, order } = readRun('#smiles=C&models=fun+hERG+logS+fun&sort=fun');
    expect(models).toEqual(['logS', 'hERG', 'fun']);
    expect(order).toBeNull();
  });

  it('keeps a list that is too long for an address in its tab', () => {
    const text = 'CCO ethanol\n'.repeat(1_000).trim();
    const run = { text, models: ADMET_MODEL_NAMES, isLocal: true, order: null };
    const fragment = getFragment(run);
    expect(fragment.length).toBeLessThan(100);
    expect(readRun(fragment)).toEqual(run);
    expect(isListLost(fragment)).toBe(false);
    expect(isListLost('#list=abc')).toBe(true);
    expect(readRun('#list=abc').text).toBe('');
  });
});
