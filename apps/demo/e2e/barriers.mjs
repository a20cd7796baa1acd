// @ts-check
import axe from 'axe-core';

/**
 * Accessibility violations of the current page, found by axe.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<readonly string[]>}
 */
export async function barriers(page) {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document);
    return violations.map(
      (/** @type {import('axe-core').Result} */ { id, nodes }) =>
        `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}
