/** The last part of an IRI, by which an entity without a label is named: `Q27156475`, `MONDO_0005148`. */
export function localName(iri: string): string {
  return /[^/#:]+$/.exec(iri)?.[0] ?? iri;
}

/**
 * Whether an entity has no label and is named by its IRI, which tells a reader nothing. A label that only looks like the
 * end of the IRI, as `cough` in `http://example.org/cough`, is one: identifiers have digits.
 */
export function isUnnamed({
  iri,
  label,
}: {
  readonly iri: string;
  readonly label: string;
}): boolean {
  return /\d/.test(label) && label === localName(iri);
}
