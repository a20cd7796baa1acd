/** What the text of a document declares. */
export interface DocumentHeader {
  readonly operationName: string | null;
  /** Variable names without `$`, in order. */
  readonly variables: readonly string[];
}

const STRING_OR_COMMENT = /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|#.*/g;
/** A query, mutation or subscription: a fragment starts with another letter. */
const OPERATION = /(?:^|\})\s*[qms]\w+\s+(\w+)/;

/** Reads the operation's name and its variables from the text; fragments may stand before it. */
export function parseHeader(text: string): DocumentHeader {
  const bare = text.replace(STRING_OR_COMMENT, '');
  return {
    operationName: OPERATION.exec(bare)?.[1] ?? null,
    // A colon follows a variable only where it is declared.
    variables: (bare.match(/\$\w+(?=\s*:)/g) ?? []).map((found) => found.slice(1)),
  };
}
