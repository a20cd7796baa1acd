import { cues, type RelationWording } from './relation.js';
import { ANATOMY, ANYTHING, GENES, ORGANISMS } from './types.js';

const gene = { types: GENES };

/** What is known of genes and proteins. */
export const GENE_RELATIONS: readonly RelationWording[] = [
  {
    id: 'encodes',
    left: { types: ['GENE', 'RIBOSOMAL_RNA'] },
    right: { types: ['PROTEIN', 'PROTEIN_FAMILY', 'PROTEIN_COMPLEX', 'RIBOSOMAL_RNA'] },
    cues: [
      ...cues(1, `encoded by | product of | protein product | gene product | protein product of`, {
        asks: 'right',
        after: 'left',
      }),
      ...cues(1, 'encode | code for | codes for | coding for | translate into'),
    ],
    sentences: { left: '$entity encodes $values.', right: '$entity is encoded by $values.' },
  },
  {
    id: 'cytogenetic-location',
    left: gene,
    right: { types: ANYTHING, isLiteral: true },
    fallbacks: ['chromosome'],
    isFunctional: true,
    cues: cues(
      1,
      `cytogenetic location | cytogenetic band | cytoband | chromosomal location
        chromosome location | chromosomal locus | locus of | chromosomal position
        chromosomal band | genomic location | location of the gene | map position
        gene locus | cytogenetic | located at | lie at | map to`,
      { asks: 'right' },
    ),
    sentences: {
      left: 'The cytogenetic {location|locations} of $entity {is|are} $values.',
      right: '$values {lies|lie} at $entity.',
    },
  },
  {
    id: 'chromosome',
    left: gene,
    right: { types: ['CHROMOSOME', 'UNDEFINED'] },
    isFunctional: true,
    cues: [
      ...cues(
        1,
        `which chromosome | what chromosome | chromosome contains | chromosome
        on chromosome | located on | chromosomal | located in the genome | lie in the genome`,
      ),
      ...cues(0.9, 'carry | carries | contain', { before: 'right', after: 'left' }),
      ...cues(0.9, 'lie on | lie | sit on | sit | found on | map to', {
        before: 'left',
        after: 'right',
      }),
    ],
    sentences: { left: '$entity is on $values.', right: '$entity carries $values.' },
  },
  {
    id: 'expressed-in',
    left: gene,
    right: { types: ANATOMY },
    cues: [
      ...cues(
        1,
        `expressed in | expression of | expressed | express | expression in
        expression pattern | tissue expression | expressing`,
      ),
      ...cues(0.8, 'secreted | secrete | secreted by | produced by | produce', { isLoose: true }),
      ...cues(0.6, 'expression'),
      ...cues(0.8, 'found in | present in'),
      ...cues(0.6, 'active in | synthesized | released', {
        isLoose: true,
      }),
    ],
    sentences: {
      left: '$entity is expressed in $values.',
      right: '$values {is|are} expressed in $entity.',
    },
  },
  {
    id: 'molecular-function',
    left: gene,
    right: { types: ['MOLECULAR_FUNCTION', 'BIOLOGICAL_PROCESS', 'UNDEFINED'] },
    fallbacks: ['biological-process', 'family'],
    cues: [
      ...cues(
        1,
        `function of | functions of | molecular function | molecular functions
        enzymatic activity | activity of | enzyme activity | catalytic activity`,
        { after: 'left', asks: 'right' },
      ),
      ...cues(
        0.7,
        'function | activity | catalyze | catalyse | have the function | carry out | perform',
      ),
      ...cues(0.7, 'as molecular function | as a molecular function | as function', {
        before: 'right',
      }),
      ...cues(0.6, 'have', { before: 'left', after: 'right' }),
    ],
    sentences: {
      left: 'Molecular functions of $entity include $values.',
      right: '$entity is a molecular function of $values.',
    },
  },
  {
    id: 'biological-process',
    left: gene,
    right: { types: ['BIOLOGICAL_PROCESS', 'MOLECULAR_FUNCTION', 'UNDEFINED'] },
    fallbacks: ['molecular-function', 'pathway'],
    cues: [
      ...cues(0.7, 'participate in | take part in | take part | participate', {
        before: 'left',
        after: 'right',
      }),
      ...cues(
        1,
        `biological process | biological processes | role of | roles of | biological role
        biological function | physiological role | regulates what process`,
        { after: 'left', asks: 'right' },
      ),
      ...cues(
        0.7,
        `process | involved in   | role
        participates in  | play a role in | part in  `,
      ),
      ...cues(0.6, 'regulate | responsible for | contribute to', { isLoose: true }),
    ],
    sentences: {
      left: '$entity takes part in $values.',
      right: '$values {takes|take} part in $entity.',
    },
  },
  {
    id: 'cell-component',
    left: { types: [...GENES, 'CELLULAR_COMPONENT'] },
    right: { types: ['CELLULAR_COMPONENT', 'PROTEIN_COMPLEX', 'UNDEFINED'] },
    fallbacks: ['part-of', 'expressed-in'],
    cues: [
      ...cues(0.8, 'located in | found in | sit in | sit | part of | belong to', {
        before: 'left',
        after: 'right',
      }),
      ...cues(
        1,
        `subcellular location | subcellular localization | subcellular localisation
        cellular localization | cellular location | cell component | cellular component
        localized | localised | localized in | localize to | localization of
        localisation of | part of the cell | cellular compartment | in a cell`,
        { asks: 'right' },
      ),
      ...cues(
        0.8,
        `located | found | find | location of  | reside 
        component | cell compartment | localization | where is | where are`,
      ),
    ],
    sentences: {
      left: '$entity is located in the $values.',
      right: '$values {is|are} located in the $entity.',
    },
  },
  {
    id: 'regulates',
    left: gene,
    right: gene,
    cues: [
      ...cues(1, `regulated by | controlled by | target genes of | regulated through`, {
        after: 'left',
        before: 'right',
      }),
      ...cues(
        1,
        `regulate | control | regulator of | regulators of
        regulates the expression of`,
        { after: 'right', before: 'left' },
      ),
      ...cues(0.8, 'upregulated by | downregulated by', {
        after: 'left',
        before: 'right',
        isLoose: true,
      }),
      ...cues(0.8, 'upregulate | downregulate | repress', {
        after: 'right',
        before: 'left',
        isLoose: true,
      }),
    ],
    sentences: { left: '$entity regulates $values.', right: '$entity is regulated by $values.' },
  },
  {
    id: 'interacts',
    left: gene,
    right: gene,
    isSymmetric: true,
    cues: [
      ...cues(
        1,
        `interact | interacts with | interact with | interaction partner | interaction
        binding partner | protein-protein interaction | physically interact | interactor
        physical interaction`,
      ),
      ...cues(
        0.8,
        `bind | binds to | bound to | bound by | interaction with | interactions with
        interaction between | interact physically with`,
      ),
      ...cues(0.6, 'associate with | ligand of | ligand for | receptor for | receptor of', {
        isLoose: true,
      }),
    ],
    sentences: {
      left: '$entity interacts with $values.',
      right: '$entity interacts with $values.',
    },
  },
  {
    id: 'ortholog',
    left: gene,
    right: gene,
    isSymmetric: true,
    cues: cues(1, 'ortholog | orthologue | orthologous | homolog | homologue'),
    sentences: {
      left: '$entity has the {ortholog|orthologs} $values.',
      right: '$entity has the {ortholog|orthologs} $values.',
    },
  },
  {
    id: 'pathway',
    left: { types: ANYTHING },
    right: { types: ['BIOLOGICAL_PATHWAY'] },
    cues: [
      ...cues(
        0.7,
        'participate in | part of | member of | belong to | take part in | take part | participate',
        { before: 'left', after: 'right' },
      ),
      ...cues(0.7, 'contain | include', { before: 'right', after: 'left' }),
      ...cues(1, 'genes in | proteins in | genes of | members of', {
        after: 'right',
        asks: 'left',
      }),
      ...cues(
        1,
        `pathway | pathways | signaling pathway | metabolic pathway
        member of the pathway | part of the pathway | participates in pathway
        genes in pathway`,
      ),
      ...cues(
        0.7,
        `participate in | involved in    
        contain | component  | members of   `,
      ),
    ],
    sentences: { left: '$entity is part of $values.', right: '$entity involves $values.' },
  },
  {
    id: 'taxon',
    left: { types: ANYTHING },
    right: { types: [...ORGANISMS, 'UNDEFINED'] },
    isFunctional: true,
    cues: [
      ...cues(
        1,
        `found in taxon | which species | what species | organism | species | taxon
        from the organism | from the species`,
      ),
      ...cues(
        0.8,
        `derived from | isolated from | isolated | derived | produced by
        natural reservoir | extracted from | obtained from`,
        { isLoose: true },
      ),
    ],
    sentences: {
      left: '$entity is found in $values.',
      right: '$values {is|are} found in $entity.',
    },
  },
];
