// @ts-check
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

/**
 * Runs Lighthouse over a page as its preset for desktops does, in a browser of its own.
 *
 * @param {string} url
 * @returns {Promise<{ performance: number, accessibility: number, failed: string[] }>} scores from 0 to 100, and what
 *   accessibility failed by
 */
export async function lighthouseOf(url) {
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const options = {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility'],
      maxWaitForLoad: 120_000,
    };
    const { lhr } = (await lighthouse(url, options, desktopConfig)) ?? {};
    if (lhr === undefined || lhr.runtimeError) {
      throw new Error(`Lighthouse read nothing of ${url}: ${lhr?.runtimeError?.message}`);
    }
    const scoreOf = (/** @type {string} */ name) =>
      Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const refs = lhr.categories.accessibility?.auditRefs ?? [];
    const failed = refs.filter(({ id }) => lhr.audits[id]?.score === 0).map(({ id }) => id);
    return { performance: scoreOf('performance'), accessibility: scoreOf('accessibility'), failed };
  } finally {
    chrome.kill();
  }
}
