/** Prints progress to standard error; standard output is for figures. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Returns a share to three places; null of nothing. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1_000 * part) / whole) / 1_000;
}

/** Returns the mean to three places; null of nothing. */
export function mean(values: readonly number[]): number | null {
  return share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );
}
