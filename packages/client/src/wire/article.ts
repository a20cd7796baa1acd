import type { Doi } from '@biographql/core';

/** An author as an article names them. */
export interface ArticleAuthor {
  /** The family name, or the name of a collective author. */
  readonly family: string;
  /** The given name or initials; empty for a collective author. */
  readonly given: string;
}

/** The bibliographic record of an article. */
export interface Article {
  /** The record's identifier in this service. */
  readonly id: string;
  /** The PubMed identifier, or the DOI or PMC identifier where there is none. */
  readonly publicId: string;
  /** Bare and in lower case; null when the record has none. */
  readonly doi: Doi | null;
  readonly title: string;
  /** In order; empty when the record names none. */
  readonly authors: readonly ArticleAuthor[];
  /** The date as far as it is known: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null when unknown. */
  readonly issued: string | null;
  /** The journal or other container; null when unknown. */
  readonly journal: string | null;
  /** Null when the record has none. */
  readonly abstract: string | null;
}

interface WireArticle {
  readonly id: string;
  readonly doi: string | null;
  readonly title: string;
  readonly authors: readonly { readonly lastName: string; readonly firstName: string }[];
  readonly publishDate: string | null;
  readonly containerTitle: string | null;
  readonly documentID: string;
  readonly summaryText: string | null;
}

/** Gives a record its domain names. */
export function toArticle(wire: WireArticle): Article {
  return {
    id: wire.id,
    publicId: wire.documentID,
    doi: wire.doi as Doi | null,
    title: wire.title,
    authors: wire.authors.map(({ lastName, firstName }) => ({
      family: lastName,
      given: firstName,
    })),
    issued: wire.publishDate,
    journal: wire.containerTitle,
    abstract: wire.summaryText,
  };
}
