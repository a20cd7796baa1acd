import {
  ADMET_MODEL_NAMES,
  ADMET_SOURCES,
  type AdmetCertainty,
  type AdmetFinding,
  type AdmetInterpretation,
  type AdmetModelName,
  type AdmetValueKind,
  admetScale,
  describeCertainty,
  getAdmetModel,
  interpret,
  type JudgedPrediction,
  judgePrediction,
  type ServedAdmetModelName,
} from '@biographql/admet';
import type { AssayCard } from '@biographql/admet-lab/train';
import { ownAdmetModel, type ServedAdmetModel } from '@biographql/core';

export interface ShownModel {
  readonly name: ServedAdmetModelName;
  /** The short name: that of the API without its misprints. */
  readonly label: string;
  readonly title: string;
  readonly group: string;
  readonly meaning: string;
  readonly description: string;
  readonly unit: string;
  readonly source: string;
  /** Whether values are probabilities of a class, whose measurements are yes and no. */
  readonly isClass: boolean;
  readonly isExplained: boolean;
  readonly judge: (
    value: number,
  ) => Pick<AdmetInterpretation, 'verdict' | 'reason'> & Partial<Pick<AdmetInterpretation, 'band'>>;
  /** What a prediction means with its uncertainty; null for models without thresholds of their own. */
  readonly find: (prediction: Omit<JudgedPrediction, 'model'>) => AdmetFinding | null;
  /** What expected errors are on; null for classes, or when it is not known. */
  readonly errorScale: 'linear' | 'log10' | null;
  readonly describeCertainty: (certainty: AdmetCertainty) => string;
}

/** What chemists look at first comes first: columns at the end of a table are seen last. */
const GROUPS = ['Physicochemical', 'Absorption', 'Toxicity', 'Metabolism'];

export const CATALOG: readonly ShownModel[] = ADMET_MODEL_NAMES.map(catalogModel).toSorted(
  (one, other) => rank(one) - rank(other),
);

function rank({ group }: ShownModel): number {
  return GROUPS.includes(group) ? GROUPS.indexOf(group) : GROUPS.length;
}

function catalogModel(name: AdmetModelName): ShownModel {
  const entry = getAdmetModel(name);
  const { meaning, description, unit } = entry;
  const sources = entry.thresholds?.sources ?? [];
  return {
    name,
    label: name.replace('CYPIA2', 'CYP1A2').replace('CYP2CI9', 'CYP2C19'),
    title: entry.label,
    group: entry.category.replace(/^Basic (physicochemical) property$/, 'Physicochemical'),
    meaning,
    description,
    unit,
    source: sources.map((key) => ADMET_SOURCES[key].label).join('; '),
    isClass: entry.kind === 'classification',
    isExplained: true,
    judge: (value) => interpret(name, value),
    find: (cell) => judgePrediction({ ...cell, model: name }),
    errorScale: admetScale(name),
    describeCertainty: (certainty) => describeCertainty(name, certainty),
  };
}

export function groupModels(models: readonly ShownModel[]) {
  return [...new Set(models.map(({ group }) => group))].map((group) => ({
    group,
    models: models.filter((model) => model.group === group),
  }));
}

export function withUnit(value: string, { unit }: Pick<ShownModel, 'unit'>): string {
  return unit === '' ? value : `${value} ${unit}`;
}

export const OF_SERVICE = 'Models of this service';
export const OF_FILES = 'Model files';

export function servedModel(listed: ServedAdmetModel): ShownModel {
  return customModel(listed.name, { ...listed, group: OF_SERVICE });
}

export function fileModel(card: AssayCard): ShownModel {
  const { random, scaffold } = card.crossValidation;
  const isClass = 'accuracy' in random.own;
  const read = ({ own }: typeof random) => ('accuracy' in own ? own.accuracy : own.r2);
  const measure = isClass ? 'accuracy' : 'R2';
  const crossValidation = { measure, random: read(random), scaffold: read(scaffold) } as const;
  const facts = { ...card, group: OF_FILES, isExplained: true, crossValidation };
  return customModel(ownAdmetModel(card.name), facts);
}

interface CustomFacts
  extends AdmetValueKind,
    Pick<ServedAdmetModel, 'base' | 'trainedOn' | 'crossValidation' | 'isExplained'> {
  readonly group: string;
}

function customModel(name: ShownModel['name'], facts: CustomFacts): ShownModel {
  const { group, kind, unit, base, trainedOn, crossValidation, isExplained } = facts;
  const isClass = kind === 'classification';
  return {
    name,
    label: name,
    title: name,
    group,
    meaning: base === null ? 'custom model' : `custom model based on ${base}`,
    description: `${[
      base !== null && `Built on ${base}`,
      trainedOn !== null && `trained on ${trainedOn.toLocaleString('en-US')} molecules`,
      crossValidation !== null && figureText(crossValidation),
    ]
      .filter(Boolean)
      .join('; ')}.`,
    unit: isClass ? 'probability' : (unit ?? ''),
    source: '',
    isClass,
    isExplained,
    // Nothing says which values are good, and the base model's thresholds belong to another assay.
    judge: () => ({
      verdict: 'neutral',
      reason: 'No threshold: the model does not say which values are good.',
    }),
    find: () => null,
    errorScale: facts.scale ?? null,
    describeCertainty: (certainty) => describeCertainty(facts, certainty),
  };
}

function figureText(facts: NonNullable<ServedAdmetModel['crossValidation']>): string {
  const shown = (share: number) =>
    facts.measure === 'R2' ? share.toFixed(2) : `${(100 * share).toFixed(0)} %`;
  return `cross-validated ${facts.measure} ${shown(facts.random)}, ${shown(facts.scaffold)} for new scaffolds`;
}
