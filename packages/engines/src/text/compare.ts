/** Orders texts by code unit: the same on every machine, unlike a locale's order. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Orders labels without regard to case; labels that differ in case only by code unit. */
export function compareLabels(left: string, right: string): number {
  return compareText(left.toLowerCase(), right.toLowerCase()) || compareText(left, right);
}

/** Returns the places of texts in UTF-16 order; equal texts keep their order. */
export function sortedPlaces(texts: readonly string[]): Uint32Array {
  return Uint32Array.from(texts.keys()).sort((a, b) => compareText(texts[a] ?? '', texts[b] ?? ''));
}
