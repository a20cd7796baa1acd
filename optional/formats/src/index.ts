import type { Plugin } from '@biographql/server';
import { crawlCommand } from './crawl/crawl-command.js';
import { exportCommand } from './export/export-command.js';
import { FORMATS } from './formats.js';
import { PRESETS } from './presets/presets.js';

export {
  type CrawlOptions,
  type CrawlProgress,
  type CrawlReport,
  countCrawl,
  crawlGraph,
} from './crawl/crawl-graph.js';
export type { Patience } from './crawl/paced-queries.js';
export { FORMATS } from './formats.js';
export { PRESETS } from './presets/presets.js';

/** Adds formats of graphs, presets for tables, `biographql export` and `biographql crawl`. */
export const plugin: Plugin = {
  name: '@biographql/formats',
  formats: FORMATS,
  presets: PRESETS,
  commands: [exportCommand, crawlCommand],
};
