import type { EntityType } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { PropertyPath, Vocabulary } from '@biographql/engines/vocabulary';
import * as files from '../generated/relations.js';
import {
  expandTypes,
  isPlainNoun,
  isSkipped,
  lowerFirst,
  splitWords,
  stemWord,
  wordSet,
} from '../text/lexicon.js';
import identifiers from './identifiers.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** The end of a relation: `left` is the subject of its first property. */
export type Side = 'left' | 'right';

export const SIDES: readonly Side[] = ['left', 'right'];

export type Effect = 'activates' | 'inhibits';

export interface Cue {
  /** Words compared by stem; a few adverbs and auxiliaries may stand between them. */
  readonly phrase: string;
  /** How surely the wording means this relation, 0 to 1; our judgment, checked on the development questions. */
  readonly weight: number;
  /** End of an entity that follows the wording, if word order decides it. */
  readonly after?: Side;
  /** End of an entity that precedes the wording, if word order decides it. */
  readonly before?: Side;
  /** End that the wording names, e.g. `drugs for` names the drug. */
  readonly asks?: Side;
  /** Whether the wording says more than the relation states, as `cause` of an association: it may find values, and affirms nothing. */
  readonly isLoose?: boolean;
  readonly effect?: Effect;
  /** Only this form of its verb: `treat` and `treats`, or `treated`, which has the opposite order. */
  readonly voice?: 'active' | 'passive';
}

interface Role {
  readonly types: readonly EntityType[];
  readonly isLiteral?: boolean;
}

export interface Relation {
  readonly id: string;
  readonly left: Role;
  readonly right: Role;
  /** Relations read instead when this one holds nothing for an entity. */
  readonly fallbacks?: readonly string[];
  readonly cues: readonly Cue[];
  /** Sentences that state the values, by the side of `$entity`. */
  readonly sentences: Readonly<Record<Side, string>>;
  /** The wording when `$entity` is at this side; `$noun` stands for the type of the values. */
  readonly descriptions: Readonly<Record<Side, string>>;
  /** A common question about `$entity` at this side; absent: none. */
  readonly questions?: Readonly<Record<Side, string>>;
  /** Whether one true value makes every other false, e.g. the chromosome of a gene. */
  readonly isFunctional?: boolean;
  readonly isSymmetric?: boolean;
  /** Properties that state or suggest the relation, all read together; at least one. Each leads from left to right; with `^`, from right to left. */
  readonly paths: readonly PropertyPath[];
  /** Names of the properties that state it; the others only suggest it, and count only when these hold nothing. */
  readonly narrowProperties: readonly string[];
}

function toPaths(
  relation: string,
  { propertiesOf }: Pick<Vocabulary, 'propertiesOf'>,
): Pick<Relation, 'paths' | 'narrowProperties'> {
  return {
    paths: propertiesOf(relation, { isWide: true }),
    narrowProperties: propertiesOf(relation).map((path) => path.replace('^', '')),
  };
}

export function otherSide(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

/** Wordings below this weight only support a surer one of the same relation. */
export const MIN_WEIGHT = 0.4;
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
  /** The end that is the subject of a verb or state, or that a noun names. */
  readonly end?: Side;
  readonly weight?: number;
} & Pick<Cue, 'isLoose' | 'before' | 'after' | 'asks' | 'voice' | 'effect'>;

/**
 * Returns the wordings of a lexicon entry:
 * - `verbs` in active and passive;
 * - `states`, which are passives and adjectives, with and without their preposition;
 * - `nouns` with and without a preposition;
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

export type Relations = ReturnType<typeof createRelations>;

interface EndInFile extends Pick<Role, 'isLiteral'> {
  readonly types: readonly string[];
}

type RelationFile = Omit<Relation, 'left' | 'right' | 'cues' | 'paths' | 'narrowProperties'> &
  Readonly<Record<Side, EndInFile>> & { readonly wordings: readonly Wording[] };

/** In the order in which the facts of an entity are written out. */
const RELATION_FILES = (Object.values(files) as unknown as readonly RelationFile[]).toSorted(
  (left, right) => words.relationOrder.indexOf(left.id) - words.relationOrder.indexOf(right.id),
);

export function createRelations(vocabulary: Vocabulary) {
  const worded = RELATION_FILES.flatMap(({ wordings, ...file }): readonly Relation[] => {
    const { paths, narrowProperties } = toPaths(file.id, vocabulary);
    if (paths.length === 0) return [];
    const left = { ...file.left, types: expandTypes(file.left.types) };
    const right = { ...file.right, types: expandTypes(file.right.types) };
    const cues = wordings.flatMap(expandWording);
    return [{ ...file, left, right, cues, paths, narrowProperties }];
  });
  const all: readonly Relation[] = [...worded, ...createIdentifierRelations(vocabulary)];
  const known = new Map(all.map((relation) => [relation.id, relation]));
  const cues = new Map<string, IndexedCue[]>();
  for (const relation of all)
    for (const cue of relation.cues) {
      const stems = splitWords(cue.phrase).map(({ stem }) => stem);
      getOrAdd(cues, stems[0] ?? '', () => []).push({ relation, cue, stems });
    }
  return {
    all,
    byId: (id: string) => known.get(id),
    /** The wordings by the stem of their first word. */
    cuesByStem: cues as ReadonlyMap<string, readonly IndexedCue[]>,
  };
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
