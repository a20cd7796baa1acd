import { readFile } from 'node:fs/promises';

export type * from './article.js';

/** One written file. */
export interface StarterFile {
  /** Triples or articles. */
  readonly lines: number;
  /** Bytes before compression. */
  readonly plainBytes: number;
  /** Bytes on disk. */
  readonly bytes: number;
  /** SHA-256 of the compressed bytes, hex. */
  readonly sha256: string;
}

/** A data set whose facts the files carry. */
export interface StarterSource {
  readonly name: string;
  /** SPDX identifier, or a phrase where there is none. */
  readonly license: string;
  /** Used part, in a few words. */
  readonly facts: string;
  /** The public repositories the facts were read from. */
  readonly via: string;
  /** The URL that references in the graph use for it; absent if none does. */
  readonly url?: string;
  /** Evidence of its statements; absent if no reference names it. */
  readonly evidence?: StarterEvidence;
}

/** In order: human curation, variant studies, articles, text mining, and collections that don't say. */
export type StarterEvidence =
  | 'CURATED'
  | 'GENETIC_ASSOCIATION'
  | 'LITERATURE'
  | 'TEXT_MINED'
  | 'IMPORTED';

type Counts<Name extends string = string> = Readonly<Record<Name, number>>;

/**
 * Content of the graph file: counts of triples, of entities (subjects with facts, without properties and statement
 * nodes) and of properties; and counts by class (key: QID and English label), by relation, by predicate, by the
 * rule of the selection that added entities, and of what further sources offered, used or not.
 */
export interface StarterGraphCounts
  extends Counts<'triples' | 'entities' | 'properties' | 'labelsFromMeshHeadings'>,
    Readonly<
      Record<
        | 'entitiesByClass'
        | 'relations'
        | 'triplesByPredicate'
        | 'entitiesByReason'
        | 'namesOffered',
        Counts
      >
    > {
  /** By source and kind; `…Unknown` counts facts with an end that is not, or not certainly, in the graph. */
  readonly factsOffered: Readonly<Record<string, Counts>>;
}

type ArticleField =
  | 'Pmid'
  | 'Doi'
  | 'Authors'
  | 'Affiliations'
  | 'Date'
  | 'FullDate'
  | 'Journal'
  | 'PublicationTypes'
  | 'Mesh'
  | 'MeshId'
  | 'FullText';

/**
 * Content of the article file: articles, those that have a field (`withFullDate`: known to the day), byline
 * entries, and the distinct articles that the sources offered (`candidates`).
 */
export interface StarterArticleCounts
  extends Counts<`with${ArticleField}`>,
    Counts<
      'articles' | 'authors' | 'authorsWithOrcid' | 'groupAuthors' | 'meshHeadings' | 'candidates'
    > {
  /** Null when no article is dated. */
  readonly firstYear: string | null;
  /** Null when no article is dated. */
  readonly lastYear: string | null;
  /** Source records put aside, by reason. */
  readonly skipped: Counts<'withoutTitle' | 'withoutIdentifier' | 'duplicate'>;
  /** Corrections while reading. `splitHeadingsJoined` counts pieces that were joined or dropped. */
  readonly repaired: Counts<'impossibleDates' | 'meshIdsBorrowed' | 'splitHeadingsJoined'>;
}

/** The content of `data/provenance.json`. */
export interface StarterProvenance {
  /** SPDX expression of the data's license: some sources require attribution. */
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

/** Locations of the three files, as `file:` URLs, which `node:fs` accepts. */
export interface StarterFiles {
  /** N-Triples, UTF-8, brotli; each entity's facts stand together, its statement nodes right after it. */
  readonly graph: URL;
  /** One JSON {@link StarterArticle} a line, UTF-8, brotli, ordered by id. */
  readonly articles: URL;
  /** Plain JSON of {@link StarterProvenance}. */
  readonly provenance: URL;
}

/**
 * The files of the installed package, found next to the code; nothing is opened.
 * @see {@link https://github.com/biographql/biographql/blob/main/packages/starter-data/README.md}
 */
export function starterDataFiles(): StarterFiles {
  // src/ and dist/ are both one level below the package, so one path serves source and build.
  const at = (name: string) => new URL(`../data/${name}`, import.meta.url);
  return {
    graph: at('graph.nt.br'),
    articles: at('articles.jsonl.br'),
    provenance: at('provenance.json'),
  };
}

/**
 * Content and sources of the files, as the build wrote them.
 *
 * @throws the file system's error when the package is damaged.
 */
export async function readStarterProvenance(): Promise<StarterProvenance> {
  return JSON.parse(await readFile(starterDataFiles().provenance, 'utf8')) as StarterProvenance;
}
