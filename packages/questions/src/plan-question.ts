import type { LabelHit } from '@biographql/engines';
import { FORMS, type Form, readForms } from './forms.js';
import missing from './lexicon/missing-kinds.json' with { type: 'json' };
import type { LinkedQuestion } from './link/link-question.js';
import {
  byPlace,
  type EntityMention,
  isInside,
  isParticular,
  withoutOverlap,
} from './link/nearest-names.js';
import type { Abstention } from './question-service.js';
import { explainUncovered, explainUnread, suggestQuestions, toAbstention } from './say/abstain.js';
import type { GraphPlan } from './say/finding.js';
import { isFiller, isFunctionWord, splitWords } from './text/lexicon.js';

/** All that answering needs from a question: later steps read only the plan. */
export interface QuestionPlan {
  /** Graph queries, the most plausible first. */
  readonly graph: readonly GraphPlan[];
  readonly articles: ArticlePlan;
  /** Entities of the question, the best meaning of each name. */
  readonly named: readonly LabelHit[];
  /** Why the question must not be answered, whatever the graph states; null when it may be. */
  readonly rejection: Abstention | null;
  /** Words that were not understood; null when there is a graph query. */
  readonly unread: Abstention | null;
}

/** Article search, and the words to look for in the articles. */
export interface ArticlePlan {
  /** The question, for the reader of the articles. */
  readonly question: string;
  readonly isVerdict: boolean;
  /** The meaningful words; empty when there are none. */
  readonly words: string;
  readonly names: readonly { readonly text: string; readonly iris: readonly string[] }[];
  /** Whether all names are known: articles about anything else answer nothing. */
  readonly isKnown: boolean;
}

/** Plans the graph queries and the article search, or says why not. Sends no query. */
export function planQuestion(
  question: LinkedQuestion,
  forms: readonly Form[] = FORMS,
): QuestionPlan {
  const graph = readForms(question, forms);
  const telling = question.mentions.filter((mention) => isParticular(mention, question));
  return {
    graph,
    articles: planArticles(question),
    named: withoutOverlap(telling).flatMap(({ candidates }) => candidates.slice(0, 1)),
    rejection: rejectQuestion(question),
    unread: graph.length === 0 ? explainUnread(question) : null,
  };
}

const NO_WORD = /[^\p{L}\p{N}]+/gu;
const MAX_WORDS = 24;
const MAX_NAMES = 4;
const MAX_MEANINGS = 2;
/** A name that was guessed is searched as words only. */
const MIN_QUALITY = 0.8;
/** Minimum weight of a longer wording that hides a name, as `risk factor for` hides `risk`. */
const MIN_WORDING = 0.7;

/** Returns the meaningful words and the names of a question. Nothing in it is read as an operator. */
export function planArticles(question: LinkedQuestion): ArticlePlan {
  const { mentions, text, form } = question;
  const meaningful = question.words.flatMap(({ text: word, folded, stem }, index) => {
    const isNamed = mentions.some((mention) => isInside(index, mention));
    const isPlain = isFunctionWord(folded) || (isFiller(stem) && !isNamed);
    return isPlain ? [] : [word.replace(NO_WORD, ' ').trim()];
  });
  return {
    question: text,
    isVerdict: form === 'yes-no',
    words: [...new Set(meaningful)].slice(0, MAX_WORDS).join(' ').trim(),
    names: distinctMentions(question)
      .slice(0, MAX_NAMES)
      .map(({ text: name, candidates }) => ({
        text: name,
        iris: candidates.slice(0, MAX_MEANINGS).map(({ iri }) => iri),
      })),
    isKnown: question.unknownNames.length === 0,
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

const ASKING =
  '(?:which|what(?: (?:is|are|kinds? of|types? of))?|list|name|show|give|find|tell me|how many|any)(?: me)?(?: (?:of|the|all|some|any|known|common|is the|are the))*';

const MISSING = missing.kinds.map(({ says, message, nouns, phrases = [] }) => ({
  message: message ?? `This dataset does not cover ${says}.`,
  patterns: [
    `^(?:are|is) there (?:any )?${nouns}\\b`,
    `^${ASKING} ${nouns}\\b`,
    `^(?:the )?${nouns} (?:of|for|in|with|against|on|about|into)\\b`,
    `^(?:the )?[^ ]+(?: [^ ]+){0,4} ${nouns}$`,
    ...phrases,
  ].map((pattern) => new RegExp(pattern, 'i')),
}));
const MODIFIERS = missing.modifiers.map(({ words, says }) => ({
  says,
  pattern: new RegExp(`\\b(?:${words})\\b`, 'iu'),
}));
const GREETING =
  /^(?:hi|hello|hey|hallo|howdy|greetings|thanks?|thank|thx|cheers|bye|goodbye|ok|okay|yes|no|please|test|testing|help|good|morning|afternoon|evening|night|day|there|you|very|much|a|lot|so|how|are|who|what|is|this|your|name|do|can|up|lol|haha|wow|yo|hmm|nice|meet|to)$/;
const AUXILIARY = /^(?:is|are|was|were|does|do|did|can|could|has|have|may|might|will|would)$/;
const PRONOUN = /^(?:it|this|that|he|she|they|these|those)$/;

function rejectQuestion(question: LinkedQuestion): Abstention | null {
  return asksNothing(question) ?? asksForMissing(question) ?? refersToNothing(question);
}

function asksNothing({ original }: LinkedQuestion): Abstention | null {
  const words = splitWords(original);
  if (words.length > 6 || !words.every(({ folded }) => GREETING.test(folded))) return null;
  return toAbstention(
    'NO_QUESTION',
    'Ask about a disease, a drug or a gene, e.g. “Which drugs treat asthma?”',
  );
}

function asksForMissing(question: LinkedQuestion): Abstention | null {
  const { original, text, words } = question;
  const said = text.replace(/[?!.\s]+$/, '');
  for (const { message, patterns } of MISSING) {
    if (patterns.some((pattern) => pattern.test(said) && !isNamed(question, pattern, said)))
      return explainUncovered(message, question);
  }
  if (question.form === 'yes-no') return null;
  for (const { says, pattern } of MODIFIERS) {
    const match = pattern.exec(original);
    if (match === null || words.length === 0 || isPartOfName(question, match[0])) continue;
    return toAbstention(
      'MISSING_KIND',
      `This dataset does not say ${says}. Ask again without “${match[0]}”.`,
      {
        unread: [match[0]],
        suggestions: [
          original.replace(match[0], '').replace(/\s+/g, ' ').trim(),
          ...suggestQuestions(question),
        ],
      },
    );
  }
  return null;
}

/** Whether the words that a pattern found begin a name: `mutations` is no kind in `test of memory`, when that is a name. */
function isNamed(
  { mentions, text, words }: LinkedQuestion,
  pattern: RegExp,
  said: string,
): boolean {
  const found = pattern.exec(said)?.[0] ?? '';
  const end = text.indexOf(found) + found.length;
  return mentions.some(
    ({ first, last, quality }) =>
      quality >= 0.85 &&
      last > first &&
      (words[first]?.start ?? 0) < end &&
      (words[last]?.end ?? 0) > end,
  );
}

function isPartOfName({ mentions, words }: LinkedQuestion, modifier: string): boolean {
  const [opening] = splitWords(modifier);
  const at = words.findIndex(({ folded }) => folded === opening?.folded);
  return mentions.some((mention) => mention.last > mention.first && isInside(at, mention));
}

function refersToNothing({ words, form, original }: LinkedQuestion): Abstention | null {
  const [first, second, third] = words;
  if (form !== 'yes-no' || !AUXILIARY.test(first?.folded ?? '')) return null;
  if (!PRONOUN.test(second?.folded ?? '')) return null;
  if (/^(?:true|known|correct|the)$/.test(third?.folded ?? '') || /\bthat\b/i.test(original))
    return null;
  const unread = second?.text ?? '';
  return toAbstention(
    'UNKNOWN_ENTITY',
    `The question does not say what “${unread}” stands for. Use the name instead.`,
    {
      unread: [unread],
    },
  );
}
