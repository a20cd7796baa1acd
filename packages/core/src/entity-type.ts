import {
  CLASS_ENTITY_TYPES,
  DESCRIPTION_ENTITY_TYPES,
  MESH_TREE_ENTITY_TYPES,
  NAMESPACE_ENTITY_TYPES,
  OBJECT_ENTITY_TYPES,
  PROPERTY_ENTITY_TYPES,
} from './entity-classes.js';

export { CLASS_ENTITY_TYPES } from './entity-classes.js';

/**
 * Every type an entity of the graph can have, in alphabetical order: the wire contract's `NodeType` without
 * its deprecated spelling `GROUP_OF_STEREOISMERS`.
 */
export const ENTITY_TYPES = [
  'ACADEMIC_DISCIPLINE',
  'ACTIVE_SITE',
  'ANATOMICAL_STRUCTURE',
  'BINDING_SITE',
  'BIOLOGICAL_PATHWAY',
  'BIOLOGICAL_PROCESS',
  'CELLULAR_COMPONENT',
  'CELL_LINE',
  'CELL_TYPE',
  'CHEMICAL_ACTIONS_AND_USES',
  'CHEMICAL_COMPOUND',
  'CHEMICAL_HAZARD',
  'CHROMOSOME',
  'CLINICAL_SCIENCES',
  'CLINICAL_TRIAL',
  'DISEASE',
  'DOCUMENT',
  'GENE',
  'GROUP_OF_STEREOISOMERS',
  'HEALTH_SPECIALTY',
  'JOURNAL',
  'MECHANISM_OF_ACTION',
  'MEDICAL_SPECIALTY',
  'MEDICATION',
  'META_ANALYSIS',
  'MOLECULAR_FUNCTION',
  'ORGANIZATION',
  'PATHOGEN',
  'PHARMACEUTICAL_PRODUCT',
  'PHARMACOLOGIC_ACTION',
  'PROTEIN',
  'PROTEIN_COMPLEX',
  'PROTEIN_DOMAIN',
  'PROTEIN_FAMILY',
  'QUESTION',
  'RESEARCH_GRANT',
  'RIBOSOMAL_RNA',
  'SEQUENCE_VARIANT',
  'STRUCTURAL_MOTIF',
  'SUPERSECONDARY_STRUCTURE',
  'SYMPTOM',
  'TAXON',
  'THERAPEUTIC_USE',
  'UNDEFINED',
] as const;

/** One of {@link ENTITY_TYPES}. */
export type EntityType = (typeof ENTITY_TYPES)[number];

const KNOWN_TYPES: ReadonlySet<unknown> = new Set(ENTITY_TYPES);

/** Whether a value is one of the closed list, exact in case; the deprecated misspelling is not. */
export function isEntityType(value: unknown): value is EntityType {
  return KNOWN_TYPES.has(value);
}

/** The English name of each type, singular and in lower case except for acronyms, for use inside a sentence. */
export const ENTITY_TYPE_LABELS: Readonly<Record<EntityType, string>> = {
  ACADEMIC_DISCIPLINE: 'academic discipline',
  ACTIVE_SITE: 'active site',
  ANATOMICAL_STRUCTURE: 'anatomical structure',
  BINDING_SITE: 'binding site',
  BIOLOGICAL_PATHWAY: 'biological pathway',
  BIOLOGICAL_PROCESS: 'biological process',
  CELLULAR_COMPONENT: 'cellular component',
  CELL_LINE: 'cell line',
  CELL_TYPE: 'cell type',
  CHEMICAL_ACTIONS_AND_USES: 'chemical action or use',
  CHEMICAL_COMPOUND: 'chemical compound',
  CHEMICAL_HAZARD: 'chemical hazard',
  CHROMOSOME: 'chromosome',
  CLINICAL_SCIENCES: 'clinical science',
  CLINICAL_TRIAL: 'clinical trial',
  DISEASE: 'disease',
  DOCUMENT: 'document',
  GENE: 'gene',
  GROUP_OF_STEREOISOMERS: 'group of stereoisomers',
  HEALTH_SPECIALTY: 'health specialty',
  JOURNAL: 'journal',
  MECHANISM_OF_ACTION: 'mechanism of action',
  MEDICAL_SPECIALTY: 'medical specialty',
  MEDICATION: 'medication',
  META_ANALYSIS: 'meta-analysis',
  MOLECULAR_FUNCTION: 'molecular function',
  ORGANIZATION: 'organization',
  PATHOGEN: 'pathogen',
  PHARMACEUTICAL_PRODUCT: 'pharmaceutical product',
  PHARMACOLOGIC_ACTION: 'pharmacologic action',
  PROTEIN: 'protein',
  PROTEIN_COMPLEX: 'protein complex',
  PROTEIN_DOMAIN: 'protein domain',
  PROTEIN_FAMILY: 'protein family',
  QUESTION: 'question',
  RESEARCH_GRANT: 'research grant',
  RIBOSOMAL_RNA: 'ribosomal RNA',
  SEQUENCE_VARIANT: 'sequence variant',
  STRUCTURAL_MOTIF: 'structural motif',
  SUPERSECONDARY_STRUCTURE: 'supersecondary structure',
  SYMPTOM: 'symptom',
  TAXON: 'taxon',
  THERAPEUTIC_USE: 'therapeutic use',
  UNDEFINED: 'entity of unknown type',
};

/** What else is known of an entity; it decides only where neither a class nor the IRI's namespace does. */
export interface EntityEvidence {
  /** Local names of the properties the entity has, e.g. `P351`. */
  readonly properties?: Iterable<string>;
  /** Local names of the properties whose value the entity is, e.g. `P1057`. */
  readonly objectOf?: Iterable<string>;
  /** Tree numbers of its MeSH descriptor (P672), e.g. `C08.127.108`. */
  readonly meshTreeCodes?: Iterable<string>;
  /** Its English description, read only for set phrases such as "species of fungus". */
  readonly description?: string;
}

/**
 * The types of an entity, each once, never empty: `['UNDEFINED']` when nothing decides.
 *
 * Classes may name several types and all are kept, in the order of `classIris`. Without a known class, the
 * first of these that finds a type decides alone: the IRI's namespace, own properties, properties that point at the
 * entity, MeSH tree numbers, description.
 *
 * @param classIris - Full IRIs from P31 and, as far up as the caller likes, P279; unknown classes are ignored.
 */
export function entityTypesOf(
  iri: string,
  classIris: Iterable<string>,
  evidence: EntityEvidence = {},
): readonly EntityType[] {
  const types = new Set<EntityType>();
  for (const classIri of classIris) {
    const type = CLASS_ENTITY_TYPES.get(classIri);
    if (type !== undefined) types.add(type);
  }
  if (types.size > 0) return [...types];
  return [typeOfNamespace(iri) ?? typeOfEvidence(evidence) ?? 'UNDEFINED'];
}

function typeOfNamespace(iri: string): EntityType | undefined {
  return NAMESPACE_ENTITY_TYPES.find(([prefix]) => iri.startsWith(prefix))?.[1];
}

function typeOfEvidence(evidence: EntityEvidence): EntityType | undefined {
  return (
    typeOfProperties(PROPERTY_ENTITY_TYPES, evidence.properties) ??
    typeOfProperties(OBJECT_ENTITY_TYPES, evidence.objectOf) ??
    typeOfMeshTree(evidence.meshTreeCodes) ??
    typeOfDescription(evidence.description)
  );
}

/** The table's order ranks the properties, so the answer does not depend on the order of the facts. */
function typeOfProperties(
  table: ReadonlyMap<string, EntityType>,
  properties: Iterable<string> | undefined,
): EntityType | undefined {
  if (properties === undefined) return undefined;
  const present = new Set(properties);
  if (present.size === 0) return undefined;
  for (const [property, type] of table) {
    if (present.has(property)) return type;
  }
  return undefined;
}

function typeOfMeshTree(codes: Iterable<string> | undefined): EntityType | undefined {
  if (codes === undefined) return undefined;
  for (const code of [...codes].sort()) {
    const branch = MESH_TREE_ENTITY_TYPES.find(([prefix]) => code.startsWith(prefix));
    if (branch !== undefined) return branch[1];
  }
  return undefined;
}

function typeOfDescription(description: string | undefined): EntityType | undefined {
  if (description === undefined) return undefined;
  return DESCRIPTION_ENTITY_TYPES.find(([phrase]) => phrase.test(description))?.[1];
}
