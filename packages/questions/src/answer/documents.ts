import type { Article } from '@biographql/engines';
import type { AnswerDocument } from '../question-service.js';
import type { Digest } from './write-digests.js';

/** Returns an article as a record that an answer rests on. */
export function articleDocument(article: Article): AnswerDocument {
  return {
    id: article.id,
    title: article.title,
    abstract: article.abstract,
    source: articleAddress(article),
    indexName: 'articles',
  };
}

/** Returns a graph digest as a record that an answer rests on. */
export function digestDocument({ entity, text }: Digest): AnswerDocument {
  return {
    id: entity.iri,
    title: entity.label,
    abstract: text,
    source: entityAddress(entity.iri),
    indexName: 'graph',
  };
}

function articleAddress({ pmid, doi, pmcid }: Article): string | null {
  if (pmid !== null) return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  if (doi !== null) return `https://doi.org/${encodeURI(doi)}`;
  return pmcid === null ? null : `https://www.ncbi.nlm.nih.gov/pmc/articles/${pmcid}/`;
}

/** A Wikidata entity has a page for readers; other IRIs are their own address when they are on the web. */
function entityAddress(iri: string): string | null {
  const [, qid] = /^http:\/\/www\.wikidata\.org\/entity\/([QP]\d+)$/.exec(iri) ?? [];
  if (qid !== undefined) return `https://www.wikidata.org/wiki/${qid}`;
  return /^https?:\/\//.test(iri) ? iri : null;
}
