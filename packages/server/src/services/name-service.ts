import type { CallOptions } from '@biographql/core';
import type { Engines, LabelHit } from '@biographql/engines';
import { foldText } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/vocabulary';
import type { NamedPredicate, NamedRecord, NameSearch } from './name-search.js';
import { createPredicateSearch } from './predicate-search.js';

/** Finds what bears a name, with the strictness that the caller chooses. */
export interface NameService {
  /** The best first. */
  entities(search: NameSearch, options?: CallOptions): Promise<readonly NamedRecord[]>;
  /** Exact names first, then the most used. */
  predicates(search: NameSearch, options?: CallOptions): Promise<readonly NamedPredicate[]>;
}

/** What a name service stands on. */
export interface NameServiceParts extends Pick<Engines, 'graph' | 'labels'> {
  readonly vocabulary: Vocabulary;
}

/** Hits that are read before those of another case are left out. */
const READ_HITS = 100;

/** Creates the service over open engines. */
export function createNameService({ graph, labels, vocabulary }: NameServiceParts): NameService {
  return {
    async entities(search, { signal } = {}) {
      const { text, matching, limit } = search;
      const [exact = []] = matching === 'exact' ? await labels.exact([text], { signal }) : [];
      const hits =
        matching === 'exact' ? exact : await labels.search(text, { signal, limit: READ_HITS });
      return hits
        .filter((hit) => isMatch(hit, search))
        .slice(0, limit)
        .map((hit) => ({ ...hit, matchedText: nameOf(hit) }));
    },
    predicates: createPredicateSearch(graph, vocabulary),
  };
}

function isMatch(hit: LabelHit, { text, matching, ignoresCase }: NameSearch): boolean {
  if (matching === 'fuzzy') return true;
  if (hit.match === 'fuzzy') return false;
  const name = nameOf(hit);
  if (matching === 'prefix' && !foldText(name).startsWith(foldText(text))) return false;
  if (ignoresCase) return true;
  if (matching === 'exact') return name === text;
  if (matching === 'prefix') return name.startsWith(text);
  return text.split(/\s+/).every((word) => name.includes(word));
}

function nameOf({ alias, label }: LabelHit): string {
  return alias ?? label;
}
