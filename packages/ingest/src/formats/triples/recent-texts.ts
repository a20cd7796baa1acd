/** Remembers recent texts in bounded memory. */
export class RecentTexts {
  private current = new Set<string>();
  private earlier = new Set<string>();

  /** @param atLeast - Minimum number of recent texts that are remembered. */
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
