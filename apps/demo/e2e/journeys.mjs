// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

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
    assert.match((await way.getAttribute('href')) ?? '', /^\/\?page=admet#smiles=/);
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

    await editor.fill('SELECT ?disease ?drug WHERE { VALUES ?disease { ');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('wd:asthm');
    await page
      .getByRole('option', { name: /^asthma/ })
      .first()
      .waitFor();
    // The list is not chosen from in the moment in which it opens.
    await page.waitForFunction(() => document.querySelector('[aria-selected="true"]') !== null);
    await page.waitForTimeout(150);
    await page.keyboard.press('Enter');
    await page.keyboard.type(' } ?disease wdt:P2176 ?drug } LIMIT 8');
    assert.match((await editor.textContent()) ?? '', /wd:Q35869 \}/);
    await editor.press('Control+Enter');
    await page.getByRole('button', { name: 'graph', exact: true }).click();
    const figure = page.getByRole('figure', { name: 'Entities of the result' });
    await figure.getByRole('link').nth(8).waitFor();
    assert.match(page.url(), /view=graph/);

    // An answer that never comes costs the service nothing.
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('?nobody') ? undefined : route.continue(),
    );
    await editor.fill('SELECT ?nobody { ?nobody wdt:P2175 wd:Q35869 }');
    await editor.press('Control+Enter');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText(/^Stopped/).waitFor();
    await page.unroute('**/api/graphql');
    assert.equal(await page.getByRole('region', { name: 'Result' }).count(), 0);
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
    await page.locator('.matrix svg[aria-label="Structure of aspirin"]').waitFor();
    await page.getByTitle('Order by hERG').click();
    assert.match(page.url(), /sort=hERG/);
    const first = await page.getByRole('rowheader').first().getByRole('button').textContent();
    await page.getByRole('button', { name: first ?? '', exact: true }).click();
    await page.getByRole('dialog').locator('svg').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByTitle('Order by hERG').click();
    await page.getByTitle('Order by hERG').click();
    assert.doesNotMatch(page.url(), /sort=/);
    const scroll = page.locator('.matrix-scroll');
    await scroll.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await page.locator('.rejected').waitFor();
    await scroll.evaluate((element) => element.scrollTo({ top: 0 }));
    await page.locator('[data-row="0"][data-column="0"]').waitFor();

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
    await page.locator('[data-row="0"][data-column="0"]').hover();
    await page.getByRole('tooltip').filter({ hasText: '90 % interval' }).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download SDF' }).click(),
    ]);
    const sdf = await readFile(await download.path(), 'utf8');
    assert.match(sdf, /^aspirin\n[\s\S]*V2000[\s\S]*> {2}<logS \(log10 mol\/L\)>\n-/);
    const area = page.getByRole('textbox', { name: /SMILES/ });
    await page
      .getByLabel(/CSV or SDF file/)
      .setInputFiles({ name: 'saved.sdf', mimeType: 'text/plain', buffer: Buffer.from(sdf) });
    // Written anew by the toolkit.
    await page.waitForFunction(() =>
      document.querySelector('textarea')?.value.includes('Cn1c(=O)c2c(ncn2C)n(C)c1=O caffeine'),
    );
    await area.fill('aspirin\nnosuchdrug');
    await page.getByRole('button', { name: 'Look up names' }).click();
    await page.getByText('The name nosuchdrug has no structure in the graph.').waitFor();
    assert.match(await area.inputValue(), /^CC\(=O\)\S+ aspirin\nnosuchdrug$/);

    await page.getByRole('button', { name: 'Draw …' }).click();
    const sketcher = page.getByRole('application');
    await sketcher.click({ position: { x: 180, y: 150 } });
    await page.getByRole('button', { name: 'Add to the list' }).click();
    assert.match(await area.inputValue(), /^C\S*\nCC\(=O\)/);
    await page.getByRole('button', { name: 'Close' }).click();

    const list = Array.from({ length: 3_000 }, (_, at) => `${'C'.repeat(1 + (at % 60))}O m${at}`);
    const buffer = Buffer.from(list.join('\n'));
    await page
      .getByLabel(/CSV or SDF file/)
      .setInputFiles({ name: 'many.smi', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Predict 3,000 molecules with 28 models' }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
    assert.match(page.url(), /#list=/);
    assert.ok((await page.getByRole('row').count()) < 60);
  },
};

/**
 * Chooses what a search finds first.
 *
 * @param {Page} page
 * @param {string} name
 */
async function choose(page, name) {
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
 * Opens the ways to take a part of the page along.
 *
 * @param {Locator} part
 */
async function exportOf(part) {
  await part
    .getByRole('button', { name: /^Export / })
    .first()
    .click();
}

/**
 * Saves a part of the page in a form, and returns the file as text.
 *
 * @param {Page} page
 * @param {Locator} part
 * @param {string} form
 */
async function saved(page, part, form) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: `Download ${form}` }).click(),
  ]);
  return readFile(await download.path(), form === 'PNG' ? 'latin1' : 'utf8');
}

/**
 * The number that an element tells.
 *
 * @param {Locator} element
 */
async function countIn(element) {
  return Number(/[\d,]+/.exec((await element.textContent()) ?? '')?.[0].replaceAll(',', ''));
}
