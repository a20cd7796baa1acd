import { loadWordVectors, type WordVectors } from '@biographql/word-vectors';

/** Turns texts into vectors: what a text is about, so that texts in other words are near each other. */
export interface TextEmbedder {
  /** Tells it from others: vectors of two embedders cannot be compared. */
  readonly name: string;
  readonly dimensions: number;
  /** What likeness of meaning counts against words, from 0: see `fuseRelevance`. */
  readonly weight: number;
  /** One vector per text, in order; all zeros for a text of which nothing is known. */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}

/** Fitted on questions that no figure of ours is from: benchmarks/retrieval. */
const WORDS_WEIGHT = 0.3;

/** Returns the embedder that is always there, of static word vectors. @param vectors - default: those of their package, which a page must name. */
export async function wordEmbedder(
  vectors: Promise<WordVectors> = loadWordVectors(),
): Promise<TextEmbedder> {
  const { name, dimensions, embed } = await vectors;
  return {
    name,
    dimensions,
    weight: WORDS_WEIGHT,
    embed: async (texts) => texts.map(embed),
  };
}
