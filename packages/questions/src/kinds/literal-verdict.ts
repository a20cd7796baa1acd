import { listNames } from '../facts/fact-sentence.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { parseSet } from '../plan/parse-set.js';
import type { ParsedSet } from '../plan/parsed-set.js';
import { getSegments } from '../plan/pieces.js';
import type { PlanKind } from '../plan/plan-kind.js';
import { strongerWords } from '../plan/read-memberships.js';
import { evaluateSet } from '../sets/evaluate-set.js';
import { saySet } from '../sets/say-set.js';
import { setProbability } from './probability.js';
import { findingOfSet } from './set-finding.js';
import { getEnds } from './values.js';

interface LiteralVerdict {
  readonly set: ParsedSet;
  readonly literal: string;
}

/** Answers `Is X located at 13q14.3?` and `Is J45 the ICD-10-CM code of asthma?`: such relations have the values that they have. */
export const literalVerdict: PlanKind<LiteralVerdict> = {
  name: 'literal-verdict',
  match(question) {
    if (question.form !== 'yes-no' || isCompared(question)) return [];
    if (strongerWords(question).length > 0) return [];
    return getSegments(question).flatMap(({ pieces, unread }) => {
      const numbers = pieces.filter(({ kind }) => kind === 'number');
      const places = [...unread, ...numbers.map(({ first }) => first)];
      const literal = literalAt(question, places);
      if (literal === null) return [];
      if (pieces.some(({ kind }) => kind === 'connective')) return [];
      const rest = pieces.filter(({ kind }) => kind !== 'number');
      return parseSet(rest).flatMap((set): LiteralVerdict[] =>
        set.plan.kind === 'values' && set.plan.relation.right.isLiteral === true
          ? [{ set, literal }]
          : [],
      );
    });
  },
  async execute({ set, literal }, context) {
    if (set.link < 0.85) return null;
    const evaluated = await evaluateSet(set.plan, context);
    if (evaluated === null) return null;
    const probability = setProbability(set, { isFallback: false });
    const finding = await findingOfSet(evaluated, { probability }, context);
    if (finding === null) return null;
    const held = [...evaluated.members.keys()].map(plain);
    const isHeld = held.includes(plain(literal));
    // `13q14` is neither `13q14.3` nor another place.
    const isNear = held.some(
      (value) => value.startsWith(plain(literal)) || plain(literal).startsWith(value),
    );
    if (!isHeld && (isNear || !hasOneValue(set, held))) return null;
    const { total: _total, orderedBy: _orderedBy, ...verdict } = finding;
    return { ...verdict, text: isHeld ? 'Yes' : 'No' };
  },
  describe: ({ set, literal }) => saySet(set.plan, listNames([literal])).replace(/\.$/, ''),
  asked: ({ set }) => getEnds(set.plan),
};

/** `Is the mass of X over 100?` asks for no value. */
function isCompared({ words }: LinkedQuestion): boolean {
  return words.some(({ folded }) => COMPARING.test(folded));
}

const COMPARING =
  /^(?:not|over|under|above|below|about|around|up|within|near|nearly|almost|approximately|roughly|beyond|between|more|less|least|most|exceed|exceeds)$/;

/** Whether another value is ruled out by the one that is held: codes of many, and quantities as they are printed, rule out none. */
function hasOneValue({ plan }: ParsedSet, held: readonly string[]): boolean {
  return plan.kind === 'values' && plan.relation.isFunctional === true && new Set(held).size === 1;
}

function literalAt({ words }: LinkedQuestion, places: readonly number[]): string | null {
  const [place] = places;
  const text = words[place ?? -1]?.text ?? '';
  return places.length === 1 && /\d/.test(text) ? text : null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\p{L}+[:_]/u, '')
    .replace(/[^\p{L}\p{N}.]/gu, '');
}
