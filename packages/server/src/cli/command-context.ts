export type { AddCommand, CommandContext } from '../plugins/plugin.js';
