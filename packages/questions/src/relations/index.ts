import type { Vocabulary } from '@biographql/vocabulary';
import { splitWords } from '../text/words.js';
import { DISEASE_RELATIONS } from './disease.js';
import { DISEASE_LEXICON } from './disease-lexicon.js';
import { GENE_RELATIONS } from './gene.js';
import { GENE_LEXICON } from './gene-lexicon.js';
import { identifierRelations } from './identifiers.js';
import {
  type Cue,
  narrowPropertiesOf,
  pathsOf,
  type Relation,
  type RelationWording,
} from './relation.js';
import { STRUCTURE_RELATIONS } from './structure.js';
import { STRUCTURE_LEXICON } from './structure-lexicon.js';
import { THERAPY_RELATIONS } from './therapy.js';
import { THERAPY_LEXICON } from './therapy-lexicon.js';

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

const WORDINGS: readonly RelationWording[] = [
  ...THERAPY_RELATIONS,
  ...DISEASE_RELATIONS,
  ...GENE_RELATIONS,
  ...STRUCTURE_RELATIONS,
];

/** More wordings of these, by relation. */
const LEXICON: Readonly<Record<string, readonly Cue[]>> = {
  ...THERAPY_LEXICON,
  ...DISEASE_LEXICON,
  ...GENE_LEXICON,
  ...STRUCTURE_LEXICON,
};

/** Makes the relations of a graph with this vocabulary; those that it does not define are left out. */
export function createRelations(vocabulary: Vocabulary): Relations {
  const worded = WORDINGS.flatMap((wording) => {
    const paths = pathsOf(wording.id, vocabulary);
    const narrowProperties = narrowPropertiesOf(wording.id, vocabulary);
    const cues = [...wording.cues, ...(LEXICON[wording.id] ?? [])];
    return paths.length === 0 ? [] : [{ ...wording, cues, paths, narrowProperties }];
  });
  const all = [...worded, ...identifierRelations(vocabulary)];
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
