import {
  applyRules,
  getDrugLikeness,
  getDrugPercentile,
  PROPERTY_LABELS,
  PROPERTY_NAMES,
} from '@biographql/admet';
import type { JudgedModel, MoleculeProfile } from '@biographql/services';
import type {
  AdmetScale,
  Molecule,
  MoleculePrediction,
  MoleculeVerdict,
} from '../../../generated/resolvers.js';

export function toMolecule(profile: MoleculeProfile): Molecule {
  const { text, smiles, entity } = profile;
  const sent = { text, smiles, name: entity?.label ?? null, entity: entity?.iri ?? null };
  if ('error' in profile) {
    const { position = null, ...error } = profile.error;
    return { ...NOTHING, ...sent, error: { ...error, position } };
  }
  const { description, predictions, concerns, similarDrugs } = profile;
  const { properties, alerts, inchi = null, inchiKey = null, corrected = null } = description;
  const drugLikeness = getDrugLikeness(properties, alerts.length);
  return {
    ...sent,
    formula: description.formula,
    inchi,
    inchiKey,
    drugLikeness: Math.round(drugLikeness * 1_000) / 1_000,
    fragments: description.fragments,
    stereoIgnored: description.stereoIgnored,
    corrected,
    properties: PROPERTY_NAMES.map((name) => {
      const value = properties[name];
      const [label, unit] = PROPERTY_LABELS[name];
      return {
        name,
        label,
        value,
        unit: unit === '' ? null : unit,
        percentile: getDrugPercentile(name, value),
      };
    }),
    rules: applyRules(properties).map((rule) => ({ ...rule, details: [...rule.details] })),
    alerts: [...alerts],
    predictions: predictions.map(toPrediction),
    concerns: concerns.map(({ model, label, statement, severity, certainty }) => ({
      model,
      label,
      statement,
      severity,
      isLikely: certainty === 'likely',
    })),
    similarDrugs: [...similarDrugs],
    error: null,
  };
}

const NOTHING = {
  formula: null,
  inchi: null,
  inchiKey: null,
  drugLikeness: null,
  fragments: null,
  stereoIgnored: null,
  corrected: null,
  properties: [],
  rules: [],
  alerts: [],
  predictions: [],
  concerns: [],
  similarDrugs: [],
};

const SCALES: Readonly<Record<'linear' | 'log10', AdmetScale>> = {
  linear: 'VALUE',
  log10: 'LOG10',
};

function toPrediction({ prediction, finding, unit, scale }: JudgedModel): MoleculePrediction {
  const { model, value, interval, predictionSet, expectedError, inDomain, similarity } = prediction;
  return {
    model,
    label: finding?.label ?? model,
    value,
    unit,
    verdict: (finding?.verdict ?? 'neutral').toUpperCase() as MoleculeVerdict,
    statement: finding?.statement ?? String(Number(value.toPrecision(4))),
    low: interval?.[0] ?? null,
    high: interval?.[1] ?? null,
    predictionSet: predictionSet ?? null,
    expectedError: expectedError ?? null,
    errorScale: scale && SCALES[scale],
    inDomain: inDomain ?? null,
    similarity: similarity ?? null,
    outOfScope: prediction.outOfScope ?? null,
  };
}
