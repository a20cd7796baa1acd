// @ts-check
import assert from 'node:assert/strict';

/**
 * Fails early if the service has no GraphiQL, e.g. because its package was only partly built.
 *
 * @param {string} origin
 */
export async function checkGraphiql(origin) {
  const { ok, status } = await fetch(`${origin}/biographql/graphiql/`);
  assert.ok(
    ok,
    `GraphiQL answers ${status}: it is in dist/graphiql of packages/server once all of that package is bundled`,
  );
}

/**
 * Opens GraphiQL with a key, reads the schema and sends a request; returns the resulting page. Fails on console
 * errors, violations of its content security policy, requests to other hosts, and a stored key.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {{ origin: string, apiKey: string }} options
 */
export async function walkGraphiql(context, { origin, apiKey }) {
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) complaints.push(`asks ${url}`);
  });

  await page.goto(`${origin}/biographql/graphiql`);
  await page.getByLabel('API key').fill(apiKey);
  await page.getByRole('button', { name: 'Open' }).click();
  const editor = page.getByRole('textbox', { name: 'Query' });
  await editor.getByText('searchLabels').waitFor();
  await page.getByRole('button', { name: 'Run' }).click();
  const result = page.getByRole('textbox', { name: 'Response' });
  await result.getByText('searchLabels').waitFor();
  await page.getByRole('button', { name: 'Documentation' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).waitFor();
  await page.getByRole('link', { name: 'LabelInsight', exact: true }).click();
  await page.getByRole('heading', { name: 'LabelInsight', exact: true }).waitFor();
  await completeField(page, editor);

  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  assert.ok(!stored.includes(apiKey), 'the key is stored by the browser');
  await page.reload();
  await page.getByLabel('API key').waitFor();
  assert.equal(await page.getByLabel('API key').inputValue(), '');
  await page.getByLabel('API key').fill(apiKey);
  await page.getByRole('button', { name: 'Open' }).click();
  await editor.getByText('searchLabels').waitFor();
  await page.getByRole('button', { name: 'Run' }).click();
  await result.getByText('searchLabels').waitFor();
  assert.deepEqual(complaints, [], 'GraphiQL');
  return page;
}

/**
 * Completes the name of a field, and prettifies the document.
 *
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').Locator} editor
 */
async function completeField(page, editor) {
  await editor.fill('{ searchAs');
  await page.keyboard.press('Control+Space');
  await page.getByRole('option', { name: /searchAsYouType/ }).waitFor();
  await editor.fill('{__typename}');
  await page.getByRole('button', { name: 'Prettify' }).click();
  await editor.getByText('  __typename').waitFor();
}
