import type { EntityType } from '@biographql/core';
import { ANATOMY, DISEASES, DRUGS, GENES, ORGANISMS } from '../lexicon/types.js';
import { stemWord } from './words.js';

/** Nouns that name what a question wants, e.g. `which kinase`, with the types that such an answer has. */
const NOUNS: readonly (readonly [nouns: string, types: readonly EntityType[]])[] = [
  [
    'gene genes locus loci oncogene pseudogene lncrna lincrna mirna microrna',
    ['GENE', 'RIBOSOMAL_RNA', 'PROTEIN'],
  ],
  ['protein proteins', GENES],
  [
    'enzyme enzymes receptor receptors kinase kinases hormone hormones channel channels transporter transporters phosphatase phosphatases cytokine cytokines',
    GENES,
  ],
  ['factor ligand antigen molecule molecules', [...GENES, ...DRUGS]],
  [
    'drug drugs medication medications medicine medicines therapy therapies treatment treatments pharmaceutical antibody antibodies antibiotic antibiotics vaccine vaccines compound compounds chemical chemicals inhibitor inhibitors agonist antagonist agent agents substance substances antidote pill pills tablet tablets remedy remedies',
    DRUGS,
  ],
  [
    'disease diseases disorder disorders syndrome syndromes condition conditions illness illnesses malignancy malignancies cancer cancers indication indications tumor tumors tumour tumours pathology infection infections phenotype phenotypes ailment neoplasm diabetes leukemia lymphoma carcinoma',
    DISEASES,
  ],
  [
    'symptom symptoms sign signs manifestation manifestations complication complications effect effects reaction reactions finding',
    ['SYMPTOM', 'DISEASE'],
  ],
  [
    'organism organisms bacterium bacteria virus viruses pathogen pathogens species parasite parasites fungus fungi worm microbe plant animal insect fruit genus taxon',
    ORGANISMS,
  ],
  [
    'tissue tissues organ organs structure structures bone bones muscle muscles tendon tendons',
    ['ANATOMICAL_STRUCTURE'],
  ],
  ['cell cells', [...ANATOMY, 'CELLULAR_COMPONENT']],
  ['organelle organelles compartment compartments', ['CELLULAR_COMPONENT', 'UNDEFINED']],
  ['pathway pathways', ['BIOLOGICAL_PATHWAY', 'BIOLOGICAL_PROCESS']],
  ['process processes', ['BIOLOGICAL_PROCESS']],
  ['chromosome chromosomes', ['CHROMOSOME']],
  ['complex complexes', ['PROTEIN_COMPLEX', 'CELLULAR_COMPONENT']],
  ['biomarker biomarkers marker markers', GENES],
  [
    'person actor actress writer musician politician singer someone somebody who whose whom',
    ['UNDEFINED'],
  ],
];

const TYPES_BY_STEM: ReadonlyMap<string, readonly EntityType[]> = new Map(
  NOUNS.flatMap(([nouns, types]) =>
    nouns.split(' ').map((noun) => [stemWord(noun), types] as const),
  ),
);

/** Returns the types that an answer has which a noun names; undefined when the noun names none. Takes a stem. */
export function typesNamedBy(stem: string): readonly EntityType[] | undefined {
  return TYPES_BY_STEM.get(stem);
}

/** Nouns that name a class of proteins, which the type of an entity does not tell. */
const CLASSES: ReadonlyMap<string, string> = new Map(
  'receptor enzyme kinase channel transporter phosphatase hormone cytokine'
    .split(' ')
    .map((noun) => [stemWord(noun), noun]),
);

/** Returns the class of proteins that a noun names, e.g. `receptor`; undefined when it names none. Takes a stem. */
export function classNamedBy(stem: string): string | undefined {
  return CLASSES.get(stem);
}

/** What a noun names at the right end of a relation, and of no other: a symptom is one of something. */
const PARTS_OF_RELATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  'symptom symptoms sign signs manifestation manifestations finding findings'
    .split(' ')
    .map((noun) => [stemWord(noun), ['symptom', 'side-effect']] as const),
);

/** Returns the relations whose right end a noun names; null when its types alone tell. Takes a stem. */
export function relationsNamedBy(stem: string): readonly string[] | null {
  return PARTS_OF_RELATIONS.get(stem) ?? null;
}

/** Nouns of the table that name a thing well enough to ask about it: `What causes cancer?` */
const PARTICULAR: ReadonlySet<string> = new Set(
  'cancer diabetes leukemia lymphoma carcinoma tumor tumour malignancy infection neoplasm antibiotic hormone cytokine bone muscle tendon bacterium bacteria virus fungus worm insect plant fruit vaccine antibody'
    .split(' ')
    .map(stemWord),
);

/** Whether a stem says nothing in particular: a filler, or a noun such as `disease` that only names a type. */
export function isPlainStem(stem: string): boolean {
  return isFiller(stem) || (TYPES_BY_STEM.has(stem) && !PARTICULAR.has(stem));
}

/** Words that may stand in any question about the graph and change nothing in what is asked. Compared by stem. */
const FILLERS: ReadonlySet<string> = new Set(
  `known name main mainly major most common commonly frequent frequently currently current primary primarily predominantly preferentially
different various several important typical typically usual usually human humans patient patients people individual individuals
case cases body exist existing exists identified reported shown found described available specific possible potential certain
called considered give show find identify describe define explain tell state mention enumerate two three four five six seven
associated involved related type types kind kinds form forms group groups small selective novel new drug drugs gene genes disease diseases disorder protein proteins syndrome number total
medical clinical pathological biological therapeutic development also known`
    .split(/\s+/)
    .map(stemWord),
);

/** Whether a stem is filler in questions. */
export function isFiller(stem: string): boolean {
  return FILLERS.has(stem) || /^\d+$/.test(stem);
}

/**
 * Whether something is a human gene or protein by its symbol: written in capitals, as the twin of a mouse is not. Of the
 * genes of one symbol it is the one that is meant.
 */
export function isHumanGene(label: string, types: readonly EntityType[]): boolean {
  return isGene(types) && label === label.toUpperCase();
}

/** Whether a type is that of a gene or its product. */
export function isGene(types: readonly EntityType[]): boolean {
  return types.includes('GENE') || types.includes('PROTEIN');
}
