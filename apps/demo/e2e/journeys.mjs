// @ts-check
import assert from 'node:assert/strict';
import { choose, countIn, exportOf, saved } from './steps.mjs';
import { WORKBENCH } from './workbench-journeys.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @type {Readonly<Record<string, (page: Page) => Promise<void>>>} */
const PAGES = {
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

  async disease(page) {
    await page.getByRole('link', { name: /diseases that have treatments in common/ }).click();
    const rows = page.getByRole('region', { name: 'Rows of the insight' });
    const chart = rows.getByRole('figure');
    await chart.getByRole('link').nth(5).waitFor();
    await exportOf(rows);
    const csv = await saved(page, rows, 'CSV');
    assert.equal(csv.split('\r\n').length - 2, await countIn(rows.getByRole('status').first()));
    const svg = await saved(page, rows, 'SVG');
    assert.match(
      svg,
      /^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<desc>.*asked on \d{4}-/,
    );
    assert.match(await saved(page, rows, 'PNG'), /^\W?PNG/);
    await rows.getByRole('button', { name: 'curl', exact: true }).click();
    await rows.getByText('x-api-key: $BIOGRAPHQL_API_KEY').waitFor();
    assert.equal(await page.title(), 'asthma · BioGraphQL');

    const genes = page.getByRole('region', { name: 'Genes and proteins' });
    await genes.getByRole('searchbox').fill('IL');
    await page.waitForURL(/table-genes=/);
    const left = genes.getByRole('status').filter({ hasText: /^\d+ of \d+$/ });
    assert.ok((await countIn(left)) > 0);
    await page.reload();
    await genes.getByRole('link', { name: /^IL/ }).first().waitFor();
    assert.equal(await genes.getByRole('searchbox').inputValue(), 'IL');
    await page.getByRole('button', { name: /^Articles by year/ }).click();
    await page.getByRole('figure', { name: /^articles on asthma by year/ }).waitFor();
  },

  async drug(page) {
    await choose(page, 'montelukast');
    await page.getByRole('img', { name: 'Structure of montelukast' }).waitFor();
    const indications = page.getByRole('region', { name: 'Indications' });
    await indications.getByRole('link', { name: 'asthma', exact: true }).waitFor();
    await page.getByRole('region', { name: 'Targets' }).getByRole('row').nth(1).waitFor();
    const code = page.getByRole('list', { name: 'Identifiers' }).getByRole('link').first();
    assert.match((await code.getAttribute('href')) ?? '', /^https:/);
    const way = page.getByRole('link', { name: 'Predict its ADMET properties' });
    assert.match((await way.getAttribute('href')) ?? '', /^\.?\/\?page=admet#smiles=/);
    await page.getByText(/^ADMET: absorption/).click();
    await page.getByText(/^Predicted from the structure.* \d+ favorable, /).waitFor();
    await page.getByRole('button', { name: 'Why this value of hERG' }).click();
    const why = page.getByRole('region', { name: 'Why hERG' });
    await why.getByRole('img', { name: /marked by what its atoms add to hERG$/ }).waitFor();
    await why.getByText(/^From \S+ for any molecule to \S+ for this one/).waitFor();
    await page.getByText(/^ADMET: absorption/).click();
    await page
      .getByRole('button', { name: /^Sources of/ })
      .first()
      .click();
    await page.getByRole('list', { name: /^Sources of the values/ }).waitFor();
  },

  async gene(page) {
    await choose(page, 'BRCA2');
    for (const name of ['Diseases', 'Pathways', 'Processes, functions and places in the cell']) {
      await page.getByRole('region', { name, exact: true }).getByRole('row').nth(1).waitFor();
    }
    await page.getByRole('button', { name: /^List all \d+/ }).click();
    const list = page.getByRole('region', { name: 'All neighbors' });
    await list.locator('tbody tr').nth(1).waitFor();
    const total = await countIn(list.getByRole('status').first());
    const seen = new Set();
    for (;;) {
      for (const link of await list.locator('tbody tr td:first-child a').all()) {
        seen.add(await link.getAttribute('href'));
      }
      const next = list.getByRole('button', { name: 'Next' });
      if (await next.isDisabled()) break;
      await next.click();
    }
    assert.equal(seen.size, total);
  },

  async symptom(page) {
    await choose(page, 'wheezing');
    const diseases = page.getByRole('region', { name: 'Diseases that show it' });
    await diseases.getByRole('link', { name: 'asthma', exact: true }).waitFor();
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
    const results = page.getByRole('region', { name: 'Articles found' });
    await exportOf(results);
    assert.match(await saved(page, results, 'RIS'), /^TY {2}- JOUR\r\n/);
    assert.match(await saved(page, results, 'BibTeX'), /^@article\{/);
  },

  async article(page) {
    const [first] = await page.locator('.articles li > a').all();
    await first?.click();
    await page.getByRole('heading', { name: 'Abstract' }).waitFor();
    assert.equal(
      await page.title(),
      `${await page.getByRole('heading', { level: 1 }).textContent()} · BioGraphQL`,
    );
  },

  async ask(page) {
    await page.getByRole('link', { name: 'Ask', exact: true }).click();
    await page.getByRole('textbox', { name: 'Question' }).fill('What drugs treat asthma?');
    await page.keyboard.press('Enter');
    const answers = page.getByRole('region', { name: 'Answers' });
    await answers.locator('mark').first().waitFor();
    assert.match((await answers.textContent()) ?? '', /montelukast.*\d+ % confidence/s);
  },
};

export const JOURNEYS = { ...PAGES, ...WORKBENCH };
