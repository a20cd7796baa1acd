import type { LabelInsight } from '../../../generated/resolvers.js';
import type { EntitySearch } from '../../../services/entity-service.js';
import { MATCH_KINDS } from './match-kind.js';

/** Returns entities found by label, in their wire form. */
export function toLabelInsight({ hits, remark }: EntitySearch): LabelInsight {
  const searchLabels = hits.map(
    ({ iri, label, types, alias, description, matchedText, match, scheme }) => ({
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
    data: { __typename: 'SearchLabels', searchLabels },
  };
}
