import type { Table } from './sections.js';

/** Columns that hold shares or means of shares: others count, or tell how good anything could be. */
const SHARES: ReadonlySet<string> = new Set([
  'at rank 1',
  'in top 5',
  'share',
  'share neighbors',
  'share answers',
  'hit@1',
  'recall@10',
  'MRR@10',
]);
/** Rows of other searches, which are the same in both. */
const OTHERS = /^plain /;
/** How many points two engines may be apart. */
const TOLERANCE = 2;

/** Puts the shares of two runs of the same sections side by side; what is too far apart is listed as wrong. */
export function compareTables(first: readonly Table[], second: readonly Table[]): Table {
  const rows: Record<string, Readonly<Record<string, number | null>>> = {};
  const wrong: string[] = [];
  first.forEach(({ title, rows: measured }, place) => {
    for (const [row, cells] of Object.entries(measured)) {
      if (OTHERS.test(row)) continue;
      for (const [column, embedded] of Object.entries(cells)) {
        const over = second[place]?.rows[row]?.[column] ?? null;
        if (!SHARES.has(column) || embedded === null || over === null) continue;
        const name = `${shortOf(title)}: ${row}, ${column}`;
        const points = Math.round(1_000 * (over - embedded)) / 10;
        rows[name] = { embedded, cluster: over, points };
        if (points < -TOLERANCE) wrong.push(`${name}: ${-points} points worse`);
      }
    }
  });
  const notes = [
    `points: cluster less embedded, in hundredths; at most ${TOLERANCE} worse is the aim.`,
  ];
  return { title: 'Side by side', rows, wrong, notes };
}

/** A title up to its first comma. */
function shortOf(title: string): string {
  return title.split(',', 1)[0] ?? title;
}
