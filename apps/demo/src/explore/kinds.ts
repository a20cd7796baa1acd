import type { NodeType } from '@biographql/core';

export interface KindSection {
  readonly name: string;
  readonly title: string;
  /** Empty for a section that only an insight has. */
  readonly types: readonly NodeType[];
  readonly insight?: string;
  /** Only neighbors linked by one of these properties. Default: by any property not in {@link APART}. */
  readonly properties?: readonly string[];
  /** Whether all neighbors of its types are in it. */
  readonly isOfTypes?: boolean;
}

/** Relations never listed among others: a contraindicated drug isn't a treatment. */
const CONTRAINDICATED = 'biolink:contraindicated_in';
const NAMED_TOGETHER = 'biolink:occurs_together_in_literature_with';
const APART: readonly string[] = [CONTRAINDICATED, NAMED_TOGETHER];

interface LinkedRow {
  readonly type: string;
  readonly facts: readonly { readonly property: string }[];
}

export function isInSection({ type, facts }: LinkedRow, { types, properties }: KindSection) {
  if (!types.some((each) => each === type)) return false;
  return properties
    ? facts.some(({ property }) => properties.includes(property))
    : facts.some(({ property }) => !APART.includes(property));
}

const PROTEIN_TYPES = ['PROTEIN', 'PROTEIN_FAMILY', 'PROTEIN_COMPLEX', 'PROTEIN_DOMAIN'] as const;
const GENE_TYPES = ['GENE', ...PROTEIN_TYPES] as const;
export const DRUG_TYPES = ['MEDICATION', 'CHEMICAL_COMPOUND', 'PHARMACEUTICAL_PRODUCT'] as const;
const PROCESS_TYPES = ['BIOLOGICAL_PROCESS', 'MOLECULAR_FUNCTION', 'CELLULAR_COMPONENT'] as const;

function section(name: string, title: string, types: readonly NodeType[] = []): KindSection {
  return { name, title, types };
}
const genes = (title: string) => section('genes', title, GENE_TYPES);
const drugs = (title: string) => section('drugs', title, DRUG_TYPES);
const diseases = (title: string) => section('diseases', title, ['DISEASE']);
const symptoms = (title: string) => section('symptoms', title, ['SYMPTOM']);
const contraindicated = (title: string, types: readonly NodeType[]) => ({
  ...section('contraindications', title, types),
  properties: [CONTRAINDICATED],
});
const pathways = { ...section('pathways', 'Pathways', ['BIOLOGICAL_PATHWAY']), isOfTypes: true };
const TOGETHER = ['DISEASE', 'SYMPTOM', 'GENE', ...DRUG_TYPES] as const;
const namedTogether = {
  ...section('named-together', 'Named together in articles', TOGETHER),
  properties: [NAMED_TOGETHER],
};

const OF_INSIGHTS = [
  ['causes', 'Causes', 'CAUSES'],
  ['locations', 'Anatomical locations', 'ANATOMICAL_LOCATIONS'],
  ['subtypes', 'Subtypes', 'SUBTYPES'],
  ['supertypes', 'Parent diseases', 'SUPERTYPES'],
  ['pathways', 'Pathways of associated genes', 'PATHWAYS_VIA_GENES'],
  ['via-genes', 'Diseases that share genes', 'RELATED_DISEASES_VIA_GENES'],
  ['via-drugs', 'Diseases that share drugs', 'RELATED_DISEASES_VIA_DRUGS'],
  ['via-symptoms', 'Diseases that share symptoms', 'RELATED_DISEASES_VIA_SYMPTOMS'],
] as const;

const DISEASE: readonly KindSection[] = [
  { ...genes('Genes'), insight: 'GENETIC_ASSOCIATION' },
  { ...drugs('Drugs'), insight: 'DRUGS_FOR_TREATMENT' },
  { ...symptoms('Symptoms'), insight: 'SYMPTOMS' },
  contraindicated('Contraindicated drugs', DRUG_TYPES),
  ...OF_INSIGHTS.map(([name, title, insight]) => ({ ...section(name, title), insight })),
];

const DRUG: readonly KindSection[] = [
  section('indications', 'Indications', ['DISEASE', 'SYMPTOM']),
  contraindicated('Contraindications', ['DISEASE', 'SYMPTOM']),
  genes('Targets'),
  pathways,
  drugs('Related substances and products'),
];

const GENE: readonly KindSection[] = [
  diseases('Diseases'),
  drugs('Drugs'),
  section('processes', 'Processes, functions and components', PROCESS_TYPES),
  pathways,
  section('tissues', 'Tissues and cells', ['ANATOMICAL_STRUCTURE', 'CELL_TYPE', 'CELL_LINE']),
  genes('Genes and proteins'),
];

const SYMPTOM: readonly KindSection[] = [
  diseases('Diseases with this symptom'),
  drugs('Drugs'),
  symptoms('Related symptoms'),
];

const KINDS: Readonly<Partial<Record<NodeType, readonly KindSection[]>>> = {
  DISEASE,
  SYMPTOM,
  MEDICATION: DRUG,
  CHEMICAL_COMPOUND: DRUG,
  PHARMACEUTICAL_PRODUCT: DRUG,
  GENE,
  PROTEIN: GENE,
};

/** Returns the sections with data of an entity, by its type, its neighbors and its insights. */
export function getSections(
  type: NodeType,
  rows: readonly LinkedRow[],
  insights: readonly string[],
): readonly KindSection[] {
  return [...(KINDS[type] ?? []), namedTogether].flatMap(
    ({ insight, ...section }): KindSection[] => {
      if (insight !== undefined && insights.includes(insight)) return [{ ...section, insight }];
      return rows.some((row) => isInSection(row, section)) ? [section] : [];
    },
  );
}
