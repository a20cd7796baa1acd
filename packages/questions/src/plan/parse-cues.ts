import type { CueMatch } from '../analyze/analyze-question.js';
import type { Piece } from './pieces.js';

/** In `What symptoms does X have?` the wording stands before the name and does not govern it. */
export function governs(pieces: readonly Piece[], next: number): boolean {
  const piece = pieces[next]?.kind === 'noun' ? pieces[next + 1] : pieces[next];
  return piece?.kind !== 'name' || !piece.isSubject;
}

/** Returns one wording, or several in a row that share a relation. */
export function cuesFrom(pieces: readonly Piece[], start: number) {
  const piece = pieces[start];
  if (piece?.kind !== 'cue') return null;
  const found = [{ matches: piece.matches, next: start + 1 }];
  let { matches } = piece;
  for (let next = start + 1; ; next += 1) {
    const more = pieces[next];
    if (more?.kind !== 'cue') return found;
    matches = shared(matches, more.matches);
    if (matches.length === 0) return found;
    found.push({ matches, next: next + 1 });
  }
}

/** The wordings of relations that both have. */
function shared(left: readonly CueMatch[], right: readonly CueMatch[]): readonly CueMatch[] {
  const has = (list: readonly CueMatch[], { relation }: CueMatch) =>
    list.some((match) => match.relation === relation);
  return [
    ...left.filter((match) => has(right, match)),
    ...right.filter((match) => has(left, match)),
  ];
}
