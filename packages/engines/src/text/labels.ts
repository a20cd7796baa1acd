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

/** Formats a count: `1 row`, `1,200 rows`. @param plural - default: `singular` with an `s`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}

/** Orders texts by code unit: the same on every machine, unlike a locale's order. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Orders labels without regard to case; labels that differ in case only by code unit. */
export function compareLabels(left: string, right: string): number {
  return compareText(left.toLowerCase(), right.toLowerCase()) || compareText(left, right);
}

/** Returns the indexes of texts sorted in UTF-16 order; equal texts keep their order. */
export function sortedPlaces(texts: readonly string[]): Uint32Array {
  return Uint32Array.from(texts.keys()).sort((a, b) => compareText(texts[a] ?? '', texts[b] ?? ''));
}
