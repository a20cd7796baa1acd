import { ownText } from '../rdf/own-text.js';
import { giveBack } from './give-back.js';
import { IntList } from './int-list.js';
import { TextBytes } from './text-bytes.js';

const FIRST_SLOTS = 1_024;
/** Names of the first numbers are kept as strings: of properties and languages there are few, and they are asked for most. */
const KEPT_NAMES = 1_024;
const SURROGATE = /[\ud800-\udfff]/;

/**
 * Numbers texts from 0 in order of arrival. They lie outside of the JavaScript heap, some 20 bytes each besides their own,
 * and their number is not bounded by that of the keys of a `Map`.
 */
export class NameTable {
  private readonly texts = new TextBytes();
  private readonly hashes = new IntList();
  /** Open addressing: one more than the number of a text, 0 for a free slot. */
  private slots = new Int32Array(FIRST_SLOTS);
  private kept: string[] = [];

  get size(): number {
    return this.texts.length;
  }

  /** Empties the table and gives its memory back. */
  clear(): void {
    this.texts.clear();
    this.hashes.clear();
    this.rest();
    this.kept = [];
  }

  /** Gives back what texts are found by, some 10 bytes each, until one is looked for again. */
  rest(): void {
    giveBack(this.slots.buffer);
    this.slots = new Int32Array(0);
  }

  /** The number of a text; a new one when the text is new. */
  idOf(text: string): number {
    const hash = hashOf(text);
    const slot = this.slotOf(text, hash);
    const known = this.slots[slot] ?? 0;
    if (known > 0) return known - 1;
    const formed = SURROGATE.test(text) ? ownText(text) : text;
    if (formed !== text) return this.idOf(formed);
    const id = this.texts.push(text);
    this.hashes.push(hash);
    this.slots[slot] = id + 1;
    if (2 * this.size > this.slots.length) this.fill(2 * this.slots.length);
    return id;
  }

  /** The number of a text that is known; null for another. */
  find(text: string): number | null {
    const known = this.slots[this.slotOf(text, hashOf(text))] ?? 0;
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

  /** The slot of a text, or the free one that it would take. */
  private slotOf(text: string, hash: number): number {
    if (this.slots.length === 0)
      this.fill(Math.max(FIRST_SLOTS, 2 ** Math.ceil(Math.log2(2 * this.size + 2))));
    const { slots } = this;
    const last = slots.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const known = slots[slot] ?? 0;
      if (known === 0) return slot;
      if (this.hashes.at(known - 1) === hash && this.texts.isAt(known - 1, text)) return slot;
    }
  }

  /** @param size - a power of two, at least twice the number of texts. */
  private fill(size: number): void {
    const slots = new Int32Array(size);
    const last = slots.length - 1;
    for (let id = 0; id < this.size; id += 1) {
      let slot = this.hashes.at(id) & last;
      while (slots[slot] !== 0) slot = (slot + 1) & last;
      slots[slot] = id + 1;
    }
    this.slots = slots;
  }
}

/** Two units at a time, then mixed, so that the last bits know all of the text (after FNV-1a). */
function hashOf(text: string): number {
  const { length } = text;
  let hash = 0x811c9dc5 ^ length;
  let place = 0;
  for (; place + 1 < length; place += 2) {
    const pair = text.charCodeAt(place) | (text.charCodeAt(place + 1) << 16);
    hash = Math.imul(hash ^ pair, 0x01000193);
    hash ^= hash >>> 15;
  }
  if (place < length) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0x85ebca6b);
  return hash ^ (hash >>> 16);
}
