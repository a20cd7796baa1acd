import type { NodeType } from '@biographql/core';

/** A part of an entity's page: its neighbors of some types, or the rows of an insight. */
export interface KindSection {
  /** In addresses, e.g. `genes`. */
  readonly name: string;
  readonly title: string;
  /** Empty for a part that only has rows of an insight. */
  readonly types: readonly NodeType[];
  /** The kind of the insight, which the service reads in any vocabulary. Default: neighbors only. */
  readonly insight?: string;
}

/** The page of a kind of entity. */
export interface EntityKind {
  /** In words, e.g. `drug`. */
  readonly name: string;
  /** Its parts, in their order. */
  readonly sections: readonly KindSection[];
}

const GENE_TYPES = [
  'GENE',
  'PROTEIN',
  'PROTEIN_FAMILY',
  'PROTEIN_COMPLEX',
  'PROTEIN_DOMAIN',
] as const;
const DRUG_TYPES = ['MEDICATION', 'CHEMICAL_COMPOUND', 'PHARMACEUTICAL_PRODUCT'] as const;

const genes = (title: string): KindSection => ({ name: 'genes', title, types: GENE_TYPES });
const drugs = (title: string): KindSection => ({ name: 'drugs', title, types: DRUG_TYPES });
const diseases = (title: string): KindSection => ({ name: 'diseases', title, types: ['DISEASE'] });
const symptoms = (title: string): KindSection => ({ name: 'symptoms', title, types: ['SYMPTOM'] });
const getInsight = (name: string, title: string, insight: string): KindSection => ({
  name,
  title,
  types: [],
  insight,
});
const pathways: KindSection = {
  name: 'pathways',
  title: 'Pathways',
  types: ['BIOLOGICAL_PATHWAY'],
};

const DISEASE: EntityKind = {
  name: 'disease',
  sections: [
    genes('Genes and proteins'),
    drugs('Drugs'),
    { ...symptoms('Symptoms'), insight: 'SYMPTOMS' },
    getInsight('subtypes', 'Subtypes', 'SUBTYPES'),
    getInsight('supertypes', 'Parent diseases', 'SUPERTYPES'),
    diseases('Related diseases'),
  ],
};

const DRUG: EntityKind = {
  name: 'drug',
  sections: [
    {
      name: 'indications',
      title: 'Indications',
      types: ['DISEASE', 'SYMPTOM'],
    },
    genes('Targets'),
    pathways,
    drugs('Related substances and products'),
  ],
};

const GENE: EntityKind = {
  name: 'gene or protein',
  sections: [
    diseases('Diseases'),
    drugs('Drugs'),
    {
      name: 'processes',
      title: 'Processes, functions and cellular components',
      types: ['BIOLOGICAL_PROCESS', 'MOLECULAR_FUNCTION', 'CELLULAR_COMPONENT'],
    },
    pathways,
    {
      name: 'tissues',
      title: 'Tissues and cells',
      types: ['ANATOMICAL_STRUCTURE', 'CELL_TYPE', 'CELL_LINE'],
    },
    genes('Genes and proteins'),
  ],
};

const SYMPTOM: EntityKind = {
  name: 'symptom',
  sections: [diseases('Diseases with this symptom'), drugs('Drugs'), symptoms('Related symptoms')],
};

const OTHER: EntityKind = { name: 'entity', sections: [] };

const KINDS: Readonly<Partial<Record<NodeType, EntityKind>>> = {
  DISEASE,
  SYMPTOM,
  MEDICATION: DRUG,
  CHEMICAL_COMPOUND: DRUG,
  PHARMACEUTICAL_PRODUCT: DRUG,
  GENE,
  PROTEIN: GENE,
};

/** The page of an entity of a main type; of any other the same, without parts of its own. */
export function getKind(type: NodeType): EntityKind {
  return KINDS[type] ?? OTHER;
}

/**
 * The parts of a page for the types that an entity's neighbors have, and the insights that it has data for: those of its
 * kind, and one more for all other types. A part with an insight shows its rows where the entity has them, and neighbors
 * of its types otherwise; it waits until `insights` are known. Parts without data are listed apart.
 */
export function sectionsFor(
  kind: EntityKind,
  present: readonly NodeType[],
  insights: readonly string[] | null,
): { readonly filled: readonly KindSection[]; readonly empty: readonly KindSection[] } {
  const known = new Set(kind.sections.flatMap(({ types }) => types));
  const others = present.filter((type) => !known.has(type));
  const sections = kind.sections.flatMap(({ insight, ...section }): KindSection[] => {
    if (insight === undefined) return [section];
    if (insights === null) return [];
    return insights.includes(insight) || section.types.length === 0
      ? [{ ...section, insight }]
      : [section];
  });
  const hasData = ({ types, insight }: KindSection) =>
    insight === undefined
      ? types.some((type) => present.includes(type))
      : insights?.includes(insight) === true;
  const rest: KindSection = {
    name: 'others',
    title: kind.sections.length === 0 ? 'Neighbors' : 'Other neighbors',
    types: others,
  };
  return {
    filled: [...sections.filter(hasData), ...(others.length > 0 ? [rest] : [])],
    empty: sections.filter((section) => !hasData(section)),
  };
}
