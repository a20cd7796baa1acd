/** A passage with its answer marked. No HTML is ever inserted. */
export function MarkedText({ html }: { readonly html: string }) {
  let at = 0;
  return markedPieces(html).map(({ text, isMarked }) => {
    at += text.length;
    return isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}

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

/** Reads a passage whose answer is in `<em>` tags as text pieces. */
export function markedPieces(context: string): readonly MarkedPiece[] {
  return context
    .split(/<em>(.*?)<\/em>/s)
    .map((text, at) => ({ text: unescaped(text), isMarked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
