import type { Vocabulary } from '@biographql/vocabulary';
import { beside } from './grammar.js';
import { cues, narrowPropertiesOf, pathsOf, type Relation } from './relation.js';
import { ANYTHING } from './types.js';

/** Identifiers and other literal facts: relation of the vocabulary, wordings. */
const LITERAL_FACTS: readonly (readonly [relation: string, wordings: readonly string[]])[] = [
  [
    'mesh-descriptor-id',
    [
      'medical subject heading',
      'medical subject headings',
      'mesh heading',
      'mesh term',
      'mesh id',
      'mesh identifier',
      'mesh descriptor',
      'mesh code',
      'mesh number',
      'mesh',
    ],
  ],
  [
    'mesh-tree-code',
    ['mesh tree', 'mesh tree position', 'mesh tree code', 'mesh tree number', 'tree number'],
  ],
  [
    'entrez-gene-id',
    [
      'entrez gene',
      'ncbi entrez',
      'ncbi',
      'ncbi entrez gene',
      'ncbi gene database',
      'locuslink',
      'entrez gene id',
      'entrez id',
      'ncbi gene id',
      'entrez',
      'ncbi gene',
      'gene id',
    ],
  ],
  [
    'hgnc-gene-symbol',
    [
      'approved gene symbol',
      'official gene symbol',
      'standard symbol',
      'hgnc approved symbol',
      'official gene name',
      'hgnc symbol',
      'gene symbol',
      'hgnc gene symbol',
      'official symbol',
      'approved symbol',
      'symbol',
    ],
  ],
  [
    'hgnc-id',
    [
      'hgnc',
      'hugo',
      'hugo gene nomenclature',
      'gene nomenclature committee',
      'hgnc id',
      'hgnc number',
      'hgnc identifier',
    ],
  ],
  ['ensembl-gene-id', ['ensembl id', 'ensembl gene id', 'ensembl identifier', 'ensembl']],
  [
    'uniprot-protein-id',
    [
      'uniprotkb',
      'swissprot',
      'swiss-prot',
      'uniprot knowledgebase',
      'uniprot id',
      'uniprot accession',
      'uniprot',
    ],
  ],
  [
    'omim-id',
    [
      'mim',
      'online mendelian inheritance in man',
      'mendelian inheritance in man',
      'omim id',
      'omim number',
      'mim number',
      'omim entry',
      'omim',
      'omim identifier',
    ],
  ],
  ['icd-10-cm-code', ['icd-10-cm', 'icd-10-cm code', 'icd10cm', 'icd 10 cm']],
  [
    'icd-10-code',
    [
      'international classification of diseases',
      'icd 10th revision',
      'icd diagnosis',
      'icd-10',
      'icd-10 code',
      'icd10',
      'icd 10',
      'icd code',
      'icd',
    ],
  ],
  ['icd-11-code', ['icd-11', 'icd-11 code', 'icd11', 'icd 11']],
  ['icd-9-code', ['icd-9', 'icd-9 code', 'icd9', 'icd 9']],
  ['icd-9-cm-code', ['icd-9-cm', 'icd-9-cm code', 'icd9cm', 'icd 9 cm']],
  [
    'disease-ontology-id',
    [
      'human disease ontology',
      'do id',
      'do identifier',
      'disease ontology id',
      'doid',
      'disease ontology identifier',
      'disease ontology',
    ],
  ],
  [
    'mondo-id',
    [
      'mondo disease ontology',
      'monarch disease ontology',
      'mondo ontology',
      'mondo id',
      'mondo identifier',
      'mondo',
    ],
  ],
  [
    'orphanet-id',
    [
      'orpha',
      'orphanet rare disease',
      'orphadata',
      'orphanet id',
      'orphanet number',
      'orpha number',
      'orphacode',
      'orphanet',
    ],
  ],
  [
    'umls-cui',
    [
      'unified medical language system',
      'concept unique identifier',
      'umls metathesaurus',
      'umls cui',
      'umls id',
      'umls concept',
      'cui',
      'umls',
    ],
  ],
  ['chembl-id', ['chembl id', 'chembl identifier', 'chembl']],
  [
    'pubchem-cid',
    ['cid', 'pubchem compound', 'pubchem cid', 'pubchem id', 'pubchem compound id', 'pubchem'],
  ],
  ['chebi-id', ['chebi id', 'chebi identifier', 'chebi']],
  ['kegg-id', ['kegg id', 'kegg identifier', 'kegg']],
  [
    'unii',
    [
      'fda unii',
      'fda unique ingredient identifier',
      'fda substance identifier',
      'unii',
      'unii code',
      'unique ingredient identifier',
    ],
  ],
  [
    'drugbank-id',
    ['drug bank', 'drugbank id', 'drugbank identifier', 'drugbank', 'drugbank accession'],
  ],
  ['rxnorm-cui', ['rxnorm concept', 'rxnorm id', 'rxnorm cui', 'rxcui', 'rxnorm']],
  ['ndf-rt-id', ['ndf-rt id', 'ndf-rt', 'ndfrt']],
  ['human-metabolome-database-id', ['hmdb id', 'hmdb', 'human metabolome database id']],
  ['lipid-maps-id', ['lipid maps id', 'lipid maps', 'lipidmaps']],
  ['uberon-id', ['uberon id', 'uberon']],
  ['cell-ontology-id', ['cell ontology id', 'cell ontology']],
  [
    'gene-ontology-id',
    [
      'go',
      'gene ontology',
      'gene ontology term',
      'gene ontology id',
      'go id',
      'gene ontology identifier',
      'go term',
    ],
  ],
  [
    'human-phenotype-ontology-id',
    [
      'human phenotype ontology',
      'hp id',
      'hp term',
      'hpo id',
      'human phenotype ontology id',
      'hpo term',
      'hpo',
    ],
  ],
  [
    'nci-thesaurus-id',
    ['nci', 'nci concept', 'nci thesaurus id', 'ncit id', 'nci thesaurus', 'ncit'],
  ],
  ['gard-rare-disease-id', ['gard id', 'gard']],
  ['foundational-model-of-anatomy-id', ['fma id', 'foundational model of anatomy id', 'fma']],
  ['snomed-ct-id', ['snomed ct id', 'snomed id', 'snomed code', 'snomed ct', 'snomed']],
  [
    'guide-to-pharmacology-ligand-id',
    ['guide to pharmacology ligand id', 'iuphar ligand id', 'guide to pharmacology', 'iuphar'],
  ],
  ['wikipathways-id', ['wikipathways id', 'wikipathways']],
  ['experimental-factor-ontology-id', ['efo id', 'experimental factor ontology id', 'efo']],
  ['meddra-id', ['meddra id', 'meddra code', 'meddra']],
  ['atc-code', ['atc code', 'atc classification', 'atc']],
  ['cas-registry-number', ['cas number', 'cas registry number', 'cas id', 'cas']],
  ['inchikey', ['inchikey', 'inchi key']],
  ['inchi', ['inchi']],
  ['canonical-smiles', ['smiles', 'canonical smiles', 'smiles string']],
  [
    'chemical-formula',
    [
      'sum formula',
      'empirical formula',
      'elemental composition',
      'atomic composition',
      'chemical formula',
      'molecular formula',
      'formula',
    ],
  ],
  [
    'mass',
    [
      'molar mass',
      'molecular weights',
      'formula weight',
      'mol weight',
      'mw',
      'molecular mass',
      'molecular weight',
      'mass',
      'weight',
    ],
  ],
  [
    'maximal-incubation-period',
    [
      'maximum incubation period',
      'maximal incubation period',
      'incubation period',
      'longest incubation period',
    ],
  ],
  [
    'minimal-incubation-period',
    ['minimum incubation period', 'minimal incubation period', 'shortest incubation period'],
  ],
  ['taxon-name', ['scientific name', 'taxon name', 'latin name']],
];

/** What a catalog does with what it names. */
const BESIDE = beside(
  `assign | list | listed under | file | register | record | catalog | catalogue | index | belong | belong to | correspond | correspond to
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

/**
 * Every literal fact that the vocabulary knows, as a relation whose right end is an identifier, a code or a number.
 * Sentences name it as the vocabulary does.
 */
export function identifierRelations(vocabulary: Vocabulary): readonly Relation[] {
  return LITERAL_FACTS.flatMap(([fact, wordings]) => {
    const paths = pathsOf(fact, vocabulary);
    if (paths.length === 0) return [];
    const name = vocabulary.relationLabelOf(fact);
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
          left: `The ${name} of $entity is $values.`,
          right: `$values has the ${name} $entity.`,
        },
        isFunctional: true,
      },
    ];
  });
}
