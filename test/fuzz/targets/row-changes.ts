/** Changes of a row, `none` as often as two others. */
export const CHANGES = [
  ...(['none', 'none', 'drop', 'add', 'swap', 'quote'] as const),
  ...(['half-quote', 'latin1', 'empty', 'nan'] as const),
] as const;

export type Change = (typeof CHANGES)[number];

/** Returns the cells of a row after a change of one of them. */
export function changed(cells: readonly string[], change: Change, cell: number): readonly string[] {
  const at = cell % cells.length;
  const put = (text: (before: string) => string) =>
    cells.map((before, place) => (place === at ? text(before) : before));
  if (change === 'drop') return cells.toSpliced(at, 1);
  if (change === 'add') return cells.toSpliced(at, 0, 'more');
  if (change === 'swap') return cells.toSpliced(at, 1).toSpliced(0, 0, cells[at] ?? '');
  if (change === 'quote') return put((before) => `"${before}"`);
  if (change === 'half-quote') return put((before) => `"${before}`);
  if (change === 'latin1') return put((before) => `${before}é`);
  if (change === 'empty') return put(() => '');
  return change === 'nan' ? put(() => 'nan') : cells;
}
