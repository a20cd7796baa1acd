import {
  ADMET_MODEL_NAMES,
  ADMET_SOURCES,
  type AdmetCertainty,
  type AdmetConcern,
  type AdmetFinding,
  type AdmetInterpretation,
  type AdmetModelName,
  type AdmetValueKind,
  type AdmetVerdict,
  admetScale,
  describeCertainty,
  getAdmetModel,
  interpret,
  isAdmetModelName,
  type JudgedPrediction,
  judgePrediction,
  listConcerns,
  type ServedAdmetModelName,
} from '@biographql/admet';
import type { AssayCard } from '@biographql/admet-lab/train';
import type { AdmetCell, AdmetRow } from '@biographql/client';
import { customAdmetModel, type ServedAdmetModel } from '@biographql/core';

export interface ShownModel {
  readonly name: ServedAdmetModelName;
  /** Short name: the API's, with its typos fixed. */
  readonly label: string;
  readonly title: string;
  readonly group: string;
  readonly meaning: string;
  readonly description: string;
  readonly unit: string;
  readonly source: string;
  /** Whether values are class probabilities, with yes/no measurements. */
  readonly isClass: boolean;
  readonly isExplained: boolean;
  readonly judge: (
    value: number,
  ) => Pick<AdmetInterpretation, 'verdict' | 'reason'> & Partial<Pick<AdmetInterpretation, 'band'>>;
  /** Meaning of a prediction, including its uncertainty; null for models without thresholds of their own. */
  readonly find: (prediction: Omit<JudgedPrediction, 'model'>) => AdmetFinding | null;
  /** Scale of expected errors; null for classes, or when it is not known. */
  readonly errorScale: 'linear' | 'log10' | null;
  readonly describeCertainty: (certainty: AdmetCertainty) => string;
}

/** The properties that chemists check first come first. */
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
  const read = ({ own: figures }: typeof random) =>
    'accuracy' in figures ? figures.accuracy : figures.r2;
  const measure = isClass ? 'accuracy' : 'R2';
  const crossValidation = { measure, random: read(random), scaffold: read(scaffold) } as const;
  const facts = { ...card, group: OF_FILES, isExplained: true, crossValidation };
  return customModel(customAdmetModel(card.name), facts);
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
      base !== null && `Based on ${base}`,
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
      reason: 'No threshold: the model defines no favorable range.',
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

/** Text has the minus sign; files keep the hyphen for spreadsheets. */
export function withMinus(text: string): string {
  return text.replace(/(?<![\w-])-(?=\d)/g, '−').replace(/\buM\b/g, 'µM');
}

export function shortValue(value: number): string {
  const size = Math.abs(value);
  const text = size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2);
  return withMinus(text);
}

export type PredictedCell = Extract<AdmetCell, { readonly status: 'predicted' }>;

/** Interprets a predicted value. The verdict doesn't apply to molecules outside the model's scope. */
export function cellFacts(model: ShownModel, cell: PredictedCell) {
  const { value, outOfScope } = cell;
  const { label, title, meaning, description, source } = model;
  const isInScope = outOfScope === undefined;
  const { band, reason } = model.judge(value);
  const finding = model.find(cell);
  const isUnclear = finding?.isInconclusive ?? cell.predictionSet === 'either';
  const verdict = isUnclear
    ? ('unclear' as const)
    : (finding?.verdict ?? model.judge(value).verdict);
  return {
    title: title === label ? `${label} · ${meaning}` : `${title} · ${label}`,
    value: withUnit(shortValue(value), model),
    band,
    reason: withMinus(reason),
    /** Rating of the whole interval or prediction set; `unclear` if they allow several. */
    verdict,
    tone: isInScope ? verdict : ('out-of-scope' as const),
    /** One line, e.g. `Confident: not a hERG blocker (95 %)`; empty for custom models. */
    statement: withMinus(finding?.statement ?? ''),
    description,
    outOfScope,
    certainty: model.describeCertainty(cell),
    isOutside: isInScope && cell.inDomain === false,
    source,
  };
}

export interface RowProblem {
  readonly message: string;
  /** The character where reading failed, from 0; null when it is not known. */
  readonly position: number | null;
}

/** The problem that all cells of a row share; null where one is predicted. */
export function rowProblem({ predictions }: AdmetRow): RowProblem | null {
  const known = predictions.filter(({ status }) => status !== 'awaited');
  const problems = known.map(cellProblem);
  // Unreadable for one model is unreadable for all; a missing value may still arrive.
  const isDecided = known.length === predictions.length || known[0]?.status === 'rejected';
  return isDecided && problems.every((problem) => problem !== null) ? (problems[0] ?? null) : null;
}

/** Adds to rows whose names were looked up the reason why they have no structure. */
export function explainRows(
  rows: readonly AdmetRow[],
  reasons: ReadonlyMap<string, string>,
): readonly AdmetRow[] {
  return rows.map((row) => {
    const message = reasons.get(row.smiles);
    if (message === undefined) return row;
    const predictions = row.predictions.map((cell) =>
      cell.status === 'rejected' ? { ...cell, reason: { code: cell.reason.code, message } } : cell,
    );
    return { ...row, predictions };
  });
}

export function cellProblem(cell: AdmetCell): RowProblem | null {
  if (cell.status === 'rejected') {
    const { message, position = null } = cell.reason;
    const said = message.replace(/Look up .* first\./, 'Press “Look up names” above.');
    return { message: said, position };
  }
  return cell.status === 'failed' ? { message: cell.error.shortMessage, position: null } : null;
}

/** Which models don't cover the molecule of a row, and why: one sentence per reason. */
export function rowScope({ predictions }: AdmetRow): string | null {
  const outside = predictions.flatMap((cell) =>
    cell.status === 'predicted' && cell.outOfScope !== undefined
      ? [{ model: cell.model, reason: cell.outOfScope }]
      : [],
  );
  const sentences = [...new Set(outside.map(({ reason }) => reason))].map((reason) => {
    const models = outside.filter((each) => each.reason === reason).map(({ model }) => model);
    return outside.length === predictions.length ? reason : `${models.join(', ')}: ${reason}`;
  });
  return sentences.join(' ') || null;
}

/** Counts values by verdict; custom models have no thresholds and count as neutral. Null without values. */
export function getBalance({ predictions }: AdmetRow) {
  const values = predictions.filter((cell) => cell.status === 'predicted');
  const inScope = values.filter(({ outOfScope }) => outOfScope === undefined);
  if (inScope.length === 0) return null;
  const findings = inScope.flatMap((cell) =>
    isAdmetModelName(cell.model) ? [judgePrediction({ ...cell, model: cell.model })] : [],
  );
  const count = (wanted: AdmetVerdict | 'unclear') =>
    findings.filter(({ verdict }) => verdict === wanted).length;
  const counts = {
    favorable: count('favorable'),
    moderate: count('moderate'),
    unfavorable: count('unfavorable'),
    unclear: count('unclear'),
    neutral: count('neutral') + inScope.length - findings.length,
  };
  return { counts, concerns: listConcerns(findings) };
}

/** Subject of a concern, e.g. `hERG blocker`, `bioavailability below 30 %` or `Solubility: poorly soluble`. */
export function concernWords({ model, label }: AdmetConcern, { predictions }: AdmetRow): string {
  const entry = getAdmetModel(model);
  if (entry.kind === 'classification')
    return interpret(model, 0).verdict === 'unfavorable' ? entry.classes[1] : label;
  const value = predictions.find((cell) => cell.model === model)?.value ?? 0;
  const { band } = interpret(model, value);
  return band ? `${label}: ${band.label}` : label;
}
