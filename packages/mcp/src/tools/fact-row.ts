import { shortId } from './entities.js';

/** A statement as the service answers it. */
interface Statement {
  readonly subject: string;
  readonly subjectLabel: string;
  readonly property: string;
  readonly propertyLabel: string;
  readonly object: string;
  readonly objectLabel: string;
  readonly rank: string | null;
  readonly references: readonly {
    readonly url: string | null;
    readonly articleId: string | null;
    readonly dataset: string | null;
    readonly license: string | null;
  }[];
}

/** Writes a statement shortly, with at most five references. */
export function factRow({ references, ...fact }: Statement) {
  return {
    fact: `${fact.subjectLabel} (${shortId(fact.subject)}) – ${fact.propertyLabel} (${fact.property}) – ${fact.objectLabel}${fact.object === fact.objectLabel ? '' : ` (${shortId(fact.object)})`}`,
    ...(fact.rank === null || fact.rank === 'NORMAL' ? {} : { rank: fact.rank }),
    references: references
      .slice(0, 5)
      .map(({ url, articleId, dataset }) => articleId ?? url ?? dataset ?? '')
      .filter((text) => text !== ''),
  };
}
