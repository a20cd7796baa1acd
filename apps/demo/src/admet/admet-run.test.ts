import { ADMET_MODEL_NAMES } from '@biographql/admet';
import { describe, expect, it } from 'vitest';
import { type AdmetRun, fragmentOf, readRun } from './admet-run.ts';

describe('a run', () => {
  it.each<AdmetRun>([
    { text: 'CC(=O)O acetic acid\nC#N', models: ['logS', 'hERG'], isLocal: false },
    { text: 'F/C=C\\F & more', models: ADMET_MODEL_NAMES, isLocal: true },
    { text: '', models: [], isLocal: false },
  ])('is the same after it was an address: %j', (run) => {
    expect(readRun(fragmentOf(run))).toEqual(run);
  });

  it('asks all models and nothing else without an address', () => {
    expect(readRun('')).toEqual({ text: '', models: ADMET_MODEL_NAMES, isLocal: false });
  });

  it('leaves out models that are none', () => {
    expect(readRun('#smiles=C&models=logS+fun').models).toEqual(['logS']);
  });
});
