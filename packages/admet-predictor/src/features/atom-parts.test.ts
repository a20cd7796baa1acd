import { beforeAll, expect, it } from 'vitest';
import { standardize } from '../molecule/standardize.js';
import {
  libraryPredictions,
  loadTestToolkit,
  parseGraph,
  type TestToolkit,
} from '../test-toolkit.fixture.js';
import { atomParts } from './atom-parts.js';
import { descriptorNames } from './descriptors.js';
import { moleculeFacts } from './facts.js';
import { featurize } from './featurize.js';
import { featureLayout } from './layout.js';

let toolkit: TestToolkit;
beforeAll(async () => {
  toolkit = await loadTestToolkit();
}, 30_000);

/** Attributed to atoms although it is not a sum over them: a ratio, an extreme, or a sum of parts of both signs. */
const shared =
  /^fraction|Fraction$|Lag\d$|^state:|(Min|Max)$|^stateAbsolute|^strongest|^netCharge|^zwitterion|^refractivity$|^unsaturation/;

it('has of each count and sum what the feature has', () => {
  const names = descriptorNames();
  const seen = new Set<string>();
  for (const [place, smiles] of libraryPredictions().smiles.entries()) {
    if (place % 3 !== 0) continue;
    const { graph } = standardize(parseGraph(toolkit, smiles));
    const features = featurize(graph);
    for (const [name, parts] of atomParts(moleculeFacts(graph))) {
      const slot = names.indexOf(name);
      expect(slot, name).toBeGreaterThanOrEqual(0);
      seen.add(name);
      if (shared.test(name)) continue;
      const sum = parts.reduce((total, part) => total + part, 0);
      const value = features[featureLayout.descriptors + slot] ?? Number.NaN;
      expect(Math.abs(sum - value), `${name} of ${smiles}`).toBeLessThan(
        0.001 * Math.max(1, value),
      );
    }
  }
  expect(seen.size).toBeGreaterThan(200);
});
