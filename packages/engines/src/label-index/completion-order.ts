import { foldKey } from '../text/fold.js';
import { inOneSpelling } from './name-folding.js';
import { ALIAS_COST } from './search-limits.js';

/** A name that has every typed word. */
export interface Completion {
  /** @see nameKey */
  readonly key: string;
  readonly isLabel: boolean;
  /** Whether it begins with the first typed word. */
  readonly begins: boolean;
  /** Of its entity. */
  readonly popularity: number;
}

/** How many of the names that have every typed word are put in order by how they go on; the others stay by popularity. */
export const ORDERED_COMPLETIONS = 50;

/**
 * What a name loses for each doubling of what is still to be typed: three doublings of popularity. Of the values from 200
 * to 600 none changes a measured figure by a point.
 */
const COST_OF_REST = 300;

/**
 * Orders names by how they go on from what was typed: those that continue the text as it stands, those that begin with its
 * first word, the others; within these by popularity less the cost of an alias and of the letters that are still to come.
 * Equal ones stay as they are.
 */
export function inOrderOfCompletion<Name extends Completion>(
  typed: string,
  names: readonly Name[],
): readonly Name[] {
  const begun = readTyped(typed);
  return names
    .map((name) => ({
      name,
      place: placeOf(
        begun.texts.some((text) => name.key.startsWith(text)),
        name.begins,
      ),
      standing: standingAmong(name.popularity, name.isLabel, name.key.length - begun.length),
    }))
    .sort((a, b) => a.place - b.place || b.standing - a.standing)
    .map(({ name }) => name);
}

/** What names continue that go on from a typed text: its words as they are typed, and in the spelling that all share. */
export interface TypedBeginning {
  readonly texts: readonly string[];
  /** Letters that are typed. */
  readonly length: number;
}

/** Reads what names are to continue. */
export function readTyped(typed: string): TypedBeginning {
  const begun = foldKey(typed);
  const spelled = inOneSpelling(begun);
  return { texts: spelled === begun ? [begun] : [begun, spelled], length: begun.length };
}

/** The lower, the better; standing decides between equal ones. */
export function placeOf(continues: boolean, begins: boolean): number {
  return continues ? 0 : 2 - Number(begins);
}

/** Popularity, less what an alias and the letters that are still to come cost. @param letters - below 0 counts as 0. */
export function standingAmong(popularity: number, isLabel: boolean, letters: number): number {
  return standingOf({ popularity, isLabel }) - (COSTS_OF_REST[letters] ?? costOfRest(letters));
}

function costOfRest(letters: number): number {
  return COST_OF_REST * Math.log2(1 + Math.max(0, letters));
}

/** Of as many letters as most names have to come: a logarithm for each would be felt. */
const COSTS_OF_REST = Float64Array.from({ length: 100 }, (_, letters) => costOfRest(letters));

/** Popularity, less what an alias costs. */
export function standingOf({ popularity, isLabel }: Pick<Completion, 'popularity' | 'isLabel'>) {
  return popularity - (isLabel ? 0 : ALIAS_COST);
}
