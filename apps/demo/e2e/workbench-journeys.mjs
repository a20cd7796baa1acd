// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

/** @typedef {import('playwright-core').Page} Page */

/** @type {Readonly<Record<string, (page: Page) => Promise<void>>>} */
export const WORKBENCH = {
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
    // The list ignores Enter right after it opens.
    await page.waitForFunction(() => document.querySelector('[aria-selected="true"]') !== null);
    await page.waitForTimeout(150);
    await page.keyboard.press('Enter');
    await page.keyboard.type(' } ?disease wdt:P2176 ?drug } LIMIT 8');
    assert.match((await editor.textContent()) ?? '', /wd:Q35869 \}/);
    await editor.press('Control+Enter');
    await page.getByRole('status').filter({ hasText: '8 rows' }).waitFor();

    await editor.fill(
      'CONSTRUCT { ?drug wdt:P2175 wd:Q35869 } WHERE { ?drug wdt:P2175 wd:Q35869 } LIMIT 4',
    );
    await editor.press('Control+Enter');
    await page.getByRole('status').filter({ hasText: '4 triples' }).waitFor();
    await page.getByRole('link', { name: 'medical condition treated' }).first().waitFor();
    const [triples] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Turtle' }).click(),
    ]);
    assert.match(
      await readFile(await triples.path(), 'utf8'),
      /^@prefix wd: .*\n@prefix wdt: .*\n(\nwd:Q\d+ wdt:P2175 wd:Q35869 \.\n|\n<\S+> wdt:P2175 wd:Q35869 \.\n){4}$/,
    );
  },

  async 'a query that is stopped'(page) {
    const editor = page.getByRole('textbox', { name: 'SPARQL query' });
    // Never forwarded, so the query doesn't load the service.
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
    await page.locator('.matrix img[alt="Structure of aspirin"]').waitFor();
    await page.getByTitle(/^hERG: /).click();
    assert.match(page.url(), /sort=hERG/);
    const first = await page.getByRole('rowheader').first().getByRole('button').textContent();
    await page.getByRole('button', { name: first ?? '', exact: true }).click();
    await page.getByRole('dialog').locator('img').first().waitFor();
    const properties = page.getByRole('dialog').getByRole('rowgroup', { name: 'Properties' });
    assert.doesNotMatch((await properties.textContent()) ?? '', /null|undefined|NaN/);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByTitle(/^hERG: /).click();
    await page.getByTitle(/^hERG: /).click();
    assert.doesNotMatch(page.url(), /sort=/);
    const scroll = page.locator('.matrix-scroll');
    await scroll.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await page.locator('.rejected').waitFor();
    await scroll.evaluate((element) => element.scrollTo({ top: 0 }));
    await page.locator('[data-row="0"][data-column="0"]').waitFor();

    const values = () => page.locator('[data-column]').allTextContents();
    const ofService = await values();
    const requested = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.getByRole('checkbox', { name: /in this browser/ }).check();
    await page.getByRole('button', { name: /^Predict \d+ molecules/ }).click();
    await page.getByText('predicted in this browser', { exact: true }).waitFor();
    await page.getByText(/^(\d+) of \1 values$/).waitFor();
    assert.deepEqual(await values(), ofService);
    await page.getByRole('button', { name: 'aspirin', exact: true }).click();
    const card = page.getByRole('dialog');
    await card.getByRole('button', { name: 'Why this logS value' }).click();
    const why = card.getByRole('region', { name: 'Explanation of logS' });
    await why.getByText(/^Score: \S+ for an average drug, \S+ for this molecule/).waitFor();
    await why.getByRole('list', { name: 'Most similar measured molecules' }).waitFor();
    await card.getByRole('button', { name: 'Close' }).click();
    const [answered] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save receipt' }).click(),
    ]);
    const receipt = JSON.parse(await readFile(await answered.path(), 'utf8'));
    assert.match(receipt.version, /^\d+\.\d+\.\d+/);
    assert.equal(receipt.models.length, 28);
    for (const { digest } of [...receipt.models, receipt.molecules]) {
      assert.match(digest, /^sha256:[0-9a-f]{64}$/);
    }
    assert.ok(requested.every((url) => !/graphql|smiles/.test(url)));
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
    // The toolkit rewrites the SMILES.
    await page.waitForFunction(() =>
      document.querySelector('textarea')?.value.includes('Cn1c(=O)c2c(ncn2C)n(C)c1=O\tcaffeine'),
    );
    await area.fill('aspirin\nnosuchdrug');
    await page.getByRole('button', { name: 'Look up names' }).click();
    await page.getByText(/nosuchdrug.*no structure for it/).waitFor();
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
