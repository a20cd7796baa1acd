import type { EntityType } from './entity-type.js';

const WD = 'http://www.wikidata.org/entity/';
const OBO = 'http://purl.obolibrary.org/obo/';
const IDENTIFIERS = 'https://identifiers.org/';

/**
 * Class IRI (value of P31, or a superclass by P279) to entity type.
 *
 * The classes are those of the open graph (18 of them) and the further ones Wikidata's biomedical items use;
 * several classes may mean one type: a pseudogene or a non-coding RNA's locus is served as a gene.
 */
export const CLASS_ENTITY_TYPES: ReadonlyMap<string, EntityType> = new Map(
  (
    [
      ['Q7187', 'GENE'],
      ['Q20747295', 'GENE'], // protein-coding gene
      ['Q277338', 'GENE'], // pseudogene
      ['Q427087', 'GENE'], // non-coding RNA, as NCBI Gene's loci are classed
      ['Q201448', 'GENE'], // transfer RNA
      ['Q284416', 'GENE'], // small nucleolar RNA
      ['Q284578', 'GENE'], // small nuclear RNA
      ['Q215980', 'RIBOSOMAL_RNA'],
      ['Q2996394', 'BIOLOGICAL_PROCESS'],
      ['Q14860489', 'MOLECULAR_FUNCTION'],
      ['Q5058355', 'CELLULAR_COMPONENT'],
      ['Q4915012', 'BIOLOGICAL_PATHWAY'],
      ['Q12136', 'DISEASE'],
      ['Q929833', 'DISEASE'], // rare disease
      ['Q18123741', 'DISEASE'], // infectious disease
      ['Q112193867', 'DISEASE'], // class of disease
      ['Q169872', 'SYMPTOM'],
      ['Q1441305', 'SYMPTOM'], // medical sign
      ['Q12140', 'MEDICATION'],
      ['Q28885102', 'PHARMACEUTICAL_PRODUCT'],
      ['Q11173', 'CHEMICAL_COMPOUND'],
      ['Q79529', 'CHEMICAL_COMPOUND'], // chemical substance
      ['Q113145171', 'CHEMICAL_COMPOUND'], // type of chemical entity
      ['Q59199015', 'GROUP_OF_STEREOISOMERS'],
      ['Q21167512', 'CHEMICAL_HAZARD'],
      ['Q50377224', 'PHARMACOLOGIC_ACTION'],
      ['Q50379781', 'THERAPEUTIC_USE'],
      ['Q3271540', 'MECHANISM_OF_ACTION'],
      ['Q8054', 'PROTEIN'],
      ['Q417841', 'PROTEIN_FAMILY'],
      ['Q898273', 'PROTEIN_DOMAIN'],
      ['Q420927', 'PROTEIN_COMPLEX'],
      ['Q22325163', 'PROTEIN_COMPLEX'], // macromolecular complex
      ['Q423026', 'ACTIVE_SITE'],
      ['Q616005', 'BINDING_SITE'],
      ['Q3273544', 'STRUCTURAL_MOTIF'],
      ['Q7644128', 'SUPERSECONDARY_STRUCTURE'],
      ['Q15304597', 'SEQUENCE_VARIANT'],
      ['Q4936952', 'ANATOMICAL_STRUCTURE'],
      ['Q712378', 'ANATOMICAL_STRUCTURE'], // organ
      ['Q40397', 'ANATOMICAL_STRUCTURE'], // tissue
      ['Q189118', 'CELL_TYPE'],
      ['Q21014462', 'CELL_LINE'],
      ['Q37748', 'CHROMOSOME'],
      ['Q16521', 'TAXON'],
      ['Q11862829', 'ACADEMIC_DISCIPLINE'],
      ['Q930752', 'MEDICAL_SPECIALTY'],
      ['Q30612', 'CLINICAL_TRIAL'],
      ['Q815382', 'META_ANALYSIS'],
      ['Q5633421', 'JOURNAL'],
      ['Q13442814', 'DOCUMENT'], // scholarly article
      ['Q49848', 'DOCUMENT'],
      ['Q43229', 'ORGANIZATION'],
      ['Q230788', 'RESEARCH_GRANT'],
      ['Q189756', 'QUESTION'],
    ] as const
  ).map(([qid, type]) => [WD + qid, type]),
);

/** IRI prefix to type, for entities named by another ontology; the first match decides. */
export const NAMESPACE_ENTITY_TYPES: readonly (readonly [prefix: string, type: EntityType])[] = [
  [`${OBO}DOID_`, 'DISEASE'],
  [`${OBO}MONDO_`, 'DISEASE'],
  [`${OBO}HP_`, 'SYMPTOM'],
  [`${OBO}SYMP_`, 'SYMPTOM'],
  [`${OBO}UBERON_`, 'ANATOMICAL_STRUCTURE'],
  [`${OBO}CL_`, 'CELL_TYPE'],
  [`${OBO}CLO_`, 'CELL_LINE'],
  [`${OBO}CHEBI_`, 'CHEMICAL_COMPOUND'],
  [`${OBO}PR_`, 'PROTEIN'],
  [`${OBO}NCBITaxon_`, 'TAXON'],
  [`${IDENTIFIERS}drugbank:`, 'MEDICATION'],
  [`${IDENTIFIERS}drugcentral:`, 'MEDICATION'],
  [`${IDENTIFIERS}ndfrt:`, 'PHARMACOLOGIC_ACTION'], // N000… classes: mechanism, effect, class of drugs
  [`${IDENTIFIERS}umls:`, 'SYMPTOM'], // side effects: the only UMLS concepts that stand for themselves
  [`${IDENTIFIERS}wikipathways:`, 'BIOLOGICAL_PATHWAY'],
  [`${IDENTIFIERS}mim:`, 'DISEASE'],
];

/** Property that an entity has to its type, most telling first. */
export const PROPERTY_ENTITY_TYPES: ReadonlyMap<string, EntityType> = new Map([
  ['P351', 'GENE'],
  ['P353', 'GENE'],
  ['P354', 'GENE'],
  ['P594', 'GENE'],
  ['P352', 'PROTEIN'],
  ['P2410', 'BIOLOGICAL_PATHWAY'],
  ['P8872', 'CELL_TYPE'],
  ['P7963', 'CELL_TYPE'],
  ['P1554', 'ANATOMICAL_STRUCTURE'],
  ['P1402', 'ANATOMICAL_STRUCTURE'],
  ['P699', 'DISEASE'],
  ['P2176', 'DISEASE'],
  ['P780', 'DISEASE'],
  ['P5270', 'DISEASE'],
  ['P1550', 'DISEASE'],
  ['P4317', 'DISEASE'],
  ['P2175', 'MEDICATION'],
  ['P715', 'MEDICATION'],
  ['P3345', 'MEDICATION'],
  ['P3841', 'SYMPTOM'],
  ['P494', 'DISEASE'],
  ['P4229', 'DISEASE'],
  ['P493', 'DISEASE'],
  ['P1692', 'DISEASE'],
  ['P235', 'CHEMICAL_COMPOUND'],
  ['P683', 'CHEMICAL_COMPOUND'],
  ['P662', 'CHEMICAL_COMPOUND'],
  ['P665', 'CHEMICAL_COMPOUND'],
  ['P2057', 'CHEMICAL_COMPOUND'],
  ['P2063', 'CHEMICAL_COMPOUND'],
  ['P274', 'CHEMICAL_COMPOUND'],
  ['P592', 'CHEMICAL_COMPOUND'],
  ['P492', 'DISEASE'], // OMIM: genes have it too, but are told by the codes above
  ['P2293', 'DISEASE'], // stated of genes and of diseases; genes are told above
  ['P828', 'DISEASE'],
] as const);

/** Property that points at an entity to the entity's type, most telling first. */
export const OBJECT_ENTITY_TYPES: ReadonlyMap<string, EntityType> = new Map([
  ['P1057', 'CHROMOSOME'],
  ['P703', 'TAXON'],
  ['P8872', 'GENE'],
  ['P5572', 'ANATOMICAL_STRUCTURE'],
  ['P927', 'ANATOMICAL_STRUCTURE'],
  ['P680', 'MOLECULAR_FUNCTION'],
  ['P681', 'CELLULAR_COMPONENT'],
  ['P682', 'BIOLOGICAL_PROCESS'],
  ['P2868', 'PHARMACOLOGIC_ACTION'],
  ['P2175', 'DISEASE'],
  ['P2176', 'MEDICATION'],
  ['P780', 'SYMPTOM'],
  ['P1909', 'SYMPTOM'],
] as const);

/**
 * Prefix of a MeSH tree number to type, longer prefixes first (MeSH 2015 branches).
 * Branches without a type of ours (techniques, geography, persons, groups of people …) are left out.
 */
export const MESH_TREE_ENTITY_TYPES: readonly (readonly [prefix: string, type: EntityType])[] = [
  ['A11.251', 'CELL_LINE'],
  ['A11.284.187', 'CHROMOSOME'],
  ['A11.284', 'CELLULAR_COMPONENT'],
  ['A11', 'CELL_TYPE'],
  ['A', 'ANATOMICAL_STRUCTURE'],
  ['B', 'TAXON'],
  ['C23.888', 'SYMPTOM'],
  ['C', 'DISEASE'],
  ['F03', 'DISEASE'],
  ['D12.776', 'PROTEIN'],
  ['D08.811', 'PROTEIN'],
  ['D27.505.954', 'THERAPEUTIC_USE'],
  ['D27.505.519', 'MECHANISM_OF_ACTION'],
  ['D27.505', 'PHARMACOLOGIC_ACTION'],
  ['D27.888', 'CHEMICAL_HAZARD'],
  ['D27', 'CHEMICAL_ACTIONS_AND_USES'],
  ['D26', 'PHARMACEUTICAL_PRODUCT'],
  ['D', 'CHEMICAL_COMPOUND'],
  ['G05.360.162', 'CHROMOSOME'],
  ['G05.365', 'SEQUENCE_VARIANT'],
  ['G02.111', 'BIOLOGICAL_PROCESS'],
  ['G', 'BIOLOGICAL_PROCESS'],
  ['H02.403', 'MEDICAL_SPECIALTY'],
  ['H02', 'HEALTH_SPECIALTY'],
  ['H01', 'ACADEMIC_DISCIPLINE'],
  ['V02', 'DOCUMENT'],
  ['V03', 'DOCUMENT'],
];

/**
 * Set phrases of Wikidata's English descriptions to type; the first match decides.
 * InterPro's wordings follow the classes that the InterPro items of Wikidata carry.
 */
export const DESCRIPTION_ENTITY_TYPES: readonly (readonly [phrase: RegExp, type: EntityType])[] = [
  [/^interpro (?:family|homologous superfamily)$|^(?:protein|gene) family\b/iu, 'PROTEIN_FAMILY'],
  [/^interpro domain$|^protein domain$/iu, 'PROTEIN_DOMAIN'],
  [/^interpro (?:repeat|motif)$/iu, 'STRUCTURAL_MOTIF'],
  [/^interpro conserved site$/iu, 'SUPERSECONDARY_STRUCTURE'],
  [/^interpro active site$/iu, 'ACTIVE_SITE'],
  [/^interpro binding site$/iu, 'BINDING_SITE'],
  [/^clinical trials?\b/iu, 'CLINICAL_TRIAL'],
  [
    /\b(?:pseudo)?gene (?:in|of|from|found in) |^coding dna sequence|protein[- ]coding gene/iu,
    'GENE',
  ],
  [/\bproteins? found in\b|^(?:class|group|type) of (?:enzymes|proteins)\b/iu, 'PROTEIN'],
  [/(?:^|\s)(?:protein|enzyme|toxin|peptide hormone)$/iu, 'PROTEIN'],
  [/\bcomplex$/iu, 'PROTEIN_COMPLEX'],
  [
    /\b(?:group|pair) of (?:stereoisomers|enantiomers|diastereomers|(?:cis[-–]trans )?isomers|enantiomeric)/iu,
    'GROUP_OF_STEREOISOMERS',
  ],
  [
    /\b(?:chemical|organic|ionic) compound|^(?:ion|cation|anion|chemical (?:substance|element))\b/iu,
    'CHEMICAL_COMPOUND',
  ],
  [
    /\b(?:alkaloid|steroid|steroid hormone|flavonoid|natural product|amino acid)s?$/iu,
    'CHEMICAL_COMPOUND',
  ],
  [
    /\b(?:drug|medication|medicine|vaccine|antibiotic|monoclonal antibody|pharmaceutical compound)s?$/iu,
    'MEDICATION',
  ],
  [
    /^(?:combination|experimental|drug) (?:therapy|drug)|^chemotherapy regimen$|^herbal medicine\b/iu,
    'MEDICATION',
  ],
  [/\bpharmaceutical product\b/iu, 'PHARMACEUTICAL_PRODUCT'],
  [/\b(?:species|genus|family|order|class|phylum|subspecies|strain) of\b/iu, 'TAXON'],
  [/\b(?:symptom|phenotype|(?:radiologic|clinical|medical|physical) sign|pain)s?$/iu, 'SYMPTOM'],
  [
    /\b(?:disease|disorder|syndrome|medical condition|illness|cancer|tumou?r|neoplasm|infection|carcinoma|sarcoma|lymphoma|leukemia|phobia|injury|deficiency|malformation|inflammation|abnormality|anomaly)s?\b(?! (?:treatment|gene|research|control))/iu,
    'DISEASE',
  ],
  [
    /\b(?:anatomical structure|organ|tissue|muscle|bone|ligament|artery|vein|nerve|brain region|body part)s?\b/iu,
    'ANATOMICAL_STRUCTURE',
  ],
  [/^(?:type of )?cells?\b|\bcell type$|\bcells$/iu, 'CELL_TYPE'],
  [/\bmedical specialty\b/iu, 'MEDICAL_SPECIALTY'],
  [
    /\b(?:academic|scientific) (?:discipline|field)|^(?:branch|field) of\b/iu,
    'ACADEMIC_DISCIPLINE',
  ],
  [/\b(?:journal|magazine)$/iu, 'JOURNAL'],
  [/\b(?:organi[sz]ation|company|hospital|university|agency)\b/iu, 'ORGANIZATION'],
  [
    /\b(?:discography|bibliography|list article|list of|catalog(?:ue)?|index by|glossary|album amicorum)\b/iu,
    'DOCUMENT',
  ],
];
