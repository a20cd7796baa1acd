// @ts-check
// Walks through the built demo in Chromium and fails on any error or accessibility violation.
// Opt-in: it needs a browser.
//   pnpm --filter @biographql/demo e2e        CHROME_PATH overrides /usr/bin/chromium
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { barriers } from './barriers.mjs';
import { openBrowser } from './browser.mjs';
import { trainTiny, walkCustomModels } from './custom-models.mjs';
import { checkGraphiql, walkGraphiql } from './graphiql.mjs';
import { JOURNEYS } from './journeys.mjs';
import { serve } from './serve.mjs';
import { openWatched } from './watch.mjs';

const SCREENS = [
  { name: 'wide, light', colorScheme: 'light', viewport: { width: 1300, height: 800 } },
  { name: 'narrow, dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
];
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

const apiKey = randomBytes(24).toString('base64url');
const customModel = await trainTiny();
const demo = await serve(apiKey, { models: customModel.folder });
const browser = await openBrowser();
try {
  await checkGraphiql(demo.url);
  for (const { name, colorScheme, viewport } of SCREENS) {
    const context = await browser.newContext({
      colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
      viewport,
    });
    context.setDefaultTimeout(60_000);
    const { page, complaints } = await openWatched(context, { origin: demo.url, apiKey });
    await page.goto(demo.url);
    const customModels = (/** @type {import('playwright-core').Page} */ page) =>
      walkCustomModels(page, { origin: demo.url, file: customModel.file });
    for (const [journey, walk] of Object.entries({ ...JOURNEYS, customModels })) {
      await walk(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.ok(overflow <= 0, `${journey} is ${overflow} pixels wider than a ${name} screen`);
      assert.deepEqual(await complaints(), [], `${journey} on a ${name} screen`);
      assert.deepEqual(await barriers(page), [], `${journey} on a ${name} screen`);
      say(`ok  ${journey} (${name})`);
    }
    await context.close();
  }
  const context = await browser.newContext();
  context.setDefaultTimeout(60_000);
  await walkGraphiql(context, { origin: demo.url, apiKey });
  say('ok  graphiql');
} finally {
  await browser.close();
  await demo.stop();
  await customModel.remove();
}
