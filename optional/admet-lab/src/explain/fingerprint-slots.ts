import { atByte, atFloat, featureLayout } from '@biographql/admet-predictor/internal';

export const FINGERPRINT_WIDTH = featureLayout.roles - featureLayout.atoms;

export function fingerprintSlots(features: Float32Array): readonly number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < FINGERPRINT_WIDTH; slot += 1)
    if (atFloat(features, featureLayout.atoms + slot) > 0) slots.push(slot);
  return slots;
}

/** Appends the number of slots, then how far each is from the one before, in groups of seven bits, the lowest first. */
export function packSlots(bytes: number[], slots: readonly number[]): void {
  put(bytes, slots.length);
  slots.forEach((slot, i) => {
    put(bytes, slot - (slots[i - 1] ?? 0));
  });
}

function put(bytes: number[], number: number): void {
  for (let rest = number; ; rest >>>= 7) {
    bytes.push(rest > 127 ? (rest & 127) | 128 : rest);
    if (rest < 128) return;
  }
}

/** Reads the numbers that {@link packSlots} wrote, one after the other. @throws RangeError beyond the end. */
export function slotReader(bytes: Uint8Array): () => number {
  let place = 0;
  return () => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = atByte(bytes, place);
      place += 1;
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
  };
}
