/** Returns the order of two texts by code unit: the same on every machine, unlike a locale's order. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
