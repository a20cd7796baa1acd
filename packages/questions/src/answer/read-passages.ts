import type { Article, ArticleQuery } from '@biographql/engines';
import type { LinkedQuestion } from '../link/link-question.js';
import {
  byPlace,
  type EntityMention,
  isInside,
  isParticular,
  withoutOverlap,
} from '../link/nearest-names.js';
import type {
  AnswerDocument,
  Claim,
  Evidence,
  Passage,
  QuestionContext,
  QuotedAnswer,
} from '../question-service.js';
import type { Finding } from '../say/finding.js';
import { isFiller, isFunctionWord, splitWords } from '../text/lexicon.js';

const NO_WORD = /[^\p{L}\p{N}]+/gu;
const MAX_WORDS = 24;
const MAX_NAMES = 4;
const MAX_MEANINGS = 2;
/** A name that was guessed is searched as words only. */
const MIN_QUALITY = 0.8;
/** A longer wording that has the name's words, as `risk factor for` has `risk`. */
const MIN_WORDING = 0.7;

/** Returns the meaningful words of a question, none when there are none, and its names. Nothing in it is read as an operator. */
export function planLiterature(question: LinkedQuestion) {
  const { mentions, words } = question;
  const meaningful = words.flatMap(({ text, folded, stem }, index) => {
    const isNamed = mentions.some((mention) => isInside(index, mention));
    const isPlain = isFunctionWord(folded) || (isFiller(stem) && !isNamed);
    return isPlain ? [] : [text.replace(NO_WORD, ' ').trim()];
  });
  const names = distinctMentions(question).slice(0, MAX_NAMES);
  return {
    text: [...new Set(meaningful)].slice(0, MAX_WORDS).join(' ').trim(),
    names: names.map(({ text, candidates }) => ({
      text,
      iris: candidates.slice(0, MAX_MEANINGS).map(({ iri }) => iri),
    })),
  };
}

/** The surest and longest names, none sharing a word with another; in the order of the question. */
function distinctMentions(question: LinkedQuestion): readonly EntityMention[] {
  const sure = question.mentions.filter(
    (mention) =>
      mention.quality >= MIN_QUALITY &&
      isParticular(mention, question) &&
      !isInWording(mention, question),
  );
  return withoutOverlap(sure).toSorted(byPlace);
}

function isInWording({ first, last }: EntityMention, { cues }: LinkedQuestion): boolean {
  return cues.some(
    ({ cue, words }) =>
      cue.weight >= MIN_WORDING &&
      cue.asks === undefined &&
      words.length > last - first + 1 &&
      words.includes(first) &&
      words.includes(last),
  );
}

const PAGE_SIZE = 20;
const FEW_NAMED = 3;

export async function searchLiterature(
  { text, names }: ReturnType<typeof planLiterature>,
  { articles, budget }: Pick<QuestionContext, 'articles' | 'budget'>,
) {
  if (text === '') return { articles: [], total: 0 };
  const search = (query: ArticleQuery) =>
    budget.attempt((signal) => articles.search(query, { pageSize: PAGE_SIZE, signal }));
  const phrases = names.map((name) => `"${name.text.replace(NO_WORD, ' ').trim()}"`);
  const [all, together] = await Promise.all([
    search({ text, match: 'any' }),
    phrases.length === 0 ? null : search({ text: phrases.join(' ') }),
  ]);
  const any = all?.items ?? [];
  const named = (together?.items ?? []).slice(0, PAGE_SIZE / 2);
  const first = names.length > 1 ? named : firstOfOneName(any, named, names[0]?.text ?? '');
  const known = new Set(first.map(({ id }) => id));
  const others = any.filter(({ id }) => !known.has(id));
  return { articles: [...first, ...others], total: all?.total ?? 0 };
}

/** Articles that have the one name of a question: those among the best, and others only if these are few. */
function firstOfOneName(
  best: readonly Article[],
  named: readonly Article[],
  name: string,
): readonly Article[] {
  const wanted = name.toLowerCase();
  const found = best.filter(({ title, abstract }) =>
    `${title} ${abstract ?? ''}`.toLowerCase().includes(wanted),
  );
  if (found.length >= FEW_NAMED) return found;
  const others = named.filter(({ id }) => !found.some((article) => article.id === id));
  return [...found, ...others.slice(0, FEW_NAMED)];
}

export async function lookUpNames(
  names: ReturnType<typeof planLiterature>['names'],
  { labels, budget }: Pick<QuestionContext, 'labels' | 'budget'>,
): Promise<readonly (readonly string[])[]> {
  return Promise.all(
    names.map(async ({ text, iris }) => {
      const found = await budget.attempt((signal) =>
        Promise.all([
          labels.lookup(iris, { signal }),
          ...iris.map((iri) => labels.aliases(iri, { signal })),
        ]),
      );
      const [records = [], ...aliases] = found ?? [];
      const known = records.flatMap((record) => record?.label ?? []);
      return [...new Set([text, ...known, ...aliases.flat()])];
    }),
  );
}

const MOST_TEXTS = 19;
const MARGIN = 240;

export type ReadAnswer = Pick<
  Finding,
  'text' | 'probability' | 'claims' | 'total' | 'orderedBy'
> & {
  readonly context: QuotedAnswer | null;
};

/** Returns what the reader answers from records; null without a reader, and when it abstains or is too unsure. */
export async function readPassages(
  { text: question, form }: Pick<LinkedQuestion, 'text' | 'form'>,
  records: readonly AnswerDocument[],
  names: readonly (readonly string[])[],
  { reader, budget, leastProbability }: QuestionContext,
): Promise<ReadAnswer | null> {
  if (reader === null) return null;
  const passages = records.slice(0, MOST_TEXTS).map(toPassage);
  const isVerdict = form === 'yes-no';
  const answer = await budget.attempt((signal) =>
    reader.answer(question, passages, { signal, names, isVerdict }),
  );
  if (answer === null || answer.confidence < leastProbability) return null;
  const { text, confidence: probability, evidence } = answer;
  const [context = null] = evidence.slice(0, 1).flatMap((place) => quoteFrom(passages, place));
  const claims = evidence.flatMap((place) => toClaim(passages, place, probability));
  const quotes = claims.map((claim) => toStems(claim.text));
  const isNamed = (all: readonly string[]) =>
    all.some((name) => quotes.some((quote) => quote.includes(toStems(name))));
  // A verdict about something else is none.
  if (isVerdict && !names.every(isNamed)) return null;
  return { text, context, probability, claims };
}

/** The words of a text between blanks, so that a name is found as whole words. */
function toStems(text: string): string {
  return ` ${splitWords(text)
    .map(({ stem }) => stem)
    .join(' ')} `;
}

function toClaim(
  passages: readonly Passage[],
  { passageId: documentId, start, end }: Evidence,
  probability: number,
): readonly Claim[] {
  return textOf(passages, { passageId: documentId, start, end }).map((whole) => {
    const text = whole.slice(start, end);
    const quotes = [{ documentId, text, start, end }];
    return { text, probability, statements: [], quotes, sparql: null };
  });
}

/** The text that evidence is in; none for a place that no passage has. */
function textOf(passages: readonly Passage[], { passageId, start, end }: Evidence) {
  const text = passages.find(({ id }) => id === passageId)?.text ?? '';
  return start < 0 || end > text.length || end <= start ? [] : [text];
}

function toPassage({ id, title, abstract, indexName }: AnswerDocument): Passage {
  const texts =
    indexName === 'graph' ? [abstract ?? title] : [title, ...(abstract ? [abstract] : [])];
  return { id, index: indexName, title, text: texts.join('\n') };
}

function quoteFrom(passages: readonly Passage[], place: Evidence): readonly QuotedAnswer[] {
  return textOf(passages, place).map((text) => {
    const { start, end } = place;
    const from = start <= MARGIN ? 0 : text.indexOf(' ', start - MARGIN) + 1;
    const to = end + MARGIN >= text.length ? text.length : text.lastIndexOf(' ', end + MARGIN);
    const first = Math.min(from, start);
    const last = Math.max(to, end);
    const opening = first > 0 ? '… ' : '';
    const moved = opening.length - first;
    return {
      text: `${opening}${text.slice(first, last)}${last < text.length ? ' …' : ''}`,
      start: start + moved,
      end: end + moved,
    };
  });
}
