import type { AssayFileFacts } from './card.js';
import type { AssayHeader } from './file.js';

/** What a file's header tells of the model beside the card. */
export function fileFacts({
  featureVersion,
  members: [trees, linear],
  base: { line },
  calibration,
  clip,
  domain,
  certainty,
  kept,
}: AssayHeader): AssayFileFacts {
  return {
    featureVersion,
    members: [
      { name: trees.name, trees: trees.trees, nodes: trees.nodes },
      { name: linear.name, intercept: linear.intercept },
    ],
    line: { intercept: line.intercept, slope: line.slope },
    calibration,
    range: clip,
    domain: {
      references: domain.references,
      scaffolds: domain.scaffolds,
      floor: domain.threshold,
      limit: certainty.limit,
    },
    keptRows: kept?.rows ?? 0,
  };
}
