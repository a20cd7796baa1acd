import type { LabelHit, LabelMatch } from '@biographql/engines';
import { foldText } from '@biographql/engines/text';

/** How well each way of matching fits, at best. */
const BEST: Readonly<Record<LabelMatch, number>> = {
  identifier: 1,
  'exact-label': 1,
  'exact-alias': 0.95,
  abbreviation: 0.9,
  'related-alias': 0.8,
  prefix: 0.7,
  fuzzy: 0.7,
};

/** Returns how well the name that matched fits the name that is meant, 0 to 1: for a part or a similar one by the letters they share. */
export function nameFit(name: string, { match, matchedText }: LabelHit): number {
  const best = BEST[match];
  if (match !== 'prefix' && match !== 'fuzzy') return best;
  return best * sharedPairs(foldText(name), foldText(matchedText));
}

/** Dice's coefficient over pairs of neighboring letters, 0 to 1. */
function sharedPairs(left: string, right: string): number {
  const [own, others] = [pairsOf(left), pairsOf(right)];
  if (own.length + others.length === 0) return 0;
  const rest = [...others];
  const shared = own.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (own.length + others.length);
}

function pairsOf(text: string): readonly string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}
