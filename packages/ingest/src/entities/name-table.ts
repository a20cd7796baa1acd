import { ownText } from '../bytes/lines.js';

/** Numbers texts from 0 in order of arrival; at most the 16.7 million keys that a `Map` holds. */
export class NameTable {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];

  get size(): number {
    return this.names.length;
  }

  /** The number of a text; a new one when the text is new. */
  idOf(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    // The text may be a part of a larger one, which it would keep in memory.
    const own = ownText(text);
    const number = this.numbers.get(own) ?? this.names.push(own) - 1;
    this.numbers.set(own, number);
    return number;
  }

  /** The number of a text that is known; null for another. */
  find(text: string): number | null {
    return this.numbers.get(text) ?? null;
  }

  /** The text of a number; empty for a number that was not given. */
  nameOf(id: number): string {
    return this.names[id] ?? '';
  }
}
