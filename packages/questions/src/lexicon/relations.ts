import type { Vocabulary } from '@biographql/engines/vocabulary';
import {
  isPlainNoun,
  isSkipped,
  lowerFirst,
  splitWords,
  stemWord,
  wordSet,
} from '../text/lexicon.js';
import identifiers from './identifiers.json' with { type: 'json' };
import {
  type Cue,
  expandTypes,
  otherSide,
  type Relation,
  type RelationWording,
  type Side,
  toPaths,
} from './relation.js';
import * as files from './relations/index.js';
import words from './words.json' with { type: 'json' };

/** Wordings below this weight only go with a surer one of the same relation, and name none by themselves. */
export const LEAST_WEIGHT = 0.4;
const SUPPORT_WEIGHT = 0.3;
const BARE_WEIGHT = 0.5;
const PREPOSITIONS = ['of', 'for', 'in', 'with', 'against', 'to', 'behind'];

/** Verbs whose passive does not end in `ed`, so that active and passive have one form. */
const IRREGULAR = wordSet(words.irregularVerbs);
/** Nouns that are verbs, too: without a preposition they may name the other end. */
const VERBAL = wordSet(words.verbalNouns);

type Wording = Readonly<
  Partial<Record<'verbs' | 'states' | 'nouns' | 'accompanying' | 'phrases', readonly string[]>>
> & {
  /** The end that does what a verb says, stands before a state, or that a noun names. */
  readonly end?: Side;
  readonly weight?: number;
} & Pick<Cue, 'isLoose' | 'before' | 'after' | 'asks' | 'voice' | 'effect'>;

/**
 * Returns the wordings of a lexicon entry:
 * - `verbs` in active and passive;
 * - `states`, which are passives and adjectives, with and without their preposition;
 * - `nouns` with and without what they are of;
 * - `accompanying`, words that may accompany a surer wording and add nothing;
 * - `phrases` unchanged.
 */
function expandWording(wording: Wording): readonly Cue[] {
  const { verbs = [], states = [], nouns = [], accompanying = [], phrases = [], ...rest } = wording;
  const { end = 'left', weight, ...more } = rest;
  const { isLoose, effect } = more;
  const loose = { ...(isLoose === true && { isLoose }), ...(effect !== undefined && { effect }) };
  return [
    ...verbs.flatMap((verb) => expandVerb(verb, end, { weight: weight ?? 0.9, ...loose })),
    ...states.flatMap((state) => expandState(state, end, { weight: weight ?? 0.9, ...loose })),
    ...nouns.flatMap((noun) => expandNoun(noun, end, { weight: weight ?? 0.95, ...loose })),
    ...accompanying.flatMap((phrase) =>
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
  const bare = VERBAL.has(noun) ? { ...loose, isLoose: true } : loose;
  return [
    { phrase: noun, weight: weight - 0.05, asks: end, ...bare },
    ...PREPOSITIONS.map((preposition) => ({
      phrase: `${noun} ${preposition}`,
      weight,
      asks: end,
      after: otherSide(end),
      ...loose,
    })),
  ];
}

interface IndexedCue {
  readonly relation: Relation;
  readonly cue: Cue;
  readonly stems: readonly string[];
}

export interface Relations {
  readonly all: readonly Relation[];
  byId(id: string): Relation | undefined;
  cuesFrom(stem: string): readonly IndexedCue[];
}

type RelationFile = Omit<RelationWording, 'left' | 'right' | 'cues'> & {
  readonly left: EndInFile;
  readonly right: EndInFile;
  readonly wordings: readonly Wording[];
};

interface EndInFile {
  readonly types: readonly string[];
  readonly isLiteral?: boolean;
}

/** In the order in which the facts of an entity are written out. */
const RELATION_FILES = (Object.values(files) as unknown as readonly RelationFile[]).toSorted(
  (left, right) => words.relationOrder.indexOf(left.id) - words.relationOrder.indexOf(right.id),
);

export function createRelations(vocabulary: Vocabulary): Relations {
  const worded = RELATION_FILES.flatMap(({ wordings, ...file }): readonly Relation[] => {
    const { paths, narrowProperties } = toPaths(file.id, vocabulary);
    if (paths.length === 0) return [];
    const left = { ...file.left, types: expandTypes(file.left.types) };
    const right = { ...file.right, types: expandTypes(file.right.types) };
    const cues = wordings.flatMap(expandWording);
    return [{ ...file, left, right, cues, paths, narrowProperties }];
  });
  const all = [...worded, ...createIdentifierRelations(vocabulary)];
  const known = new Map(all.map((relation) => [relation.id, relation]));
  const cues = indexCues(all);
  return { all, byId: (id) => known.get(id), cuesFrom: (stem) => cues.get(stem) ?? [] };
}

function indexCues(relations: readonly Relation[]): ReadonlyMap<string, readonly IndexedCue[]> {
  const index = new Map<string, IndexedCue[]>();
  for (const relation of relations) {
    for (const cue of relation.cues) {
      const stems = splitWords(cue.phrase).map(({ stem }) => stem);
      const first = stems[0] ?? '';
      const list = index.get(first) ?? [];
      list.push({ relation, cue, stems });
      index.set(first, list);
    }
  }
  return index;
}

interface LiteralFact {
  readonly id: string;
  readonly wordings: readonly string[];
  readonly isQuantity?: boolean;
  readonly hasSeveral?: boolean;
}

function createIdentifierRelations(vocabulary: Vocabulary): readonly Relation[] {
  const companions = expandWording({ accompanying: identifiers.companions });
  const codeCompanions = expandWording({ accompanying: identifiers.codeCompanions });
  return (identifiers.facts as readonly LiteralFact[]).flatMap(
    ({ id, wordings, isQuantity = false, hasSeveral = false }) => {
      const { paths, narrowProperties } = toPaths(id, vocabulary);
      if (paths.length === 0) return [];
      const name = vocabulary.getRelationLabel(id) ?? id;
      return [
        {
          id: `literal-${id}`,
          left: { types: [] },
          right: { types: [], isLiteral: true },
          paths,
          narrowProperties,
          cues: [
            ...expandWording({ phrases: wordings, asks: 'right' }),
            ...companions,
            ...(isQuantity ? [] : codeCompanions),
          ],
          sentences: {
            left: `The {${name}|${toPlural(name)}} of $entity {is|are} $values.`,
            right: `$values {has|have} the ${name} $entity.`,
          },
          descriptions: {
            left: `${lowerFirst(toPlural(name))} of $entity`,
            right: `$noun that have the ${name} $entity`,
          },
          isFunctional: !isQuantity && !hasSeveral,
        },
      ];
    },
  );
}

/** The plural of the last word of a name: `MeSH descriptor IDs`, `taxon names`, `masses`. */
function toPlural(name: string): string {
  if (/SMILES$/.test(name)) return name;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
