/**
 * Reads numbers in Rice's code, the first bit lowest: as many ones as the number holds `2 ** lowBits`, a zero, its low bits.
 *
 * @throws RangeError where the bytes end within a number.
 */
export function riceReader(bytes: Uint8Array, start: number): (lowBits: number) => number {
  let place = start * 8;
  const bit = () => {
    const byte = bytes[place >>> 3];
    if (byte === undefined) throw new RangeError('The code is cut short.');
    const value = (byte >>> (place & 7)) & 1;
    place += 1;
    return value;
  };
  return (lowBits) => {
    let number = 0;
    while (bit() === 1) number += 1;
    number <<= lowBits;
    for (let low = 0; low < lowBits; low += 1) number |= bit() << low;
    return number;
  };
}
