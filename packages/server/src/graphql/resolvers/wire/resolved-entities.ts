import type { EntityCandidate, ResolvedName } from '../../../generated/resolvers.js';
import type {
  EntityCandidate as Candidate,
  ResolvedName as Resolved,
} from '../../../services/resolution-service.js';
import { MATCH_KINDS } from './match-kind.js';

/** Returns what a name may mean, in its wire form. */
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
