import type { LinkedQuestion } from '../link/link-question.js';
import { isInside } from '../link/mention.js';
import { isPlainNoun } from '../text/lexicon.js';
import { splitWords } from '../text/words.js';

/**
 * Words by which a yes/no question says more than that something is so: that it ought to be, is so of all, is the first or
 * the usual one, is so now, or is sanctioned. In lists they order or color; here no single statement bears them out.
 */
const STRONGER = new Set(
  `should must shall ought everyone everybody everything just main mainly major chief chiefly primary primarily principal
common commonly typical typically usual usually normally frequent frequently general generally important specific specifically
official officially established whole entire entirely complete completely full fully total totally overall different distinct
other various several current currently nowadays approved licensed authorized authorised recommended`.split(
    /\s+/,
  ),
);

/**
 * Returns the words of a yes/no question that say more than its relation does, folded, each as often as it stands there;
 * those inside a longer name (`common cold`) or a wording (`typical of`) are none. A word that the plain wording leaves out
 * counts too.
 */
export function strongerWords(question: LinkedQuestion): readonly string[] {
  if (question.form !== 'yes-no') return [];
  const choice = CHOICE.test(question.asked) ? ['or'] : [];
  return [...getRanks(question), ...getMeans(question), ...choice];
}

/** `Does X treat Y or does it cause Z?` asks which of the two is so, and no yes tells. */
const CHOICE =
  /\bor,? (?:does|do|did|is|are|was|were|has|have|can|could|may|might|will|would)(?:n['’]t)?\b/iu;

function getRanks(question: LinkedQuestion): readonly string[] {
  const said = splitWords(question.asked).flatMap(({ folded }) =>
    STRONGER.has(folded) ? [folded] : [],
  );
  if (said.length === 0) return said;
  const explained = question.words.flatMap(({ folded }, index) =>
    STRONGER.has(folded) && isExplained(question, index) ? [folded] : [],
  );
  return said.filter((word) => {
    const at = explained.indexOf(word);
    if (at >= 0) explained.splice(at, 1);
    return at < 0;
  });
}

/** `Does X treat Y by targeting Z?` asks for more than that X does both. */
function getMeans({ words }: LinkedQuestion): readonly string[] {
  return words.flatMap(({ folded }, index) =>
    /^(?:by|through|via)$/.test(folded) && DOING.test(words[index + 1]?.folded ?? '')
      ? [folded]
      : [],
  );
}

const DOING = /^(?!using|taking|giving|prescribing|employing)\p{L}{3,}ing$/u;

function isExplained({ mentions, cues }: LinkedQuestion, index: number): boolean {
  return (
    mentions.some((mention) => mention.first < mention.last && isInside(index, mention)) ||
    cues.some(({ words }) => words.length > 1 && words.includes(index))
  );
}

/** Whether a yes/no question asks for the one thing of a kind: `Is X the drug for Y?`, `Is the drug for Y X?` */
export function asksForTheOne({ form, words, mentions }: LinkedQuestion): boolean {
  if (form !== 'yes-no') return false;
  return words.some(({ folded }, index) => {
    if (folded !== 'the') return false;
    const isPredicate =
      index === 1 || mentions.some(({ last, quality }) => last === index - 1 && quality >= 0.85);
    const isName = mentions.some(
      ({ first, quality }) =>
        quality >= 0.85 &&
        (first === index + 1 || (first === index + 2 && isPlainNoun(words[index + 1]?.stem ?? ''))),
    );
    return isPredicate && !isName && BE.test(words[0]?.folded ?? '');
  });
}

const BE = /^(?:is|are|was|were)$/;
