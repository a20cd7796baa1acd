import { InvalidArgumentError } from '@biographql/core';
import { nearest } from '@biographql/core/internal';
import type { EntityRecord, LabelMatch } from '@biographql/engines';
import type {
  EntitySearch,
  NameMatching,
  NameSearch,
  ResolvedName as Resolved,
} from '@biographql/services';
import type {
  EntityCandidateResolvers,
  LabelInsight,
  MatchKind,
  QuerySearchEntitiesArgs,
  ResolvedName,
} from '../../generated/resolvers.js';
import {
  checkCount,
  optionalNumber,
  optionalText,
  parseEntityTypes,
  required,
  requiredText,
} from './arguments.js';
import { cacheable, type RootFields } from './context.js';

const MAX_NAMES = 1_000;
const NAME = { max: 200 };

export const nameFields = {
  /** Returns entities by label; empty text finds none, a missing one is an error. */
  searchAsYouType: cacheable('search', async (_, { searchInput }, context) => {
    const { searchText, type } = required('searchInput', searchInput);
    if (type !== null && type !== undefined && type !== 'SEARCH_LABEL')
      throw new InvalidArgumentError('type', 'must be SEARCH_LABEL', type);
    const text = required('searchText', searchText);
    return toLabelInsight(await context.services.entities.search(text, context));
  }),
  searchEntities: cacheable('search', async (_, given, { services, signal }) =>
    services.names.entities(parseNameSearch(given), { signal }),
  ),
  searchPredicates: cacheable('search', async (_, given, { services, signal }) =>
    services.names.predicates(parseNameSearch(given), { signal }),
  ),
  getPredicates: cacheable('search', async (_, { label }, { services, signal }) => {
    const text = requiredText('label', label, NAME).trim();
    const search = { text, ignoresCase: true, matching: 'contains', limit: 100 } as const;
    return services.names.predicates(search, { signal });
  }),
  resolveEntities: cacheable(
    'search',
    async (_, { names, types, context, match }, { services, signal }) => {
      checkCount('names', names, MAX_NAMES, 'names');
      const resolved = await services.resolution.resolve(names, {
        signal,
        types: parseEntityTypes(types),
        context: optionalText('context', context, NAME),
        isExact: match === 'EXACT',
      });
      return resolved.map(toResolvedName);
    },
  ),
} satisfies RootFields;

/** The requested identifiers of a candidate. @throws InvalidArgumentError for an unknown scheme. */
export const entityCandidate: EntityCandidateResolvers = {
  identifiers({ identifiers }, { to }, { services }) {
    if (to === null || to === undefined || to.length === 0) return identifiers;
    const wanted = services.resolution.schemes(to);
    return identifiers.filter(({ scheme }) => wanted.has(scheme));
  },
};

const MATCH_KINDS: Readonly<Record<LabelMatch, MatchKind>> = {
  identifier: 'IDENTIFIER',
  'exact-label': 'LABEL',
  abbreviation: 'ABBREVIATION',
  'exact-alias': 'ALIAS',
  'related-alias': 'RELATED_ALIAS',
  prefix: 'PREFIX',
  fuzzy: 'FUZZY',
};

/** Adds the names that fields had in earlier versions. */
function withOldNames<Found extends EntityRecord & { readonly match: LabelMatch }>(found: Found) {
  const { iri, label, types, match } = found;
  return { ...found, qid: iri, text: label, nodeTypes: types, matchKind: MATCH_KINDS[match] };
}

function toLabelInsight({ hits, remark }: EntitySearch): LabelInsight {
  return {
    description: remark,
    type: 'SEARCH_LABEL',
    searchType: 'SEARCH_LABEL',
    data: { __typename: 'SearchLabels', searchLabels: hits.map(withOldNames) },
  };
}

function toResolvedName({ candidates, isAmbiguous, error, ...resolved }: Resolved): ResolvedName {
  return {
    ...resolved,
    candidates: candidates.map((candidate) => ({
      ...withOldNames(candidate),
      twins: candidate.equivalents,
    })),
    ambiguous: isAmbiguous,
    error: error && { code: error.code, message: error.shortMessage },
  };
}

const STRATEGIES: ReadonlyMap<string, NameMatching> = new Map([
  ['EXACT', 'exact'],
  ['PREFIX', 'prefix'],
  ['STARTSWITH', 'prefix'],
  ['CONTAINS', 'contains'],
  ['FUZZY', 'fuzzy'],
]);

function parseNameSearch(given: Partial<QuerySearchEntitiesArgs>): NameSearch {
  return {
    text: requiredText('name', given.name, NAME).trim(),
    ignoresCase: given.ignoreCase ?? true,
    matching: parseStrategy(given.matching ?? given.matchingStrategy ?? 'CONTAINS'),
    limit: optionalNumber('limit', given.limit, { min: 1, max: 100 }) ?? 10,
  };
}

/** Letter case and signs between words do not count: `starts_with` is `STARTSWITH`. */
function parseStrategy(text: string): NameMatching {
  const key = text.toUpperCase().replace(/[^A-Z]/g, '');
  const known = STRATEGIES.get(key);
  if (known !== undefined) return known;
  const names = [...STRATEGIES.keys()].map((name) => [name, name] as const);
  const meant = nearest(key, names, () => 3);
  const hint = meant === undefined ? '' : ` (did you mean ${meant}?)`;
  const message = `must be EXACT, PREFIX, CONTAINS or FUZZY${hint}`;
  throw new InvalidArgumentError('matchingStrategy', message, text);
}
