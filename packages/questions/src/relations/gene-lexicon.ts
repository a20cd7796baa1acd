import { beside, nouns, states, verbs } from './grammar.js';
import type { Cue } from './relation.js';

/** More wordings of what is known of genes and proteins, by relation. */
export const GENE_LEXICON: Readonly<Record<string, readonly Cue[]>> = {
  'expressed-in': [
    ...verbs('express', { end: 'right', weight: 1 }),
    ...states(
      `expressed in | expressed by | expressed within | expressed throughout | expressed at | detected in | detectable in | found in
      present in | seen in | observed in | transcribed in | turned on in | switched on in | measured in | show expression in`,
      { end: 'left', weight: 0.9 },
    ),
    ...states('active in | produced in | made in | synthesized in | synthesised in | abundant in', {
      end: 'left',
      isLoose: true,
      weight: 0.75,
    }),
    ...states('where in the body | active', { end: 'left', isLoose: true, weight: 0.6 }),
    ...states('expression of', { end: 'right', weight: 0.9 }),
    ...nouns(
      `expression site | site of expression | tissue expression | expression pattern | expression profile | tissue distribution
      expression location | expression domain | tissue expression profile | tissue expression pattern | expressing tissue`,
      { end: 'right' },
    ),
    ...nouns('expressed gene | gene expression | gene expressed | transcript', {
      end: 'left',
      weight: 0.85,
    }),
    ...beside(
      'express | expression | seen | found | shown | see | detect | observe | find | tissue | organ | transcript | mrna | body | in the body | active | measure | show | have | distribution | present',
    ),
  ],
  marker: [
    ...verbs('mark | identify | label | distinguish | characterize | characterise | define | tag', {
      end: 'right',
      weight: 0.9,
    }),
    ...states(
      `recognized by | recognised by | identified by | marked by | labelled by | labeled by | characterized by | characterised by
      distinguished by | defined by | told by | recognizable by | recognisable by | identifiable by | recognised | recognized`,
      { end: 'left', weight: 0.9 },
    ),
    ...nouns(
      `marker | marker gene | cell marker | surface marker | gene marker | biomarker | signature gene | characteristic gene
      molecular marker | cell type marker | cell-type marker | cell surface marker | known marker | marker protein | identifying gene`,
      { end: 'right' },
    ),
    ...beside(
      'marker | annotate | cluster | population | stain | mark | recognize | recognise | identify | serve | serve as | use | used as | as | cell | have | gene | typical | telltale | characteristic | distinguish',
    ),
  ],
  'molecular-function': [
    ...nouns(
      `molecular function | function | biochemical function | biochemical activity | molecular activity | molecular role | enzymatic activity
      enzymatic function | catalytic activity | activity | task | job | biochemical role | functional role`,
      { end: 'right', weight: 0.95 },
    ),
    ...verbs(
      'possess | perform | carry out | exhibit | display | have the function | have the activity | fulfil | fulfill | execute',
      {
        end: 'left',
        weight: 0.75,
      },
    ),
    ...states('with the function | with the activity | with | capable of | having', {
      end: 'left',
      weight: 0.6,
    }),
    ...beside(
      'have | molecular | molecularly | at the molecular level | on the molecular level | level | perform | carry out | fulfil | fulfill | function | activity | serve | exert | annotate | know | possess | protein | do',
    ),
  ],
  'biological-process': [
    ...states(
      `take part in | participate in | involved in | play a role in | play a part in | have a part in | have a role in
      contribute to | engaged in | implicated in | act in | function in | annotated to | annotated with | part in | hand in
      take a part in | belong to | partake in | active in | operate in | associated with | linked to | at work in | work in`,
      { end: 'left', weight: 0.75 },
    ),
    ...states(
      'required for | needed for | essential for | necessary for | responsible for | important for | regulate | drive',
      {
        end: 'left',
        isLoose: true,
        weight: 0.65,
      },
    ),
    ...nouns(
      'biological process | process | biological role | biological function | go process | go term | cellular process | physiological process',
      {
        end: 'right',
        weight: 0.9,
      },
    ),
    ...beside(
      'role | part | play | process | take part | participate | involve | contribute | biological | annotate | gene | go | gene ontology | engage | implicate | function | act | belong | have',
    ),
  ],
  'cell-component': [
    ...nouns('where in the cell | in the cell | inside the cell | within the cell', {
      end: 'right',
      weight: 0.85,
    }),
    ...states(
      `located in | found in | sit in | reside in | localize to | localise to | localized to | localised to | localized at | localised at
      lie in | occur in | present in | live in | situated in | positioned in | targeted to | located inside | located within | located at
      inside | within | reside within | housed in | belong to | part of | detected in | seen in | at home in | localize in | localise in`,
      { end: 'left', weight: 0.85 },
    ),
    ...nouns('protein | gene | component | constituent | resident | occupant | gene product', {
      end: 'left',
      weight: 0.75,
    }),
    ...nouns(
      `subcellular location | subcellular localization | subcellular localisation | subcellular compartment | cellular component
      cellular compartment | cellular location | cellular localization | cellular localisation | compartment | cell part | organelle
      cell component | cell compartment | localization | localisation | place in the cell | intracellular location | part of the cell`,
      { end: 'right', weight: 0.95 },
    ),
    ...beside(
      'sit | lie | reside | occur | found | find | locate | localize | localise | subcellular | cellular | cell | in the cell | in a cell | inside the cell | within the cell | of the cell | part | where | present | place | intracellularly | have | component | compartment | live | protein',
    ),
  ],
  chromosome: [
    ...states(
      `sit on | lie on | located on | found on | map to | mapped to | reside on | carried by | carried on | localized to | localised to
      placed on | encoded on | situated on | positioned on | on chromosome | be on | mapped on | map on | encoded by | present on | belong to`,
      { end: 'left', weight: 0.9 },
    ),
    ...verbs('carry | harbor | harbour | bear | contain | host | house | hold | include', {
      end: 'right',
      weight: 0.9,
    }),
    ...nouns('chromosome | home chromosome | chromosomal home | chromosome number', {
      end: 'right',
    }),
    ...beside(
      'sit | lie | found | locate | find | reside | map | on | place | position | situate | where | gene | genome | in the genome | carry | encode | number | human | belong | assign | reside on | localize | localise',
    ),
  ],
  'cytogenetic-location': [
    ...nouns(
      `chromosome band | cytogenetic band | cytoband | cytogenetic location | cytogenetic position | chromosomal band | chromosomal locus
      chromosomal location | chromosomal position | map location | map position | genomic position | genetic locus | locus | band
      chromosome position | chromosome locus | cytogenetic locus | cytogenetic address | cytogenetic map position | cytogenetic coordinates
      chromosome location | chromosomal region | cytogenetic region | exact chromosomal location | karyotype band | cytogenetics | gene locus
      chromosomal address | genomic locus | cytogenetic map location`,
      { end: 'right' },
    ),
    ...states(
      'map to | mapped to | located at | lie at | sit at | positioned at | found at | located in | reside at | situated at',
      {
        end: 'left',
        weight: 0.85,
      },
    ),
    ...beside(
      'chromosome | chromosomal | cytogenetic | cytogenetically | band | locate | map | lie | sit | find | position | where | gene | genome | in the genome | assign | have',
    ),
  ],
  regulates: [
    ...verbs(
      'regulate | control | govern | regulate expression of | control expression of | regulate the expression of | control the expression of | govern the expression of',
      {
        end: 'left',
        weight: 1,
      },
    ),
    ...verbs(
      'activate | repress | induce | upregulate | downregulate | silence | influence | modulate | affect | switch on | switch off | drive',
      {
        end: 'left',
        isLoose: true,
        weight: 0.75,
      },
    ),
    ...nouns('regulator | controller | upstream regulator', { end: 'left' }),
    ...nouns(
      'target gene | regulatory target | downstream gene | downstream target | regulated gene | regulation target',
      { end: 'right' },
    ),
    ...states(
      'under the control of | under control of | under the regulation of | under regulation by | regulated by | controlled by | governed by',
      {
        end: 'right',
        weight: 1,
      },
    ),
    ...beside('expression | regulate | regulation | gene | control | transcription | target'),
  ],
  interacts: [
    ...[
      'interactor',
      'interaction partner',
      'binding partner',
      'protein partner',
      'partner',
      'binder',
      'interacting protein',
      'interacting gene',
      'interactome',
      'protein-protein interaction',
      'ppi',
      'ppis',
      'physical interaction',
      'protein interaction',
      'molecular partner',
      'interaction',
      'protein interactor',
      'interacting partner',
      'known interactor',
      'physical interactor',
      'binding protein',
    ].map((phrase): Cue => ({ phrase, weight: 0.95 })),
    ...[
      'contact',
      'physically bind',
      'physically contact',
      'bind each other',
      'interact with each other',
      'touch',
      'physically interact with',
      'bind to each other',
      'physically associate with',
      'bind with',
    ].map((phrase): Cue => ({ phrase, weight: 0.85 })),
    ...[
      'associate with',
      'complex with',
      'form a complex with',
      'cooperate with',
      'work with',
      'pair with',
    ].map((phrase): Cue => ({ phrase, weight: 0.7, isLoose: true })),
    ...beside(
      'bind | interact | physically | physical | direct | directly | protein | partner | each other | one another | know | have',
    ),
  ],
  pathway: [
    ...states(
      `act in | take part in | participate in | involved in | belong to | part of | member of | feature in | appear in | play a role in
      function in | operate in | found in | included in | contained in | annotated to | listed in | occur in | work in | play a part in
      have a role in | component of | participant in | participant of | act within | figure in | implicated in | contribute to | assigned to`,
      { end: 'left', weight: 0.85 },
    ),
    ...verbs('contain | include | comprise | involve | feature | encompass | cover | use | list', {
      end: 'right',
      weight: 0.8,
    }),
    ...states('consist of | made up of | composed of | made of', { end: 'right', weight: 0.85 }),
    ...verbs('make up | constitute | form | compose | build', { end: 'left', weight: 0.85 }),
    ...nouns(
      `gene | protein | member | component | participant | element | constituent | player | gene set | gene content | gene list
      gene member | member gene | member protein | component gene`,
      { end: 'left', weight: 0.95 },
    ),
    ...nouns(
      `pathway | pathway membership | pathway annotation | signaling pathway | signalling pathway | metabolic pathway | pathway involvement
      biological pathway | biochemical pathway | molecular pathway | pathway participation | cellular pathway | pathway association`,
      { end: 'right', weight: 1 },
    ),
    ...beside(
      'pathway | act | member | membership | belong | belong to | part | participate | involve | gene | function | appear | include | contain | feature | play | role | take part | annotate | signal | signaling | signalling | have | find | come | list',
    ),
  ],
  encodes: [
    ...verbs('encode | code for', { end: 'left', weight: 1 }),
    ...nouns('protein product | gene product', { end: 'right' }),
    ...nouns('encoding gene | coding gene', { end: 'left' }),
  ],
};
