export { settingsPlugin as plugin } from './config.mjs';
