import type { Plugin } from '@biographql/server';
import { exportCommand } from './export/export-command.js';
import { FORMATS } from './formats.js';
import { harvestCommand } from './harvest/harvest-command.js';
import { PRESETS } from './presets/presets.js';

export { FORMATS } from './formats.js';
export {
  countHarvest,
  type HarvestOptions,
  type HarvestProgress,
  type HarvestReport,
  harvestGraph,
} from './harvest/harvest-graph.js';
export type { Patience } from './harvest/patient-questions.js';
export { PRESETS } from './presets/presets.js';

/** Adds formats of graphs, presets for tables, `biographql export` and `biographql harvest`. */
export const plugin: Plugin = {
  name: '@biographql/formats',
  formats: FORMATS,
  presets: PRESETS,
  commands: [exportCommand, harvestCommand],
};
