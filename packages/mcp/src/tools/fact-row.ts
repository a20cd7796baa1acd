import type { GraphStatement } from '@biographql/client';
import { shortEntityId } from '@biographql/core';

export function factRow({ references, ...fact }: GraphStatement) {
  return {
    fact: `${fact.subjectLabel} (${shortEntityId(fact.subject)}) – ${fact.propertyLabel} (${fact.property}) – ${fact.objectLabel}${fact.object === fact.objectLabel ? '' : ` (${shortEntityId(fact.object)})`}`,
    ...(fact.rank === null || fact.rank === 'NORMAL' ? {} : { rank: fact.rank }),
    references: references
      .slice(0, 5)
      .map(({ url, articleId, dataset }) => articleId ?? url ?? dataset ?? '')
      .filter((text) => text !== ''),
  };
}
