// @ts-check
import axe from 'axe-core';

/** @typedef {import('playwright-core').Page} Page */

const TIMEOUT_MS = 120_000;

/**
 * Opens a page in a context of its own, waits until it is whole, and tells what came over the line and what axe finds.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, ready: string }} page
 * @returns {Promise<{ requests: number, firstLoad: number, whole: number, barriers: string[], longest: number }>} requests
 *   of the API; bytes as they were sent before the first of them, and of all files; the longest task in milliseconds
 */
export async function measurePage(browser, { url, ready }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await watchTasks(page);
    await page.goto(url);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    const { requests, firstLoad, whole } = await page.evaluate(async () => {
      const entries = /** @type {PerformanceResourceTiming[]} */ ([
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ]);
      const isAsked = (/** @type {PerformanceResourceTiming} */ { name }) =>
        new URL(name).pathname.startsWith('/api/');
      const bytesOf = (/** @type {PerformanceResourceTiming[]} */ files) =>
        files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      const files = entries.filter((entry) => !isAsked(entry));
      // What the page names itself as it is sent; code adds the names of lazy parts to it.
      const sent = new DOMParser().parseFromString(
        await (await fetch(window.location.href)).text(),
        'text/html',
      );
      const named = new Set(
        Array.from(
          sent.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="modulepreload"]'),
          (element) => {
            const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
            return new URL(address, window.location.href).href;
          },
        ),
      );
      const first = files.filter((file) => file.entryType === 'navigation' || named.has(file.name));
      return {
        requests: entries.filter(isAsked).length,
        firstLoad: bytesOf(first),
        whole: bytesOf(files),
      };
    });
    const longest = await longestTask(page);
    return { requests, firstLoad, whole, longest, barriers: await barriersOf(page) };
  } finally {
    await context.close();
  }
}

/**
 * Begins to write down the tasks of a page above 50 ms.
 *
 * @param {Page} page not yet at an address
 */
export async function watchTasks(page) {
  await page.addInitScript(() => {
    /** @type {number[]} */
    const tasks = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/**
 * The longest task since it was asked last, in milliseconds; 0 when none took more than 50.
 *
 * @param {Page} page
 * @returns {Promise<number>}
 */
export async function longestTask(page) {
  const tasks = await page.evaluate(() => Reflect.get(window, 'longTasks').splice(0));
  return Math.round(Math.max(0, ...tasks));
}

/**
 * The rules of accessibility that a page breaks.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
async function barriersOf(page) {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document);
    return violations.map((/** @type {import('axe-core').Result} */ { id }) => id);
  });
}
