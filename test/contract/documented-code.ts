import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isLiveLanguage,
  LIVE_NOTE,
  type LiveExample,
  liveExample,
  VARIABLES_NOTE,
} from '../../apps/docs/src/live/live-example.js';

/** A block of code in a document. */
export interface DocumentedCode {
  /** `docs/guides/questions.md:5`, where its first line is. */
  readonly place: string;
  readonly language: string;
  readonly code: string;
  /** Reason shown to readers why it isn't run; null when it is. */
  readonly notRun: string | null;
  /** Whether it is a part of a program, which does not compile by itself. */
  readonly isSketch: boolean;
  /** What readers of the site run of it; null when they cannot. */
  readonly live: LiveExample | null;
  /** The code of the error that it ends in; null when it is answered. */
  readonly fails: string | null;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns the blocks of code of a document. What stands behind the language says how a block is tested: nothing, when it
 * is compiled and run; `live`, when readers of the site may run it as well, `live CODE` when it then ends in this error; `not-run: <reason>`; or `sketch: <reason>` for
 * a part of a program, which is not compiled either. Behind a live document may stand a block of `json variables`.
 */
export function documentedCode(path: string): readonly DocumentedCode[] {
  return codeIn(readFileSync(join(ROOT, path), 'utf8'), path);
}

/** Returns the blocks of code below one heading of a document, whose places count from it. */
export function documentedSection(path: string, heading: string): readonly DocumentedCode[] {
  const parts = readFileSync(join(ROOT, path), 'utf8').split(/^## /m);
  const [section, other] = parts.filter((part) => part.startsWith(`${heading}\n`));
  if (section === undefined || other !== undefined)
    throw new Error(`${path} must have one part with the heading ${heading}.`);
  return codeIn(section, path);
}

/** Returns the blocks of code of a text, as {@link documentedCode} does. */
export function codeIn(text: string, path: string): readonly DocumentedCode[] {
  return Array.from(text.matchAll(/^```([a-z]+)(.*)\n([\s\S]*?)^```$/gm), (match) => {
    const [, language = '', note = '', code = ''] = match;
    const line = text.slice(0, match.index).split('\n').length + 1;
    const place = `${path}:${line}`;
    const [, kind, reason = ''] = /^ (not-run|sketch): (.+)$/.exec(note) ?? [];
    const [liveNote, fails = null] = note.trim().split(' ');
    const isLive = liveNote === LIVE_NOTE && isLiveLanguage(language);
    const isOfLive = language === 'json' && note === ` ${VARIABLES_NOTE}`;
    if (note !== '' && kind === undefined && !isLive && !isOfLive)
      throw new Error(`${place}: "${note}" says nothing`);
    const notRun = kind === undefined ? null : reason;
    const rest = text.slice(match.index + match[0].length);
    const live = isLive ? liveExample(language, code, variablesIn(rest)) : null;
    return {
      place,
      language,
      code,
      notRun,
      isSketch: kind === 'sketch',
      live,
      fails: isLive ? fails : null,
    };
  });
}

/** The variables that follow a document at once. */
function variablesIn(rest: string): string {
  return /^\s*```json variables\n([\s\S]*?)^```$/m.exec(rest)?.[1] ?? '';
}
