import { cues, type Path, type Relation } from './relation.js';
import { ANYTHING } from './types.js';

/** Identifiers and other literal facts: property, name inside a sentence, wordings. */
const LITERAL_FACTS: readonly (readonly [path: Path, name: string, wordings: readonly string[]])[] =
  [
    [
      'P486',
      'MeSH descriptor ID',
      ['mesh id', 'mesh identifier', 'mesh descriptor', 'mesh code', 'mesh number', 'mesh'],
    ],
    ['P672', 'MeSH tree code', ['mesh tree code', 'mesh tree number', 'tree number']],
    [
      'P351',
      'Entrez Gene ID',
      ['entrez gene id', 'entrez id', 'ncbi gene id', 'entrez', 'ncbi gene', 'gene id'],
    ],
    [
      'P353',
      'HGNC gene symbol',
      [
        'hgnc symbol',
        'gene symbol',
        'hgnc gene symbol',
        'official symbol',
        'approved symbol',
        'symbol',
      ],
    ],
    ['P354', 'HGNC ID', ['hgnc id', 'hgnc number', 'hgnc identifier']],
    ['P594', 'Ensembl gene ID', ['ensembl id', 'ensembl gene id', 'ensembl identifier', 'ensembl']],
    ['P352', 'UniProt protein ID', ['uniprot id', 'uniprot accession', 'uniprot']],
    [
      'P492',
      'OMIM ID',
      ['omim id', 'omim number', 'mim number', 'omim entry', 'omim', 'omim identifier'],
    ],
    ['P4229', 'ICD-10-CM code', ['icd-10-cm', 'icd-10-cm code', 'icd10cm', 'icd 10 cm']],
    ['P494', 'ICD-10 code', ['icd-10', 'icd-10 code', 'icd10', 'icd 10', 'icd code', 'icd']],
    ['P7807', 'ICD-11 code', ['icd-11', 'icd-11 code', 'icd11', 'icd 11']],
    ['P493', 'ICD-9 code', ['icd-9', 'icd-9 code', 'icd9', 'icd 9']],
    ['P1692', 'ICD-9-CM code', ['icd-9-cm', 'icd-9-cm code', 'icd9cm', 'icd 9 cm']],
    [
      'P699',
      'Disease Ontology ID',
      ['disease ontology id', 'doid', 'disease ontology identifier', 'disease ontology'],
    ],
    ['P5270', 'Mondo ID', ['mondo id', 'mondo identifier', 'mondo']],
    [
      'P1550',
      'Orphanet ID',
      ['orphanet id', 'orphanet number', 'orpha number', 'orphacode', 'orphanet'],
    ],
    ['P2892', 'UMLS CUI', ['umls cui', 'umls id', 'umls concept', 'cui', 'umls']],
    ['P592', 'ChEMBL ID', ['chembl id', 'chembl identifier', 'chembl']],
    ['P662', 'PubChem CID', ['pubchem cid', 'pubchem id', 'pubchem compound id', 'pubchem']],
    ['P683', 'ChEBI ID', ['chebi id', 'chebi identifier', 'chebi']],
    ['P665', 'KEGG ID', ['kegg id', 'kegg identifier', 'kegg']],
    ['P652', 'UNII', ['unii', 'unii code', 'unique ingredient identifier']],
    [
      'P715',
      'DrugBank ID',
      ['drugbank id', 'drugbank identifier', 'drugbank', 'drugbank accession'],
    ],
    ['P3345', 'RxNorm CUI', ['rxnorm id', 'rxnorm cui', 'rxcui', 'rxnorm']],
    ['P2115', 'NDF-RT ID', ['ndf-rt id', 'ndf-rt', 'ndfrt']],
    ['P2057', 'Human Metabolome Database ID', ['hmdb id', 'hmdb', 'human metabolome database id']],
    ['P2063', 'LIPID MAPS ID', ['lipid maps id', 'lipid maps', 'lipidmaps']],
    ['P1554', 'UBERON ID', ['uberon id', 'uberon']],
    ['P7963', 'Cell Ontology ID', ['cell ontology id', 'cell ontology']],
    [
      'P686',
      'Gene Ontology ID',
      ['gene ontology id', 'go id', 'gene ontology identifier', 'go term'],
    ],
    [
      'P3841',
      'Human Phenotype Ontology ID',
      ['hpo id', 'human phenotype ontology id', 'hpo term', 'hpo'],
    ],
    ['P1748', 'NCI Thesaurus ID', ['nci thesaurus id', 'ncit id', 'nci thesaurus', 'ncit']],
    ['P4317', 'GARD rare disease ID', ['gard id', 'gard']],
    [
      'P1402',
      'Foundational Model of Anatomy ID',
      ['fma id', 'foundational model of anatomy id', 'fma'],
    ],
    ['P5806', 'SNOMED CT ID', ['snomed ct id', 'snomed id', 'snomed code', 'snomed ct', 'snomed']],
    [
      'P595',
      'Guide to Pharmacology Ligand ID',
      ['guide to pharmacology ligand id', 'iuphar ligand id', 'guide to pharmacology', 'iuphar'],
    ],
    ['P2410', 'WikiPathways ID', ['wikipathways id', 'wikipathways']],
    [
      'P11956',
      'Experimental Factor Ontology ID',
      ['efo id', 'experimental factor ontology id', 'efo'],
    ],
    ['P3201', 'MedDRA ID', ['meddra id', 'meddra code', 'meddra']],
    ['P267', 'ATC code', ['atc code', 'atc classification', 'atc']],
    ['P231', 'CAS Registry Number', ['cas number', 'cas registry number', 'cas id', 'cas']],
    ['P235', 'InChIKey', ['inchikey', 'inchi key']],
    ['P234', 'InChI', ['inchi']],
    ['P233', 'canonical SMILES', ['smiles', 'canonical smiles', 'smiles string']],
    ['P274', 'chemical formula', ['chemical formula', 'molecular formula', 'formula']],
    ['P2067', 'mass', ['molecular mass', 'molecular weight', 'mass', 'weight']],
    [
      'P3487',
      'maximal incubation period',
      [
        'maximum incubation period',
        'maximal incubation period',
        'incubation period',
        'longest incubation period',
      ],
    ],
    [
      'P3488',
      'minimal incubation period',
      ['minimum incubation period', 'minimal incubation period', 'shortest incubation period'],
    ],
    ['P225', 'taxon name', ['scientific name', 'taxon name', 'latin name']],
  ];

/** Every literal fact as a relation whose right end is an identifier, a code or a number. */
export const IDENTIFIER_RELATIONS: readonly Relation[] = LITERAL_FACTS.map(
  ([path, name, wordings]): Relation => ({
    id: `literal-${path}`,
    left: { types: ANYTHING },
    right: { types: ANYTHING, isLiteral: true },
    paths: [path],
    cues: cues(1, wordings.join(' | '), { asks: 'right' }),
    sentences: {
      left: `The ${name} of $entity is $values.`,
      right: `$values has the ${name} $entity.`,
    },
    isFunctional: true,
  }),
);
