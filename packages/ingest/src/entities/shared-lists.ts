import { giveBack } from './give-back.js';
import { IntList } from './int-list.js';
import { zeroInts } from './room.js';

const FIRST_SLOTS = 1_024;
/** The part of the slots that is taken at most. */
const MOST_TAKEN = 0.7;

/**
 * For each key a short list of distinct numbers, in order of arrival, of which equal ones are kept once: 4 bytes for each
 * key, and some 16 for each beginning of a list that differs from all others. For many keys with few lists. Adding takes
 * time in proportion to the key's list.
 */
export class SharedLists {
  /** The list of each key; 0 is the empty one. */
  private readonly lists = new IntList();
  /** Of each list its last number, and the list that it is without it. */
  private readonly values = new IntList();
  private readonly rests = new IntList();
  /** Open addressing: lists by what they are made of, 0 for a free slot. */
  private slots = new Int32Array(FIRST_SLOTS);

  constructor() {
    this.begin();
  }

  /** Adds a number to the list of a key; false when it was there. */
  add(key: number, value: number): boolean {
    const list = this.lists.at(key);
    for (let rest = list; rest !== 0; rest = this.rests.at(rest))
      if (this.values.at(rest) === value) return false;
    this.lists.set(key, this.listOfBoth(list, value));
    return true;
  }

  has(key: number): boolean {
    return this.lists.at(key) !== 0;
  }

  /** The number of a key's list, by which equal ones are known; 0 for the empty one. */
  numberOf(key: number): number {
    return this.lists.at(key);
  }

  listOf(key: number): number[] {
    const list: number[] = [];
    for (let rest = this.lists.at(key); rest !== 0; rest = this.rests.at(rest))
      list.push(this.values.at(rest));
    return list.reverse();
  }

  /** Empties all lists and gives their memory back. */
  clear(): void {
    for (const each of [this.lists, this.values, this.rests]) each.clear();
    giveBack(this.slots.buffer);
    this.slots = new Int32Array(FIRST_SLOTS);
    this.begin();
  }

  /** The empty list has number 0. */
  private begin(): void {
    this.values.push(0);
    this.rests.push(0);
  }

  private listOfBoth(rest: number, value: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    for (let slot = hashOf(rest, value) & mask; ; slot = (slot + 1) & mask) {
      const known = slots[slot] ?? 0;
      if (known === 0) {
        const list = this.values.push(value);
        this.rests.push(rest);
        slots[slot] = list;
        if (list > MOST_TAKEN * slots.length) this.grow();
        return list;
      }
      if (this.values.at(known) === value && this.rests.at(known) === rest) return known;
    }
  }

  private grow(): void {
    const size = 2 * this.slots.length;
    giveBack(this.slots.buffer);
    const slots = zeroInts(size);
    for (let list = 1; list < this.values.length; list += 1) {
      let slot = hashOf(this.rests.at(list), this.values.at(list)) & (size - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
      slots[slot] = list;
    }
    this.slots = slots;
  }
}

function hashOf(rest: number, value: number): number {
  const mixed = Math.imul(Math.imul(rest + 1, 0x9e3779b1) ^ value, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
