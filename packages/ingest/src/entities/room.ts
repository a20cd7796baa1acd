import { giveBack } from './give-back.js';

/**
 * The allocator of glibc asks the system for memory of so many bytes by itself, whatever it has learned, and gives exactly
 * this back when it is freed. What is smaller may stay with the allocator, between what is still used.
 */
const MAPPED_BYTES = 2 ** 25;
const FIRST_BYTES = 2 ** 14;
/** What is larger is mapped: pages that nobody wrote to take no memory. */
const SMALL_BYTES = 2 ** 20;

/**
 * Returns a buffer of zeros outside of the JavaScript heap, of at least so many bytes: some kilobytes of a small one, and
 * from a megabyte on 32 MiB or more, of which only what is written to takes memory.
 * @param before - what the buffer begins with; it is given back.
 */
export function roomFor(bytes: number, before?: ArrayBufferLike): ArrayBuffer {
  const room = new ArrayBuffer(sizeOf(bytes));
  if (before !== undefined) {
    new Uint8Array(room).set(new Uint8Array(before));
    giveBack(before);
  }
  return room;
}

/** Returns so many 32-bit zeros in the room that {@link roomFor} gives. */
export function zeroInts(length: number): Int32Array<ArrayBuffer> {
  return new Int32Array(roomFor(length * Int32Array.BYTES_PER_ELEMENT), 0, length);
}

function sizeOf(bytes: number): number {
  if (bytes > SMALL_BYTES) return Math.max(MAPPED_BYTES, bytes);
  let size = FIRST_BYTES;
  while (size < bytes) size *= 4;
  return size;
}
