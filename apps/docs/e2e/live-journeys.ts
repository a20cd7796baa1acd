import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

const MAX_ATTEMPTS = 10;

/** Steps of a reader with examples, by name; each begins at its own address. */
export const JOURNEYS: Readonly<Record<string, (page: Page, site: string) => Promise<void>>> = {
  async sparql(page, site) {
    const example = await open(page, `${site}guides/sparql-tools.html`);
    await runUntil(example, example.getByRole('cell', { name: 'dyspnea' }).first());
    await example.getByText(/^\d+ rows in /).waitFor();
  },

  async question(page, site) {
    const example = await open(page, `${site}guides/questions.html`);
    await button(example, 'Run').click();
    await example
      .getByRole('region', { name: /^Answer as/ })
      .first()
      .waitFor();
  },

  async edited(page, site) {
    const example = await open(page, `${site}learn/scientists.html`, 1);
    const link = example.getByRole('link', { name: 'Edit in the explorer' });
    assert.match((await link.getAttribute('href')) ?? '', /^\/\?page=sparql&sparql=/);
  },

  async wrong(page, site) {
    const example = await open(page, `${site}errors/INVALID_SPARQL.html`);
    await button(example, 'Run').click();
    const alert = example.getByRole('alert');
    await alert.getByRole('link', { name: 'INVALID_SPARQL' }).waitFor();
    assert.match((await alert.textContent()) ?? '', /line 2/);
  },

  async canceled(page, site) {
    const example = await open(page, `${site}learn/scientists.html`, 1);
    // Never forwarded, so the query doesn't load the service.
    await page.route('**/api/graphql', () => undefined);
    await button(example, 'Run').click();
    await button(example, 'Cancel').click();
    await example.getByText('Canceled.').waitFor();
    await page.unroute('**/api/graphql');
  },
};

async function open(page: Page, address: string, at = 0): Promise<Locator> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const example = page.getByRole('group', { name: 'Example that can be run' }).nth(at);
  await example.scrollIntoViewIfNeeded();
  return example;
}

function button(example: Locator, name: string): Locator {
  return example.getByRole('button', { name });
}

/** Runs an example, and retries while a just-started service is overloaded. */
async function runUntil(example: Locator, answer: Locator): Promise<void> {
  const busy = example.getByRole('link', { name: 'OVERLOADED' });
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await button(example, 'Run').click();
    await answer.or(busy).waitFor();
    if (await answer.isVisible()) return;
  }
  throw new Error('The service had no room for the example.');
}
