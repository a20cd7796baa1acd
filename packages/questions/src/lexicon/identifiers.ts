import type { Vocabulary } from '@biographql/engines/vocabulary';
import { expandWording } from './expand-wordings.js';
import file from './identifiers.json' with { type: 'json' };
import { type Relation, toPaths } from './relation.js';

/** An identifier, a code or a quantity, as the lexicon file lists it. */
interface LiteralFact {
  /** Name of the relation in the vocabulary. */
  readonly id: string;
  readonly wordings: readonly string[];
  /** Whether it is a quantity or a name, and no code. */
  readonly isQuantity?: boolean;
  /** Whether a thing may have several, so that one rules out no other. */
  readonly hasSeveral?: boolean;
}

/**
 * Creates a relation for every literal fact that the vocabulary defines; its right end is an identifier, a code or a number.
 * Sentences name it as the vocabulary does.
 */
export function createIdentifierRelations(vocabulary: Vocabulary): readonly Relation[] {
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
