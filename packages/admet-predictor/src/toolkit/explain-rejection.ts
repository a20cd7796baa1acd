import { scanSmiles } from './molecule-text.js';

export interface Explanation {
  readonly message: string;
  readonly position?: number;
}

export function explainRejection(log: string, text: string): Explanation {
  const scan = scanSmiles(text);
  const place = (position: number | undefined, message: string): Explanation =>
    position === undefined || position < 0 ? { message } : { message, position };
  const valence = /Explicit valence for atom # (\d+) (\w+), (\d+)/.exec(log);
  if (valence)
    return place(
      scan.atomPositions[Number(valence[1])],
      `Atom ${valence[2]} has valence ${valence[3]}, more than it can have.`,
    );
  const aromatic = /(?:non-ring atom|Unkekulized atoms:) (\d+)/.exec(log);
  if (aromatic)
    return place(
      scan.atomPositions[Number(aromatic[1])],
      'The aromatic atoms cannot be given alternating double bonds.',
    );
  if (/unclosed ring/i.test(log))
    return place(scan.openRing, 'A ring bond is opened and never closed.');
  const around = /around position (\d+)/.exec(log);
  const position = around ? Math.min(text.length, Number(around[1])) - 1 : undefined;
  if (/extra open parentheses/.test(log))
    return place(position, 'A parenthesis is opened and never closed.');
  if (/extra close parentheses/.test(log))
    return place(position, 'A parenthesis is closed and was never opened.');
  return place(position, 'The text is not a valid SMILES.');
}
