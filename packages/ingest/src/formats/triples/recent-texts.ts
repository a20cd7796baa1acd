/** Remembers texts, the last ones of them when there are many, so that memory stays bounded. */
export class RecentTexts {
  private current = new Set<string>();
  private earlier = new Set<string>();

  /** @param atLeast - How many of the last texts are surely remembered. */
  constructor(private readonly atLeast = 50_000) {}

  /** Returns false when the text is remembered; otherwise remembers it. */
  isNew(text: string): boolean {
    if (this.current.has(text) || this.earlier.has(text)) return false;
    this.current.add(text);
    if (this.current.size >= this.atLeast) {
      this.earlier = this.current;
      this.current = new Set();
    }
    return true;
  }
}
