import {
  ADMET_MODEL_NAMES,
  ADMET_SOURCES,
  type AdmetBand,
  type AdmetCertainty,
  type AdmetModelName,
  type AdmetVerdict,
  describeCertainty,
  getAdmetModel,
  interpret,
  type ServedAdmetModelName,
} from '@biographql/admet';

/** What a value is read as. */
export interface Judgement {
  readonly verdict: AdmetVerdict;
  readonly band?: AdmetBand;
  /** One sentence for a person. */
  readonly reason: string;
}

/** A model as the page shows it, whoever predicts it. */
export interface ShownModel {
  /** What predictions are asked for by. */
  readonly name: ServedAdmetModelName;
  /** The heading that it stands under. */
  readonly group: string;
  /** In a few words. */
  readonly meaning: string;
  readonly description: string;
  /** Of every value; empty where none is stated. */
  readonly unit: string;
  /** Who published its limits; empty when it has none. */
  readonly source: string;
  /** Whether values are probabilities of a class, whose measurements are yes and no. */
  readonly isClass: boolean;
  /** Whether whoever predicts says why as well. */
  readonly isExplained: boolean;
  readonly judge: (value: number) => Judgement;
  /** How sure a prediction is, in words; empty where nothing tells. */
  readonly describeCertainty: (certainty: AdmetCertainty) => string;
}

/** The 28, in the order of their headings. */
export const CATALOG: readonly ShownModel[] = ADMET_MODEL_NAMES.map(catalogModel);

function catalogModel(name: AdmetModelName): ShownModel {
  const { category, meaning, description, kind, unit, thresholds } = getAdmetModel(name);
  return {
    name,
    group: category,
    meaning,
    description,
    unit,
    source: (thresholds?.sources ?? []).map((key) => ADMET_SOURCES[key].label).join('; '),
    isClass: kind === 'classification',
    isExplained: true,
    judge: (value) => interpret(name, value),
    describeCertainty: (certainty) => describeCertainty(name, certainty),
  };
}

/** A heading and the models under it, at least one. */
export interface ModelGroup {
  readonly group: string;
  readonly models: readonly ShownModel[];
}

/** Models by heading, in the order in which they come. */
export function groupModels(models: readonly ShownModel[]): readonly ModelGroup[] {
  const groups = new Map<string, ShownModel[]>();
  for (const model of models) {
    const members = groups.get(model.group);
    if (members) members.push(model);
    else groups.set(model.group, [model]);
  }
  return [...groups].map(([group, members]) => ({ group, models: members }));
}

/** A value with its unit, where it has one. */
export function withUnit(value: string, { unit }: Pick<ShownModel, 'unit'>): string {
  return unit === '' ? value : `${value} ${unit}`;
}
