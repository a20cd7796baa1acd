// @ts-check
import { longestTask, watchTasks } from './measure-page.mjs';

/** Entities that much is said of in the datasets that are shipped or recommended; the one with the most neighbors is drawn. */
const HUBS = ['Q15978631', 'Q14860489', 'Q12078', 'Q35869'];
const TIMEOUT_MS = 300_000;
const MOVING_MS = 3_000;

/**
 * Draws the map of an entity with many neighbors, moves it, and tells its size and its longest task.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @returns {Promise<{ nodes: number, longestLoading: number, longestMoving: number }>} tasks in milliseconds, 0 when none
 *   took more than 50
 */
export async function measureMap(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await watchTasks(page);
    let hub = { entity: '', total: 0 };
    for (const entity of HUBS) {
      await page.goto(`${origin}/?entity=${entity}`);
      const list = page.getByRole('button', { name: /^List all [\d,]+$/ });
      const text = await list.textContent({ timeout: 60_000 }).catch(() => null);
      const total = Number(text?.replace(/\D/g, '') ?? 0);
      if (total > hub.total) hub = { entity, total };
    }
    await page.goto(`${origin}/?entity=${hub.entity}`);
    await page.getByRole('button', { name: 'Map', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await longestTask(page);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const map = page.getByRole('region', { name: /^Map of the neighbors/ });
    const canvas = map.locator('canvas');
    await canvas.waitFor();
    await canvas.scrollIntoViewIfNeeded();
    await page.waitForTimeout(MOVING_MS);
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
    return { nodes: Math.min(hub.total, 5_000) + 1, longestLoading, longestMoving };
  } finally {
    await context.close();
  }
}
