import type { EntityType } from '@biographql/core';
import type { LabelIndex } from '@biographql/engines';
import type { PlannedTerms } from '../plan/asked-terms.js';
import type { QuestionContext } from '../question-context.js';
import type { AskedTerms, NamedStretch } from '../reader/question-answerer.js';
import { isPlainStem } from '../text/answer-nouns.js';
import { isFunctionWord, splitWords, type Word } from '../text/words.js';

type NameContext = Pick<QuestionContext, 'labels' | 'budget'>;

/** Returns the terms of a question with all names of the entities that it names. */
export async function lookUpTerms(
  { names, ...terms }: PlannedTerms,
  context: NameContext,
): Promise<AskedTerms> {
  const entities = await Promise.all(
    names.map(async ({ text, types, iris }) => {
      const all = await Promise.all(iris.map((iri) => namesOf(iri, context)));
      return { text, types, names: [...new Set([text, ...all.flat()])] };
    }),
  );
  return { ...terms, entities };
}

async function namesOf(iri: string, { labels, budget }: NameContext): Promise<readonly string[]> {
  const found = await budget.attempt((signal) =>
    Promise.all([labels.lookup([iri], { signal }), labels.aliases(iri, { signal })]),
  );
  if (found === null) return [];
  const [[record], aliases] = found;
  return record === null || record === undefined ? aliases : [record.label, ...aliases];
}

const LONGEST_NAME = 5;
const MOST_LOOKUPS = 300;

/** Returns what a text names of these types, the longest names, in order; none when there is no time. */
export async function findNames(
  text: string,
  types: readonly EntityType[],
  { labels, budget }: NameContext,
): Promise<readonly NamedStretch[]> {
  const places = possibleNames(splitWords(text)).slice(0, MOST_LOOKUPS);
  const surfaces = places.map(({ start, end }) => text.slice(start, end));
  const found = await budget.attempt((signal) => labels.exact(surfaces, { signal }));
  const named = places.flatMap((place, index): NamedStretch[] => {
    const surface = surfaces[index] ?? '';
    const hit = found?.[index]?.find(
      (each) => each.types.some((type) => types.includes(type)) && isWrittenSo(each, surface),
    );
    if (hit === undefined || CONTINUES.test(text.slice(place.end))) return [];
    return [{ ...place, label: hit.label }];
  });
  return apart(named);
}

/** What makes a name another one: `receptor 2`, `type II`, `kinase alpha`. */
const CONTINUES =
  /^(?:\s|-)(?:\d|[IVX]+\b|\p{Lu}\b|alpha|beta|gamma|delta|[αβγδ]|receptor|antagonist|agonist|inhibitor|blocker|syndrome|disease|deficiency)/u;

type Hit = Awaited<ReturnType<LabelIndex['exact']>>[number][number];

/** A symbol in capitals is not the word of the same letters: `SET`, `REST`. */
function isWrittenSo({ label, alias }: Hit, surface: string): boolean {
  const name = alias ?? label;
  return name !== name.toUpperCase() || surface === name;
}

function possibleNames(words: readonly Word[]) {
  const places: { readonly start: number; readonly end: number }[] = [];
  words.forEach((opening, first) => {
    for (let length = 1; length <= LONGEST_NAME; length++) {
      const closing = words[first + length - 1];
      if (closing === undefined) break;
      if (isBare(opening) || isBare(closing)) continue;
      if (length === 1 && (opening.text.length < 3 || isPlainStem(opening.stem))) continue;
      places.push({ start: opening.start, end: closing.end });
    }
  });
  return places;
}

function isBare({ folded }: Word): boolean {
  return isFunctionWord(folded) || /^\d+$/.test(folded);
}

function apart(named: readonly NamedStretch[]): readonly NamedStretch[] {
  const byLength = [...named].sort(
    (left, right) => right.end - right.start - (left.end - left.start) || left.start - right.start,
  );
  const kept: NamedStretch[] = [];
  for (const stretch of byLength) {
    if (kept.every(({ start, end }) => stretch.end <= start || stretch.start >= end))
      kept.push(stretch);
  }
  return kept.sort((left, right) => left.start - right.start);
}
