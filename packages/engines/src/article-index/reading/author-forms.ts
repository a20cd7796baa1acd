import type { ArticleAuthor } from '../article-index.js';
import { foldFamily, foldGivenNames } from './author-name.js';

const FIRST_SLOTS = 1_024;
const EMPTY = -1;

/**
 * Numbers the forms of authors' names from 0 in the order in which they first come. An open hash table over the three
 * texts, and a list for each part in place of an object for each form: a `Map` would need the texts joined for each
 * mention of an author, which costs several times as much.
 */
export class AuthorForms {
  /** Folded family name of each form; empty when the name has no letter or digit. */
  readonly families: string[] = [];
  /** Folded; equal texts share one list. */
  readonly givenNames: (readonly string[])[] = [];
  readonly familyTexts: string[] = [];
  readonly givenTexts: string[] = [];
  /** Empty without one. */
  readonly orcids: string[] = [];
  readonly #hashes: number[] = [];
  readonly #foldedFamilies = new Map<string, string>();
  readonly #foldedGivenNames = new Map<string, readonly string[]>();
  #slots = new Int32Array(FIRST_SLOTS).fill(EMPTY);

  numberOf({ family, given, orcid = '' }: ArticleAuthor): number {
    const hash = addText(addText(addText(0, family), given), orcid);
    const last = this.#slots.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const number = this.#slots[slot] ?? EMPTY;
      if (number === EMPTY) {
        this.#slots[slot] = this.#hashes.length;
        return this.#add(hash, { family, given, orcid });
      }
      if (
        this.#hashes[number] === hash &&
        this.familyTexts[number] === family &&
        this.givenTexts[number] === given &&
        this.orcids[number] === orcid
      ) {
        return number;
      }
    }
  }

  #add(
    hash: number,
    name: { readonly family: string; readonly given: string; readonly orcid: string },
  ): number {
    const number = this.#hashes.push(hash) - 1;
    this.families.push(remembered(this.#foldedFamilies, name.family, foldFamily));
    this.givenNames.push(remembered(this.#foldedGivenNames, name.given, foldGivenNames));
    this.familyTexts.push(name.family);
    this.givenTexts.push(name.given);
    this.orcids.push(name.orcid);
    if (number * 2 > this.#slots.length) this.#grow();
    return number;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 4).fill(EMPTY);
    this.#hashes.forEach((hash, number) => {
      let slot = hash & (slots.length - 1);
      while (slots[slot] !== EMPTY) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number;
    });
    this.#slots = slots;
  }
}

/** One step of a multiplicative hash per unit, and one for the text's end. */
function addText(start: number, text: string): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  return Math.imul(hash + 1, 0x5bd1e995);
}

function remembered<T>(known: Map<string, T>, text: string, make: (text: string) => T): T {
  const before = known.get(text);
  if (before !== undefined) return before;
  const made = make(text);
  known.set(text, made);
  return made;
}
