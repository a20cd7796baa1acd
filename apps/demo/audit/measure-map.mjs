// @ts-check
import { longestTask, watchTasks } from './measure-page.mjs';

const TIMEOUT_MS = 300_000;
const MOVING_MS = 3_000;

/**
 * Draws the map of an entity with many neighbors, moves it, and tells its longest tasks.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the page of the entity
 * @returns {Promise<{ longestLoading: number, longestMoving: number }>} tasks in milliseconds, 0 when none took
 *   more than 50
 */
export async function measureMap(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await watchTasks(page);
    await page.goto(url);
    await page.getByRole('button', { name: 'Map', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await longestTask(page);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const map = page.getByRole('region', { name: /^Map of the neighbors/ });
    const canvas = map.locator('canvas');
    await canvas.waitFor();
    await canvas.scrollIntoViewIfNeeded();
    await map.locator('figure[aria-busy="false"]').waitFor();
    const longestLoading = await longestTask(page);
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('The map has no place.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 20; step += 1) {
      await page.mouse.move(box.x + box.width / 2 + step * 5, box.y + box.height / 2 + step * 3);
    }
    await page.mouse.up();
    for (let step = 0; step < 5; step += 1) await page.mouse.wheel(0, -120);
    await page.waitForTimeout(MOVING_MS);
    const longestMoving = await longestTask(page);
    return { longestLoading, longestMoving };
  } finally {
    await context.close();
  }
}
