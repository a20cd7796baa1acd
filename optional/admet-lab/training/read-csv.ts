import { readFileSync } from 'node:fs';

/** A labeled molecule. */
export interface Labeled {
  readonly smiles: string;
  readonly y: number;
}

/** Reads a file whose first column is `smiles` and whose last column, when there are two, is `y`. */
export function readLabeled(path: string): readonly Labeled[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const text = line.trim();
      if (text === '') return [];
      const cut = text.lastIndexOf(',');
      return [
        {
          smiles: cut < 0 ? text : text.slice(0, cut),
          y: cut < 0 ? Number.NaN : Number(text.slice(cut + 1)),
        },
      ];
    });
}
