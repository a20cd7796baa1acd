import { describeKind, guessKind, isMolfile, scanSmiles } from '@biographql/core/internal';
import type { Rejection } from '../contract.js';

type Explanation = Omit<Rejection, 'code'>;

export function explainRejection(log: string, text: string): Explanation {
  if (isMolfile(text)) return { message: explainMolfile(log) };
  const scan = scanSmiles(text);
  const place = (position: number | undefined, message: string): Explanation =>
    position === undefined || position < 0 ? { message } : { message, position };
  const valence = /Explicit valence for atom # (\d+) (\w+), (\d+)/.exec(log);
  if (valence)
    return place(
      scan.atomPositions[Number(valence[1])],
      `Atom ${valence[2]} has valence ${valence[3]}, which is too high.`,
    );
  const aromatic = /(?:non-ring atom|Unkekulized atoms:) (\d+)/.exec(log);
  if (aromatic)
    return place(
      scan.atomPositions[Number(aromatic[1])],
      'The aromatic atoms cannot be given alternating double bonds.',
    );
  if (/unclosed ring/i.test(log))
    return place(scan.openRing, 'A ring bond is opened and never closed.');
  const around = /around position (\d+)/.exec(log)?.[1] ?? 0;
  const position = Math.min(text.length, Number(around)) - 1;
  if (/extra close parentheses/.test(log))
    return place(position, 'A closing parenthesis has no opening one.');
  if (text.split('(').length > text.split(')').length)
    return place(text.search(/\([^)]*$/), 'A parenthesis is opened and never closed.');
  const kind = guessKind(text, true);
  if (kind) return place(0, describeKind(kind));
  const bracket = text.slice(text.lastIndexOf('[', position)).split(']', 1)[0] ?? '';
  if (position >= 0 && text[position] !== '[' && bracket.startsWith('['))
    return place(
      position,
      `\`${bracket}]\` isn't an atom. Write an element and its charge in brackets.`,
    );
  return place(position, 'The text is not a valid SMILES.');
}

function explainMolfile(log: string): string {
  const [, place, element, valence] =
    /Explicit valence for atom # (\d+) (\w+), (\d+)/.exec(log) ?? [];
  if (place)
    return `The molfile can't be read. Atom ${Number(place) + 1} (${element}) has valence ${valence}, which is too high.`;
  if (/non-ring atom|Unkekulized/.test(log))
    return "The molfile can't be read. The aromatic atoms cannot be given alternating double bonds.";
  return "The molfile can't be read.";
}
