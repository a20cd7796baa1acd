// @ts-check

/**
 * @typedef {object} PageFigures
 * @property {string} name
 * @property {number} performance 0 to 100
 * @property {number} accessibility 0 to 100
 * @property {string[]} failed audits of accessibility
 * @property {string[]} barriers rules of axe
 * @property {number} requests
 * @property {number} firstLoad bytes
 * @property {number} whole bytes
 * @property {number} longest milliseconds
 */

/** Of the page of literature; parts of an entity's page are questions of their own, which its reader may never open. */
const MOST_REQUESTS = 8;
const MOST_FIRST_LOAD = 200_000;

/**
 * Whether all pages keep the bars that no load of the machine moves: sizes, accessibility, and the requests of the page of literature.
 *
 * @param {readonly PageFigures[]} pages
 */
export function within(pages) {
  return pages.every(
    ({ name, requests, firstLoad, accessibility, barriers }) =>
      (name !== 'literature' || requests <= MOST_REQUESTS) &&
      firstLoad <= MOST_FIRST_LOAD &&
      accessibility === 100 &&
      barriers.length === 0,
  );
}

/**
 * The figures as Markdown.
 *
 * @param {{
 *   pages: readonly PageFigures[],
 *   map: { nodes: number, longestLoading: number, longestMoving: number },
 *   day: string,
 *   loads: readonly number[],
 *   cores: number,
 * }} figures
 */
export function tablesOf({ pages, map, day, loads, cores }) {
  const least = Math.min(...loads).toFixed(1);
  const most = Math.max(...loads).toFixed(1);
  const rows = pages.map((page) =>
    [
      page.name,
      page.performance,
      page.accessibility,
      [...page.barriers, ...page.failed].join(', ') || 'none',
      page.requests,
      kilobytes(page.firstLoad),
      kilobytes(page.whole),
      task(page.longest),
    ].join(' | '),
  );
  return `Measured on ${day} on ${cores} cores, with ${least} to ${most} programs that wanted one (load of a minute). Above the number of cores the machine did other work: scores of performance and times are then worse than the page is.

| page | performance | accessibility | barriers | requests | first load | with lazy parts | longest task |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}

A map of ${map.nodes.toLocaleString('en-US')} nodes: longest task ${task(map.longestLoading)} while it is loaded and laid out, ${task(map.longestMoving)} while it is moved and zoomed.`;
}

function kilobytes(/** @type {number} */ bytes) {
  return `${(bytes / 1_000).toFixed(0)} kB`;
}

function task(/** @type {number} */ milliseconds) {
  return milliseconds === 0 ? '≤ 50 ms' : `${milliseconds} ms`;
}
