export {
  type BioGraphQLPresetConfig,
  preset,
  SCALARS,
  schema,
  sharedFragments,
} from './preset.js';
