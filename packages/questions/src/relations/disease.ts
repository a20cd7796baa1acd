import { cues, type RelationWording } from './relation.js';
import { ANATOMY, ANYTHING, DISEASES, DRUGS, GENES, ORGANISMS, SYMPTOMS } from './types.js';

const disease = { types: DISEASES };

/** What is known of diseases: cause, symptoms, genes, place, course. */
export const DISEASE_RELATIONS: readonly RelationWording[] = [
  {
    id: 'cause',
    left: disease,
    right: {
      types: [
        ...DISEASES,
        ...ORGANISMS,
        ...DRUGS,
        ...GENES,
        'CHEMICAL_HAZARD',
        'BIOLOGICAL_PROCESS',
        'UNDEFINED',
      ],
    },
    cues: [
      ...cues(
        1,
        `cause of | causes of | reason for | etiology of | aetiology of
        causative agent of | responsible for | agent of | pathogen of`,
        { after: 'left', asks: 'right' },
      ),
      ...cues(
        1,
        `caused by | due to | result of | results from | arises from | arise from
        consequence of | attributed to`,
        { after: 'right', before: 'left' },
      ),
      ...cues(0.8, 'triggered by | induced by', {
        after: 'right',
        before: 'left',
        isLoose: true,
      }),
      ...cues(1, 'lead to | result in | give rise to', { after: 'left', before: 'right' }),
      ...cues(0.95, 'cause | causes', { after: 'left', before: 'right' }),
      ...cues(0.8, `etiology | aetiology | causative agent | infectious agent | pathogen`, {
        asks: 'right',
      }),
    ],
    sentences: {
      left: '$entity is caused by $values.',
      right: '$entity is a cause of $values.',
    },
  },
  {
    id: 'symptom',
    left: disease,
    right: { types: SYMPTOMS },
    cues: [
      ...cues(
        1,
        `symptom of | symptoms of | signs of | sign of | signs and symptoms of
        symptoms and signs of | symptom in | symptoms in | symptom for | symptoms for
        sign in | sign for | manifestation of | manifestations of | features of
        presentation of | phenotype of | phenotypes of | clinical features of
        seen in | symptom shown by | symptoms shown by`,
        { after: 'left', before: 'right' },
      ),
      ...cues(1, 'as symptom | as sign | as manifestation | among the symptoms', {
        before: 'right',
        asks: 'left',
      }),
      ...cues(
        1,
        `have symptom | has symptom | having symptom | with symptom | present with | present
        presents with | presenting with | show symptom | manifest as | manifest with
        come with | complain of | complain about | with the sign | have the sign`,
        { before: 'left', after: 'right' },
      ),
      ...cues(
        1,
        `symptom | sign | manifestation | clinical feature | signs and symptoms
        symptoms and signs | clinical presentation | phenotypic features | phenotype`,
        { before: 'left', asks: 'right' },
      ),
      ...cues(0.9, 'occur in | occurs in | occur | seen | observed in | appear in', {
        before: 'right',
        after: 'left',
      }),
      ...cues(0.7, 'show', { before: 'left', after: 'right' }),
      ...cues(
        0.7,
        `characterized by | characterised by | associated with | feature | look like
        experience | patients have`,
        { before: 'left', after: 'right', isLoose: true },
      ),
      ...cues(0.8, 'cause | have', { before: 'left', after: 'right' }),
      ...cues(0.5, 'produce | lead to', { before: 'left', after: 'right', isLoose: true }),
    ],
    sentences: {
      left: 'Symptoms and signs of $entity include $values.',
      right: '$entity is a symptom of $values.',
    },
  },
  {
    id: 'genetic-association',
    left: disease,
    right: { types: GENES },
    cues: [
      ...cues(
        1,
        `genetic association | genetically associated | disease gene
        genetically associated with | genetic association with | genetically linked to
        gene associated with | gene linked to | gene for | genes for | genes of
        genetic association between | genetic associations of`,
      ),
      ...cues(
        1,
        `gene mutated in | genetic basis | genetic basis of | genetic cause
        genetic defect | genetic risk | causative gene | susceptibility gene
        mutation of | mutations in | mutation in | mutated in | defective in
        gene responsible for | risk gene | pathogenic variants | candidate gene | candidate genes for`,
        { isLoose: true },
      ),
      ...cues(
        0.95,
        `associated with | associated to | association with | linked to | linked with
        related to | connected to | associations with | association of | link to
        tied to | implicated in | risk gene for | susceptibility gene for | role in
        play a role in`,
      ),
      ...cues(
        0.85,
        `mutation | mutated | mutant | variant
        responsible for | responsible | defect | defective | caused by | cause | causing
        predispose | predispose to | susceptibility | monogenic | attributed to
        underlie | underlying | contribute to | affected in | altered in`,
        { isLoose: true },
      ),
      ...cues(0.95, 'involved in', { before: 'right', after: 'left', isLoose: true }),
      ...cues(0.6, `gene | connect | relation | genetically | belong to`),
      ...cues(
        0.8,
        `associated | association | association between | link | linked | link between
        connection between | relation between`,
      ),
      ...cues(0.6, 'genetic | risk', { isLoose: true }),
    ],
    sentences: {
      left: '$entity is genetically associated with $values.',
      right: '$entity is genetically associated with $values.',
    },
  },
  {
    id: 'anatomical-location',
    left: { types: [...DISEASES, ...ANATOMY, 'CELLULAR_COMPONENT', 'UNDEFINED'] },
    right: { types: ANATOMY },
    fallbacks: ['afflicts', 'part-of'],
    cues: [
      ...cues(0.9, 'location of | anatomical location of', { after: 'left', asks: 'right' }),
      ...cues(0.9, 'located in | occur in | situated in | anatomical location', {
        before: 'left',
        after: 'right',
      }),
      ...cues(0.9, 'located | situated | location | where in the body | found in the body', {
        before: 'left',
        asks: 'right',
      }),
      ...cues(0.7, 'found | find | found in | where is | where are | occur', {
        asks: 'right',
      }),
    ],
    sentences: {
      left: '$entity is located in $values.',
      right: '$entity is the location of $values.',
    },
  },
  {
    id: 'afflicts',
    left: disease,
    right: { types: ANATOMY },
    fallbacks: ['anatomical-location'],
    cues: cues(
      1,
      `affect | affected by | affected in | afflict | damage | organ affected
        part of the body | organ`,
      { before: 'left' },
    ),
    sentences: { left: '$entity affects $values.', right: '$entity is affected by $values.' },
  },
  {
    id: 'inheritance',
    left: { types: ANYTHING },
    right: { types: ANYTHING },
    cues: cues(
      1,
      `mode of inheritance | inheritance pattern | pattern of inheritance | inherited
        inheritance | inheritance mode | hereditary pattern`,
      { after: 'left', before: 'left', asks: 'right' },
    ),
    sentences: {
      left: 'The {mode|modes} of inheritance of $entity {is|are} $values.',
      right: '$values {is|are} inherited in the mode $entity.',
    },
  },
  {
    id: 'specialty',
    left: disease,
    right: { types: ANYTHING },
    cues: cues(
      1,
      `medical specialty | health specialty | specialty | specialist
        branch of medicine`,
      { asks: 'right' },
    ),
    sentences: {
      left: '$entity belongs to the {specialty|specialties} $values.',
      right: '$values {belongs|belong} to the specialty $entity.',
    },
  },
  {
    id: 'transmission',
    left: disease,
    right: { types: ANYTHING },
    cues: cues(
      1,
      `transmitted | transmission | spread | transmit | vector | vector for | vector of
        carrier of`,
      { asks: 'right' },
    ),
    sentences: { left: '$entity is transmitted by $values.', right: '$entity transmits $values.' },
  },
  {
    id: 'risk-factor',
    left: disease,
    right: { types: ANYTHING },
    fallbacks: ['cause'],
    cues: [
      ...cues(1, 'risk factor | risk factors of | risk factors for | risk factors in', {
        after: 'left',
        asks: 'right',
      }),
      ...cues(1, 'increase the risk of | raise the risk of | increase risk of | raise risk of', {
        after: 'left',
        before: 'right',
      }),
    ],
    sentences: {
      left: 'Risk factors of $entity include $values.',
      right: '$entity is a risk factor of $values.',
    },
  },
  {
    id: 'cause-of-death',
    left: { types: ['UNDEFINED'] },
    right: disease,
    cues: [
      ...cues(
        1,
        `cause of death | died of | died from | die of | die from | died due to
        died because of | perished from | death of`,
        { after: 'right', before: 'left' },
      ),
      ...cues(1, 'die | died | death | killed | kill | claimed the life | passed away'),
    ],
    sentences: {
      left: '$entity died of $values.',
      right: '$entity was the cause of death of $values.',
    },
  },
  {
    id: 'marker',
    left: { types: [...ANATOMY, ...DISEASES, 'UNDEFINED'] },
    right: { types: GENES },
    cues: [
      ...cues(
        1,
        `marker of | marker for | markers of | markers for | marker genes of
        biomarker of | biomarker for`,
        { after: 'left' },
      ),
      ...cues(1, 'marker | has marker | biomarker | marker gene | surface marker | mark'),
      ...cues(0.6, 'identify | express | expressed by', { isLoose: true }),
    ],
    sentences: {
      left: 'Markers of $entity include $values.',
      right: '$entity is a marker of $values.',
    },
  },
];
