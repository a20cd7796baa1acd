// @ts-check
// Takes the pictures of the documentation from the built demo. Opt-in: it needs a browser.
//   pnpm --filter @biographql/demo pictures [folder]      default: docs
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const DOCS = fileURLToPath(new URL('../../../docs', import.meta.url));
const VIEWPORT = { width: 1300, height: 800 };

/** @type {Readonly<Record<string, { path: string, ready: string, run?: string }>>} */
const PICTURES = {
  demo: { path: '/?entity=Q128581', ready: '#genes table' },
  'demo-literature': {
    path: '/?page=literature&text=diabetes',
    ready: '[aria-label="Articles by year"] .bar-row',
  },
  'demo-admet': { path: '/?page=admet', ready: '[data-column="27"]', run: '^Predict \\d+' },
};

const folder = resolve(process.argv[2] ?? DOCS);
const demo = await serve(randomBytes(24).toString('base64url'));
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: VIEWPORT });
  for (const [name, { path, ready, run }] of Object.entries(PICTURES)) {
    await page.goto(demo.url + path);
    if (run) await page.getByRole('button', { name: new RegExp(run) }).click();
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    if (run) {
      await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
      await page.getByRole('region', { name: 'Predictions' }).evaluate((region) => {
        region.scrollIntoView({ block: 'start' });
      });
    }
    // Molecules are drawn when they are seen.
    await page.waitForFunction(() => document.querySelector('.skeleton') === null);
    await page.screenshot({ path: resolve(folder, `${name}.png`) });
  }
} finally {
  await browser.close();
  await demo.stop();
}
