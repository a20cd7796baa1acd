/** A number of things in English: `1 row`, `1,200 rows`. @param plural - default: the singular with an `s`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}
