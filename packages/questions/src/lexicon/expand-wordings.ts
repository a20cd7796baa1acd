import { isPlainNoun, isSkipped } from '../text/lexicon.js';
import { stemWord, wordSet } from '../text/words.js';
import { type Cue, otherSide, type Side } from './relation.js';
import file from './words.json' with { type: 'json' };

/** Wordings below this weight only go with a surer one of the same relation, and name none alone. */
export const LEAST_WEIGHT = 0.4;
const SUPPORT_WEIGHT = 0.3;
const BARE_WEIGHT = 0.5;
const PREPOSITIONS = ['of', 'for', 'in', 'with', 'against', 'to', 'behind'];

/** Verbs whose passive does not end in `ed`, so that their form does not tell active from passive. */
const IRREGULAR = wordSet(file.irregularVerbs);
/** Nouns that are verbs, too: alone they may name the other end. */
const VERBAL = wordSet(file.verbalNouns);

export type Wording = Readonly<
  Partial<Record<'verbs' | 'states' | 'nouns' | 'beside' | 'phrases', readonly string[]>>
> & {
  /** The end that does what a verb says, stands before a state, or that a noun names. */
  readonly end?: Side;
  readonly weight?: number;
} & Pick<Cue, 'isLoose' | 'before' | 'after' | 'asks' | 'voice' | 'effect'>;

/**
 * Returns the wordings of a lexicon entry:
 * - `verbs` in active and passive;
 * - `states`, which are passives and adjectives, with and without their preposition;
 * - `nouns` alone and with what they are of;
 * - `beside`, words that may accompany a surer wording and add nothing;
 * - `phrases` as they are.
 */
export function expandWording(wording: Wording): readonly Cue[] {
  const { verbs = [], states = [], nouns = [], beside = [], phrases = [], ...rest } = wording;
  const { end = 'left', weight, ...more } = rest;
  const { isLoose, effect } = more;
  const loose = { ...(isLoose === true && { isLoose }), ...(effect !== undefined && { effect }) };
  return [
    ...verbs.flatMap((verb) => expandVerb(verb, end, { weight: weight ?? 0.9, ...loose })),
    ...states.flatMap((state) => expandState(state, end, { weight: weight ?? 0.9, ...loose })),
    ...nouns.flatMap((noun) => expandNoun(noun, end, { weight: weight ?? 0.95, ...loose })),
    ...beside.flatMap((phrase) =>
      isSkipped(phrase) || isPlainNoun(stemWord(phrase))
        ? []
        : [{ phrase, weight: SUPPORT_WEIGHT }],
    ),
    ...phrases.map((phrase) => ({ phrase, weight: weight ?? 1, ...more })),
  ];
}

type Strength = Pick<Cue, 'weight' | 'isLoose' | 'effect'>;

function expandVerb(verb: string, end: Side, strength: Strength): readonly Cue[] {
  const active = { before: end, after: otherSide(end) } as const;
  const passive = { before: otherSide(end), after: end } as const;
  const [word = '', ...more] = verb.split(' ');
  if (IRREGULAR.has(word)) return [{ phrase: verb, ...strength, ...active }];
  const agents = more.length < 2 ? ['', ' by', ' with', ' through', ' using'] : [];
  return [
    { phrase: verb, ...strength, ...active, voice: 'active' },
    ...agents.map(
      (agent): Cue => ({
        phrase: `${verb}${agent}`,
        ...strength,
        ...passive,
        voice: 'passive',
      }),
    ),
  ];
}

/** Without its preposition, which may stand elsewhere, a state finds values and is too weak to affirm one. */
function expandState(phrase: string, end: Side, strength: Strength): readonly Cue[] {
  const bare = phrase.replace(/ (?:in|on|at|to|for|from|with|against|by|of|under|as|into)$/, '');
  const order = { before: end, after: otherSide(end) } as const;
  const whole = { phrase, ...strength, ...order };
  return bare === phrase ? [whole] : [whole, { ...whole, phrase: bare, weight: BARE_WEIGHT }];
}

function expandNoun(noun: string, end: Side, { weight, ...loose }: Strength): readonly Cue[] {
  const alone = VERBAL.has(noun) ? { ...loose, isLoose: true } : loose;
  return [
    { phrase: noun, weight: weight - 0.05, asks: end, ...alone },
    ...PREPOSITIONS.map((preposition) => ({
      phrase: `${noun} ${preposition}`,
      weight,
      asks: end,
      after: otherSide(end),
      ...loose,
    })),
  ];
}
