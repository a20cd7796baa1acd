export { type BioGraphQLPresetConfig, preset, schema, sharedFragments } from './preset.js';
export { SCALARS } from './scalars.js';
