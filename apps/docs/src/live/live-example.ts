import { persistedDocuments } from '@biographql/core/manifest';
import JSON5 from 'json5';

type LiveLanguage = LiveExample['language'];

/**
 * A runnable example: a document (with a null hash if it isn't persisted, so that it needs a key), a query, or one
 * call of an action.
 */
export type LiveExample =
  | {
      readonly language: 'graphql';
      readonly text: string;
      readonly hash: string | null;
      readonly variables: object;
    }
  | { readonly language: 'sparql'; readonly text: string }
  | { readonly language: 'ts'; readonly action: string; readonly input: object };

/** Notes after a code block's language: for a runnable block, and for the variables of the document before it. */
export const LIVE_NOTE = 'live';
export const VARIABLES_NOTE = 'variables';

export function isLiveLanguage(language: string): language is LiveLanguage {
  return ['graphql', 'sparql', 'ts'].includes(language);
}

/**
 * Reads a code block: a whole document or query, or a program's single call of an action with a literal input.
 * @throws Error for a program without such a call or with several, and for variables or an input that cannot be read.
 */
export function liveExample(language: LiveLanguage, code: string, variables = ''): LiveExample {
  const text = code.trim();
  if (language === 'sparql') return { language, text };
  if (language === 'ts') return { language, ...readCall(text) };
  const given = variables.trim() === '' ? {} : readLiteral(variables);
  return { language, text, hash: toHash(text), variables: given };
}

function readCall(program: string) {
  const calls = [...program.matchAll(/\b([a-z]\w*)\(client, (\{[\s\S]*?\})\)(?=;$)/gm)];
  const [, action = '', input = ''] = calls[0] ?? [];
  if (calls.length !== 1 || !ACTION_NAME.test(action))
    throw new Error(
      `A live program must have one call, of an action. Calls found: ${calls.length}.`,
    );
  return { action, input: readLiteral(input) };
}

/** The functions of the client that send one request. */
const ACTION_NAME = /^(?:find|get|predict|resolve|search|select)[A-Z]\w*$/;

function readLiteral(text: string): object {
  const value: unknown = JSON5.parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error(`Not an object: ${text}`);
}

function toHash(text: string): string | null {
  const wanted = compact(text);
  const entries = Object.entries(persistedDocuments);
  return entries.find(([, document]) => compact(document) === wanted)?.[0] ?? null;
}

/** A document without insignificant white space and commas. */
function compact(text: string): string {
  return text
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([{}()[\]:]) ?/g, '$1')
    .trim();
}
