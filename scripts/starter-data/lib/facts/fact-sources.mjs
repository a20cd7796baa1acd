import { fileURLToPath } from 'node:url';
import { clinGenFacts } from './clingen.mjs';
import { definedSymptoms } from './definitions.mjs';
import { drugMechanismFacts } from './drugmechdb.mjs';
import { PRODUCTS, saleFacts } from './drugs-at-fda.mjs';
import { geneProductFacts } from './gene-identity.mjs';
import { geneOntologyFacts } from './gene-ontology.mjs';
import { hetionetFacts, NODE_FILE } from './hetionet.mjs';
import { correctedLabels } from './label-corrections.mjs';
import { literatureFacts } from './literature.mjs';
import { medicDrugs, medicPairs, withdrawnDrugs } from './medic.mjs';
import { headingFacts } from './mesh-headings.mjs';
import { openLayerFacts } from './open-layer.mjs';
import { orphanetFacts, ratherFrequentSymptoms } from './orphanet.mjs';
import {
  curatedIndications,
  curatedSymptoms,
  DAILYMED,
  EUROPE_PMC,
  MEDLINEPLUS,
  symptomsReadInAbstracts,
} from './own-facts.mjs';
import { codeFacts, structureFacts } from './structures.mjs';

/** Names and classes, which the facts of other files refer to: read first. */
export const HEADING_FILE = {
  source: 'mesh',
  file: 'formats/ids/mesh_id_label_mappings.tsv.gz',
  read: headingFacts,
};

/** Articles, of which the build keeps the records; here what their texts name together is read. */
export const ARTICLE_FILE = 'articles/articles.jsonl.gz';

const PACKETS = 'formats/orphanet/orphapackets-2025-12-09.json.tar.gz';

const OWN_CODES = {
  source: 'own',
  path: fileURLToPath(new URL('../own-codes.tsv', import.meta.url)),
  read: codeFacts,
};

/**
 * Where further facts are read: files below the data folder, in the order in which they are read. A reference of each
 * fact names the `url` of its source; in a file with several sources each fact names its own.
 */
export const FACT_FILES = [
  {
    source: 'clingen',
    file: 'formats/clingen/clingen_gene_validity_2026-06-21.csv.gz',
    read: clinGenFacts,
  },
  { source: 'hgnc', file: 'formats/ids/hgnc_complete_set.txt.gz', read: geneProductFacts },
  {
    source: 'drugmechdb',
    file: 'formats/drugs/drugmechdb_paths_2026-07-02.yaml.tar.gz',
    read: drugMechanismFacts,
  },
  { source: 'orphanet', file: PACKETS, read: orphanetFacts },
  { file: 'graph/graph.nt.gz', read: openLayerFacts },
  {
    source: 'own',
    path: fileURLToPath(new URL('../own-structures.tsv', import.meta.url)),
    read: structureFacts,
  },
  {
    source: 'hetionet',
    file: 'formats/hetionet/hetionet-v1.0-edges-5k_cut.sif.gz',
    alsoRead: [`formats/hetionet/${NODE_FILE}`],
    read: hetionetFacts,
  },
  {
    source: 'own',
    path: fileURLToPath(new URL('../withdrawn-drugs.tsv', import.meta.url)),
    read: withdrawnDrugs,
  },
  // Before MeDIC, some of whose codes are of another drug, and after it, for the drugs that it adds.
  OWN_CODES,
  { source: 'medic', file: 'medic/medic_drugs_2025-08-29.tsv.gz', read: medicDrugs },
  OWN_CODES,
  { source: 'fda', file: PRODUCTS, read: saleFacts },
  {
    source: 'medic',
    file: 'medic/medic_contraindications_2025-07-02.tsv.gz',
    read: medicPairs,
  },
  { source: 'medic', file: 'medic/medic_indications_2025-07-02.tsv.gz', read: medicPairs },
  { source: 'definitions', file: 'formats/do/doid-2024-01-31.obo.gz', read: definedSymptoms },
  { source: 'pubmed', file: ARTICLE_FILE, read: literatureFacts },
  { source: 'definitions', file: 'formats/do/doid-2024-01-31.obo.gz', read: correctedLabels },
  { source: 'orphanet', file: PACKETS, read: ratherFrequentSymptoms },
  {
    source: 'abstracts',
    path: fileURLToPath(new URL('read-symptoms.tsv', import.meta.url)),
    read: symptomsReadInAbstracts,
  },
  {
    source: 'medlineplus',
    path: fileURLToPath(new URL('../own-symptoms.tsv', import.meta.url)),
    read: curatedSymptoms,
  },
  {
    source: 'dailymed',
    path: fileURLToPath(new URL('../own-indications.tsv', import.meta.url)),
    read: curatedIndications,
  },
  { source: 'goa', file: 'formats/go/goa_human_2019-01-14_cut.gaf.gz', read: geneOntologyFacts },
];

/** The addresses by which references name the sources of further facts; those of records begin with them. */
export const FACT_URLS = {
  clingen: 'https://search.clinicalgenome.org/kb/gene-validity',
  drugmechdb: 'https://github.com/SuLab/DrugMechDB-agentic',
  orphanet: 'https://www.orpha.net/',
  opentargets: 'https://platform.opentargets.org/',
  hgnc: 'https://www.genenames.org/',
  gwas: 'https://www.ebi.ac.uk/gwas/',
  mondo: 'https://monarchinitiative.org/',
  hetionet: 'https://het.io/',
  medic: 'https://github.com/everycure-org/',
  pubmed: 'https://pubmed.ncbi.nlm.nih.gov/',
  definitions: 'http://purl.obolibrary.org/obo/',
  abstracts: EUROPE_PMC,
  medlineplus: MEDLINEPLUS,
  dailymed: DAILYMED,
  goa: 'https://www.ebi.ac.uk/QuickGO/',
};
