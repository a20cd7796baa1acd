// @ts-check
import { readFile } from 'node:fs/promises';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/**
 * Chooses the first hit of a search.
 *
 * @param {Page} page
 * @param {string} name
 */
export async function choose(page, name) {
  const box = page.getByRole('combobox').first();
  await box.fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name} `) })
    .first()
    .waitFor();
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/**
 * Opens the export menu of a part of the page.
 *
 * @param {Locator} part
 */
export async function getExport(part) {
  await part
    .getByRole('button', { name: /^Export / })
    .first()
    .click();
}

/**
 * Saves a part of the page in a format, and returns the file as text.
 *
 * @param {Page} page
 * @param {Locator} part
 * @param {string} form
 */
export async function saved(page, part, form) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: `Download ${form}` }).click(),
  ]);
  return readFile(await download.path(), form === 'PNG' ? 'latin1' : 'utf8');
}

/**
 * The number that an element shows.
 *
 * @param {Locator} element
 */
export async function countIn(element) {
  return Number(/[\d,]+/.exec((await element.textContent()) ?? '')?.[0].replaceAll(',', ''));
}
