import type { LabelInsight } from '../../generated/resolvers.js';
import type { EntitySearch } from '../../services/entity-service.js';

/** Returns entities found by label, in their wire form. */
export function toLabelInsight({ hits, remark }: EntitySearch): LabelInsight {
  const searchLabels = hits.map(({ iri, label, types, alias, description }) => ({
    qid: iri,
    text: label,
    nodeTypes: [...types],
    alias,
    description,
  }));
  return {
    description: remark,
    type: 'SEARCH_LABEL',
    data: { __typename: 'SearchLabels', searchLabels },
  };
}
