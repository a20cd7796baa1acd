import { type EntityMatches, type PredicateMatches, shortEntityId } from '@biographql/core';
import type { LabelMatch } from '@biographql/engines';
import type {
  EntityCandidate as Candidate,
  EntitySearch,
  NamedPredicate,
  NamedRecord,
  ResolvedName as Resolved,
} from '@biographql/services';
import type {
  EntityCandidate,
  LabelInsight,
  MatchKind,
  ResolvedName,
} from '../../../generated/resolvers.js';
import { toEntity } from './entity.js';

const MATCH_KINDS: Readonly<Record<LabelMatch, MatchKind>> = {
  identifier: 'IDENTIFIER',
  'exact-label': 'LABEL',
  abbreviation: 'ABBREVIATION',
  'exact-alias': 'ALIAS',
  'related-alias': 'RELATED_ALIAS',
  prefix: 'PREFIX',
  fuzzy: 'FUZZY',
};

export function toLabelInsight({ hits, remark }: EntitySearch): LabelInsight {
  const searchLabels = hits.map(
    ({ iri, label, types, alias, description, matchedText, match, scheme }) => ({
      ...toEntity({ iri, label, types }),
      qid: iri,
      text: label,
      nodeTypes: [...types],
      alias,
      description,
      matchedText,
      matchKind: MATCH_KINDS[match],
      scheme,
    }),
  );
  return {
    description: remark,
    type: 'SEARCH_LABEL',
    searchType: 'SEARCH_LABEL',
    data: { __typename: 'SearchLabels', searchLabels },
  };
}

export function toEntityMatches(found: readonly NamedRecord[]): EntityMatches {
  return found.map(({ iri, label, description, types, matchedText }) => ({
    qid: shortEntityId(iri),
    iri,
    label,
    description,
    types: [...types],
    matchedText,
  }));
}

export function toPredicateMatches(found: readonly NamedPredicate[]): PredicateMatches {
  return found.map(({ name, iri, label, matchedText, triples }) => ({
    pid: name,
    iri,
    label,
    matchedText,
    count: triples,
  }));
}

export function toResolvedName({
  name,
  candidates,
  isAmbiguous,
  note,
  error,
}: Resolved): ResolvedName {
  return {
    name,
    candidates: candidates.map(toCandidate),
    ambiguous: isAmbiguous,
    note,
    error: error === null ? null : { code: error.code, message: error.shortMessage },
  };
}

function toCandidate(candidate: Candidate): EntityCandidate {
  const { iri, label, types, description, score, match, matchedText, scheme } = candidate;
  return {
    ...toEntity(candidate),
    qid: iri,
    text: label,
    nodeTypes: [...types],
    description,
    score,
    matchKind: MATCH_KINDS[match],
    matchedText,
    scheme,
    twins: [...candidate.twins],
    identifiers: [...candidate.identifiers],
  };
}
