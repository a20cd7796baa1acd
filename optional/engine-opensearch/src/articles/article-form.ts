import { createHash } from 'node:crypto';
import type { Article, ArticleAuthor, ArticleFacet } from '@biographql/engines';
import { TEXT_WEIGHTS } from '@biographql/engines/internal';
import type { IndexForm } from '../cluster/stored-index.js';

export interface StoredArticle {
  readonly record: Article;
}

export interface StoredValue {
  readonly value: {
    readonly key: string;
    readonly label: string;
    readonly location?: string | null;
    readonly author?: ArticleAuthor;
  };
}

export interface StoredForm {
  readonly value: {
    readonly form: number;
    /** Folded, as the given names are. */
    readonly family: string;
    readonly given: readonly string[];
    readonly author: number;
    readonly usual: number;
    /** ORCID iD of the author. */
    readonly orcid: string | null;
  };
}

const MAX_KEY_BYTES = 8_000;
const KEYWORD = { type: 'keyword', ignore_above: MAX_KEY_BYTES };
const SOUGHT = { ...KEYWORD, doc_values: false, norms: false };
/** For counting; global ordinals are built when the index is opened, not by the first query. */
const COUNTED = { ...KEYWORD, norms: false, eager_global_ordinals: true };
const GAP = 100;

export type StoredFacet = Exclude<ArticleFacet, 'year'>;

export const FACET_FIELDS: Readonly<Record<StoredFacet, string>> = {
  author: 'author',
  affiliation: 'affiliation',
  entity: 'entity',
  meshDescriptor: 'mesh',
};

/**
 * Articles, values of facets and forms of names in one index. The words of an article are one field of folded words, the
 * title repeated by its weight ({@link TEXT_WEIGHTS}), so that relevance is BM25 over weighted words, like in the
 * embedded engine; no phrase runs from one text into the next.
 */
export const ARTICLE_FORM: IndexForm = {
  kind: 'articles',
  version: 2,
  settings: { 'index.max_adjacency_matrix_filters': 100 },
  returnedFields: ['record', 'value'],
  properties: {
    seq: { type: 'long' },
    id: KEYWORD,
    identifiers: SOUGHT,
    day: { type: 'integer' },
    words: { type: 'text', analyzer: 'whitespace', position_increment_gap: GAP },
    types: SOUGHT,
    hasFullText: { type: 'boolean' },
    author: COUNTED,
    forms: { type: 'integer', doc_values: false },
    affiliation: COUNTED,
    entity: COUNTED,
    entityOrEquivalent: SOUGHT,
    mesh: COUNTED,
    record: { type: 'object', enabled: false },
    facet: SOUGHT,
    key: SOUGHT,
    form: { type: 'integer' },
    family: SOUGHT,
    formAuthor: { type: 'integer', doc_values: false },
    orcid: SOUGHT,
    value: { type: 'object', enabled: false },
  },
};

const MAX_ID_BYTES = 400;

/** The identifier of a document: OpenSearch takes 512 bytes at most. */
export function documentId(kind: 'article' | 'form' | ArticleFacet, key: string): string {
  const id = `${kind}:${key}`;
  if (Buffer.byteLength(id) <= MAX_ID_BYTES) return id;
  return `${kind}#${createHash('sha256').update(key).digest('hex')}`;
}

export function weighted(texts: readonly (readonly string[])[]): readonly string[] {
  return texts.flatMap((words, place) => {
    const text = words.join(' ');
    return text === '' ? [] : Array<string>(TEXT_WEIGHTS[place] ?? 1).fill(text);
  });
}
