import { UnknownModelError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import type { AdmetBand, AdmetModel } from './model.js';
import { ADMET_CATEGORIES, ADMET_MODEL_NAMES, ADMET_SOURCES } from './model.js';
import { ADMET_MODELS, getAdmetModel } from './models.js';

const models: readonly AdmetModel[] = ADMET_MODELS;
const REGRESSIONS = ['logS', 'LogD7', 'Caco2', 'PPB', 'VD', 'CL', 'THALF'];

// The specification's table, row by row: modelName | Category | Meaning | Method | Accuracy.
const SPECIFICATION_TABLE = `
logS | Basic physicochemical property | log of aqueous solubility | Random Forests | 0.860
LogD7 | Basic physicochemical property | log of n-octanol/water distribution coefficient at pH 7.4 | Random Forests | 0.877
Caco2 | Absorption | Caco-2 cell permeability | Random Forests | 0.845
PGPi | Absorption | P-glycoprotein inhibitor | SVM | 0.848
PGPs | Absorption | P-glycoprotein substrate | SVM | 0.824
HIA | Absorption | human intestinal absorption | Random Forests | 0.782
F20 | Absorption | human oral bioavailability (20%) | Random Forests | 0.689
F30 | Absorption | human oral bioavailability (30%) | Random Forests | 0.669
PPB | Distribution | plasma protein binding | Random Forests | 0.691
VD | Distribution | volume of distribution | Random Forests | 0.912
BBB | Distribution | blood-brain barrier | SVM | 0.926
CYPIA2i | Metabolism | CYP 1A2 inhibitor | SVM | 0.849
CYPIA2s | Metabolism | CYP 1A2 substrate | Random Forests | 0.702
CYP3A4i | Metabolism | CYP 3A4 inhibitor | SVM | 0.817
CYP3A4s | Metabolism | CYP 3A4 substrate | Random Forests | 0.757
CYP2C9i | Metabolism | CYP 2C9 inhibitor | SVM | 0.837
CYP2C9s | Metabolism | CYP 2C9 substrate | Random Forests | 0.728
CYP2CI9i | Metabolism | CYP 2C19 inhibitor (identifier spelled with the letter I) | SVM | 0.822
CYP2C19s | Metabolism | CYP 2C19 substrate | Random Forests | 0.740
CYP2D6i | Metabolism | CYP 2D6 inhibitor | Random Forests | 0.793
CYP2D6s | Metabolism | CYP 2D6 substrate | Random Forests | 0.748
CL | Excretion | drug clearance | Random Forests | 0.877
THALF | Excretion | drug half-life | Random Forests | 0.897
Ames | Toxicity | Ames mutagenicity test | Random Forests | 0.820
DILI | Toxicity | drug-induced liver injury | Random Forests | 0.840
SkinS | Toxicity | skin sensitivity | Random Forests | 0.706
hERG | Toxicity | human ether-a-go-go related gene | Random Forests | 0.844
HHT | Toxicity | human hepatotoxicity | Random Forests | 0.690`;

function toTableRow({ name, category, meaning, published }: AdmetModel): string {
  return [name, category, meaning, published.method, published.figure.toFixed(3)].join(' | ');
}

describe('ADMET_MODELS', () => {
  it('equals the table of the specification, row by row', () => {
    expect(models.map(toTableRow)).toEqual(SPECIFICATION_TABLE.trim().split('\n'));
  });

  it('has the names and headings in the order of their own lists', () => {
    expect(models.map(({ name }) => name)).toEqual([...ADMET_MODEL_NAMES]);
    expect([...new Set(models.map(({ category }) => category))]).toEqual([...ADMET_CATEGORIES]);
  });

  it('measures R2 for the seven quantities and accuracy for the classes', () => {
    const quantities = models.filter(({ kind }) => kind === 'regression');
    expect(quantities.map(({ name }) => name)).toEqual(REGRESSIONS);
    for (const { kind, published } of models) {
      expect(published.measure).toBe(kind === 'regression' ? 'R2' : 'accuracy');
    }
  });

  it.each(models)('$name has adjoining bands from end to end, with sources', ({ thresholds }) => {
    if (!thresholds) return;
    const bands: readonly AdmetBand[] = thresholds.bands;
    expect(bands[0]?.from).toBeUndefined();
    expect(bands.at(-1)?.to).toBeUndefined();
    for (const [index, { to }] of bands.slice(0, -1).entries()) {
      expect(to).toBeTypeOf('number');
      expect(bands[index + 1]?.from).toBe(to);
      expect(to).toBeLessThan(bands[index + 1]?.to ?? Number.POSITIVE_INFINITY);
    }
    expect(thresholds.sources.length).toBeGreaterThan(0);
    for (const source of thresholds.sources) expect(ADMET_SOURCES).toHaveProperty(source);
  });

  it.each(models)('$name has bands that agree with its direction', ({ direction, thresholds }) => {
    const verdicts = (thresholds?.bands ?? []).map(({ verdict }) => verdict);
    const best = verdicts.indexOf('favorable');
    const places = {
      higher: verdicts.length - 1,
      lower: 0,
      window: 1,
      neutral: -1,
    };
    expect(best).toBe(places[direction]);
    if (direction === 'neutral')
      expect(verdicts.every((verdict) => verdict === 'neutral')).toBe(true);
  });

  it.each(models)('$name has a usable description and an ascending range', (model) => {
    expect(model.description).toMatch(/^[A-Z].{40,}\.$/);
    expect(model.typicalRange[0]).toBeLessThan(model.typicalRange[1]);
  });

  it('gives volume of distribution in L/kg, not as a logarithm', () => {
    const { unit, thresholds } = getAdmetModel('VD');
    expect(unit).toBe('L/kg');
    expect(thresholds?.bands.map(({ to }) => to)).toEqual([0.04, 20, undefined]);
  });
});

describe('getAdmetModel', () => {
  it.each(ADMET_MODEL_NAMES)('finds %s', (name) => {
    expect(getAdmetModel(name).name).toBe(name);
  });

  it('rejects other text and names the nearest model', () => {
    const untyped: string = 'CYP2C19i';
    expect(() => getAdmetModel(untyped as 'CL')).toThrow(UnknownModelError);
    expect(() => getAdmetModel(untyped as 'CL')).toThrow(
      'There is no ADMET model "CYP2C19i". Did you mean `CYP2CI9i`?',
    );
  });
});
