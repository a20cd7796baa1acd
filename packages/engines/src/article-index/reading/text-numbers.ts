/** Numbers texts from 0 in the order in which they first come; equal texts share a number. */
export class TextNumbers {
  /** The text of each number. */
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.push(text) - 1;
    this.#numbers.set(text, number);
    return number;
  }
}
