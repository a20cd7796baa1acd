import type { Vocabulary } from '@biographql/vocabulary';
import { beside } from './grammar.js';
import { LITERAL_FACTS } from './identifier-wordings.js';
import { cues, narrowPropertiesOf, pathsOf, type Relation } from './relation.js';
import { ANYTHING } from './types.js';

/** What a catalog does with what it names. */
const BESIDE = beside(
  `assign | put | put down | write | write down | enter | note | need | go with | come with | go under | use for | found | given | shown | list | listed under | file | register | record | catalog | catalogue | index | belong | belong to | correspond | correspond to
  carry | look up | under | filed under | annotate | allocate | have | go by | match | map | attach | associate | associate with
  database | db | stand for | refer to | denote | in humans | human | of humans | store | apply | apply to | cover | use | used for
  classify | classified under | code | coded as | code for | call | give to | assigned to | allocated to | given to`,
);
/** What catalogs call their entries. */
const BESIDE_CODES = beside(
  `id | ids | identifier | identifiers | number | no | code | codes | accession | accession number | accession code | entry
  entry number | key | term | concept | reference | ref | record | descriptor | designation | classification | catalog number
  catalogue number | registry number | database identifier | database id | unique identifier | heading | symbol | gene | disease | drug
  compound | protein | substance | ontology | xref | cross-reference | page | string | unique id | numeric id | diagnosis | diagnostic | label`,
);
/** Facts that are no code. */
const QUANTITIES: ReadonlySet<string> = new Set([
  'mass',
  'chemical-formula',
  'maximal-incubation-period',
  'minimal-incubation-period',
  'taxon-name',
]);

/** Of which a thing may have several, so that one rules out no other: codes of classifications, and catalogs that lump or split. */
const OF_MANY: ReadonlySet<string> = new Set([
  'icd-9-code',
  'icd-9-cm-code',
  'icd-10-code',
  'icd-10-cm-code',
  'icd-11-code',
  'mesh-tree-code',
  'atc-code',
  'omim-id',
  'orphanet-id',
  'umls-cui',
  'snomed-ct-id',
  'meddra-id',
  'nci-thesaurus-id',
  'ndf-rt-id',
  'kegg-id',
  'canonical-smiles',
  'inchi',
  'chemical-formula',
]);

/**
 * Every literal fact that the vocabulary knows, as a relation whose right end is an identifier, a code or a number.
 * Sentences name it as the vocabulary does.
 */
export function identifierRelations(vocabulary: Vocabulary): readonly Relation[] {
  return LITERAL_FACTS.flatMap(([fact, wordings]) => {
    const paths = pathsOf(fact, vocabulary);
    if (paths.length === 0) return [];
    const name = vocabulary.relationLabelOf(fact) ?? fact;
    return [
      {
        id: `literal-${fact}`,
        left: { types: ANYTHING },
        right: { types: ANYTHING, isLiteral: true },
        paths,
        narrowProperties: narrowPropertiesOf(fact, vocabulary),
        cues: [
          ...cues(1, wordings.join(' | '), { asks: 'right' }),
          ...BESIDE,
          ...(QUANTITIES.has(fact) ? [] : BESIDE_CODES),
        ],
        sentences: {
          left: `The {${name}|${pluralOf(name)}} of $entity {is|are} $values.`,
          right: `$values {has|have} the ${name} $entity.`,
        },
        isFunctional: !QUANTITIES.has(fact) && !OF_MANY.has(fact),
      },
    ];
  });
}

/** The plural of the last word of a name: `MeSH descriptor IDs`, `taxon names`, `masses`. */
function pluralOf(name: string): string {
  if (/SMILES$/.test(name)) return name;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
