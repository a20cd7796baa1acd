// @ts-check
import assert from 'node:assert/strict';
import { choose, countIn, getExport, saved } from './steps.mjs';
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
    await page.getByRole('link', { name: 'Graph', exact: true }).click();
    const graph = page.getByRole('figure', { name: 'Neighbors of asthma' });
    const nodes = graph.getByRole('option');
    await page.locator('.graph[aria-busy="false"] canvas').first().waitFor();
    const before = await nodes.count();
    await graph.getByRole('listbox').focus();
    await page.keyboard.press('ArrowRight');
    await graph.getByRole('option', { name: /^asthma/, selected: false }).waitFor();
    await page.keyboard.press('Enter');
    await nodes.nth(before).waitFor();
    await graph.getByRole('option', { name: /, expanded$/ }).waitFor();
    const panel = page.getByRole('region', { name: 'Graph' });
    const exports = panel.getByRole('button', { name: 'Export asthma graph' });
    await exports.click();
    assert.match(await saved(page, panel, 'PNG'), /^\W?PNG/);
    await exports.click();
    assert.equal(new URL(page.url()).search, '?entity=Q35869&view=graph');
    await page.goBack();
    await page.getByRole('navigation', { name: 'Sections' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: /Explore a biomedical/ }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'asthma' }).waitFor();
  },

  async disease(page) {
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('link', { name: /^Diseases that share drugs/ }).click();
    const rows = page.getByRole('region', { name: 'Diseases that share drugs' });
    await rows.getByRole('row').nth(5).waitFor();
    await getExport(rows);
    const csv = await saved(page, rows, 'CSV');
    assert.equal(csv.split('\r\n').length - 2, await countIn(rows.getByRole('status').first()));
    await rows.getByRole('button', { name: 'curl', exact: true }).click();
    await rows.getByText('x-api-key: $BIOGRAPHQL_API_KEY').waitFor();
    assert.equal(await page.title(), 'asthma · BioGraphQL');

    await sections.getByRole('link', { name: /^Genes/ }).click();
    const genes = page.getByRole('region', { name: 'Genes', exact: true });
    await genes.getByRole('searchbox').fill('IL');
    await page.waitForURL(/table-genes=/);
    const left = genes.getByRole('status').filter({ hasText: /^\d+ of \d+$/ });
    assert.ok((await countIn(left)) > 0);
    await page.reload();
    await genes.getByRole('link', { name: /^IL/ }).first().waitFor();
    assert.equal(await genes.getByRole('searchbox').inputValue(), 'IL');
    await sections.getByRole('link', { name: /^Articles/ }).click();
    await page.getByRole('list', { name: 'Articles by year' }).waitFor();
  },

  async drug(page) {
    await choose(page, 'montelukast');
    await page.getByRole('img', { name: 'Structure of montelukast' }).waitFor();
    const indications = page.getByRole('region', { name: 'Indications' });
    await indications.getByRole('link', { name: 'asthma', exact: true }).waitFor();
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('link', { name: /^Targets/ }).click();
    await page.getByRole('region', { name: 'Targets' }).getByRole('row').nth(1).waitFor();
    await sections.getByRole('link', { name: /^Names and identifiers/ }).click();
    const code = page.getByRole('list', { name: 'Identifiers' }).getByRole('link').first();
    assert.match((await code.getAttribute('href')) ?? '', /^https:/);
    const way = page.getByRole('link', { name: 'Predict ADMET' });
    assert.match((await way.getAttribute('href')) ?? '', /^\.?\/\?page=admet#smiles=/);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Properties/ })
      .click();
    await page
      .getByRole('button', { name: /^Sources of/ })
      .first()
      .click();
    await page.getByRole('list', { name: /^Sources of the values/ }).waitFor();
  },

  async gene(page) {
    await choose(page, 'BRCA2');
    const sections = page.getByRole('navigation', { name: 'Sections' });
    for (const name of ['Diseases', 'Pathways', 'Processes, functions and components']) {
      await sections.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await page.getByRole('region', { name, exact: true }).getByRole('row').nth(1).waitFor();
    }
    await sections.getByRole('link', { name: /^All relations/ }).click();
    const list = page.getByRole('region', { name: 'All relations' });
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
    const diseases = page.getByRole('region', { name: 'Diseases with this symptom' });
    await diseases.getByRole('link', { name: 'asthma', exact: true }).waitFor();
  },

  async literature(page) {
    await page.getByRole('link', { name: 'Literature', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Words to search for' }).fill('diabetes');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('list', { name: 'Entities' }).getByRole('button').first().waitFor();
    const articles = page.getByRole('region', { name: 'Articles found' }).getByRole('listitem');
    await articles.first().waitFor();
    const before = await articles.count();
    await page.getByRole('button', { name: 'More articles' }).click();
    await articles.nth(before).waitFor();
    await page.getByRole('list', { name: 'Articles by year' }).getByRole('button').nth(3).waitFor();
    const results = page.getByRole('region', { name: 'Articles found' });
    await getExport(results);
    assert.match(await saved(page, results, 'RIS'), /^TY {2}- JOUR\r\n/);
    assert.match(await saved(page, results, 'BibTeX'), /^@article\{/);
  },

  async article(page) {
    const [first] = await page.locator('.articles li > a').all();
    await first?.click();
    await page
      .getByRole('article')
      .getByRole('link', { name: /^(PMID|DOI)/ })
      .first()
      .waitFor();
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
    await answers.getByRole('link', { name: 'montelukast' }).first().waitFor();
  },
};

export const JOURNEYS = { ...PAGES, ...WORKBENCH };
