/**
 * Turns numbers in the order of dates into reading order: the oldest first, on the same day the least identifier first
 * (which has the greatest number), undated ones last.
 * @param numbers - ascending. @param days - the day of each number, 0 without a date.
 */
export function oldestFirst(numbers: Uint32Array, days: Uint32Array): Uint32Array {
  const ordered = new Uint32Array(numbers.length);
  let place = 0;
  let start = firstDated(numbers, days);
  const undated = start;
  while (start < numbers.length) {
    const day = days[numbers[start] ?? 0];
    let end = start + 1;
    while (end < numbers.length && days[numbers[end] ?? 0] === day) end++;
    for (let index = end - 1; index >= start; index--) ordered[place++] = numbers[index] ?? 0;
    start = end;
  }
  for (let index = undated - 1; index >= 0; index--) ordered[place++] = numbers[index] ?? 0;
  return ordered;
}

function firstDated(numbers: Uint32Array, days: Uint32Array): number {
  let index = 0;
  while (index < numbers.length && days[numbers[index] ?? 0] === 0) index++;
  return index;
}
