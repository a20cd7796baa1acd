import type { LabelInsight } from '../../generated/resolvers.js';
import type { EntitySearch } from '../../services/entity-service.js';

const written = new WeakMap<EntitySearch, LabelInsight>();

/** Entities found by label, on the wire. The same search is written once, as kept answers come again and again. */
export function toLabelInsight(search: EntitySearch): LabelInsight {
  let insight = written.get(search);
  if (insight === undefined) {
    insight = writeInsight(search);
    written.set(search, insight);
  }
  return insight;
}

function writeInsight({ hits, remark }: EntitySearch): LabelInsight {
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
