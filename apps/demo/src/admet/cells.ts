import {
  type AdmetConcern,
  type AdmetVerdict,
  getAdmetModel,
  interpret,
  isAdmetModelName,
  judgePrediction,
  listConcerns,
} from '@biographql/admet';
import type { AdmetCell, AdmetRow } from '@biographql/client';
import { type ShownModel, withUnit } from './models.ts';

/** Texts have the minus sign, files the hyphen that spreadsheets read. */
export function withMinus(text: string): string {
  return text.replace(/(?<![\w-])-(?=\d)/g, '−');
}

export function shortValue(value: number): string {
  const size = Math.abs(value);
  const text = size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2);
  return withMinus(text);
}

export type PredictedCell = Extract<AdmetCell, { readonly status: 'predicted' }>;

/** Interprets a predicted value by its model, whose verdict means nothing for a molecule out of its scope. */
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
    /** Of the whole interval or the only class left; `unclear` where these allow several. */
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
  /** Whether the text is no SMILES: it may be something else. */
  readonly isUnread: boolean;
}

/** The problem that all cells of a row share; null while a cell is awaited or predicted. */
export function rowProblem({ predictions }: AdmetRow): RowProblem | null {
  const problems = predictions.map(cellProblem);
  return problems.every((problem) => problem !== null) ? (problems[0] ?? null) : null;
}

export function cellProblem(cell: AdmetCell): RowProblem | null {
  if (cell.status === 'rejected') {
    const { code, message, position = null } = cell.reason;
    return { message, position, isUnread: code === 'INVALID_SMILES' };
  }
  return cell.status === 'failed'
    ? { message: cell.error.shortMessage, position: null, isUnread: false }
    : null;
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

/** What a concern is about, e.g. `hERG blocker`, `bioavailability below 30 %` or `Solubility: poorly soluble`. */
export function concernWords({ model, label }: AdmetConcern, { predictions }: AdmetRow): string {
  const entry = getAdmetModel(model);
  if (entry.kind === 'classification')
    return interpret(model, 0).verdict === 'unfavorable' ? entry.classes[1] : label;
  const value = predictions.find((cell) => cell.model === model)?.value ?? 0;
  const { band } = interpret(model, value);
  return band ? `${label}: ${band.label}` : label;
}

/** The share of the rated values of a row that are surely favorable, 0 to 1; null where none is rated. */
export function favorableShare(
  { predictions }: AdmetRow,
  models: readonly ShownModel[],
): number | null {
  const rated = predictions.flatMap((cell) => {
    if (cell.status !== 'predicted' || cell.outOfScope !== undefined) return [];
    const finding = models.find(({ name }) => name === cell.model)?.find(cell);
    return finding && finding.valueVerdict !== 'neutral' ? [finding] : [];
  });
  const favorable = rated.filter((each) => each.verdict === 'favorable' && !each.isOutside);
  return rated.length === 0 ? null : favorable.length / rated.length;
}
