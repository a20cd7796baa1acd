/** A piece of a passage, told apart by whether it was marked. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** Reads a passage whose answer stands in `<em>` tags as plain text pieces, so that no HTML is ever inserted. */
export function markedPieces(context: string): readonly MarkedPiece[] {
  return context
    .split(/<em>(.*?)<\/em>/s)
    .map((text, at) => ({ text: unescaped(text), isMarked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
