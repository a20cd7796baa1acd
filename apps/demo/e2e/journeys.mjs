// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

/** @typedef {import('playwright-core').Page} Page */

/** @type {Readonly<Record<string, (page: Page) => Promise<void>>>} */
export const JOURNEYS = {
  async explore(page) {
    const box = page.getByRole('combobox').first();
    await box.fill('asthm');
    await page
      .getByRole('option', { name: /^asthma/ })
      .first()
      .waitFor();
    await box.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'asthma' }).waitFor();
    const nodes = page.getByRole('figure').getByRole('button');
    await nodes.nth(5).waitFor();
    const before = await nodes.count();
    await page.getByRole('button', { name: 'montelukast', exact: true }).dblclick();
    await page.getByRole('button', { name: 'montelukast, expanded' }).waitFor();
    await page.waitForFunction(
      (count) => document.querySelectorAll('.node').length > count,
      before,
    );
    assert.equal(new URL(page.url()).search, '?entity=Q35869');
    await page.goBack();
    await page.getByRole('heading', { name: /Explore a biomedical/ }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'asthma' }).waitFor();
  },

  async literature(page) {
    await page.getByRole('link', { name: 'Literature', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Words in articles' }).fill('diabetes');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('list', { name: 'Entities' }).getByRole('button').first().waitFor();
    const articles = page.getByRole('region', { name: 'Articles found' }).getByRole('listitem');
    await articles.first().waitFor();
    const before = await articles.count();
    const isNarrow = (page.viewportSize()?.width ?? 0) < 900;
    if (isNarrow) await page.getByRole('button', { name: 'More articles' }).click();
    else await page.mouse.wheel(0, 20_000);
    await articles.nth(before).waitFor();
    const concepts = page.locator('.concepts g');
    await concepts.nth(3).waitFor();
    const radii = await page
      .locator('.concepts circle')
      .evaluateAll((circles) => circles.map((circle) => circle.getAttribute('r')));
    assert.ok(new Set(radii).size > 1);
  },

  async ask(page) {
    await page.getByRole('link', { name: 'Ask', exact: true }).click();
    await page.getByRole('textbox', { name: 'Question' }).fill('What drugs treat asthma?');
    await page.keyboard.press('Enter');
    const answers = page.getByRole('region', { name: 'Answers' });
    await answers.locator('mark').first().waitFor();
    assert.match((await answers.textContent()) ?? '', /montelukast.*\d+ % confidence/s);
  },

  async sparql(page) {
    await page.getByRole('link', { name: 'SPARQL', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).getByRole('link').first().waitFor();
    const editor = page.getByRole('textbox', { name: 'SPARQL query' });
    await editor.fill('SELECT ?drug\nWHER { ?drug wdt:P2175 wd:Q35869 }');
    await editor.press('Control+Enter');
    await page.getByText(/^Line 2, column 1: .*WHERE/).waitFor();
    await editor.fill('SELECT ?drug WHERE { ?drug wdt:P2175 wd:Q35869 } LIMIT 3');
    await editor.press('Control+Enter');
    await page.getByRole('status').filter({ hasText: '3 rows' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    assert.match(csv, /^drug\r\n(https?:\S+\r\n){3}$/);
  },

  async admet(page) {
    await page.getByRole('link', { name: 'ADMET', exact: true }).click();
    await page.getByRole('button', { name: /^Predict \d+ molecules/ }).click();
    await page.getByText(/^(\d+) of \1 values$/).waitFor();
    await page.locator('[data-row="0"][data-column="0"]').hover();
    await page.getByRole('tooltip').filter({ hasText: 'logS' }).waitFor();
    await page.locator('[data-row="0"][data-column="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tooltip').filter({ hasText: 'LogD7' }).waitFor();
    assert.equal(await page.locator('.rejected').count(), 1);

    const values = () => page.locator('[data-column]').allTextContents();
    const ofService = await values();
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('checkbox', { name: /in this browser/ }).check();
    await page.getByRole('button', { name: /^Predict \d+ molecules/ }).click();
    await page.getByText('in this browser', { exact: true }).waitFor();
    await page.getByText(/^(\d+) of \1 values$/).waitFor();
    assert.deepEqual(await values(), ofService);
    assert.ok(asked.every((url) => !/graphql|smiles/.test(url)));
  },
};
