import {
  type CallOptions,
  type EntityIri,
  type EntityType,
  InvalidArgumentError,
} from '@biographql/core';
import { nextTurn } from '@biographql/core/internal';
import {
  type EntityRecord,
  isEmptyDuplicate,
  isGene,
  type LabelHit,
  type LabelIndex,
  type LabelMatch,
  namesNothing,
  searchWrittenName,
} from '@biographql/engines';
import type { EntityIdentifier, Vocabulary } from '@biographql/engines/vocabulary';
import { createContextFit, nameFit } from './name-score.js';

export interface ResolutionOptions extends CallOptions {
  readonly types?: readonly EntityType[];
  /** What the names are about; decides between entities that fit equally. */
  readonly context?: string | undefined;
  /** Only entities that have exactly the name or the identifier. */
  readonly isExact?: boolean;
}

/** What an entity is elsewhere, with how it is written and where its page is. */
export interface ExternalIdentifier extends EntityIdentifier {
  readonly curie: string;
  readonly url: string | null;
}

/** An entity that a name may mean. */
export interface EntityCandidate extends EntityRecord {
  /** 0 to 1, for the order; no probability. */
  readonly score: number;
  readonly match: LabelMatch;
  readonly matchedText: string;
  readonly scheme: string | null;
  readonly twins: readonly EntityIri[];
  /** Of the entity and its twins, each once. */
  readonly identifiers: readonly ExternalIdentifier[];
}

/** What a name may mean. */
export interface ResolvedName {
  readonly name: string;
  /** The best first, at most 5. */
  readonly candidates: readonly EntityCandidate[];
  /** Whether the first two stand equal. */
  readonly isAmbiguous: boolean;
  /** How the name was read when not as written, e.g. without a dose; null otherwise. */
  readonly note: string | null;
  /** Why the name cannot be read; null for one that can. */
  readonly error: InvalidArgumentError | null;
}

export interface ResolutionService {
  /** One entry per name, in their order; one that cannot be read has an error and leaves the others. */
  resolve(names: readonly string[], options?: ResolutionOptions): Promise<readonly ResolvedName[]>;
  /** Names of the schemes that texts name by name, prefix or property. @throws InvalidArgumentError for an unknown one. */
  schemes(texts: readonly string[]): ReadonlySet<string>;
}

const MOST_CANDIDATES = 5;
const LONGEST_NAME = 200;
/** Scores that differ by less stand equal. */
const EQUAL_WITHIN = 0.02;
/** How much of a score the context decides. */
const CONTEXT_SHARE = 0.2;
/** What an entity about which nothing is stated loses. */
const UNSTATED = 0.9;
/** What remains of the score of an empty duplicate. */
const OF_DUPLICATE = 0.85;
/** What remains of a score when a name was read as a part of what was written. */
const OF_READING = 0.95;

export function createResolutionService(
  labels: LabelIndex,
  vocabulary: Vocabulary,
): ResolutionService {
  const { identifiers } = vocabulary;

  const getIdentifiers = async (
    hit: LabelHit,
    options: CallOptions,
  ): Promise<readonly ExternalIdentifier[]> => {
    const known = new Map<string, ExternalIdentifier>();
    for (const iri of [hit.iri, ...hit.twins]) {
      for (const own of [...identifiers.ofIri(iri), ...(await labels.identifiers(iri, options))]) {
        const curie = identifiers.compact(own);
        known.set(curie, { ...own, curie, url: identifiers.toUrl(own) });
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
    const search = { ...options, types, limit: 10 };
    const { hits, note } = isExact
      ? { hits: (await labels.search(name, search)).filter(isExactHit), note: null }
      : await searchWrittenName(labels, name, search);
    const getFit = createContextFit(context);
    const settled = settledOnly(hits);
    const degrees = settled
      .filter((hit) => isExactHit(hit) && !isGene(hit.types))
      .map(({ degree }) => degree);
    const read = note === null ? 1 : OF_READING;
    const scored = settled
      .map((hit) => {
        const share = isEmptyDuplicate(hit.degree, degrees) ? read * OF_DUPLICATE : read;
        const score = getScore(name, hit, getFit(hit)) * share;
        return { hit, score: Math.round(score * 1_000) / 1_000 };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_CANDIDATES);
    const [first, second] = scored;
    const isAmbiguous =
      first !== undefined && second !== undefined && first.score - second.score < EQUAL_WITHIN;
    const candidates = scored.map(async ({ hit, score }) => ({
      ...hit,
      score,
      identifiers: await getIdentifiers(hit, options),
    }));
    return { name, candidates: await Promise.all(candidates), isAmbiguous, note, error: null };
  };

  return {
    async resolve(names, options = {}) {
      const resolved: ResolvedName[] = [];
      for (const name of names) {
        await nextTurn();
        options.signal?.throwIfAborted();
        resolved.push(await resolveOne(name, options));
      }
      return resolved;
    },
    schemes: (texts) =>
      new Set(
        texts.map((text) => {
          const scheme = identifiers.getScheme(text.trim());
          if (scheme !== null) return scheme;
          throw new InvalidArgumentError('to', 'must name schemes of identifiers', text);
        }),
      ),
  };
}

function getProblem(name: string): InvalidArgumentError | null {
  if (name.trim() === '') return new InvalidArgumentError('names', 'must not be blank');
  if (name.length <= LONGEST_NAME) return null;
  return new InvalidArgumentError(
    'names',
    `must have at most ${LONGEST_NAME} characters`,
    name.length,
  );
}

function isExactHit({ match }: LabelHit): boolean {
  return match !== 'prefix' && match !== 'fuzzy' && match !== 'related-alias';
}

/** When some bear exactly the name or the identifier, only those. */
function settledOnly(hits: readonly LabelHit[]): readonly LabelHit[] {
  const settled = hits.filter(({ match }) => match !== 'prefix' && match !== 'fuzzy');
  return settled.length > 0 ? settled : hits;
}

function getScore(name: string, hit: LabelHit, contextFit: number | null): number {
  const score = nameFit(name, hit) * (hit.degree === 0 ? UNSTATED : 1);
  const share = contextFit === null ? 1 : 1 - CONTEXT_SHARE * (1 - contextFit);
  return score * share;
}
