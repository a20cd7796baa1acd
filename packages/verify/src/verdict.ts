import type { GraphStatement } from '@biographql/engines';

/** Item to check. Parts that are given together are checked together. */
export interface VerifyItem {
  readonly id?: string | null | undefined;
  /** A PMID, PMCID, DOI, or the address of one. */
  readonly article?: string | null | undefined;
  readonly title?: string | null | undefined;
  /** One of the authors, e.g. `Smith J`. */
  readonly author?: string | null | undefined;
  readonly year?: number | null | undefined;
  /** Words of the title or abstract; `…` or `[...]` where words are left out. */
  readonly quote?: string | null | undefined;
  /** A number with its unit, e.g. `12.5 mg`. */
  readonly number?: string | null | undefined;
  /** A compact identifier or its address, e.g. `MONDO:0004979`. */
  readonly identifier?: string | null | undefined;
  /** The name that belongs to the identifier. */
  readonly label?: string | null | undefined;
  readonly claim?: string | null | undefined;
  /** The claim as subject, relation and object. */
  readonly statement?: StatementItem | null | undefined;
}

/** A statement in parts: names, identifiers or IRIs. */
export interface StatementItem {
  readonly subject: string;
  /** A verb phrase such as `treats`, or a property code such as `P2176`. */
  readonly relation: string;
  readonly object: string;
}

/** `NOT_FOUND_HERE`: the records don't decide it, which is not the same as false. */
export type CheckResult = 'CONFIRMED' | 'CONTRADICTED' | 'NOT_FOUND_HERE';

/** Kinds of checks. */
export type CheckKind =
  | 'ARTICLE'
  | 'ARTICLE_STATUS'
  | 'TITLE'
  | 'AUTHOR'
  | 'YEAR'
  | 'QUOTE'
  | 'NUMBER'
  | 'IDENTIFIER'
  | 'LABEL'
  | 'ENTITIES'
  | 'STATEMENT';

/** `NORMALIZED`: except for case, spaces, punctuation, accents, spelling, markup, a subtitle or marked omissions. */
export type TextMatch = 'EXACT' | 'NORMALIZED';

/** How the graph holds a statement. */
export type StatementStatus = 'DIRECT' | 'INHERITED' | 'REFUTED' | 'WITHDRAWN';

/** A place in a record; offsets in UTF-16 code units, half-open, null for the record as a whole. */
export interface CheckPlace {
  /** The id of an article, or the IRI of an entity. */
  readonly record: string;
  readonly label: string;
  readonly field: 'title' | 'abstract' | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly url: string | null;
}

export type SuggestedPart = 'article' | 'title' | 'identifier' | 'label' | 'number' | 'quote';

export interface CheckSuggestion {
  readonly part: SuggestedPart;
  readonly text: string;
  readonly reason: string;
}

export interface Check {
  readonly kind: CheckKind;
  readonly result: CheckResult;
  readonly message: string;
  readonly expected: string | null;
  readonly found: string | null;
  readonly match: TextMatch | null;
  readonly place: CheckPlace | null;
  readonly suggestion: CheckSuggestion | null;
  readonly status: StatementStatus | null;
  readonly statements: readonly GraphStatement[];
}

export interface Verdict {
  readonly id: string | null;
  /** `CONTRADICTED` if any check is, else `NOT_FOUND_HERE` if any is, else `CONFIRMED`. */
  readonly result: CheckResult;
  /** Empty with an `error`. */
  readonly checks: readonly Check[];
  /** Why the item can't be read; null for one that can. */
  readonly error: { readonly code: string; readonly message: string } | null;
}
