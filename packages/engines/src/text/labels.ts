const REGISTRY = 'https://bioregistry.io/';

/** Last part of an IRI, the fallback for a missing label: `Q27156475`, `MONDO_0005148`, `LAB:9` of Bioregistry. */
export function localName(iri: string): string {
  if (iri.startsWith(REGISTRY)) return iri.slice(REGISTRY.length);
  return /[^/#:]+$/.exec(iri)?.[0] ?? iri;
}

/**
 * Whether the label is only the end of the IRI. Labels without digits are names: `cough` of
 * `http://example.org/cough`.
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

/** Whether a language tag (BCP 47) is English or empty. */
export function isEnglishOrNone(language: string): boolean {
  return /^(?:en(?:-.*)?)?$/i.test(language);
}

/** Writes a number of things: `1 row`, `1,200 rows`. @param plural - default: `singular` with an `s`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}
