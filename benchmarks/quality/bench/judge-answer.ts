import type { GoldValue, GraphQuestion, Verdict } from '../gold/gold-question.js';

/** How an answer fares. */
export interface Judgment {
  /** An answer was given. */
  readonly isAnswered: boolean;
  readonly isRight: boolean;
  /** A false or unanswerable yes/no question was answered with yes. */
  readonly isAffirmedFalse: boolean;
  /** A quoted sentence where the graph has no such relation: read it yourself. */
  readonly isUnjudged: boolean;
  /** Of questions for values: named of the first ten that could be; null otherwise. */
  readonly completeness: number | null;
}

/** What judging needs of an answer. */
export interface JudgedAnswer {
  /** Empty when the service abstains. */
  readonly text: string;
  /** Whether articles alone support it. */
  readonly isFromArticles: boolean;
  /** Addresses that claims of the answer name and that a subtype of the question's entity is linked to. Default: none. */
  readonly inherited?: ReadonlySet<string>;
}

/**
 * Returns the addresses of what a text names in the graph, with all that is the same thing: what has it as label, or as
 * alias where nothing has it as label. Empty when it is no name.
 */
export type Identify = (text: string) => Promise<readonly string[]>;

/** Judges an answer by the gold of its question. */
export async function judgeAnswer(
  { gold, question }: Pick<GraphQuestion, 'gold' | 'question'>,
  { text, isFromArticles, inherited = new Set() }: JudgedAnswer,
  identify: Identify,
): Promise<Judgment> {
  const isAnswered = text !== '';
  const verdict = getVerdict(text);
  const base = { isAnswered, isAffirmedFalse: false, isUnjudged: false, completeness: null };
  switch (gold.kind) {
    case 'verdict': {
      const isRight = gold.accept.includes(verdict ?? 'yes') && verdict !== null;
      const isAffirmedFalse = verdict === 'yes' && !gold.accept.includes('yes');
      return { ...base, isRight, isAffirmedFalse };
    }
    case 'abstain': {
      const isUnjudged = isAnswered && gold.fromLiterature && isFromArticles;
      return { ...base, isRight: !isAnswered, isAffirmedFalse: verdict === 'yes', isUnjudged };
    }
    case 'count': {
      // The gold counts direct facts; an answer that inherits says how many of all are direct.
      const counted = / \((\d[\d,]*) for .* itself, /.exec(text)?.[1] ?? /\d[\d,]*/.exec(text)?.[0];
      const number = Number(counted?.replaceAll(',', '') ?? Number.NaN);
      return { ...base, isRight: number >= gold.low && number <= gold.high };
    }
    case 'texts':
      return { ...base, isRight: isAnswered && gold.texts.some((one) => stands(one, text)) };
    case 'values': {
      const { named: byLabel, rest } = takeNames(text, gold.values);
      const known = new Set(gold.values.map(({ iri }) => iri));
      const identified = await Promise.all(
        rest.map(async (part) => ({ part, iris: await identify(part) })),
      );
      const isInGold = ({ iris }: (typeof identified)[number]) =>
        iris.some((iri) => known.has(iri));
      const named = byLabel + identified.filter(isInGold).length;
      // What the question itself names is repeated, not offered: the loser of a comparison, say.
      const hasUnknown = identified.some(
        (one) =>
          one.iris.length > 0 &&
          !isInGold(one) &&
          !one.iris.some((iri) => inherited.has(iri)) &&
          !stands(one.part, question),
      );
      const isInherited = identified.some(({ iris }) => iris.some((iri) => inherited.has(iri)));
      const isRight = (named > 0 || isInherited) && !hasUnknown;
      return {
        ...base,
        isRight,
        completeness: Math.min(1, named / Math.min(gold.values.length, 10)),
      };
    }
  }
}

/** Returns what a text says to a yes/no question; `abstain` of an empty one, null of anything else. */
function getVerdict(text: string): Verdict | null {
  if (text === '') return 'abstain';
  if (/^yes\b/i.test(text)) return 'yes';
  return /^no\b(?! \w+ (?:drugs|genes))/i.test(text) ? 'no' : null;
}

/** Returns whether one text stands in the other between word boundaries, whatever the case. */
export function stands(gold: string, text: string): boolean {
  const [inner, outer] = [fold(gold), fold(text)];
  return (
    new RegExp(`(?<![\\p{L}\\d])${escaped(inner)}(?![\\p{L}\\d])`, 'u').test(outer) ||
    (outer.length >= 12 && inner.includes(outer.replace(/\.$/, '')))
  );
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

/** Words between and after values that are no names. */
const JOINERS = /^(?:and |or )?(?:[\d,]+ (?:more|others?)\b.*|of [\d,]+.*|by .*|the .*|)$/;

/** Things without a label are not in the gold, and no fault either. */
const CODE = /^[pq]\d+$/;

/**
 * Takes the gold's names out of a list, the longest first and each as often as it stands there; the rest is what else the
 * list names. A name within a longer one (`hypertension` in `pulmonary hypertension`) leaves the longer one in the rest.
 */
function takeNames(
  text: string,
  values: readonly GoldValue[],
): { readonly named: number; readonly rest: readonly string[] } {
  const labels = [...new Set(values.map(({ label }) => fold(label)))].sort(
    (left, right) => right.length - left.length,
  );
  let left = ` ${fold(text)} `;
  for (const [at, label] of labels.entries())
    left = left.replaceAll(
      new RegExp(`(?<![\\p{L}\\d])${escaped(label)}(?![\\p{L}\\d])`, 'gu'),
      getToken(at),
    );
  const named = labels.filter((_, at) => left.includes(getToken(at))).length;
  const rest = left
    .replace(/\([^)]*\)/g, ' ')
    .split(/[,;.:]| and /)
    .map((part) => part.trim().replace(/^(?:and|or) /, ''))
    .filter((part) => !TOKENS.test(part))
    .map((part) => part.replace(TOKEN, (token) => labels[getPlace(token)] ?? ''))
    .filter((part) => part.length > 1 && !JOINERS.test(part) && !CODE.test(part));
  return { named, rest };
}

/** Characters of no name, one for each name of the gold. */
const FIRST_TOKEN = 0xf0000;
const TOKEN = /[\u{f0000}-\u{ffffd}]/gu;
const TOKENS = /^[\u{f0000}-\u{ffffd}]$/u;

function getToken(at: number): string {
  return String.fromCodePoint(FIRST_TOKEN + at);
}

function getPlace(token: string): number {
  return (token.codePointAt(0) ?? FIRST_TOKEN) - FIRST_TOKEN;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
