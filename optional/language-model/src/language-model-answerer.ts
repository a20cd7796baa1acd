import type { Answer, Evidence, Passage, QuestionAnswerer } from '@biographql/questions';
import * as v from 'valibot';
import {
  type ChatEndpoint,
  type ChatRequest,
  completeChat,
  createTokenAllowance,
  REPLY_TOKENS,
} from './chat.js';
import prompts from './prompts.json' with { type: 'json' };

/** Why a reply is not an answer: `abstained` is the model's own choice, the others are rejections. */
type ReplyFault = 'abstained' | 'not-the-form' | 'no-citation' | 'citation-not-found';

/** Outcome of one request to the model; contains no part of the question, texts or reply. */
export interface LanguageModelEvent {
  /** `failed`: no reply; `too-dear`: the limit of tokens. */
  readonly outcome: 'answered' | 'failed' | 'too-dear' | ReplyFault;
  /** HTTP status of an error; null for other failures, and without one. */
  readonly status: number | null;
  /** As the service counts them; null when it does not say. */
  readonly tokens: number | null;
  /** Milliseconds. */
  readonly tookMs: number;
}

/** Endpoint and limits of a language model. */
export interface LanguageModelOptions extends ChatEndpoint {
  /** Milliseconds for one reply; default 20,000. */
  readonly timeMs?: number;
  /** Tokens for reading a question's passages, reply included; default 6,000. Estimated as one per three characters. */
  readonly questionTokens?: number;
  /** Tokens of all questions within a minute; default 60,000. */
  readonly tokensPerMinute?: number;
  /** Texts given to the model; default 8. */
  readonly maxPassages?: number;
  /** Called for every request to the model, also for one that a limit prevents; for logs. */
  readonly onEvent?: (event: LanguageModelEvent) => void;
}

/** Not calibrated: a checked citation shows the source of an answer, not that the sentence supports it. */
const CONFIDENCE = 0.5;
/** On the safe side for English text and most tokenizers. */
const CHARACTERS_PER_TOKEN = 3;
/** Instructions to the model; nothing in them comes from a question or a text. */
const INSTRUCTIONS = prompts.instructions.join('\n');
const TRANSLATION = prompts.translationInstructions.join('\n');

/**
 * Creates a reader that gives the passages to a language model at an address of your choice. Its answer counts only
 * when it has the requested form and each of its quotes occurs in the passage that it cites. Otherwise it abstains, as
 * it does when the model cannot be reached. Confidence is always 0.5. A question that no wording of the service covers
 * may be translated by the model into a typed expression.
 * @example createQuestionService(engines, { reader: languageModelAnswerer({ baseUrl, model, apiKey: null }), timeMs: 25_000 });
 */
export function languageModelAnswerer(options: LanguageModelOptions): QuestionAnswerer {
  const { timeMs = 20_000, questionTokens = 6_000, tokensPerMinute = 60_000 } = options;
  const { maxPassages = 8, onEvent = () => {} } = options;
  const overhead = REPLY_TOKENS + countTokens(INSTRUCTIONS);
  const maxCharacters = Math.max(0, questionTokens - overhead) * CHARACTERS_PER_TOKEN;
  const limits = { maxPassages, maxCharacters };
  const allowance = createTokenAllowance(tokensPerMinute);
  const report = (
    event: Pick<LanguageModelEvent, 'outcome'> & Partial<LanguageModelEvent>,
    startedAt = performance.now(),
  ) => {
    onEvent({ status: null, tokens: null, tookMs: performance.now() - startedAt, ...event });
    return null;
  };
  /** Sends a request within the limits; null, with a report, when there is no usable reply. */
  const exchange = async <Reply extends object>(
    request: ChatRequest,
    signal: AbortSignal | undefined,
    judge: (text: string) => Reply | ReplyFault,
  ): Promise<Reply | null> => {
    const startedAt = performance.now();
    const taken = countTokens(request.instructions) + countTokens(request.material) + REPLY_TOKENS;
    if (!allowance.take(taken)) return report({ outcome: 'too-dear' });
    try {
      const timer = AbortSignal.timeout(timeMs);
      const timed = signal === undefined ? timer : AbortSignal.any([signal, timer]);
      const { status, text, tokens } = await completeChat(options, request, timed);
      if (status >= 300) return report({ outcome: 'failed', status }, startedAt);
      allowance.settle(taken, tokens ?? taken);
      const judged = judge(text);
      if (typeof judged === 'string') return report({ outcome: judged, tokens }, startedAt);
      report({ outcome: 'answered', tokens }, startedAt);
      return judged;
    } catch {
      signal?.throwIfAborted();
      return report({ outcome: 'failed' }, startedAt);
    }
  };
  return {
    name: 'language-model-answerer',
    async ready() {},
    async answer(question, all, { signal, isVerdict = false } = {}) {
      signal?.throwIfAborted();
      if (all.length === 0 || question.trim() === '') return null;
      const { text: material, passages } = writeMaterial(question, all, limits);
      if (passages.length === 0) return report({ outcome: 'too-dear' });
      return exchange({ instructions: INSTRUCTIONS, material }, signal, (text) =>
        parseReply(text, passages, isVerdict),
      );
    },
    async translate(question, names, relations, { signal } = {}) {
      signal?.throwIfAborted();
      const readable = relations.map(({ id, left, right, sentences }) => ({
        id,
        left: left.types.join(' or '),
        right: right.types.join(' or '),
        says: sentences.left,
      }));
      const material = JSON.stringify({ question, names, relations: readable });
      const request = { instructions: TRANSLATION, material, schema: prompts.translationSchema };
      return exchange(request, signal, (text) => {
        const { success, output } = v.safeParse(TRANSLATED, text);
        return success ? output : 'not-the-form';
      });
    },
    async [Symbol.asyncDispose]() {},
  };
}

function countTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

const SHORTEST_PASSAGE = 200;
/** A cut can split a character, whose half JSON escapes as six. */
const CUT = 6;

/** Returns the question and the first passages as JSON within the limits; the last one is cut when it does not fit whole. */
export function writeMaterial(
  question: string,
  all: readonly Passage[],
  { maxPassages, maxCharacters }: Readonly<Record<'maxPassages' | 'maxCharacters', number>>,
) {
  const write = (passages: readonly Passage[]) => {
    const texts = passages.map(({ title, text }, index) => ({ number: index + 1, title, text }));
    return JSON.stringify({ question, texts });
  };
  const passages: Passage[] = [];
  for (const passage of all.slice(0, maxPassages)) {
    const over = write([...passages, passage]).length - maxCharacters;
    const end = passage.text.length - (over > 0 ? over + CUT : 0);
    if (over > 0 && end < SHORTEST_PASSAGE) break;
    passages.push({ ...passage, text: passage.text.slice(0, end) });
    if (over > 0) break;
  }
  return { text: write(passages), passages };
}

const JSON_TEXT = v.pipe(v.string(), v.maxLength(20_000), v.parseJson());
const TRANSLATED = v.pipe(JSON_TEXT, v.looseObject({ form: v.string() }));
const CITATION = v.object({ passage: v.pipe(v.number(), v.integer()), quote: v.string() });
const REPLY = v.pipe(
  JSON_TEXT,
  v.strictObject({
    answer: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1_000))),
    citations: v.pipe(v.array(CITATION), v.maxLength(8)),
  }),
);

/** Returns the answer of a reply, or why there is none. Quotes have 20 to 1,500 characters and are in their passage. */
export function parseReply(
  reply: string,
  passages: readonly Passage[],
  isVerdict = false,
): Answer | ReplyFault {
  const { success, output } = v.safeParse(REPLY, reply);
  if (!success) return 'not-the-form';
  const { answer, citations } = output;
  if (answer === null) return 'abstained';
  if (citations.length === 0) return 'no-citation';
  const evidence = citations.flatMap(({ passage, quote }) =>
    findQuote(quote, passages[passage - 1]),
  );
  if (evidence.length < citations.length) return 'citation-not-found';
  const verdict = /^(yes|no)\b/i.exec(answer)?.[1]?.toLowerCase();
  if (isVerdict && verdict === undefined) return 'not-the-form';
  const text = isVerdict ? (verdict === 'yes' ? 'Yes' : 'No') : answer;
  return { text, confidence: CONFIDENCE, evidence };
}

const SHORTEST_QUOTE = 20;
const LONGEST_QUOTE = 1_500;

function findQuote(quote: string, passage: Passage | undefined): readonly Evidence[] {
  const words = quote.trim().split(/\s+/);
  const { length } = words.join(' ');
  if (passage === undefined || length < SHORTEST_QUOTE || length > LONGEST_QUOTE) return [];
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  const match = new RegExp(escaped.join('\\s+'), 'u').exec(passage.text);
  if (match === null) return [];
  return [{ passageId: passage.id, start: match.index, end: match.index + match[0].length }];
}
