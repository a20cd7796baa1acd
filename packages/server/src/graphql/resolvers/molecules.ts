import {
  applyRules,
  getDrugLikeness,
  getDrugPercentile,
  PROPERTY_LABELS,
  PROPERTY_NAMES,
} from '@biographql/admet';
import type { JudgedModel, MoleculeProfile } from '@biographql/services';
import type { Molecule, MoleculePrediction } from '../../generated/resolvers.js';
import { SCALES } from './admet.js';
import { checkCount, optionalNumber, requiredText } from './arguments.js';
import type { Field, RootFields } from './context.js';
import { toUpper } from './mappers.js';

const MOST_MOLECULES = 100;
const DEFAULT_SIMILAR = 5;
const MOST_MODELS = 100;
/** What a profile with 28 models costs, in predictions of one model. */
const COST = 5;
const MODELS = 28;
const DEFAULT_DRUGS = 20;
const SEARCH_COST = 20;

const molecules: Field<'molecules'> = async (
  _,
  { texts, models, similar },
  { services, signal, cost },
) => {
  checkCount('texts', texts, MOST_MOLECULES, 'molecules');
  checkCount('models', models ?? [], MOST_MODELS, 'models');
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

const drugsWithSubstructure: Field<'drugsWithSubstructure'> = async (
  _,
  { pattern, first },
  { services, signal, cost },
) => {
  const count = optionalNumber('first', first, { min: 1, max: 100 }) ?? DEFAULT_DRUGS;
  await cost.check();
  const found = await services.molecules.findWith(requiredText('pattern', pattern), count, {
    signal,
  });
  cost.add(SEARCH_COST);
  return found;
};

export const moleculeFields = {
  molecules: { resolve: molecules, scopes: ['admet'] },
  drugsWithSubstructure: { resolve: drugsWithSubstructure, scopes: ['admet'] },
} satisfies RootFields;

export function toMolecule(profile: MoleculeProfile): Molecule {
  const { text, smiles, entity } = profile;
  const sent = { text, smiles, name: entity?.label ?? null, entity: entity?.iri ?? null };
  if ('error' in profile) return { ...NOTHING, ...sent, error: profile.error };
  const { description, predictions, concerns, similarDrugs } = profile;
  const { properties, ...described } = description;
  const drugLikeness = getDrugLikeness(properties, description.alerts.length);
  return {
    ...described,
    ...sent,
    drugLikeness: Math.round(drugLikeness * 1_000) / 1_000,
    properties: PROPERTY_NAMES.map((name) => {
      const value = properties[name];
      const [label, unit] = PROPERTY_LABELS[name];
      return { name, label, value, unit: unit || null, percentile: getDrugPercentile(name, value) };
    }),
    rules: applyRules(properties),
    predictions: predictions.map(toPrediction),
    concerns: concerns.map((concern) => ({ ...concern, isLikely: concern.certainty === 'likely' })),
    similarDrugs,
  };
}

const NOTHING = {
  properties: [],
  rules: [],
  alerts: [],
  predictions: [],
  concerns: [],
  similarDrugs: [],
};

function toPrediction({ prediction, finding, unit, scale }: JudgedModel): MoleculePrediction {
  const { model, value, interval } = prediction;
  return {
    ...prediction,
    label: finding?.label ?? model,
    unit,
    verdict: toUpper(finding?.verdict ?? 'neutral'),
    statement: finding?.statement ?? String(Number(value.toPrecision(4))),
    low: interval?.[0],
    high: interval?.[1],
    errorScale: scale && SCALES[scale],
  };
}
