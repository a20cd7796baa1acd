// @ts-check
// A custom model: trained on made-up rows, served by the test's service, and given to the page as a file.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trainModel } from '@biographql/admet-lab/train';
import { barriers } from './barriers.mjs';

/** @typedef {import('playwright-core').Page} Page */

const NAME = 'our logD';
const RINGS = ['c1ccccc1', 'c1ccncc1', 'C1CCCCC1', 'C1CCNCC1', 'C1CCOC1'];
const ROWS = RINGS.flatMap((ring) =>
  Array.from({ length: 21 }, (_, length) => ({
    smiles: `${'C'.repeat(length)}${ring}`,
    value: length / 5,
  })),
);
const ADDRESS = `?page=admet#smiles=${encodeURIComponent('CCCCc1ccccc1 butylbenzene\nCCO ethanol')}&models=hERG+our%2520logD`;

/**
 * Trains the model and writes it to a new folder.
 *
 * @returns {Promise<{ folder: string, file: string, remove: () => Promise<void> }>}
 */
export async function trainTiny() {
  const folder = await mkdtemp(join(tmpdir(), 'biographql-e2e-models-'));
  const { bytes } = await trainModel(ROWS, { base: 'LogD7', name: NAME, keepRows: true });
  const file = join(folder, 'ours.bin');
  await writeFile(file, bytes);
  return { folder, file, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Predicts and explains with the service's model, then with the same model as a file, and expects equal
 * results.
 *
 * @param {Page} page
 * @param {{ origin: string, file: string }} where
 */
export async function walkCustomModels(page, { origin, file }) {
  await page.goto(`${origin}/${ADDRESS}`);
  await page.getByText('4 of 4 values').waitFor();
  const ofService = page.getByRole('group', { name: 'Models of this service' });
  await ofService.getByText(/Based on LogD7; trained on 105 molecules/).waitFor();
  await page.locator('[data-row="0"][data-column="1"].is-neutral').hover();
  await page.getByRole('tooltip').filter({ hasText: 'No threshold' }).waitFor();
  const values = await page.locator('[data-column]').allTextContents();
  assert.equal(values.length, 4);
  const reasons = await readReasons(page);
  assert.match(reasons, /training rows of our logD/);

  await page.getByRole('checkbox', { name: /in this browser/ }).check();
  await page.getByText(/^The custom models of this service/).waitFor();
  /** @type {string[]} */
  const requested = [];
  page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`));
  const input = page.getByLabel(/^Add a model file/);
  await input.setInputFiles({
    name: 'notes.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('no model'),
  });
  await page.getByText('notes.bin: Not an assay model file').waitFor();
  const ofFiles = await giveFile(page, file);
  await page.getByRole('button', { name: 'Predict 2 molecules with 2 models' }).click();
  await page.getByText('predicted in this browser', { exact: true }).waitFor();
  await page.getByText('4 of 4 values').waitFor();
  assert.deepEqual(await page.locator('[data-column]').allTextContents(), values);
  assert.equal(await readReasons(page), reasons);

  assert.ok(requested.every((request) => request.startsWith('GET ') && !/graphql/.test(request)));

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download SDF' }).click(),
  ]);
  assert.match(await readFile(await download.path(), 'utf8'), /> {2}<our logD \(log10 ratio\)>\n/);
  await ofFiles.getByRole('button', { name: `Remove ${NAME}` }).click();
  await page.getByRole('alert').filter({ hasText: 'is only in the service' }).waitFor();
}

/**
 * Predicts and explains with a model file on a page whose service has no custom models, from a URL that names
 * it.
 *
 * @param {Page} page
 * @param {{ url: string, file: string }} where
 */
export async function walkModelFile(page, { url, file }) {
  await page.goto(`${url}${ADDRESS}&local=`);
  await page.getByText(/^This browser has no model “our logD”/).waitFor();
  await giveFile(page, file);
  await page.getByText('4 of 4 values').waitFor();
  assert.match(await readReasons(page), /training rows of our logD/);
}

/**
 * @param {Page} page
 * @param {string} file
 */
async function giveFile(page, file) {
  await page.getByLabel(/^Add a model file/).setInputFiles(file);
  const ofFiles = page.getByRole('group', { name: 'Model files' });
  await ofFiles.getByRole('button', { name: NAME, exact: true }).waitFor();
  return ofFiles;
}

/**
 * Text of the explanation on the card of the first molecule.
 *
 * @param {Page} page
 */
async function readReasons(page) {
  await page.getByRole('button', { name: 'butylbenzene', exact: true }).click();
  const card = page.getByRole('dialog');
  await card.getByRole('button', { name: `Why this ${NAME} value` }).click();
  const why = card.getByRole('region', { name: `Explanation of ${NAME}` });
  await why.getByText(/^Score: \S+ for an average drug, \S+ for this molecule/).waitFor();
  await why.getByRole('img', { name: `colored by what its atoms contribute to ${NAME}` }).waitFor();
  const similar = why.getByRole('list', { name: 'Most similar measured molecules' });
  await similar.locator('img').nth(4).waitFor();
  const text = await why.textContent();
  assert.deepEqual(await barriers(page), [], 'the card of a molecule');
  await card.getByRole('button', { name: 'Close', exact: true }).click();
  return text ?? '';
}
