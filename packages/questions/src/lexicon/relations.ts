import type { Vocabulary } from '@biographql/engines/vocabulary';
import { splitWords } from '../text/words.js';
import { expandWording, type Wording } from './expand-wordings.js';
import { createIdentifierRelations } from './identifiers.js';
import { type Cue, type Relation, type RelationWording, toPaths } from './relation.js';
import { RELATION_FILES } from './relation-files.js';
import { expandTypes } from './types.js';

/** A wording of a relation, ready to be found. */
export interface IndexedCue {
  readonly relation: Relation;
  readonly cue: Cue;
  /** Of its words. */
  readonly stems: readonly string[];
}

/** The relations that questions can ask of a graph. */
export interface Relations {
  /** In the order in which digests tell them. */
  readonly all: readonly Relation[];
  /** Undefined for a relation that the vocabulary does not define. */
  byId(id: string): Relation | undefined;
  /** The wordings whose first word has this stem. */
  cuesFrom(stem: string): readonly IndexedCue[];
}

/** A lexicon file: a relation with the types of its ends by name and its wordings by kind. */
type RelationFile = Omit<RelationWording, 'left' | 'right' | 'cues'> & {
  readonly left: EndInFile;
  readonly right: EndInFile;
  readonly wordings: readonly Wording[];
};

interface EndInFile {
  readonly types: readonly string[];
  readonly isLiteral?: boolean;
}

/** Creates the relations of a graph with this vocabulary; those that it does not define are left out. */
export function createRelations(vocabulary: Vocabulary): Relations {
  const worded = (RELATION_FILES as readonly RelationFile[]).flatMap(
    ({ wordings, ...file }): readonly Relation[] => {
      const { paths, narrowProperties } = toPaths(file.id, vocabulary);
      if (paths.length === 0) return [];
      const left = { ...file.left, types: expandTypes(file.left.types) };
      const right = { ...file.right, types: expandTypes(file.right.types) };
      const cues = wordings.flatMap(expandWording);
      return [{ ...file, left, right, cues, paths, narrowProperties }];
    },
  );
  const all = [...worded, ...createIdentifierRelations(vocabulary)];
  const known = new Map(all.map((relation) => [relation.id, relation]));
  const cues = indexCues(all);
  return { all, byId: (id) => known.get(id), cuesFrom: (stem) => cues.get(stem) ?? [] };
}

function indexCues(relations: readonly Relation[]): ReadonlyMap<string, readonly IndexedCue[]> {
  const index = new Map<string, IndexedCue[]>();
  for (const relation of relations) {
    for (const cue of relation.cues) {
      const stems = splitWords(cue.phrase).map(({ stem }) => stem);
      const first = stems[0] ?? '';
      const list = index.get(first) ?? [];
      list.push({ relation, cue, stems });
      index.set(first, list);
    }
  }
  return index;
}
