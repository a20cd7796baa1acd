import { createService, loadConfig } from '@biographql/server';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './e2e/browser.mjs';
const config = loadConfig({ flags: { dataDir: process.argv[2], apiKey: 'abcdefghijklmnop1234567890', port: 0 }, env: { BIOGRAPHQL_LOG_LEVEL: 'warn' } });
const service = await createService(config, { pageFolder: fileURLToPath(new URL('./dist', import.meta.url)) });
await service.ready();
const url = new URL('/', await service.listen()).href;
console.log(url);
const browser = await openBrowser();
try {
  for (const scheme of ['light', 'dark'] as const) for (const width of [1300, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: scheme });
    page.on('console', (m) => console.log(m.type(), m.text()));
    page.on('pageerror', (e) => console.log('ERR', e.message));
    await page.goto(url);
    await page.keyboard.press('Alt+Shift+KeyD');
    await page.locator('.panel').waitFor();
    await page.goto(url + '?entity=Q35869');
    await page.locator('h1, h2').first().waitFor();
    await page.waitForTimeout(6000);
    await page.getByRole('button', { name: /BioGraphQL requests/ }).click();
    await page.locator('tbody button[data-id]').first().click();
    await page.screenshot({ path: `/tmp/w/clients/shot-${scheme}-${width}.png` });
    if (width === 1300) {
      await page.goto(url + '?page=sparql');
      await page.waitForTimeout(3000);
      await page.evaluate(() => fetch('/api/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then((r) => r.text()).then(console.log));
    }
    await page.close();
  }
} finally { await browser.close(); await service.stop(); }
