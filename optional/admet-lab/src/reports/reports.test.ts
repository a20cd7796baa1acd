import { readFileSync } from 'node:fs';
import { createPredictor, type ModelCard, modelNames } from '@biographql/admet-predictor';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createExplainer, type ExplainOutcome } from '../explain.js';
import { modelReport, predictionReport, type Report, toMarkdown } from '../reports.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { models } = JSON.parse(
  readFileSync(
    new URL('../../../../packages/admet-predictor/models/cards.json', import.meta.url),
    'utf8',
  ),
) as { readonly models: readonly ModelCard[] };
const card = (name: string): ModelCard => {
  const found = models.find(({ model }) => model === name);
  if (!found) throw new Error(`There is no card of ${name}.`);
  return found;
};
const endpoint = {
  category: 'Toxicity',
  meaning: 'channel',
  description: 'Whether it blocks.',
  positiveClass: 'blocker',
};
const date = new Date('2026-11-22T10:00:00Z');
const getText = (report: Report, name: string) =>
  report.sections.flatMap(({ entries }) => entries).find((entry) => entry.name === name)?.text;

describe('a model report', () => {
  it.each(modelNames)('of %s answers the five principles and leaves nothing undefined', (model) => {
    const report = modelReport({ card: card(model), endpoint, date });
    const principles = report.sections.flatMap(({ principle }) => principle ?? []);
    expect([...new Set(principles)]).toEqual([1, 2, 3, 4, 5]);
    const markdown = toMarkdown(report);
    expect(markdown).toContain(`# QSAR model report: ${model}`);
    expect(markdown).not.toMatch(/undefined|NaN|null|\[object/);
  });

  it('contains the figures of the model card', () => {
    const report = modelReport({ card: card('hERG'), endpoint, date });
    const { rocAuc = 0 } = card('hERG').crossValidation.scaffold;
    expect(getText(report, 'Cross-validation by scaffold')).toContain(String(rocAuc));
    expect(getText(report, 'Data license')).toBe(card('hERG').license);
    expect(report.date).toBe('2026-11-22');
  });

  it('contains the domain and the coverage of intervals and sets', () => {
    for (const name of ['VD', 'BBB']) {
      const { certainty, domain } = card(name);
      const report = modelReport({ card: card(name), endpoint, date });
      expect(getText(report, 'Error estimate')).toContain(`among the ${domain.molecules} training`);
      const share = `${(100 * certainty.scaffold.coverage).toFixed(1)} %`;
      expect(getText(report, name === 'VD' ? 'Intervals' : 'Prediction sets')).toContain(share);
    }
  });
});

describe('a prediction report', () => {
  const smiles = 'c1ccccc1';
  const predictor = createPredictor();
  let explained: ExplainOutcome;
  beforeAll(async () => {
    explained = await createExplainer().explain('logS', smiles, { similar: 5 });
  });

  it('has value, interval, domain, reasons and similar molecules', async () => {
    const [prediction] = await predictor.predict('logS', [smiles]);
    if (!prediction || explained.status !== 'explained') throw new Error('It is not explained.');
    const report = predictionReport({
      prediction,
      card: card('logS'),
      endpoint,
      explanation: explained,
      date,
    });
    expect(getText(report, 'Predicted value')).toMatch(/^-\d.* log10 mol\/L$/);
    expect(getText(report, 'Interval (90 %)')).toMatch(/ to /);
    expect(getText(report, 'Domain')).toMatch(
      /^Inside: the expected error is 0\.\d+ \(must be at most/,
    );
    expect(getText(report, 'Measured molecule 1')).toContain('AqSolDB');
    expect(getText(report, 'Score')).toContain('(atoms)');
    // Benzene is a molecule of the training set.
    expect(getText(report, 'Independence')).toMatch(/^None/);
    expect(toMarkdown(report)).not.toMatch(/undefined|NaN|null|\[object/);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('of a classifier has the answers that are left', async () => {
    const [prediction] = await predictor.predict('hERG', ['C[C@H](N)C(=O)O']);
    if (!prediction) throw new Error('There is no prediction.');
    const report = predictionReport({ prediction, card: card('hERG'), endpoint, date });
    expect(getText(report, 'Prediction set (90 %)')).toBe('no');
    expect(getText(report, 'Ring skeleton')).toMatch(/^Also in|^New/);
    expect(toMarkdown(report)).not.toMatch(/undefined|NaN|null/);
  });

  it('of a rejected molecule says why there is no value', async () => {
    const [prediction] = await predictor.predict('logS', ['C1CC(']);
    if (!prediction) throw new Error('There is no prediction.');
    const report = predictionReport({ prediction, card: card('logS'), endpoint, date });
    expect(getText(report, 'Predicted value')).toMatch(/^None. INVALID_SMILES/);
  });

  it('takes no mark of the caller for its own', async () => {
    const [prediction] = await predictor.predict('logS', ['C[N+](C)(C)C*']);
    if (!prediction) throw new Error('There is no prediction.');
    const report = predictionReport({ prediction, card: card('logS'), endpoint, date });
    expect(toMarkdown(report)).toContain('C\\[N+\\](C)(C)C\\*');
  });
});
