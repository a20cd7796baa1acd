/** One written file. */
export interface StarterFile {
  /** Triples or articles. */
  readonly lines: number;
  /** Bytes before compression. */
  readonly plainBytes: number;
  /** Bytes on disk. */
  readonly bytes: number;
  /** Of the compressed bytes, hex. */
  readonly sha256: string;
}

/** A data set whose facts the files carry. */
export interface StarterSource {
  readonly name: string;
  /** SPDX identifier, or a phrase where there is none. */
  readonly license: string;
  /** What was taken, in a few words. */
  readonly facts: string;
  /** The public repositories the facts were read from. */
  readonly via: string;
  /** The address by which references in the graph name it; absent where none does. */
  readonly url?: string;
}

/** What the graph file holds. */
export interface StarterGraphCounts {
  readonly triples: number;
  /** Subjects with facts, properties and statement nodes not counted. */
  readonly entities: number;
  readonly properties: number;
  /** Key: QID and English label of the class (P31), largest first; an entity of two classes counts twice. */
  readonly entitiesByClass: Readonly<Record<string, number>>;
  /** Direct claims per property that relates two entities. */
  readonly relations: Readonly<Record<string, number>>;
  /** Key: full predicate IRI, largest first. */
  readonly triplesByPredicate: Readonly<Record<string, number>>;
  /** Entities each rule of the selection added, in the rules' order. */
  readonly entitiesByReason: Readonly<Record<string, number>>;
  /** Labels that the graph lacked and the articles' MeSH headings gave. */
  readonly labelsFromMeshHeadings: number;
  /** Names and identifiers that further sources offered for entities of the graph, kept or not, by kind. */
  readonly namesOffered: Readonly<Record<string, number>>;
  /**
   * Facts that further sources offered, by source and kind; `…Unknown` counts those of which an end is nothing in the
   * graph, or not certainly so.
   */
  readonly factsOffered: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What the article file holds; `with…` counts articles that have the field. */
export interface StarterArticleCounts {
  readonly articles: number;
  readonly withPmid: number;
  readonly withDoi: number;
  readonly withAuthors: number;
  readonly withAffiliations: number;
  readonly withDate: number;
  /** Known to the day. */
  readonly withFullDate: number;
  readonly withJournal: number;
  readonly withPublicationTypes: number;
  readonly withMesh: number;
  /** At least one heading with an id. */
  readonly withMeshId: number;
  readonly withFullText: number;
  /** Byline entries, groups included; a person counts once per article. */
  readonly authors: number;
  readonly authorsWithOrcid: number;
  readonly groupAuthors: number;
  readonly meshHeadings: number;
  /** Null when no article is dated. */
  readonly firstYear: string | null;
  /** Null when no article is dated. */
  readonly lastYear: string | null;
  /** Distinct articles the sources offered. */
  readonly candidates: number;
  /** Source records put aside, by reason. */
  readonly skipped: Readonly<Record<'withoutTitle' | 'withoutIdentifier' | 'duplicate', number>>;
  /**
   * What the reading mended, counted over all source records. `splitHeadingsJoined` counts the pieces that were
   * joined to the heading before them or dropped as stray tails.
   */
  readonly repaired: Readonly<
    Record<'impossibleDates' | 'meshIdsBorrowed' | 'splitHeadingsJoined', number>
  >;
}

/** The content of `data/provenance.json`. */
export interface StarterProvenance {
  /** SPDX expression of the data's license: facts of some sources ask for their name. */
  readonly license: 'CC0-1.0 AND CC-BY-4.0';
  readonly options: {
    readonly maxTriples: number;
    readonly maxArticles: number;
    /** Properties whose claims keep their statement nodes. */
    readonly statements: readonly string[];
    readonly quality: number;
  };
  readonly inputs: readonly { readonly file: string; readonly sha256: string }[];
  readonly files: Readonly<Record<'graph.nt.br' | 'articles.jsonl.br', StarterFile>>;
  readonly graph: StarterGraphCounts;
  readonly articles: StarterArticleCounts;
  readonly sources: readonly StarterSource[];
}
