import { isPlainNoun, isSkipped } from '../text/lexicon.js';
import { stemWord } from '../text/words.js';
import { type Cue, otherSide, type Side } from './relation.js';

/** How entries of one kind stand to a relation. */
export interface EntryOptions {
  /** The end that does what a verb says, or that a noun names. */
  readonly end: Side;
  readonly weight?: number;
  /** See `Cue.isLoose`. */
  readonly isLoose?: boolean;
}

/** Wordings below this weight only go with a surer one of the same relation, and name none alone. */
export const LEAST_WEIGHT = 0.4;
const SUPPORT_WEIGHT = 0.3;
const BARE_WEIGHT = 0.5;

/** Divides a list at bars and line ends. */
function entries(list: string): readonly string[] {
  return list.split(/\s*[|\n]\s*/).filter((entry) => entry !== '');
}

/** Returns the wordings of verbs, each with the preposition it takes: active and passive, with the end that stands before and after. */
export function verbs(list: string, { end, weight = 0.9, isLoose }: EntryOptions): readonly Cue[] {
  const active = { before: end, after: otherSide(end) } as const;
  const passive = { before: otherSide(end), after: end } as const;
  const loose = isLoose === true ? { isLoose } : {};
  return entries(list).flatMap((verb): readonly Cue[] => {
    const [word = '', ...more] = verb.split(' ');
    const isRegular = !IRREGULAR.has(word);
    const agents = isRegular && more.length < 2 ? ['', ' by', ' with', ' through', ' using'] : [];
    return [
      {
        phrase: verb,
        weight,
        ...active,
        ...loose,
        ...(isRegular ? { voice: 'active' as const } : {}),
      },
      ...agents.map((agent) => ({
        phrase: `${verb}${agent}`,
        weight,
        ...passive,
        ...loose,
        voice: 'passive' as const,
      })),
    ];
  });
}

/** Verbs whose passive does not end in `ed`, so that their form tells no voice. */
const IRREGULAR: ReadonlySet<string> = new Set(
  'bind hit fight make give take have be come go get show build become bring lie sit lead feel stem'.split(
    ' ',
  ),
);

/** Returns the wordings of passives and adjectives: what stands before them is not the end that they name. */
export function states(list: string, { end, weight = 0.9, isLoose }: EntryOptions): readonly Cue[] {
  const loose = isLoose === true ? { isLoose } : {};
  return entries(list).flatMap((phrase): readonly Cue[] => {
    const bare = phrase.replace(/ (?:in|on|at|to|for|from|with|against|by|of|under|as|into)$/, '');
    const order = { before: end, after: otherSide(end), ...loose };
    // The preposition may stand elsewhere; then the wording finds values, and is too weak to affirm one.
    const alone = bare === phrase ? [] : [{ phrase: bare, weight: BARE_WEIGHT, ...order }];
    return [{ phrase, weight, ...order }, ...alone];
  });
}

/** Returns the wordings of nouns that name an end: alone, and with what they are of. */
export function nouns(list: string, { end, weight = 0.95, isLoose }: EntryOptions): readonly Cue[] {
  const loose = isLoose === true ? { isLoose } : {};
  return entries(list).flatMap((noun): readonly Cue[] => [
    // `cause` alone may be the verb, which names the other end.
    {
      phrase: noun,
      weight: weight - 0.05,
      asks: end,
      ...(VERBAL.has(noun) ? { isLoose: true } : loose),
    },
    ...PREPOSITIONS.map((preposition) => ({
      phrase: `${noun} ${preposition}`,
      weight,
      asks: end,
      after: otherSide(end),
      ...loose,
    })),
  ]);
}

/** Nouns that are verbs, too. */
const VERBAL: ReadonlySet<string> = new Set(
  'cause trigger target use function process sign form group label result present feature sort kind type class'.split(
    ' ',
  ),
);
const PREPOSITIONS = ['of', 'for', 'in', 'with', 'against', 'to', 'behind'];

/** Returns words that may stand beside a surer wording of a relation and add nothing to it; words of grammar and nouns of types may anyway. */
export function beside(list: string): readonly Cue[] {
  return entries(list).flatMap((phrase) =>
    isSkipped(phrase) || isPlainNoun(stemWord(phrase)) ? [] : [{ phrase, weight: SUPPORT_WEIGHT }],
  );
}
