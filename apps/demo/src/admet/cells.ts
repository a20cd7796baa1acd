import {
  type AdmetVerdict,
  isAdmetModelName,
  judgePrediction,
  listConcerns,
} from '@biographql/admet';
import type { AdmetCell, AdmetRow } from '@biographql/client';
import { type ShownModel, withUnit } from './models.ts';

/** A value in a few digits, with a minus sign. */
export function shortValue(value: number): string {
  const size = Math.abs(value);
  const text = size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2);
  return text.replace('-', '−');
}

export type PredictedCell = Extract<AdmetCell, { readonly status: 'predicted' }>;

/** Interprets a predicted value by its model, whose verdict means nothing for a molecule out of its scope. */
export function cellFacts(model: ShownModel, cell: PredictedCell) {
  const { value, outOfScope } = cell;
  const { label, title, meaning, description, source } = model;
  const isInScope = outOfScope === undefined;
  const judgement = model.judge(value);
  const finding = model.find(cell);
  return {
    title: title === label ? `${label} · ${meaning}` : `${title} · ${label}`,
    value: withUnit(shortValue(value), model),
    judgement,
    /** Of the whole interval or the only class left; `unclear` where these allow several. */
    verdict: finding?.verdict ?? judgement.verdict,
    /** One line, e.g. `Confident: not a hERG blocker (95 %)`; empty for custom models. */
    statement: finding?.statement ?? '',
    description,
    outOfScope,
    certainty: model.describeCertainty(cell),
    isOutside: isInScope && cell.inDomain === false,
    isInconclusive: isInScope && (finding?.isInconclusive ?? cell.predictionSet === 'either'),
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

/** Why a cell has no value; null if it has one or is awaited. */
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
  const models = new Map<string, string[]>();
  for (const cell of predictions) {
    if (cell.status !== 'predicted' || cell.outOfScope === undefined) continue;
    models.set(cell.outOfScope, [...(models.get(cell.outOfScope) ?? []), cell.model]);
  }
  const reasons = [...models].map(([reason, names]) =>
    names.length === predictions.length ? reason : `${names.join(', ')}: ${reason}`,
  );
  return reasons.length === 0 ? null : reasons.join(' ');
}

/** Counts values by verdict, unclear ones left out; custom models have no thresholds and count as neutral. Null without values. */
export function getBalance({ predictions }: AdmetRow) {
  const values = predictions.filter((cell) => cell.status === 'predicted');
  if (values.length === 0) return null;
  const findings = values.flatMap((cell) =>
    isAdmetModelName(cell.model) ? [judgePrediction({ ...cell, model: cell.model })] : [],
  );
  const count = (wanted: AdmetVerdict) =>
    findings.filter(({ verdict }) => verdict === wanted).length;
  const own = values.filter(
    ({ model, outOfScope }) => !isAdmetModelName(model) && outOfScope === undefined,
  );
  const counts = {
    favorable: count('favorable'),
    moderate: count('moderate'),
    unfavorable: count('unfavorable'),
    neutral: count('neutral') + own.length,
  };
  const inScope = findings.filter(({ statement }) => !statement.startsWith('Not made for'));
  return { counts, concerns: listConcerns(inScope) };
}

/** How many of the rated values of a row are surely favorable, in words and as a share; null where none is rated. */
export function favorableShare({ predictions }: AdmetRow, models: readonly ShownModel[]) {
  const rated = predictions.flatMap((cell) => {
    if (cell.status !== 'predicted' || cell.outOfScope !== undefined) return [];
    const finding = models.find(({ name }) => name === cell.model)?.find(cell);
    return finding && finding.valueVerdict !== 'neutral' ? [finding] : [];
  });
  const favorable = rated.filter((each) => each.verdict === 'favorable' && !each.isOutside);
  return {
    text: rated.length === 0 ? 'none rated' : `${favorable.length} of ${rated.length}`,
    ratio: rated.length === 0 ? null : favorable.length / rated.length,
  };
}
