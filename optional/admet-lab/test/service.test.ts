import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDataset } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { createPluginSet, createService, loadConfig } from '@biographql/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runChecks } from '../../../packages/server/src/cli/start-checks.js';
import { plugin } from '../src/index.js';
import { trainModel } from '../src/train.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const KEY = 'key-of-this-test';
const rings = ['c1ccccc1', 'c1ccncc1', 'C1CCCCC1', 'C1CCNCC1', 'C1CCOC1'];
const rows = rings.flatMap((ring) =>
  Array.from({ length: 22 }, (_, length) => ({
    smiles: `${'C'.repeat(length)}${ring}`,
    value: length / 5,
  })),
);

describe('a service with models beyond the 28', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'biographql-custom-models-'));
  const folder = join(dataDir, 'models');
  const env = { BIOGRAPHQL_API_KEY: KEY, BIOGRAPHQL_ADMET_MODELS_DIR: folder };
  const plugins = createPluginSet([plugin]);
  const config = loadConfig({ flags: { dataDir, port: 0 }, env, settings: plugins.settings });

  beforeAll(async () => {
    mkdirSync(folder);
    const { bytes } = await trainModel(rows, {
      base: 'LogD7',
      name: 'our-logD',
      keepRows: true,
    });
    writeFileSync(join(folder, 'ours.bin'), bytes);
    const graph = join(dataDir, 'seed.nt');
    writeFileSync(graph, SEEDS['three-diseases'].triples);
    await buildDataset({ dataDir, graphSources: [graph], withStarter: false });
  });
  afterAll(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('predicts them as it does the 28, and says which there are', async () => {
    await using service = await createService(config, { plugins: [plugin] });
    await service.ready();
    const ask = async (query: string, variables = {}) => {
      const response = await service.fetch(
        new Request(`http://local${service.http.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': KEY },
          body: JSON.stringify({ query, variables }),
        }),
      );
      return response.json();
    };
    const predict = (modelName: string, smiles: readonly string[]) =>
      ask(
        'query($modelName: String, $smiles: [String!]) { admetPredict(modelName: $modelName, smiles: $smiles) }',
        { modelName, smiles },
      );
    const predicted = await predict('our-logD', ['CCCCc1ccccc1', 'C1CC(']);
    expect(predicted.data.admetPredict).toMatchObject({
      modelName: 'our-logD',
      dataframe: [
        {
          interval: [expect.any(Number), expect.any(Number)],
          expectedError: expect.any(Number),
          knownScaffold: true,
          similarity: 1,
        },
        { predict: null, error: { code: 'INVALID_SMILES' } },
      ],
    });
    const ethanol = await predict('logS', ['CCO']);
    expect(ethanol.data.admetPredict.dataframe[0].predict).toBeGreaterThan(0);
    const other = await predict('our-logP', ['C']);
    expect(other.errors[0].message).toContain('Custom models: `our-logD`');
    const stated =
      'name isOwn isExplained scale unit base trainedOn crossValidation { measure random scaffold }';
    const { data } = await ask(
      `{ admetModels { ${stated} } own: admetModels(isOwn: true) { name } }`,
    );
    expect(data.own).toEqual([{ name: 'our-logD' }]);
    expect(data.admetModels).toHaveLength(29);
    expect(data.admetModels[28]).toMatchObject({
      name: 'our-logD',
      isOwn: true,
      unit: 'log10 ratio',
      base: 'LogD7',
      isExplained: true,
      scale: 'VALUE',
      trainedOn: 110,
      crossValidation: { measure: 'R2', random: expect.any(Number) },
    });
    expect(data.admetModels[0]).toMatchObject({ name: 'logS', crossValidation: { measure: 'R2' } });
    const explained = await ask(
      '{ admetExplanation(modelName: "our-logD", smiles: "CCCCc1ccccc1") { value scale base score atoms { contribution } rest { contribution } similar { smiles value source } similarNote error { code } } }',
    );
    const { base, score, atoms, rest, ...parts } = explained.data.admetExplanation;
    const sum = [...atoms, ...rest].reduce((all, { contribution }) => all + contribution, base);
    expect(sum).toBeCloseTo(score, 6);
    expect(parts).toMatchObject({ scale: 'VALUE', error: null, similarNote: null });
    expect(parts.value).toBeCloseTo(predicted.data.admetPredict.dataframe[0].predict, 9);
    expect(parts.similar).toHaveLength(5);
    const first = { smiles: 'CCCCc1ccccc1', value: 0.8 };
    const source = 'training rows of our-logD';
    expect(parts.similar[0]).toEqual({ ...first, source });
  });

  it("is listed by doctor, and the service doesn't start with an invalid file", async () => {
    const findings = await runChecks(config, plugins);
    const stated = findings.find(({ check }) => check === 'admet');
    expect(stated).toMatchObject({ status: 'ok', detail: expect.stringContaining('our-logD') });
    writeFileSync(join(folder, 'zero.bin'), 'no model');
    await expect(createService(config, { plugins: [plugin] })).rejects.toThrow(
      /admetModelsDir.*zero\.bin/s,
    );
    const [finding] = (await runChecks(config, plugins)).filter(({ check }) => check === 'admet');
    expect(finding).toMatchObject({ status: 'fail', detail: expect.stringContaining('zero.bin') });
  });
});
