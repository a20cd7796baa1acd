import { createPredictor } from '@biographql/admet-predictor';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { madeUpMolecules } from '../custom/made-up-assay.fixture.js';
import { createExplainer } from '../explain.js';
import { customModelReport, customPredictionReport, type Report, toMarkdown } from '../reports.js';
import { type AssayModel, readAssayModel, trainModel } from '../train.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const amount = (smiles: string) => 1 + smiles.length / 10 + (smiles.includes('N#C') ? 2 : 0);
const bad = { smiles: 'C1CC(', value: 1 };
const now = new Date('2026-11-30T10:00:00Z');
const getText = (report: Report, name: string) =>
  report.sections.flatMap(({ entries }) => entries).find((entry) => entry.name === name)?.text ??
  '';

let amounts: AssayModel;
let classes: AssayModel;
beforeAll(async () => {
  const rows = madeUpMolecules.map((smiles) => ({ smiles, value: amount(smiles) }));
  const settings = { base: 'CL', name: 'our `clearance`', keepRows: true } as const;
  const trained = await trainModel([...rows, bad], {
    ...settings,
    unit: 'µL/min/mg',
    scale: 'log10',
    date: '2026-11-25',
  });
  amounts = readAssayModel(trained.bytes);
  const sorted = rows.map(({ smiles, value }) => ({ smiles, value: value > 2.2 }));
  classes = readAssayModel((await trainModel(sorted, { base: 'BBB' })).bytes);
});

describe('the report of a custom model', () => {
  it('answers the five principles from what training knows', () => {
    const { card } = amounts;
    const report = customModelReport({ card, date: now });
    const principles = report.sections.flatMap(({ principle }) => principle ?? []);
    expect([...new Set(principles)]).toEqual([1, 2, 3, 4, 5]);
    expect([report.kind, report.date]).toEqual(['QMRF', '2026-11-30']);
    expect(getText(report, 'Date of the model')).toBe('2026-11-25');
    expect(getText(report, 'Reproduction')).toContain('Seed 1, feature version 2.');
    expect(getText(report, 'Dependent variable')).toBe('µL/min/mg; log10-transformed for training');
    expect(getText(report, 'Training set')).toBe(
      '128 distinct molecules from 129 rows with values in µL/min/mg; rows left out, by reason: MOLECULE 1.',
    );
    const { random, scaffold } = card.crossValidation;
    const figures = (folds: typeof random) => String('rmse' in folds.own ? folds.own.rmse : '');
    expect(getText(report, 'Cross-validation')).toContain(figures(random));
    expect(getText(report, 'Cross-validation by scaffold')).toContain(figures(scaffold));
    expect(getText(report, 'Cross-validation')).toContain(
      'CL itself is not comparable, because its quantity or unit differs',
    );
    expect(getText(report, 'Domain')).toContain(
      `at least ${card.file.domain.floor.toPrecision(4)}`,
    );
    expect(getText(report, 'Availability of the model')).toContain('128 molecules with their meas');
    expect(toMarkdown(report)).not.toMatch(/undefined|NaN|null|\[object/);
    expect(toMarkdown(report)).toContain('our \\`clearance\\`');
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('invents nothing that nobody stated', () => {
    const report = customModelReport({ card: amounts.card });
    for (const name of ['Developer', 'Experimental protocol', 'Data license'])
      expect(getText(report, name)).toMatch(/^Not known/);
    expect(getText(report, 'External set')).toMatch(/^None is known/);
    expect(getText(report, 'Endpoint')).toContain('the measured quantity is not known');
  });

  it('of classes has calibration and sets, and says that no measured value is in the file', () => {
    const report = customModelReport({ card: classes.card });
    expect(getText(report, 'Calibration')).toMatch(/^Log-odds are/);
    expect(getText(report, 'Prediction sets')).toMatch(/^Conformal, at 90.0 %/);
    expect(getText(report, 'Scale of the figures')).toBe('');
    expect(getText(report, 'Cross-validation')).toContain('BBB itself: area under the ROC curve');
    expect(getText(report, 'Availability of the model')).toContain('none of their measured values');
    expect(toMarkdown(report)).not.toMatch(/undefined|NaN|null/);
  });
});

describe('the report of a prediction by a custom model', () => {
  const getReport = async (model: AssayModel, smiles: string) => {
    const custom = [model];
    const [prediction] = await createPredictor<string>({ custom }).predict(model.name, [smiles]);
    if (!prediction) throw new Error('There is no prediction.');
    const explained = await createExplainer<string>({ custom }).explain(model.name, smiles, {
      similar: 5,
    });
    const explanation = explained.status === 'explained' ? explained : undefined;
    return {
      prediction,
      report: customPredictionReport({ prediction, card: model.card, explanation }),
    };
  };

  it('has value, interval, domain, reasons and rows like it', async () => {
    const { report } = await getReport(amounts, 'N#Cc1ccccc1');
    expect(getText(report, 'Predicted value')).toMatch(/^\d.* µL\/min\/mg$/);
    expect(getText(report, 'Interval (90 %)')).toMatch(/ to .* µL\/min\/mg$/);
    expect(getText(report, 'Expected absolute error')).toMatch(/ on log10 of the value$/);
    expect(getText(report, 'Domain')).toMatch(
      /^Inside: the expected error is .* \(must be at most/,
    );
    expect(getText(report, 'Similarity')).toMatch(/from the 128 training molecules\.$/);
    expect(getText(report, 'Measured molecule 1')).toBe(
      'N#Cc1ccccc1: 4.1 µL/min/mg, similarity 1; training rows of our `clearance`',
    );
    expect(getText(report, 'Score')).toContain('(scale: log10)');
    expect(getText(report, 'Independence')).toMatch(/^None/);
    expect(getText(report, 'Model')).toContain('see its QMRF');
    expect(toMarkdown(report)).not.toMatch(/undefined|NaN|null/);
  });

  it('of classes has the answers that are left, and says that no row is stored', async () => {
    const { report } = await getReport(classes, 'CCCCCCc1ccccc1');
    expect(getText(report, 'Prediction set (90 %)')).toMatch(/yes/);
    expect(getText(report, 'Measured molecules')).toContain('has no measured molecules');
    expect(getText(report, 'Score')).toContain('(scale: log-odds)');
    expect(toMarkdown(report)).not.toMatch(/undefined|NaN|null/);
  });

  it('of what is no molecule says why there is no value', async () => {
    const { report } = await getReport(classes, 'C1CC(');
    expect(getText(report, 'Predicted value')).toMatch(/^None. INVALID_SMILES/);
  });
});
