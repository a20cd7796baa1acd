import { readFile } from 'node:fs/promises';
import type { StarterProvenance } from './provenance.js';

/** Where the three files lie, as `file:` URLs; `node:fs` takes them as they are. */
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
 * What the files hold and where it comes from, as the build wrote it.
 *
 * @throws the file system's error when the package is damaged.
 */
export async function readStarterProvenance(): Promise<StarterProvenance> {
  return JSON.parse(await readFile(starterDataFiles().provenance, 'utf8')) as StarterProvenance;
}
