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
      "PROPERTY_LABELS",
      "PROPERTY_NAMES",
      "admetScale",
      "applyRules",
      "describeCertainty",
      "getAdmetModel",
      "getDrugLikeness",
      "getDrugPercentile",
      "groupByCategory",
      "interpret",
      "isAdmetModelName",
      "judgePrediction",
      "listConcerns",
      "nearestAdmetModelName",
      "resolveAdmetModel",
      "summarize",
    ]
  `);
});
