import type { EntityRecord } from '@biographql/engines';
import type { Relation } from '../lexicon/relations.js';
import type { LinkedQuestion } from '../link/link-question.js';
import {
  byPlace,
  type EntityMention,
  isInside,
  isParticular,
  withoutOverlap,
} from '../link/mention.js';
import type { Abstention, GraphContext } from '../question-service.js';
import type { Finding } from '../say/finding.js';
import { isFiller, isFunctionWord } from '../text/lexicon.js';
import type { NamedThing } from './expression.js';

export interface RelationEnds {
  readonly relation: Relation;
  readonly left: NamedThing | null;
  readonly right: NamedThing | null;
  /** Whether only values of some types are asked for: which drugs cause it. */
  readonly isNarrowed?: boolean;
}

export interface AnswerKind<Q = unknown> {
  /** Returns what the graph answers to a query, or why it must not be answered; null when it holds no answer, or the budget does not allow to look. */
  execute(query: Q, context: GraphContext): Promise<Finding | Abstention | null>;
  /** The names that a query is about; absent for kinds that choose the meaning themselves. */
  names?(query: Q): readonly NamedThing[];
  describe(query: Q): string;
  /** The relation that a query asks about, and its ends; null or absent when it is about more than one. */
  ends?(query: Q): RelationEnds | null;
}

/** A form of question, with what answers it: a row of `FORMS`. */
export interface Form<Q = unknown> extends AnswerKind<Q> {
  readonly name: string;
  readonly example?: string;
  /** Returns what to ask, the most plausible first; empty when the question has not this form. Asks nothing yet. */
  match(question: LinkedQuestion): readonly Q[];
}

/** What to ask of the graph, with the form that made it and can answer it. */
export interface GraphPlan {
  readonly kind: Form;
  readonly query: unknown;
}

export interface PlannedQuestion extends LinkedQuestion {
  readonly graphPlans: readonly GraphPlan[];
  readonly literaturePlan: LiteraturePlan;
  readonly subjects: readonly EntityRecord[];
}

export function planQuestion(question: LinkedQuestion, forms: readonly Form[]): PlannedQuestion {
  const isTelling = (mention: EntityMention) => isParticular(mention, question);
  return {
    ...question,
    graphPlans: forms.flatMap((kind) => kind.match(question).map((query) => ({ kind, query }))),
    literaturePlan: planLiterature(question),
    subjects: withoutOverlap(question.mentions.filter(isTelling)).flatMap(({ candidates }) =>
      candidates.slice(0, 1),
    ),
  };
}

export interface LiteraturePlan {
  /** The meaningful words; empty when there are none. Nothing in it is read as an operator. */
  readonly text: string;
  readonly names: readonly PlannedName[];
}

export interface PlannedName {
  readonly text: string;
  readonly iris: readonly string[];
}

const MAX_WORDS = 24;
const MAX_NAMES = 4;
const MAX_MEANINGS = 2;
/** A name that was guessed is searched as words only. */
const MIN_QUALITY = 0.8;
/** A longer wording that has the name's words, as `risk factor for` has `risk`. */
const MIN_WORDING = 0.7;

function planLiterature(question: LinkedQuestion): LiteraturePlan {
  const { mentions, words } = question;
  const meaningful = words.flatMap(({ text, folded, stem }, index) => {
    const isNamed = mentions.some((mention) => isInside(index, mention));
    const isPlain = isFunctionWord(folded) || (isFiller(stem) && !isNamed);
    return isPlain ? [] : [toPlainText(text)];
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

function toPlainText(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
