import { ownText } from '../rdf/own-text.js';

/** Numbers texts from 0 in order of arrival. */
export class NameTable {
  private readonly ids = new Map<string, number>();
  private readonly names: string[] = [];

  get size(): number {
    return this.names.length;
  }

  /** The number of a text; a new one when the text is new. */
  idOf(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    const name = ownText(text);
    const id = this.names.push(name) - 1;
    this.ids.set(name, id);
    return id;
  }

  /** The number of a text that is known; null for another. */
  find(text: string): number | null {
    return this.ids.get(text) ?? null;
  }

  nameOf(id: number): string {
    return this.names[id] ?? '';
  }
}
