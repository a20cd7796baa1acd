import { expect, it } from 'vitest';
import * as admet from './index.js';

it('exports exactly these names', () => {
  expect(Object.keys(admet).sort()).toMatchInlineSnapshot(`
    [
      "ADMET_ALIASES",
      "ADMET_CATEGORIES",
      "ADMET_MODELS",
      "ADMET_MODEL_NAMES",
      "ADMET_SOURCES",
      "InvalidAdmetValueError",
      "admetScale",
      "describeCertainty",
      "getAdmetModel",
      "groupByCategory",
      "interpret",
      "isAdmetModelName",
      "nearestAdmetModelName",
      "resolveAdmetModel",
      "summarize",
    ]
  `);
});
