import { cues, type RelationWording } from './relation.js';
import { ANATOMY, ANYTHING, GENES } from './types.js';

const anything = { types: ANYTHING };

/** Parts, classes, origins: relations between things of any kind. */
export const STRUCTURE_RELATIONS: readonly RelationWording[] = [
  {
    id: 'part-of',
    left: anything,
    right: anything,
    cues: [
      ...cues(
        0.95,
        `parts of | components of | component of | members of | constituents of
        subunits of | subunit of | composition of | groups of`,
        { after: 'right', asks: 'left' },
      ),
      ...cues(
        0.95,
        `consist of | composed of | made of | made up of | contain | include | comprise
        has part`,
        { before: 'right', after: 'left' },
      ),
      ...cues(
        0.9,
        `part of | member of | belong to | belongs to | included in | contained in
        components | constituent`,
        { before: 'left', after: 'right' },
      ),
      ...cues(0.5, 'located | found | where is | where are | have | localized | component', {
        after: 'left',
        asks: 'right',
        isLoose: true,
      }),
    ],
    sentences: {
      left: '$entity is part of $values.',
      right: '$entity has the {part|parts} $values.',
    },
  },
  {
    id: 'family',
    left: { types: [...GENES, 'UNDEFINED'] },
    right: { types: ['PROTEIN_FAMILY', 'PROTEIN', 'GENE', 'UNDEFINED'] },
    cues: [
      ...cues(
        0.9,
        `protein family | family of proteins | gene family | family | superfamily
        belongs to what family | which family`,
        { asks: 'right' },
      ),
    ],
    sentences: { left: '$entity belongs to $values.', right: '$entity includes $values.' },
  },
  {
    id: 'subclass',
    left: anything,
    right: anything,
    cues: [
      ...cues(
        1,
        `subtypes of | subtype of | subclass of | subclasses of | subforms of | kinds of
        forms of | varieties of | examples of | example of | variants of | instances of
        classification of`,
        { after: 'right' },
      ),
      ...cues(0.9, 'count as | counts as | count among | belong to the group of', {
        before: 'left',
        after: 'right',
      }),
      ...cues(0.8, `types of | type of | kind of | classes of | form of | list of | class of`, {
        after: 'right',
      }),
      ...cues(
        0.9,
        `what kind | what type | what class | which class | which kind | a type of what
        a kind of what | classified as | classified | parent class | superclass
        instance of | what kind of thing | what sort of thing | what type of thing`,
        { asks: 'right' },
      ),
    ],
    sentences: {
      left: '$entity is a type of $values.',
      right: 'Types of $entity include $values.',
    },
  },
  {
    id: 'develops-from',
    left: { types: ANATOMY },
    right: { types: ANATOMY },
    cues: [
      ...cues(
        1,
        `develop from | develops from | derive from | derived from | originate from
        arise from | precursor of | origin of | originate | develop | derive`,
        { before: 'left' },
      ),
      ...cues(1, 'develop into | give rise to | differentiate into | become', {
        before: 'right',
        after: 'left',
      }),
    ],
    sentences: { left: '$entity develops from $values.', right: '$entity develops into $values.' },
  },
  {
    id: 'cell-line-disease',
    left: anything,
    right: anything,
    cues: cues(1, `cell line origin | what origin | established from | origin | derived from`, {
      asks: 'right',
    }),
    sentences: {
      left: '$entity was established from $values.',
      right: '$entity is the origin of $values.',
    },
  },
  {
    id: 'common-name',
    left: anything,
    right: { types: ANYTHING, isLiteral: true },
    fallbacks: ['alias'],
    cues: cues(0.9, 'common name | vernacular name | popular name', {
      asks: 'right',
      after: 'left',
    }),
    sentences: {
      left: '$entity is commonly called $values.',
      right: '$values {is|are} commonly called $entity.',
    },
  },
];
