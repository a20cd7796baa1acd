import {
  type CallOptions,
  type EntityIri,
  type EntityType,
  InvalidArgumentError,
} from '@biographql/core';
import { nextTurn, shareInCommon } from '@biographql/core/internal';
import {
  type EntityRecord,
  isEmptyDuplicate,
  isExactHit,
  isGene,
  type LabelHit,
  type LabelIndex,
  type LabelMatch,
  namesNothing,
  searchExactName,
  searchWrittenName,
} from '@biographql/engines';
import { foldKey, foldText, foldWords, singular } from '@biographql/engines/text';
import type { EntityIdentifier, Vocabulary } from '@biographql/engines/vocabulary';
import { isEverydayWord } from '@biographql/questions';
import typeWords from '../data/type-words.json' with { type: 'json' };
import { isAlsoWord, isByChance, sayChance } from './names-by-chance.js';

/** Maximum score of each kind of match. */
const BEST: Readonly<Record<LabelMatch, number>> = {
  identifier: 1,
  'exact-label': 1,
  'exact-alias': 0.95,
  abbreviation: 0.9,
  'related-alias': 0.8,
  prefix: 0.7,
  fuzzy: 0.7,
};

/** A former gene symbol is more often a word, or an abbreviation of something else. */
const BEST_BY_CHANCE = 0.6;

/** Returns how well the matched name fits the given one, 0 to 1; prefix and fuzzy matches by shared letter pairs. */
function nameFit(name: string, { match, matchedText }: LabelHit): number {
  const best = BEST[match];
  if (match !== 'prefix' && match !== 'fuzzy') return best;
  return best * shareInCommon(getPairs(foldText(name)), getPairs(foldText(matchedText)));
}

function getPairs(text: string): readonly string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

/** Further words that people use for a type. */
const SAID: Readonly<Partial<Record<EntityType, readonly string[]>>> = typeWords;
const SMALL_WORDS: ReadonlySet<string> = new Set('a an and for in of or the to with'.split(' '));

/** Scorer: share of the context's words found in an entity's types, description and names, 0 to 1; null without a context. */
function createContextFit(context = ''): (hit: LabelHit) => number | null {
  const wanted = toWords(context).filter((word) => !SMALL_WORDS.has(word));
  if (wanted.length === 0) return () => null;
  return ({ types, description, label, matchedText }) => {
    const said = new Set([
      ...types.flatMap((type) => [...toWords(type.replaceAll('_', ' ')), ...(SAID[type] ?? [])]),
      ...toWords(`${description ?? ''} ${label} ${matchedText}`),
    ]);
    return wanted.filter((word) => said.has(word)).length / wanted.length;
  };
}

function toWords(text: string): readonly string[] {
  return [...new Set(foldWords(text).map(singular))];
}

export interface ResolutionOptions extends CallOptions {
  readonly types?: readonly EntityType[];
  /** Topic of the names: entities that don't fit it lose up to a fifth of their score. */
  readonly context?: string | undefined;
  /** Only entities that have exactly the name or the identifier. */
  readonly isExact?: boolean;
}

/** Identifiers of an entity in other databases, each with its URL. */
interface ExternalIdentifier extends EntityIdentifier {
  readonly curie: string;
  readonly url: string | null;
}

export interface EntityCandidate extends EntityRecord {
  /** 0 to 1, for ranking; not a probability. */
  readonly score: number;
  readonly match: LabelMatch;
  readonly matchedText: string;
  readonly scheme: string | null;
  readonly equivalents: readonly EntityIri[];
  /** Identifiers of the entity and its equivalent entities, each once. */
  readonly identifiers: readonly ExternalIdentifier[];
}

export interface ResolvedName {
  readonly name: string;
  readonly candidates: readonly EntityCandidate[];
  readonly isAmbiguous: boolean;
  /** How the name was read when not as written, or why its match is doubtful; null otherwise. */
  readonly note: string | null;
  /** Why the name cannot be read; null for one that can. */
  readonly error: InvalidArgumentError | null;
}

export type ResolutionService = ReturnType<typeof createResolutionService>;

const MAX_CANDIDATES = 5;
const LONGEST_NAME = 200;
/** Scores that differ by less are ties. */
const EQUAL_WITHIN = 0.02;
/** How much of a score the context decides. */
const CONTEXT_SHARE = 0.2;
/** Penalty of an entity without facts. */
const UNSTATED = 0.9;
/** Minimum similarity of an everyday word and a name. */
const MIN_SIMILARITY = 0.5;
/** Factor for the score of an entity without a type and facts, such as a heading of articles. */
const UNKNOWN = 0.7;
/** Factor for the score of an empty duplicate. */
const OF_DUPLICATE = 0.85;
/** Factor for the score of a name that was not read as written. */
const OF_READING = 0.95;

export function createResolutionService(labels: LabelIndex, vocabulary: Vocabulary) {
  const { identifiers } = vocabulary;

  const getIdentifiers = async (hit: LabelHit, options: CallOptions) => {
    const known = new Map<string, ExternalIdentifier>();
    for (const iri of [hit.iri, ...hit.equivalents]) {
      for (const id of [...identifiers.ofIri(iri), ...(await labels.identifiers(iri, options))]) {
        const curie = identifiers.compact(id);
        known.set(curie, { ...id, curie, url: identifiers.toUrl(id) });
      }
    }
    return [...known.values()];
  };

  const resolveOne = async (
    name: string,
    { types = [], context, isExact = false, ...options }: ResolutionOptions,
  ): Promise<ResolvedName> => {
    const error = getProblem(name);
    const nothing = { name, candidates: [], isAmbiguous: false, note: null, error };
    if (error !== null || namesNothing(name)) return nothing;
    const find = isExact ? searchExactName : searchWrittenName;
    const named = await find(labels, name, { ...options, types, limit: 10 });
    const { hits } = named;
    const written = name.trim();
    const getFit = createContextFit(context);
    const settled = settledOnly(hits).filter((hit) => !isFarFetched(written, hit));
    const degrees = settled
      .filter((hit) => isExactHit(hit) && !isGene(hit.types))
      .map(({ degree }) => degree);
    const read = named.note === null ? 1 : OF_READING;
    const chances = await Promise.all(
      settled.map((hit) => isByChance(written, hit, () => labels.aliases(hit.iri, options))),
    );
    // An exact spelling wins: the aliases `IL-6` and `PD-1` over the labels Il6 and PD1, `MAX` over Max of mice.
    const [best] = settled;
    const isWrittenSo = best?.matchedText === written && isSymbol(best) && !chances[0];
    const hasDisease = settled.some((hit) => hit.types.includes('DISEASE'));
    const scored = settled
      .map((hit, at) => {
        const share = isEmptyDuplicate(hit.degree, degrees) ? read * OF_DUPLICATE : read;
        const isChance = chances[at] === true;
        const isOther =
          isWrittenSo &&
          hit.matchedText !== written &&
          foldKey(hit.matchedText) === foldKey(written);
        // Rank a pathway below the disease that it is named after.
        const isPathway = hit.types.every((type) => type === 'BIOLOGICAL_PATHWAY');
        const isAfterDisease = isExactHit(hit) && isPathway && hasDisease;
        const baseFit = isAfterDisease ? BEST['related-alias'] : nameFit(name, hit);
        // The senses of an ambiguous abbreviation score equally, in order of use.
        const even = named.isAmbiguous ? Math.min(baseFit, BEST.abbreviation) : baseFit;
        const fit = isChance || isOther ? BEST_BY_CHANCE : even;
        const score = getScore(fit, hit, getFit(hit)) * share;
        return { hit, isChance, score: Math.round(score * 1_000) / 1_000 };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_CANDIDATES);
    const [first, second] = scored;
    const isEqual =
      first !== undefined && second !== undefined && first.score - second.score < EQUAL_WITHIN;
    const isOpen = types.length === 0 && context === undefined;
    const isWord = isOpen && first !== undefined && isAlsoWord(written, first.hit);
    const isAmbiguous =
      isEqual ||
      isWord ||
      first?.isChance === true ||
      (named.isAmbiguous === true && context === undefined);
    const chance = first?.isChance ? sayChance(written, first.hit) : null;
    const note = named.note ?? chance ?? (isWord ? `"${written}" is also an ordinary word.` : null);
    const candidates = scored.map(async ({ hit, score }) => ({
      ...hit,
      score,
      identifiers: await getIdentifiers(hit, options),
    }));
    return { name, candidates: await Promise.all(candidates), isAmbiguous, note, error: null };
  };

  return {
    /** One entry per name, in their order; one that cannot be read has an error, the others are unaffected. */
    async resolve(names: readonly string[], options: ResolutionOptions = {}) {
      const resolved: ResolvedName[] = [];
      for (const name of names) {
        await nextTurn();
        options.signal?.throwIfAborted();
        resolved.push(await resolveOne(name, options));
      }
      return resolved;
    },
    /** The schemes that texts give by name, prefix or property. @throws InvalidArgumentError for an unknown one. */
    schemes: (texts: readonly string[]): ReadonlySet<string> =>
      new Set(
        texts.map((text) => {
          const scheme = identifiers.getScheme(text.trim());
          if (scheme !== null) return scheme;
          throw new InvalidArgumentError('to', 'must name identifier schemes such as MESH', text);
        }),
      ),
  };
}

function getProblem(name: string): InvalidArgumentError | null {
  if (name.trim() === '') return new InvalidArgumentError('names', 'must not be blank');
  if (name.length <= LONGEST_NAME) return null;
  const message = `must have at most ${LONGEST_NAME} characters`;
  return new InvalidArgumentError('names', message, name.length);
}

/** Whether the spelling matters: for an abbreviation, or the symbol of a gene. */
function isSymbol({ match, types }: LabelHit): boolean {
  return match === 'abbreviation' || (match === 'exact-label' && isGene(types));
}

/** Only hits with exactly the name or the identifier, if there are any. */
function settledOnly(hits: readonly LabelHit[]): readonly LabelHit[] {
  const settled = hits.filter(({ match }) => match !== 'prefix' && match !== 'fuzzy');
  return settled.length > 0 ? settled : hits;
}

/** Whether an everyday word only resembles the name or begins a word of it: `laptop` of captopril, `row` of Rowasa. */
function isFarFetched(name: string, hit: LabelHit): boolean {
  if ((hit.match !== 'prefix' && hit.match !== 'fuzzy') || !isEverydayWord(name)) return false;
  if (nameFit(name, hit) > MIN_SIMILARITY) return false;
  return !toWords(hit.matchedText).includes(singular(foldText(name)));
}

function getScore(fit: number, hit: LabelHit, contextFit: number | null): number {
  const isUnknown = hit.degree === 0 && hit.types.every((type) => type === 'UNDEFINED');
  const stated = hit.degree === 0 ? UNSTATED : 1;
  const score = fit * (isUnknown ? UNKNOWN : stated);
  const share = contextFit === null ? 1 : 1 - CONTEXT_SHARE * (1 - contextFit);
  return score * share;
}
