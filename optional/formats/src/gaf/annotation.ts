import { BIOLINK, entityIri, type FactWriter } from '@biographql/ingest/internal';

export interface Annotation {
  readonly product: string;
  readonly term: string;
  /** The relation (`involved_in`, `RO:0002331`), with or without `NOT|` before it; empty where the file has none. */
  readonly qualifier: string;
  /** F, P or C; empty where the file has none. */
  readonly aspect: string;
  readonly evidence: string;
  /** Support of the evidence (with/from), separated by `|`. */
  readonly withFrom: string;
  readonly references: string;
  readonly form: string;
  readonly extensions: string;
  /** CURIE of the other organism of an interaction; empty where there is none. */
  readonly otherTaxon?: string;
  readonly assignedBy: string;
}

/** Biolink's predicates for the relations of the Gene Ontology, by name and by identifier. */
const RELATIONS: Readonly<Record<string, string>> = {
  enables: 'enables',
  contributes_to: 'contributes_to',
  involved_in: 'actively_involved_in',
  acts_upstream_of: 'acts_upstream_of',
  acts_upstream_of_positive_effect: 'acts_upstream_of_positive_effect',
  acts_upstream_of_negative_effect: 'acts_upstream_of_negative_effect',
  acts_upstream_of_or_within: 'acts_upstream_of_or_within',
  acts_upstream_of_or_within_positive_effect: 'acts_upstream_of_or_within_positive_effect',
  acts_upstream_of_or_within_negative_effect: 'acts_upstream_of_or_within_negative_effect',
  located_in: 'located_in',
  part_of: 'part_of',
  is_active_in: 'active_in',
  colocalizes_with: 'colocalizes_with',
  'RO:0002327': 'enables',
  'RO:0002326': 'contributes_to',
  'RO:0002331': 'actively_involved_in',
  'RO:0002263': 'acts_upstream_of',
  'RO:0004034': 'acts_upstream_of_positive_effect',
  'RO:0004035': 'acts_upstream_of_negative_effect',
  'RO:0002264': 'acts_upstream_of_or_within',
  'RO:0004032': 'acts_upstream_of_or_within_positive_effect',
  'RO:0004033': 'acts_upstream_of_or_within_negative_effect',
  'RO:0001025': 'located_in',
  'BFO:0000050': 'part_of',
  'RO:0002432': 'active_in',
  'RO:0002325': 'colocalizes_with',
};
const EVIDENCE_WITH = 'http://geneontology.org/lego/evidence-with';
/** Default relation of an annotation, by the branch of its term. */
const BY_ASPECT: Readonly<Record<string, string>> = {
  F: 'enables',
  P: 'actively_involved_in',
  C: 'located_in',
};

/**
 * Writes an annotation; one with `NOT` is a negated statement.
 * @param fileName - Source of an annotation that names none.
 * @returns Why it cannot be written; null when it was.
 */
export function writeAnnotation(
  annotation: Annotation,
  facts: FactWriter,
  fileName: string,
): string | null {
  const { product, term, aspect, assignedBy } = annotation;
  const subject = entityIri(product);
  const object = entityIri(term);
  if (subject === null) return `the gene product "${product}" is not a CURIE`;
  if (object === null) return `the term "${term}" is not a CURIE`;
  const words = annotation.qualifier.split('|').map((word) => word.trim());
  const relations = words.filter((word) => word !== '' && !isNot(word));
  const unknown = relations.find((relation) => getRelation(relation) === undefined);
  if (unknown !== undefined) return `the relation "${unknown}" is not known`;
  const names = relations.length === 0 ? [BY_ASPECT[aspect]] : relations.map(getRelation);
  if (names[0] === undefined) return `the aspect "${aspect}" is not one of F, P, C`;
  for (const name of new Set(names)) {
    facts.write({
      subject,
      predicate: `${BIOLINK}${name}`,
      object,
      isNegated: words.some(isNot),
      qualifiers: [
        ['has_evidence', annotation.evidence],
        ...annotation.withFrom.split('|').map((text) => [EVIDENCE_WITH, text.trim()] as const),
        ['subject_form_or_variant_qualifier', annotation.form],
        ['species_context_qualifier', annotation.otherTaxon ?? ''],
        ...annotation.extensions.split('|').map((text) => ['qualifiers', text.trim()] as const),
      ],
      reference: {
        publications: annotation.references.split('|').filter((text) => text !== ''),
        sources: [assignedBy === '' ? fileName : assignedBy],
      },
    });
  }
  return null;
}

/** GAF 2.1 writes `Contributes_to` with a capital. */
function getRelation(text: string): string | undefined {
  return RELATIONS[text] ?? RELATIONS[text.toLowerCase()];
}

function isNot(word: string): boolean {
  return word.toUpperCase() === 'NOT';
}
