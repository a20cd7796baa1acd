import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULTS } from '../../packages/admet-predictor/src/faulty-toolkit.fixture.js';
import { operationDocument } from '../operation-documents.js';
import { ingestSmallData } from '../process/small-data.js';
import { newDataDir, type Started, send, startBiographql } from '../process/start-biographql.js';

const ADMET = operationDocument('admet');
const MOLECULES = Array.from({ length: 70 }, (_, index) => `${'C'.repeat((index % 9) + 1)}O`);
const PACKAGE = new URL('../../packages/admet-predictor/', import.meta.url);

/** Writes a module that puts the faulty toolkit in the place of `@rdkit/rdkit` for every later import. */
async function writeInjection(): Promise<string> {
  // From there the real toolkit is found.
  const folder = fileURLToPath(new URL('node_modules/.faults/', PACKAGE));
  mkdirSync(folder, { recursive: true });
  const toolkit = `${folder}toolkit.mjs`;
  const fixture = fileURLToPath(new URL('src/faulty-toolkit.fixture.ts', PACKAGE));
  await build({
    stdin: {
      contents: `export { initFaultyToolkit as default } from ${JSON.stringify(fixture)};`,
      resolveDir: folder,
    },
    outfile: toolkit,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const hooks = `export const resolve = (name, context, next) => name === '@rdkit/rdkit'
    ? { url: ${JSON.stringify(pathToFileURL(toolkit).href)}, shortCircuit: true } : next(name, context);`;
  const address = `data:text/javascript,${encodeURIComponent(hooks)}`;
  const injection = `${folder}inject.mjs`;
  // Threads run the CommonJS build, for which hooks of imports don't count.
  writeFileSync(
    injection,
    `import Module, { register } from 'node:module';
register(${JSON.stringify(address)});
const resolve = Module._resolveFilename;
Module._resolveFilename = (name, parent, ...rest) =>
  name === '@rdkit/rdkit' && parent?.filename !== ${JSON.stringify(toolkit)}
    ? ${JSON.stringify(toolkit)}
    : resolve(name, parent, ...rest);
`,
  );
  return pathToFileURL(injection).href;
}

let service: Started;
let url: string;
let sound: readonly unknown[];
beforeAll(async () => {
  const dataDir = newDataDir();
  await ingestSmallData(dataDir);
  const args = ['serve', '--json', '--data-dir', dataDir];
  const environment = { PORT: '0', BIOGRAPHQL_API_KEY: 'k', BIOGRAPHQL_LOG_LEVEL: 'silent' };
  service = startBiographql(args, environment, ['--import', await writeInjection()]);
  ({ url } = await service.listening());
  sound = await predict(MOLECULES);
});
afterAll(async () => {
  await service?.[Symbol.asyncDispose]();
});

async function predict(smiles: readonly string[]): Promise<readonly unknown[]> {
  const response = await send(url, 'k', ADMET, { smiles, modelName: 'logS' });
  expect(response.status).toBe(200);
  return (await response.json()).data.admetPredict.dataframe;
}

describe('a molecule at which the toolkit', () => {
  it.each([
    ['traps', FAULTS.trap],
    ['ends its thread', FAULTS.exit],
  ])('%s costs itself in the service, and nothing of another request', async (_, fault) => {
    const [answer, other] = await Promise.all([
      predict([...MOLECULES.slice(0, 30), fault, ...MOLECULES.slice(30)]),
      predict(MOLECULES),
    ]);
    expect(other).toEqual(sound);
    expect(answer[30]).toMatchObject({
      smiles: fault,
      predict: null,
      error: { code: 'TOOLKIT_FAILURE' },
    });
    expect(answer.filter((_row, place) => place !== 30)).toEqual(sound);
    expect((await fetch(new URL('/ready', url))).status).toBe(200);
    expect(await predict(MOLECULES)).toEqual(sound);
  });
});
