import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingValues } from '@biographql/engines';
import { pooledPredictor } from '@biographql/engines/internal';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWorker } from '../../../../packages/engines/src/admet-predictor/trained/build-worker.fixture.js';
import { readAssayModel, trainModel } from '../train.js';
import { readCustomModels } from './custom-models.js';
import { labModels, labPredictor } from './lab-models.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const rings = ['c1ccccc1', 'c1ccncc1', 'C1CCCCC1', 'C1CCNCC1', 'C1CCOC1'];
const rows = rings.flatMap((ring) =>
  Array.from({ length: 22 }, (_, length) => ({
    smiles: `${'C'.repeat(length)}${ring}`,
    value: length / 5,
  })),
);

let root = '';
let trained: Uint8Array;
const inFolder = async (files: Readonly<Record<string, Uint8Array | string>>) => {
  const folder = await mkdtemp(join(root, 'models-'));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  return folder;
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'biographql-own-'));
  trained = (await trainModel(rows, { base: 'LogD7', name: 'our-logD' })).bytes;
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** The same file with another name of the same length. */
function renamed(name: string): Uint8Array {
  const text = new TextDecoder('latin1').decode(trained);
  const other = Uint8Array.from(trained);
  other.set(new TextEncoder().encode(`"model":"${name}"`), text.indexOf('"model":"our-logD"'));
  return other;
}

describe('readCustomModels', () => {
  it('reads nothing without a folder, and models in the order of their files, ignoring other files', async () => {
    expect(await readCustomModels('')).toEqual([]);
    const folder = await inFolder({
      'b.bin': trained,
      'a.bin': renamed('her-logD'),
      'README.md': '# ours',
    });
    const models = await readCustomModels(folder);
    expect(models.map(({ name }) => name)).toEqual(['her-logD', 'our-logD']);
    expect(models[1]?.facts).toEqual({
      name: 'our-logD',
      kind: 'regression',
      unit: 'log10 ratio',
      base: 'LogD7',
      trainedOn: 110,
      scale: 'linear',
      isExplained: true,
      crossValidation: {
        measure: 'R2',
        random: expect.closeTo(1, 0),
        scaffold: expect.closeTo(0.5, 0),
      },
    });
  });

  it('rejects what is no model, a name twice, and one that passes for one of the 28', async () => {
    const rejection = async (files: Readonly<Record<string, Uint8Array | string>>) => {
      const error: unknown = await readCustomModels(await inFolder(files)).catch((e: unknown) => e);
      expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', argument: 'admetModelsDir' });
      return error instanceof Error ? error.message : '';
    };
    expect(await rejection({ 'a.bin': 'nothing' })).toContain('Not an assay model file');
    expect(await rejection({ 'a.bin': trained.slice(0, 2_000) })).toContain('a.bin');
    expect(await rejection({ 'a.bin': trained, 'b.bin': trained })).toContain('two files');
    expect(await rejection({ 'a.bin': renamed('LogD 7.4') })).toMatch(/“LogD 7.4”/);
    expect(await rejection({ 'a.bin': renamed('her/logD') })).toContain(
      'whose names consist of letters',
    );
    expect(await rejection({ 'a.bin': renamed('log d7  ') })).toMatch(/“log d7 {2}”/);
    await expect(readCustomModels(join(root, 'nowhere'))).rejects.toThrow('readable folder');
  });

  it('rejects a file of the 28', async () => {
    const folder = await inFolder({});
    const shipped = new URL(
      '../../../../packages/admet-predictor/models/SkinS.bin',
      import.meta.url,
    );
    await copyFile(fileURLToPath(shipped), join(folder, 'SkinS.bin'));
    await expect(readCustomModels(folder)).rejects.toThrow('Not an assay model file');
  });
});

describe('predictors with models beyond the 28', () => {
  it('predict them in threads and in process alike, as the file alone does', async () => {
    const custom = await readCustomModels(await inFolder({ 'a.bin': trained }));
    const smiles = ['CCCCc1ccccc1', 'C1CC(', 'OCC'];
    await using pooled = pooledPredictor({
      module: await buildWorker('real', new URL('../worker.ts', import.meta.url)),
      workers: 1,
      explains: true,
      custom,
    });
    await using here = labPredictor(1, custom);
    expect(pooled.customModels?.map(({ name }) => name)).toEqual(['our-logD']);
    const predictions = await pooled.predict(smiles, 'our-logD');
    expect(predictions).toEqual(await here.predict(smiles, 'our-logD'));
    expect(predictions).toMatchObject([
      { status: 'predicted', model: 'our-logD', knownScaffold: true },
      { status: 'rejected', model: 'our-logD' },
      { status: 'predicted', inDomain: false },
    ]);
    const [molecule = ''] = smiles;
    const explanation = await pooled.explain?.(molecule, 'our-logD');
    expect(explanation).toEqual(await here.explain?.(molecule, 'our-logD'));
    if (explanation?.status !== 'explained') throw new Error('It is not explained.');
    const { base, atoms, rest, score, value } = explanation;
    const sum = [...atoms, ...rest].reduce((all, { contribution }) => all + contribution, base);
    expect(sum).toBeCloseTo(score, 6);
    expect(value).toBeCloseTo(predictions[0]?.value ?? Number.NaN, 9);
    expect(explanation).toMatchObject({
      model: 'our-logD',
      similar: [],
      similarNote: expect.stringContaining('has no'),
    });
    expect(await pooled.explain?.('C1CC(', 'our-logD')).toEqual(predictions[1]);
    expect(await pooled.explain?.('CCO', 'logS')).toMatchObject({ status: 'explained' });
    // The 28 models, in the same thread.
    expect(await pooled.predict(['CCO'], 'logS')).toMatchObject([{ status: 'predicted' }]);
    expect(readAssayModel(custom[0]?.bytes ?? trained).card.trainedOn).toBe(110);
  });

  it('are listed by the driver, which a bad file stops', async () => {
    const settings = { admetModelsDir: await inFolder({ 'a.bin': trained }), admetWorkers: 1 };
    const events: object[] = [];
    const place = { directory: root, graph: { path: '', triples: 0 } };
    await using predictor = await labModels.open(place, {
      settings,
      onEvent: (event) => events.push(event),
    });
    expect(predictor.customModels).toHaveLength(1);
    expect(events).toMatchObject([{ level: 'info', facts: { models: ['our-logD'] } }]);
    const [finding] = (await labModels.check?.(place, { settings })) ?? [];
    expect(finding?.detail).toContain('the custom models: our-logD');
    const bad = { admetModelsDir: await inFolder({ 'a.bin': 'no model' }) };
    await expect(labModels.open(place, { settings: bad })).rejects.toThrow('admetModelsDir');
    await using without = await labModels.open(place);
    expect(without.customModels).toEqual([]);
    expect(settingValues(labModels.settings ?? {}).admetModelsDir).toBe('');
  });
});
