import type { CheckResult, CheckSuggestion, VerifyItem } from '../verdict.js';

export interface ReportedCheck {
  readonly kind: string;
  readonly result: CheckResult;
  readonly message: string;
  readonly suggestion: {
    readonly part: string;
    readonly text: string;
    readonly reason: string;
  } | null;
  readonly place: { readonly url: string | null } | null;
}

export interface ReportRow {
  readonly document: string;
  readonly line: number;
  readonly shown: string;
  readonly item: VerifyItem;
  readonly verdict: {
    readonly result: CheckResult;
    readonly checks: readonly ReportedCheck[];
    readonly error: { readonly message: string } | null;
  };
}

export interface ReportCounts {
  readonly confirmed: number;
  readonly contradicted: number;
  readonly notFound: number;
  readonly unread: number;
}

export function countRows(rows: readonly ReportRow[]): ReportCounts {
  const count = (result: CheckResult) =>
    rows.filter(({ verdict }) => verdict.error === null && verdict.result === result).length;
  return {
    confirmed: count('CONFIRMED'),
    contradicted: count('CONTRADICTED'),
    notFound: count('NOT_FOUND_HERE'),
    unread: rows.filter(({ verdict }) => verdict.error !== null).length,
  };
}

export const RESULT_WORDS: Readonly<Record<CheckResult, string>> = {
  CONFIRMED: 'confirmed',
  CONTRADICTED: 'contradicted',
  NOT_FOUND_HERE: 'not found here',
};

export function getMessages({ verdict }: ReportRow): readonly string[] {
  if (verdict.error !== null) return [verdict.error.message];
  const telling = verdict.checks.filter(({ result }) => result === verdict.result);
  return telling.map(
    ({ kind, message }) => `${kind.toLowerCase().replaceAll('_', ' ')}: ${message}`,
  );
}

/** The corrections that a row's checks suggest, for parts that the item has and that the records contradict. */
export function getCorrections({
  item,
  verdict,
}: ReportRow): readonly (CheckSuggestion & { readonly from: string })[] {
  return verdict.checks.flatMap(({ result, suggestion }) => {
    if (result !== 'CONTRADICTED' || suggestion === null) return [];
    const part = suggestion.part as CheckSuggestion['part'];
    const from = item[part];
    return typeof from === 'string' && from !== suggestion.text
      ? [{ ...suggestion, part, from }]
      : [];
  });
}
