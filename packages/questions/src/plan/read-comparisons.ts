import type { LinkedQuestion } from '../link/link-question.js';
import { parseListedSet } from './parse-set.js';
import type { ParsedSet } from './parsed-set.js';
import type { Piece } from './pieces.js';
import { wholeSegments } from './read-sets.js';

/** The sizes of two sets of one relation, to be compared. */
export interface Comparison {
  /** From the first and from the second name of the question. */
  readonly sets: readonly [ParsedSet, ParsedSet];
  /** Whether more or fewer is asked for. */
  readonly isMore: boolean;
  /** Whether it is asked if the first has more, rather than which has. */
  readonly isVerdict: boolean;
}

type Name = Extract<Piece, { kind: 'name' }>;

/** Returns what to compare: `Which has more symptoms, X or Y?`, `Is X linked to more genes than Y?`; the most plausible first. */
export function getComparisons(question: LinkedQuestion): readonly Comparison[] {
  return wholeSegments(question).flatMap(({ pieces }) => {
    const names = pieces.filter((piece): piece is Name => piece.kind === 'name');
    const [first, second] = names;
    const term = pieces.find(
      (piece) => piece.kind === 'term' && (piece.term === 'more' || piece.term === 'fewer'),
    );
    if (first === undefined || second === undefined || names.length > 2 || term?.kind !== 'term')
      return [];
    if (pieces.some((piece) => !isPart(piece))) return [];
    const isThan = pieces.some((piece) => piece.kind === 'term' && piece.term === 'than');
    const isVerdict = isThan && question.form === 'yes-no';
    const rest = pieces.filter((piece) => piece.kind === 'cue' || piece.kind === 'noun');
    const left = setsFrom(rest, first);
    const right = setsFrom(rest, second);
    return left.flatMap((set): Comparison[] => {
      const other = right.find((candidate) => asksSame(set, candidate));
      if (other === undefined) return [];
      return [{ sets: [set, other], isMore: term.term === 'more', isVerdict }];
    });
  });
}

function isPart(piece: Piece): boolean {
  if (piece.kind === 'connective') return piece.connective === 'and' || piece.connective === 'or';
  if (piece.kind === 'term') return /^(?:more|fewer|than)$/.test(piece.term);
  return piece.kind !== 'number';
}

/** The sets of one name, with the wordings before it and after it; each of the nouns may be the one that is counted. */
function setsFrom(rest: readonly Piece[], name: Name): readonly ParsedSet[] {
  const cues = rest.filter((piece) => piece.kind === 'cue');
  const nouns = rest.filter((piece) => piece.kind === 'noun');
  const heads = nouns.length === 0 ? [[]] : nouns.map((noun) => [noun]);
  const found = heads.flatMap((head) => [
    ...parseListedSet([...head, name, ...cues]),
    ...parseListedSet([...head, ...cues, name]),
    ...(cues.length === 0 ? parseListedSet([name, ...head]) : []),
  ]);
  return found
    .filter(({ plan }) => plan.kind === 'values')
    .sort((left, right) => right.rank - left.rank);
}

function asksSame({ plan }: ParsedSet, { plan: other }: ParsedSet): boolean {
  if (plan.kind !== 'values' || other.kind !== 'values') return false;
  return plan.relation === other.relation && plan.side === other.side;
}
