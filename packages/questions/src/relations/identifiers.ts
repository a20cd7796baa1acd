import type { Vocabulary } from '@biographql/vocabulary';
import { cues, narrowPropertiesOf, pathsOf, type Relation } from './relation.js';
import { ANYTHING } from './types.js';

/** Identifiers and other literal facts: relation of the vocabulary, wordings. */
const LITERAL_FACTS: readonly (readonly [relation: string, wordings: readonly string[]])[] = [
  [
    'mesh-descriptor-id',
    ['mesh id', 'mesh identifier', 'mesh descriptor', 'mesh code', 'mesh number', 'mesh'],
  ],
  ['mesh-tree-code', ['mesh tree code', 'mesh tree number', 'tree number']],
  [
    'entrez-gene-id',
    ['entrez gene id', 'entrez id', 'ncbi gene id', 'entrez', 'ncbi gene', 'gene id'],
  ],
  [
    'hgnc-gene-symbol',
    [
      'hgnc symbol',
      'gene symbol',
      'hgnc gene symbol',
      'official symbol',
      'approved symbol',
      'symbol',
    ],
  ],
  ['hgnc-id', ['hgnc id', 'hgnc number', 'hgnc identifier']],
  ['ensembl-gene-id', ['ensembl id', 'ensembl gene id', 'ensembl identifier', 'ensembl']],
  ['uniprot-protein-id', ['uniprot id', 'uniprot accession', 'uniprot']],
  ['omim-id', ['omim id', 'omim number', 'mim number', 'omim entry', 'omim', 'omim identifier']],
  ['icd-10-cm-code', ['icd-10-cm', 'icd-10-cm code', 'icd10cm', 'icd 10 cm']],
  ['icd-10-code', ['icd-10', 'icd-10 code', 'icd10', 'icd 10', 'icd code', 'icd']],
  ['icd-11-code', ['icd-11', 'icd-11 code', 'icd11', 'icd 11']],
  ['icd-9-code', ['icd-9', 'icd-9 code', 'icd9', 'icd 9']],
  ['icd-9-cm-code', ['icd-9-cm', 'icd-9-cm code', 'icd9cm', 'icd 9 cm']],
  [
    'disease-ontology-id',
    ['disease ontology id', 'doid', 'disease ontology identifier', 'disease ontology'],
  ],
  ['mondo-id', ['mondo id', 'mondo identifier', 'mondo']],
  ['orphanet-id', ['orphanet id', 'orphanet number', 'orpha number', 'orphacode', 'orphanet']],
  ['umls-cui', ['umls cui', 'umls id', 'umls concept', 'cui', 'umls']],
  ['chembl-id', ['chembl id', 'chembl identifier', 'chembl']],
  ['pubchem-cid', ['pubchem cid', 'pubchem id', 'pubchem compound id', 'pubchem']],
  ['chebi-id', ['chebi id', 'chebi identifier', 'chebi']],
  ['kegg-id', ['kegg id', 'kegg identifier', 'kegg']],
  ['unii', ['unii', 'unii code', 'unique ingredient identifier']],
  ['drugbank-id', ['drugbank id', 'drugbank identifier', 'drugbank', 'drugbank accession']],
  ['rxnorm-cui', ['rxnorm id', 'rxnorm cui', 'rxcui', 'rxnorm']],
  ['ndf-rt-id', ['ndf-rt id', 'ndf-rt', 'ndfrt']],
  ['human-metabolome-database-id', ['hmdb id', 'hmdb', 'human metabolome database id']],
  ['lipid-maps-id', ['lipid maps id', 'lipid maps', 'lipidmaps']],
  ['uberon-id', ['uberon id', 'uberon']],
  ['cell-ontology-id', ['cell ontology id', 'cell ontology']],
  ['gene-ontology-id', ['gene ontology id', 'go id', 'gene ontology identifier', 'go term']],
  ['human-phenotype-ontology-id', ['hpo id', 'human phenotype ontology id', 'hpo term', 'hpo']],
  ['nci-thesaurus-id', ['nci thesaurus id', 'ncit id', 'nci thesaurus', 'ncit']],
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
  ['chemical-formula', ['chemical formula', 'molecular formula', 'formula']],
  ['mass', ['molecular mass', 'molecular weight', 'mass', 'weight']],
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
        cues: cues(1, wordings.join(' | '), { asks: 'right' }),
        sentences: {
          left: `The ${name} of $entity is $values.`,
          right: `$values has the ${name} $entity.`,
        },
        isFunctional: true,
      },
    ];
  });
}
