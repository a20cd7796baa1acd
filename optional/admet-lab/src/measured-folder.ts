import { resolveSibling } from '@biographql/admet-predictor/internal';

/** The package's folder of measured molecules. This module stays in `src/`, from where the path is the same as from `dist/`. */
export function measuredFolder(): URL {
  return resolveSibling(import.meta.url, '../measured/');
}
