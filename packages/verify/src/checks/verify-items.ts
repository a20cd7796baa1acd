import type { CallOptions } from '@biographql/core';
import { nextTurn } from '@biographql/core/internal';
import type { Article } from '@biographql/engines';
import { parseArticleId } from '../article-id.js';
import type { Check, CheckResult, Verdict, VerifyItem } from '../verdict.js';
import { checkArticle, citesArticle } from './article-checks.js';
import { type ClaimContext, checkClaim } from './claim-checks.js';
import { checkIdentifier } from './identifier-checks.js';

/** Maximum text lengths, in UTF-16 code units. */
const LONGEST = {
  id: 200,
  article: 500,
  title: 1_000,
  author: 300,
  quote: 5_000,
  number: 100,
  identifier: 500,
  label: 500,
  claim: 1_000,
} as const;
const LONGEST_PART = 300;

function findItemProblem(item: VerifyItem): Verdict['error'] {
  for (const [name, limit] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][]) {
    const length = item[name]?.length ?? 0;
    if (length > limit) {
      const [most, actual] = [limit, length].map((count) => count.toLocaleString('en-US'));
      return toProblem(`${name} must have at most ${most} characters. It has ${actual}.`);
    }
  }
  const { statement, year } = item;
  for (const [name, text] of Object.entries(statement ?? {})) {
    if (text.trim() === '') return toProblem(`statement.${name} must not be blank.`);
    if (text.length > LONGEST_PART)
      return toProblem(`statement.${name} must have at most ${LONGEST_PART} characters.`);
  }
  if (statement && item.claim) return toProblem('Give a claim or a statement, not both.');
  if (typeof year === 'number' && (year < 1000 || year > 2999))
    return toProblem('year must be from 1000 to 2999.');
  const { id: _, ...parts } = item;
  if (!Object.values(parts).some(Boolean)) return toProblem('The item has nothing to check.');
  if (!item.article && !item.title && (item.author || item.year || item.number))
    return toProblem('To check author, year or number, give an article or a title.');
  return null;
}

function toProblem(message: string): Verdict['error'] {
  return { code: 'INVALID_ARGUMENT', message };
}

/** Sources that items are checked against. */
export interface VerifierParts extends Omit<ClaimContext, 'signal'> {}

export interface VerifyOptions extends CallOptions {
  /** Called after each item. */
  readonly onVerdict?: (verdict: Verdict, index: number) => void;
}

/** Checks items against the records of a dataset. */
export interface Verifier {
  /**
   * One verdict per item; one that can't be read has an error, and the others are unaffected. @throws
   * `signal.reason`.
   */
  verify(items: readonly VerifyItem[], options?: VerifyOptions): Promise<readonly Verdict[]>;
}

/** Number of items whose records are read at once. */
const CHUNK = 100;

/**
 * Creates a verifier over open engines, which the caller must close.
 * @example
 * ```ts
 * import { WIKIDATA } from '@biographql/engines/vocabulary';
 * import { openSeedEngines, SEEDS } from '@biographql/ingest/testing';
 * import { createQuestionEntities, createQuestionService } from '@biographql/questions';
 * import { createVerifier } from '@biographql/verify/checks';
 *
 * await using engines = await openSeedEngines(SEEDS['three-diseases']);
 * const openClaims = async () => ({
 *   graph: engines.graph,
 *   questions: createQuestionService(engines),
 *   nameEntities: createQuestionEntities(engines),
 * });
 * const verifier = createVerifier({ ...engines, vocabulary: WIKIDATA, openClaims });
 * const [verdict] = await verifier.verify([{ identifier: 'DOID:2841', label: 'asthma' }]);
 * console.log(verdict?.result);
 * ```
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/verify.md}
 */
export function createVerifier(parts: VerifierParts): Verifier {
  return {
    async verify(items, { signal, onVerdict } = {}) {
      const context = { ...parts, signal };
      const verdicts: Verdict[] = [];
      for (let start = 0; start < items.length; start += CHUNK) {
        const chunk = items.slice(start, start + CHUNK);
        const records = await getRecords(chunk, context);
        for (const [index, item] of chunk.entries()) {
          await nextTurn();
          signal?.throwIfAborted();
          const verdict = await verifyOne(item, records[index] ?? null, context);
          verdicts.push(verdict);
          onVerdict?.(verdict, start + index);
        }
      }
      return verdicts;
    },
  };
}

async function verifyOne(
  item: VerifyItem,
  known: Article | null,
  context: ClaimContext,
): Promise<Verdict> {
  const id = item.id ?? null;
  const error = findItemProblem(item);
  if (error !== null) return { id, result: 'NOT_FOUND_HERE', checks: [], error };
  const cited = citesArticle(item) ? await checkArticle(item, known, context) : null;
  const checks: Check[] = [
    ...(cited?.checks ?? []),
    ...(await checkIdentifier(item, context)),
    ...(await checkClaim(item, cited?.article ?? null, context)),
  ];
  return { id, result: toResult(checks), checks, error: null };
}

async function getRecords(items: readonly VerifyItem[], { articles, signal }: ClaimContext) {
  const ids = items.map(({ article }) => (article ? (parseArticleId(article)?.id ?? '') : ''));
  const wanted = [...new Set(ids)].filter((id) => id !== '');
  const found = wanted.length === 0 ? [] : await articles.get(wanted, { signal });
  const byId = new Map(wanted.map((id, index) => [id, found[index] ?? null]));
  return ids.map((id) => byId.get(id) ?? null);
}

function toResult(checks: readonly Check[]): CheckResult {
  if (checks.some(({ result }) => result === 'CONTRADICTED')) return 'CONTRADICTED';
  const areConfirmed = checks.length > 0 && checks.every(({ result }) => result === 'CONFIRMED');
  return areConfirmed ? 'CONFIRMED' : 'NOT_FOUND_HERE';
}
