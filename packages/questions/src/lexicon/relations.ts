import type { Vocabulary } from '@biographql/engines/vocabulary';
import { splitWords } from '../text/words.js';
import { expandWording, type Wording } from './expand-wordings.js';
import file from './identifiers.json' with { type: 'json' };
import { type Cue, expandTypes, type Relation, type RelationWording, toPaths } from './relation.js';
import * as files from './relations/index.js';
import words from './words.json' with { type: 'json' };

interface IndexedCue {
  readonly relation: Relation;
  readonly cue: Cue;
  readonly stems: readonly string[];
}

export interface Relations {
  readonly all: readonly Relation[];
  byId(id: string): Relation | undefined;
  cuesFrom(stem: string): readonly IndexedCue[];
}

type RelationFile = Omit<RelationWording, 'left' | 'right' | 'cues'> & {
  readonly left: EndInFile;
  readonly right: EndInFile;
  readonly wordings: readonly Wording[];
};

interface EndInFile {
  readonly types: readonly string[];
  readonly isLiteral?: boolean;
}

/** In the order in which the facts of an entity are written out. */
const RELATION_FILES = (Object.values(files) as unknown as readonly RelationFile[]).toSorted(
  (left, right) => words.relationOrder.indexOf(left.id) - words.relationOrder.indexOf(right.id),
);

export function createRelations(vocabulary: Vocabulary): Relations {
  const worded = RELATION_FILES.flatMap(({ wordings, ...file }): readonly Relation[] => {
    const { paths, narrowProperties } = toPaths(file.id, vocabulary);
    if (paths.length === 0) return [];
    const left = { ...file.left, types: expandTypes(file.left.types) };
    const right = { ...file.right, types: expandTypes(file.right.types) };
    const cues = wordings.flatMap(expandWording);
    return [{ ...file, left, right, cues, paths, narrowProperties }];
  });
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

interface LiteralFact {
  readonly id: string;
  readonly wordings: readonly string[];
  readonly isQuantity?: boolean;
  readonly hasSeveral?: boolean;
}

function createIdentifierRelations(vocabulary: Vocabulary): readonly Relation[] {
  const companions = expandWording({ beside: file.companions });
  const codeCompanions = expandWording({ beside: file.codeCompanions });
  return (file.facts as readonly LiteralFact[]).flatMap(
    ({ id, wordings, isQuantity = false, hasSeveral = false }) => {
      const { paths, narrowProperties } = toPaths(id, vocabulary);
      if (paths.length === 0) return [];
      const name = vocabulary.getRelationLabel(id) ?? id;
      return [
        {
          id: `literal-${id}`,
          left: { types: [] },
          right: { types: [], isLiteral: true },
          paths,
          narrowProperties,
          cues: [
            ...expandWording({ phrases: wordings, asks: 'right' }),
            ...companions,
            ...(isQuantity ? [] : codeCompanions),
          ],
          sentences: {
            left: `The {${name}|${toPlural(name)}} of $entity {is|are} $values.`,
            right: `$values {has|have} the ${name} $entity.`,
          },
          isFunctional: !isQuantity && !hasSeveral,
        },
      ];
    },
  );
}

/** The plural of the last word of a name: `MeSH descriptor IDs`, `taxon names`, `masses`. */
function toPlural(name: string): string {
  if (/SMILES$/.test(name)) return name;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
