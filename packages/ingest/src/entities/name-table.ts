import { ownText } from '../rdf/own-text.js';
import { giveBack } from './give-back.js';
import { zeroInts } from './room.js';
import { type HeadLength, TextBytes } from './text-bytes.js';
import { hashOf } from './text-hash.js';

const FIRST_SLOTS = 1_024;
/** The part of the slots that is taken at most. */
const MOST_TAKEN = 0.7;
/** Names of the first numbers are kept as strings: of properties and languages there are few, and they are asked for most. */
const KEPT_NAMES = 1_024;
const SURROGATE = /[\ud800-\udfff]/;

/**
 * Numbers texts from 0 in order of arrival. They lie outside of the JavaScript heap, some 15 bytes each besides their own,
 * and their number is not bounded by that of the keys of a `Map`.
 */
export class NameTable {
  private readonly texts: TextBytes;
  /**
   * Open addressing: 0 for a free slot; else one more than the number of a text, which is below the number of slots, and in
   * the bits above it those of the text's hash, so that few other texts are looked at.
   */
  private slots = new Int32Array(FIRST_SLOTS);
  private kept: string[] = [];

  /** @param headLength - tells which beginnings of texts are kept once, as `TextBytes` does. Default: none. */
  constructor(headLength: HeadLength | null = null) {
    this.texts = new TextBytes(headLength);
  }

  get size(): number {
    return this.texts.length;
  }

  /** Empties the table and gives its memory back. */
  clear(): void {
    this.texts.clear();
    this.rest();
    this.kept = [];
  }

  /** Gives back what texts are found by, some 8 bytes each, until one is looked for again. */
  rest(): void {
    giveBack(this.slots.buffer);
    this.slots = new Int32Array(0);
  }

  /** The number of a text; a new one when the text is new. */
  idOf(text: string): number {
    const hash = hashOf(text);
    const slot = this.slotOf(text, hash);
    const mask = this.slots.length - 1;
    const known = (this.slots[slot] ?? 0) & mask;
    if (known > 0) return known - 1;
    const formed = SURROGATE.test(text) ? ownText(text) : text;
    if (formed !== text) return this.idOf(formed);
    const id = this.texts.push(text);
    this.slots[slot] = (hash & ~mask) | (id + 1);
    if (this.size > MOST_TAKEN * this.slots.length) this.fill(2 * this.slots.length);
    return id;
  }

  /** The number of a text that is known; null for another. */
  find(text: string): number | null {
    const slot = this.slotOf(text, hashOf(text));
    const known = (this.slots[slot] ?? 0) & (this.slots.length - 1);
    return known > 0 ? known - 1 : null;
  }

  nameOf(id: number): string {
    if (id >= KEPT_NAMES) return this.texts.at(id);
    const known = this.kept[id];
    if (known !== undefined) return known;
    const name = this.texts.at(id);
    if (id < this.size) this.kept[id] = name;
    return name;
  }

  /** The head of a known text, as `TextBytes` keeps it. */
  headOf(id: number): string {
    return this.texts.headOf(id);
  }

  /** The slot of a text, or the free one that it would take. */
  private slotOf(text: string, hash: number): number {
    if (this.slots.length === 0) this.fill(slotsFor(this.size));
    const { slots } = this;
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const known = slots[slot] ?? 0;
      if (known === 0) return slot;
      if (((known ^ hash) & ~mask) === 0 && this.texts.isAt((known & mask) - 1, text)) return slot;
    }
  }

  /** Numbers the slots anew. @param size - a power of two, more than the number of texts. */
  private fill(size: number): void {
    // The texts themselves tell their hashes, so that old slots and new ones are never there at once.
    giveBack(this.slots.buffer);
    const slots = zeroInts(size);
    const mask = size - 1;
    for (let id = 0; id < this.size; id += 1) {
      const hash = this.texts.hashAt(id);
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = (hash & ~mask) | (id + 1);
    }
    this.slots = slots;
  }
}

function slotsFor(texts: number): number {
  let slots = FIRST_SLOTS;
  while (texts > MOST_TAKEN * slots) slots *= 2;
  return slots;
}

const DIGIT = /\d/;

/**
 * How long the head of an IRI is: all but its last part, and of that what stands before a number, as in
 * `http://purl.obolibrary.org/obo/MONDO_0004979`.
 */
export function headOfIri(iri: string): number {
  const part = Math.max(iri.lastIndexOf('/'), iri.lastIndexOf('#')) + 1;
  if (part === 0) return iri.lastIndexOf(':') + 1;
  const mark = Math.max(iri.lastIndexOf('_'), iri.lastIndexOf(':')) + 1;
  return mark > part && DIGIT.test(iri[mark] ?? '') ? mark : part;
}
