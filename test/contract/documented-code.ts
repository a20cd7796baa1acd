import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A block of code in a document. */
export interface DocumentedCode {
  /** `docs/guides/questions.md:5`, where its first line is. */
  readonly place: string;
  readonly language: string;
  readonly code: string;
  /** Why it is not run, as its readers are told; null when it is. */
  readonly notRun: string | null;
  /** Whether it is a part of a program, which does not compile by itself. */
  readonly isSketch: boolean;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns the blocks of code of a document. What stands behind the language says how a block is tested: nothing, when it
 * is compiled and run; `not-run: <reason>`; or `sketch: <reason>` for a part of a program, which is not compiled either.
 */
export function documentedCode(path: string): readonly DocumentedCode[] {
  return codeIn(readFileSync(join(ROOT, path), 'utf8'), path);
}

/** Returns the blocks of code of a text, as {@link documentedCode} does. */
export function codeIn(text: string, path: string): readonly DocumentedCode[] {
  return Array.from(text.matchAll(/^```([a-z]+)(.*)\n([\s\S]*?)^```$/gm), (match) => {
    const [, language = '', note = '', code = ''] = match;
    const line = text.slice(0, match.index).split('\n').length + 1;
    const [, kind, reason = ''] = /^ (not-run|sketch): (.+)$/.exec(note) ?? [];
    if (note !== '' && kind === undefined)
      throw new Error(`${path}:${line}: "${note}" says nothing`);
    const notRun = kind === undefined ? null : reason;
    return { place: `${path}:${line}`, language, code, notRun, isSketch: kind === 'sketch' };
  });
}
