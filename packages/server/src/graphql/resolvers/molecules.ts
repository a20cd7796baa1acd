import {
  applyRules,
  getDrugLikeness,
  getDrugPercentile,
  PROPERTY_LABELS,
  PROPERTY_NAMES,
} from '@biographql/admet';
import { InvalidArgumentError } from '@biographql/core';
import type { JudgedModel, MoleculeProfile } from '@biographql/services';
import type { Molecule, MoleculePrediction } from '../../generated/resolvers.js';
import { SCALES } from './admet.js';
import { optionalNumber } from './arguments.js';
import type { Field, RootFields } from './context.js';
import { toUpper } from './mappers.js';

const MOST_MOLECULES = 100;
const DEFAULT_SIMILAR = 5;
const MOST_MODELS = 100;
/** What a profile with 28 models costs, in predictions of one model. */
const COST = 5;
const MODELS = 28;

const molecules: Field<'molecules'> = async (
  _,
  { texts, models, similar },
  { services, signal, cost },
) => {
  if (texts.length > MOST_MOLECULES)
    throw new InvalidArgumentError('texts', 'must have at most 100 molecules', texts.length);
  if (models && models.length > MOST_MODELS)
    throw new InvalidArgumentError('models', 'must have at most 100 models', models.length);
  const count = optionalNumber('similar', similar, { min: 0, max: 20 }) ?? DEFAULT_SIMILAR;
  await cost.check();
  const profiles = await services.molecules.profile(texts, {
    models: models ?? undefined,
    similar: count,
    signal,
  });
  cost.add(COST * texts.length * Math.max(1, Math.ceil((models?.length ?? 0) / MODELS)));
  return profiles.map(toMolecule);
};

export const moleculeFields = {
  molecules: { resolve: molecules, scopes: ['admet'] },
} satisfies RootFields;

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
      return { name, label, value, unit: unit || null, percentile: getDrugPercentile(name, value) };
    }),
    rules: applyRules(properties),
    alerts,
    predictions: predictions.map(toPrediction),
    concerns: concerns.map((concern) => ({ ...concern, isLikely: concern.certainty === 'likely' })),
    similarDrugs,
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

function toPrediction({ prediction, finding, unit, scale }: JudgedModel): MoleculePrediction {
  const { model, value, interval, predictionSet, expectedError, inDomain, similarity } = prediction;
  return {
    model,
    label: finding?.label ?? model,
    value,
    unit,
    verdict: toUpper(finding?.verdict ?? 'neutral'),
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
