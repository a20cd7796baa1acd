/** A person of a byline. */
export interface StarterPerson {
  /** Family name with its particles ("van der Berg"); the whole name if the source did not split it. */
  readonly family: string;
  /** Given names or initials without periods ("Peter F", "P F"), a generation mark at the end ("V S Jr"). */
  readonly given?: string;
  /** Bare ORCID, `0000-0000-0000-000X`. */
  readonly orcid?: string;
  /** Indexes into the article's `affiliations`, in the source's order. */
  readonly affiliations?: readonly number[];
}

/** A group that signs as author, e.g. a study group. */
export interface StarterGroup {
  /** Its name. */
  readonly collective: string;
  /** Indexes into the article's `affiliations`. */
  readonly affiliations?: readonly number[];
}

/** One entry of a byline; `'collective' in author` distinguishes groups from persons. */
export type StarterAuthor = StarterPerson | StarterGroup;

/** A MeSH heading of an article, without its qualifiers. */
export interface StarterHeading {
  readonly label: string;
  /** MeSH unique id (`D…` or `C…`), the value of `wdt:P486` in the graph; absent when no source states it. */
  readonly id?: string;
  /** Whether the article is chiefly about it; absent = the source does not say. */
  readonly isMajor?: boolean;
}

/**
 * A bibliographic record: facts about an article, never its abstract or text.
 * What a source does not state is absent, never null or empty.
 */
export interface StarterArticle {
  /** `pmid:…`, else `doi:…`, else `pmcid:…`; unique in the file. */
  readonly id: string;
  /** Digits. */
  readonly pmid?: string;
  /** `PMC` and digits. */
  readonly pmcid?: string;
  /** Bare and in lower case, `10.…`. */
  readonly doi?: string;
  /** Plain text. In square brackets when translated into English, as MEDLINE does. */
  readonly title: string;
  /** In byline order; names may repeat, as in the source. */
  readonly authors?: readonly StarterAuthor[];
  /** Distinct affiliation texts of this article, without e-mail addresses. */
  readonly affiliations?: readonly string[];
  /** Journal title, full or abbreviated as in the source. */
  readonly containerTitle?: string;
  /** `dddd-dddX`. */
  readonly issn?: string;
  /** Publication date, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: in the known precision, 1900 to 2026. */
  readonly issued?: string;
  /** ISO 639-1. */
  readonly language?: string;
  /** Names of the NLM list, e.g. `Journal Article`, `Review`. */
  readonly publicationTypes?: readonly string[];
  /** In the record's order. */
  readonly mesh?: readonly StarterHeading[];
  /** The full text is freely readable (PubMed Central or open access); absent = not known to be. */
  readonly hasFullText?: true;
}
