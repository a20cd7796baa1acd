import type { GoldValue } from '../gold/gold-question.js';
import type { GraphFacts } from './graph-facts.js';

/** Properties of which two things with the same value are one: identifiers in the sources of the graph. */
const IDENTIFIERS = ['P351', 'P354', 'P486', 'P592', 'P594', 'P686', 'P699', 'P715', 'P5270'];

/**
 * Returns how many things the values are when those are taken together that have the same name, an identifier in common,
 * or the label of one as another name of the other: a gene and its protein, a drug from two sources.
 */
export function countThings(
  facts: Pick<GraphFacts, 'aliases' | 'objects'>,
  values: readonly GoldValue[],
): number {
  const groups = values.map((_, at) => at);
  for (const [at, left] of values.entries())
    for (const [before, right] of values.slice(0, at).entries())
      if (isSame(facts, left, right)) join(groups, before, at);
  return new Set(groups).size;
}

function isSame(
  facts: Pick<GraphFacts, 'aliases' | 'objects'>,
  left: GoldValue,
  right: GoldValue,
): boolean {
  if (fold(left.label) === fold(right.label)) return true;
  const compared = IDENTIFIERS.flatMap((property) => {
    const [own, others] = [facts.objects(property, left.iri), facts.objects(property, right.iri)];
    if (own.size === 0 || others.size === 0) return [];
    return [[...own].some((value) => others.has(value))];
  });
  // Two genes may share a symbol as alias: other identifiers say that they are two.
  if (compared.length > 0) return compared.includes(true);
  return isNameOf(facts, left, right) || isNameOf(facts, right, left);
}

function isNameOf(
  facts: Pick<GraphFacts, 'aliases'>,
  { label }: GoldValue,
  { iri }: GoldValue,
): boolean {
  return facts.aliases(iri).some((alias) => fold(alias) === fold(label));
}

function join(groups: number[], left: number, right: number): void {
  const [kept, joined] = [groups[left], groups[right]];
  if (kept === undefined) return;
  for (const [at, group] of groups.entries()) if (group === joined) groups[at] = kept;
}

function fold(text: string): string {
  return text.toLowerCase();
}
