import { ownText } from '../rdf/own-text.js';
import { giveBack } from './give-back.js';
import { IntList } from './int-list.js';
import { roomFor } from './room.js';
import { FIRST_HASH, finishHash, hashOf, mixBytes, mixText } from './text-hash.js';

/** Texts begin at steps of so many bytes, so that 32 bits tell places in 16 GiB. */
const STEP = 4;
const SLAB_BITS = 23;
/** In steps: 32 MiB. */
const SLAB = 2 ** SLAB_BITS;
const MASK = SLAB - 1;
const MOST_STEPS = 2 ** 32;
/** Bytes of UTF-8 that one UTF-16 unit takes at most. */
const WIDEST = 3;
const ASCII_END = 0x80;
/** A text begins with a byte that tells its head and one that tells its length; one that is longer has four more for it. */
const LONG = 255;
const BEFORE = 2;
const MOST_BEFORE = 6;
const MOST_HEADS = 255;

/** Returns how long the beginning of a text is that many others have as well; 0 for none. */
export type HeadLength = (text: string) => number;

/** A beginning that many texts have. */
interface Head {
  readonly text: string;
  /** Its units mixed, of which there is an even number. */
  readonly hash: number;
}

const NO_HEAD: Head = { text: '', hash: FIRST_HASH };

/**
 * A growing list of texts outside of the JavaScript heap, in UTF-8: some 8 bytes each besides their own, which is a third of
 * what short strings take. What is no well-formed Unicode comes back with U+FFFD in its place.
 */
export class TextBytes {
  private slabs: (Buffer | undefined)[] = [];
  /** In steps. */
  private readonly starts = new IntList();
  /** Where the next text begins, and the room for it ends, in steps. */
  private next = 0;
  private end = 0;
  private heads: Head[] = [NO_HEAD];
  private readonly headNumbers = new Map<string, number>();

  /** @param headLength - tells the heads of texts: the first 255 different ones are kept once each. Default: there are none. */
  constructor(private readonly headLength: HeadLength | null = null) {}

  get length(): number {
    return this.starts.length;
  }

  /** Adds a text and returns its number, from 0. @throws RangeError beyond 16 GiB of texts. */
  push(text: string): number {
    if (text.length * WIDEST + MOST_BEFORE > (this.end - this.next) * STEP) this.makeRoom(text);
    const { next } = this;
    const number = this.headLength === null ? 0 : this.headNumberOf(text, this.headLength(text));
    const rest = number === 0 ? text : text.slice(this.headAt(number).text.length);
    const slab = this.slabAt(next);
    const offset = offsetOf(next);
    slab[offset] = number;
    const after = next + Math.ceil((write(slab, offset + 1, rest) - offset) / STEP);
    // What is larger than a slab has one text.
    this.next = slab.length > SLAB * STEP ? this.end : after;
    return this.starts.push(next | 0);
  }

  /** The text of a number; empty for one that is not there. */
  at(index: number): string {
    if (index >= this.length) return '';
    const start = this.starts.at(index) >>> 0;
    const slab = this.slabAt(start);
    const offset = offsetOf(start);
    const head = this.headAt(slab[offset] ?? 0).text;
    const from = beginOf(slab, offset);
    const end = from + lengthOf(slab, offset);
    if (from === end) return head;
    const rest = slab.toString('utf8', from, end);
    return head === '' ? rest : head + rest;
  }

  /** The head of a text that is kept with others; empty where it has none. It is cut to an even length. */
  headOf(index: number): string {
    const start = this.starts.at(index) >>> 0;
    return this.headAt(this.slabAt(start)[offsetOf(start)] ?? 0).text;
  }

  /** Whether a number that is there has a text, which is compared without being read back where it is ASCII. */
  isAt(index: number, text: string): boolean {
    const start = this.starts.at(index) >>> 0;
    const slab = this.slabAt(start);
    const offset = offsetOf(start);
    const head = this.headAt(slab[offset] ?? 0).text;
    const length = lengthOf(slab, offset);
    if (length < text.length - head.length || !text.startsWith(head)) return false;
    const from = beginOf(slab, offset) - head.length;
    for (let place = head.length; place < text.length; place += 1) {
      const unit = text.charCodeAt(place);
      if (unit >= ASCII_END) return this.at(index) === text;
      if (slab[from + place] !== unit) return false;
    }
    return length === text.length - head.length;
  }

  /** The {@link hashOf} a text that is there, which is not read back where it is ASCII. */
  hashAt(index: number): number {
    const start = this.starts.at(index) >>> 0;
    const slab = this.slabAt(start);
    const offset = offsetOf(start);
    const from = beginOf(slab, offset);
    const length = lengthOf(slab, offset);
    for (let place = from; place < from + length; place += 1)
      if ((slab[place] ?? 0) >= ASCII_END) return hashOf(this.at(index));
    const head = this.headAt(slab[offset] ?? 0);
    return finishHash(mixBytes(head.hash, slab, from, from + length), head.text.length + length);
  }

  /** Empties the list and gives its memory back. */
  clear(): void {
    for (const slab of this.slabs) if (slab !== undefined) giveBack(slab.buffer);
    this.slabs = [];
    this.starts.clear();
    this.next = 0;
    this.end = 0;
    this.heads = [NO_HEAD];
    this.headNumbers.clear();
  }

  private headAt(number: number): Head {
    return this.heads[number] ?? NO_HEAD;
  }

  private headNumberOf(text: string, length: number): number {
    // An even number of units, so that their hash is that of whole pairs.
    const head = text.slice(0, length & ~1);
    if (head === '') return 0;
    const known = this.headNumbers.get(head);
    if (known !== undefined) return known;
    if (this.heads.length > MOST_HEADS || ownText(head) !== head) return 0;
    const own = ownText(head);
    const number = this.heads.push({ text: own, hash: mixText(FIRST_HASH, own) }) - 1;
    this.headNumbers.set(own, number);
    return number;
  }

  /** Makes the first slab larger, as long as it is small, or begins another one, larger than others where a text needs it. */
  private makeRoom(text: string): void {
    const bytes = Buffer.byteLength(text) + MOST_BEFORE;
    if (bytes <= (this.end - this.next) * STEP) return;
    const isFirst = this.end < SLAB;
    if (isFirst && this.next * STEP + bytes <= SLAB * STEP) {
      const room = roomFor(this.next * STEP + bytes, this.slabs[0]?.buffer);
      this.slabs[0] = Buffer.from(room);
      this.end = Math.min(SLAB, Math.floor(room.byteLength / STEP));
      return;
    }
    const slabs = Math.max(1, Math.ceil(bytes / (SLAB * STEP)));
    const place = Math.ceil(this.end / SLAB);
    if ((place + slabs) * SLAB > MOST_STEPS)
      throw new RangeError('There are more than 16 GiB of different texts.');
    this.slabs[place] = Buffer.from(roomFor(slabs * SLAB * STEP));
    // An array with holes would be looked up by a hash.
    for (let further = 1; further < slabs; further += 1) this.slabs[place + further] = undefined;
    this.next = place * SLAB;
    this.end = this.next + slabs * SLAB;
  }

  private slabAt(step: number): Buffer {
    return this.slabs[step >>> SLAB_BITS] ?? NOTHING;
  }
}

const NOTHING = Buffer.alloc(0);

/** In bytes of its slab. */
function offsetOf(step: number): number {
  return (step & MASK) * STEP;
}

/** Where the bytes of a text begin. @param offset - where its head is told. */
function beginOf(slab: Buffer, offset: number): number {
  return offset + (slab[offset + 1] === LONG ? MOST_BEFORE : BEFORE);
}

/** How many bytes a text has besides those of its head. */
function lengthOf(slab: Buffer, offset: number): number {
  const length = slab[offset + 1] ?? 0;
  return length === LONG ? slab.readUInt32LE(offset + BEFORE) : length;
}

/** Writes the length and the bytes of a text, and returns where they end. */
function write(slab: Buffer, offset: number, text: string): number {
  if (text.length >= LONG) return writeLong(slab, offset, text);
  const begin = offset + 1;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if (unit >= ASCII_END) return writeLong(slab, offset, text);
    slab[begin + place] = unit;
  }
  slab[offset] = text.length;
  return begin + text.length;
}

/** The same for a text of any length, in any letters. */
function writeLong(slab: Buffer, offset: number, text: string): number {
  const bytes = Buffer.byteLength(text);
  const isLong = bytes >= LONG;
  const begin = offset + (isLong ? MOST_BEFORE - 1 : 1);
  slab[offset] = isLong ? LONG : bytes;
  if (isLong) slab.writeUInt32LE(bytes, offset + 1);
  slab.write(text, begin, 'utf8');
  return begin + bytes;
}
