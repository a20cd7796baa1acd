import type { Abstention } from '../claim.js';
import file from '../lexicon/missing-kinds.json' with { type: 'json' };
import { splitWords } from '../text/words.js';
import { toAbstention } from '../to-abstention.js';
import type { LinkedQuestion } from './link-question.js';
import { isInside } from './mention.js';

const ASKING =
  '(?:which|what(?: (?:is|are|kinds? of|types? of))?|list|name|show|give|find|tell me|how many|any)(?: me)?(?: (?:the|all|some|any|known|common|is the|are the))*';

const MISSING = file.kinds.map(({ says, nouns, phrases = [] }) => ({
  says,
  patterns: [
    `^(?:are|is) there (?:any )?${nouns}\\b`,
    `^${ASKING} ${nouns}\\b`,
    `^(?:the )?${nouns} (?:of|for|in|with|against)\\b`,
    `^(?:the )?[^ ]+(?: [^ ]+){0,4} ${nouns}$`,
    ...phrases,
  ].map((pattern) => new RegExp(pattern, 'i')),
}));
const MODIFIERS = file.modifiers.map(({ words, says }) => ({
  says,
  pattern: new RegExp(`\\b(?:${words})\\b`, 'iu'),
}));
const GREETING =
  /^(?:hi|hello|hey|hallo|howdy|greetings|thanks?|thank|thx|cheers|bye|goodbye|ok|okay|yes|no|please|test|testing|help|good|morning|afternoon|evening|night|day|there|you|very|much|a|lot|so|how|are|who|what|is|this|your|name|do|can|up|lol|haha|wow|yo|hmm|nice|meet|to)$/;
const AUXILIARY = /^(?:is|are|was|were|does|do|did|can|could|has|have|may|might|will|would)$/;
const PRONOUN = /^(?:it|this|that|he|she|they|these|those)$/;

export function refuseQuestion(question: LinkedQuestion): Abstention | null {
  return asksNothing(question) ?? asksForMissing(question) ?? refersToNothing(question);
}

function asksNothing({ asked }: LinkedQuestion): Abstention | null {
  const words = splitWords(asked);
  if (words.length > 6 || !words.every(({ folded }) => GREETING.test(folded))) return null;
  return toAbstention(
    'NO_QUESTION',
    'Ask about a disease, a drug or a gene, e.g. “Which drugs treat asthma?”',
  );
}

function asksForMissing(question: LinkedQuestion): Abstention | null {
  const { asked, text, words } = question;
  const said = text.replace(/[?!.\s]+$/, '');
  for (const { says, patterns } of MISSING) {
    if (patterns.some((pattern) => pattern.test(said) && !isNamed(question, pattern, said)))
      return toAbstention('MISSING_KIND', `The graph does not have ${says}.`);
  }
  if (question.form === 'yes-no') return null;
  for (const { says, pattern } of MODIFIERS) {
    const match = pattern.exec(asked);
    if (match === null || words.length === 0 || isPartOfName(question, match[0])) continue;
    return toAbstention(
      'MISSING_KIND',
      `The graph does not say ${says}. Ask without “${match[0]}”.`,
      {
        unread: [match[0]],
        suggestions: [asked.replace(match[0], '').replace(/\s+/g, ' ').trim()],
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

function refersToNothing({ words, form, asked }: LinkedQuestion): Abstention | null {
  const [first, second, third] = words;
  if (form !== 'yes-no' || !AUXILIARY.test(first?.folded ?? '')) return null;
  if (!PRONOUN.test(second?.folded ?? '')) return null;
  if (/^(?:true|known|correct|the)$/.test(third?.folded ?? '') || /\bthat\b/i.test(asked))
    return null;
  const unread = second?.text ?? '';
  return toAbstention('UNKNOWN_ENTITY', `The question does not say what “${unread}” is.`, {
    unread: [unread],
  });
}
