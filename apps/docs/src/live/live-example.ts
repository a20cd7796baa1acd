/** The languages of examples that readers run from a page. */
export const LIVE_LANGUAGES = ['graphql', 'sparql', 'ts'] as const;
/** One of {@link LIVE_LANGUAGES}. */
export type LiveLanguage = (typeof LIVE_LANGUAGES)[number];

/** What a reader runs, and may change before. */
export interface LiveExample {
  readonly language: LiveLanguage;
  /** A document, a query, or one call of an action: `getAnswer(client, { question: 'What is asthma?' })`. */
  readonly text: string;
  /** Of a document, as JSON; empty for none, and for other languages. */
  readonly variables: string;
}

/** What stands behind the language of a block that readers run. */
export const LIVE_NOTE = 'live';
/** What stands behind `json` of the block with the variables of the document before it. */
export const VARIABLES_NOTE = 'variables';

/** Whether blocks of a language can be run. */
export function isLiveLanguage(language: string): language is LiveLanguage {
  return (LIVE_LANGUAGES as readonly string[]).includes(language);
}

/**
 * Returns what is run of a block of code: all of a document or a query; of a program its one call of an action, since no
 * page makes a program of text.
 * @throws Error for a program without such a call, or with several.
 */
export function liveExample(language: LiveLanguage, code: string, variables = ''): LiveExample {
  const text = language === 'ts' ? callIn(code) : code.trim();
  return { language, text, variables: variables.trim() };
}

function callIn(program: string): string {
  const calls = Array.from(
    program.matchAll(/\b[a-z]\w*\(client, \{[\s\S]*?\}\)(?=;$)/gm),
    ([call]) => call,
  );
  const [call] = calls;
  if (call === undefined || calls.length > 1)
    throw new Error(`A program that is run has one call of an action, not ${calls.length}.`);
  return call;
}
