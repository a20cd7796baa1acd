import type { Plugin } from '@biographql/server';
import { exportCommand } from './export/export-command.js';
import { FORMATS } from './formats.js';
import { PRESETS } from './presets/presets.js';

export { FORMATS } from './formats.js';
export { PRESETS } from './presets/presets.js';

/** Adds formats of graphs, presets for tables, and `biographql export`. */
export const plugin: Plugin = {
  name: '@biographql/formats',
  formats: FORMATS,
  presets: PRESETS,
  commands: [exportCommand],
};
