import { ENTITY_TYPES } from './generated/type-lists.js';

export { ENTITY_TYPES };

/** One of {@link ENTITY_TYPES}. */
export type EntityType = (typeof ENTITY_TYPES)[number];

const KNOWN_TYPES: ReadonlySet<unknown> = new Set(ENTITY_TYPES);

/** Whether a value is one of `ENTITY_TYPES`; case-sensitive, without the deprecated misspelling. */
export function isEntityType(value: unknown): value is EntityType {
  return KNOWN_TYPES.has(value);
}

/** Labels that can't be derived from their type. */
const LABELS: Partial<Record<EntityType, string>> = {
  CHEMICAL_ACTIONS_AND_USES: 'chemical action or use',
  CLINICAL_SCIENCES: 'clinical science',
  META_ANALYSIS: 'meta-analysis',
  RIBOSOMAL_RNA: 'ribosomal RNA',
  UNDEFINED: 'entity of unknown type',
};

/** The English name of each type, singular and in lower case except for acronyms, for use inside a sentence. */
export const ENTITY_TYPE_LABELS = /* @__PURE__ */ Object.fromEntries(
  ENTITY_TYPES.map((type) => [type, LABELS[type] ?? type.toLowerCase().replaceAll('_', ' ')]),
) as Readonly<Record<EntityType, string>>;
