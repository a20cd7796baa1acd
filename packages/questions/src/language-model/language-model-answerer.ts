import type {
  Answer,
  Evidence,
  Passage,
  QuestionAnswerer,
  ReadingOptions,
} from '../question-service.js';
import { asksVerdict, splitWords } from '../text/lexicon.js';
import {
  type ChatEndpoint,
  type ChatRequest,
  type CompleteChat,
  createTokenAllowance,
  INSTRUCTIONS,
  openChat,
  parseObject,
  parseReply,
  type ReplyFault,
  TRANSLATION_INSTRUCTIONS,
  TRANSLATION_SCHEMA,
  writeMaterial,
  writeTranslationMaterial,
} from './complete-chat.js';

type Outcome = 'answered' | 'failed' | 'too-dear' | 'unnamed' | ReplyFault;

/** What became of one question; holds nothing of question, texts or reply. */
export interface LanguageModelEvent {
  /** `failed`: no reply; `too-dear`: the limit of tokens; `unnamed`: a quote that does not name what was asked. */
  readonly outcome: Outcome;
  /** HTTP status, when the service sent one. */
  readonly status: number | null;
  /** As the service counts them; null when it does not say. */
  readonly tokens: number | null;
  readonly tookMs: number;
}

/** Endpoint and limits of a language model. */
export interface LanguageModelOptions extends ChatEndpoint {
  /** Milliseconds for one reply; default 20,000. */
  readonly timeMs?: number;
  /** Tokens of one question, reply included; default 6,000. Counted as one for three characters. */
  readonly questionTokens?: number;
  /** Tokens of all questions within a minute; default 60,000. */
  readonly tokensPerMinute?: number;
  /** Texts given to the model; default 8. */
  readonly mostPassages?: number;
  /** Called for every question, for logs. */
  readonly onEvent?: (event: LanguageModelEvent) => void;
}

/** A checked citation shows where an answer was taken from, not that the sentence supports it; that is not calibrated. */
const CONFIDENCE = 0.5;
const REPLY_TOKENS = 600;
/** On the safe side for English text and most tokenizers. */
const CHARACTERS_PER_TOKEN = 3;

/**
 * Creates a reader that gives the passages to a language model at an address of the user's choice. Its answer counts only
 * when it has the form that was asked for and each of its quotes stands in the passage that it cites; for a yes/no question
 * the quotes must also name every entity of the question. Otherwise it abstains, as it does when the model cannot be asked. Confidence is always 0.5.
 * A question that no wording of the service covers may be translated by the model into a typed expression.
 * `ready` loads the package `openai`, which must be installed.
 */
export function languageModelAnswerer(options: LanguageModelOptions): QuestionAnswerer {
  const { onEvent = () => {} } = options;
  const limits = getLimits(options);
  const allowance = createTokenAllowance(limits.tokensPerMinute);
  let opening: Promise<CompleteChat> | undefined;
  const open = () => {
    opening ??= openChat(options);
    return opening;
  };
  /** Sends a request within the limits; null, with a report, when there is no usable reply. */
  const exchange = async <Reply extends object>(
    request: Omit<ChatRequest, 'replyTokens' | 'signal'>,
    signal: AbortSignal | undefined,
    judge: (text: string) => Reply | Exclude<Outcome, 'answered'>,
  ): Promise<Reply | null> => {
    const startedAt = performance.now();
    const report = (outcome: Outcome, more: Partial<LanguageModelEvent> = {}) =>
      onEvent({
        ...{ outcome, status: null, tokens: null, ...more },
        tookMs: performance.now() - startedAt,
      });
    const taken = countTokens(request.instructions) + countTokens(request.material) + REPLY_TOKENS;
    if (!allowance.take(taken)) {
      report('too-dear');
      return null;
    }
    try {
      const chat = await open();
      const timer = AbortSignal.timeout(limits.timeMs);
      const timed = AbortSignal.any(signal === undefined ? [timer] : [signal, timer]);
      const reply = await chat({ ...request, replyTokens: REPLY_TOKENS, signal: timed });
      allowance.settle(taken, reply.tokens ?? taken);
      const judged = judge(reply.text);
      report(typeof judged === 'string' ? judged : 'answered', { tokens: reply.tokens });
      return typeof judged === 'string' ? null : judged;
    } catch (error) {
      signal?.throwIfAborted();
      report('failed', { status: getStatus(error) });
      return null;
    }
  };
  return {
    name: 'language-model-answerer',
    async ready({ signal } = {}) {
      signal?.throwIfAborted();
      await open();
    },
    async answer(question, passages, reading = {}) {
      reading.signal?.throwIfAborted();
      if (passages.length === 0 || question.trim() === '') return null;
      const material = writeMaterial(question, passages, limits);
      if (material.passages.length === 0) {
        onEvent({ outcome: 'too-dear', status: null, tokens: null, tookMs: 0 });
        return null;
      }
      const request = { instructions: INSTRUCTIONS, material: material.text };
      return exchange(request, reading.signal, (text) =>
        judgeReply(text, question, material.passages, reading),
      );
    },
    async translate(question, names, relations, { signal } = {}) {
      signal?.throwIfAborted();
      const material = writeTranslationMaterial(question, names, relations);
      const request = {
        instructions: TRANSLATION_INSTRUCTIONS,
        material,
        schema: TRANSLATION_SCHEMA,
      };
      return exchange(request, signal, (text) => parseObject(text) ?? 'not-the-form');
    },
    async [Symbol.asyncDispose]() {},
  };
}

function getLimits({
  timeMs = 20_000,
  questionTokens = 6_000,
  tokensPerMinute = 60_000,
  mostPassages = 8,
}: LanguageModelOptions) {
  const overhead = REPLY_TOKENS + countTokens(INSTRUCTIONS);
  const mostCharacters = Math.max(0, questionTokens - overhead) * CHARACTERS_PER_TOKEN;
  return { timeMs, tokensPerMinute, mostPassages, mostCharacters };
}

function countTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

function judgeReply(
  reply: string,
  question: string,
  passages: readonly Passage[],
  { names = [] }: ReadingOptions,
): Answer | ReplyFault | 'unnamed' {
  const cited = parseReply(reply, passages);
  if (typeof cited === 'string') return cited;
  const { text, evidence } = cited;
  if (!asksVerdict(question)) return { text, confidence: CONFIDENCE, evidence };
  const [, verdict] = /^(yes|no)\b/i.exec(text) ?? [];
  if (verdict === undefined) return 'not-the-form';
  if (!quotesNames(evidence, passages, names)) return 'unnamed';
  const isYes = verdict.toLowerCase() === 'yes';
  return { text: isYes ? 'Yes' : 'No', confidence: CONFIDENCE, evidence };
}

function quotesNames(
  evidence: readonly Evidence[],
  passages: readonly Passage[],
  names: readonly (readonly string[])[],
): boolean {
  const quotes = evidence.map(({ passageId, start, end }) =>
    wordsIn(passages.find(({ id }) => id === passageId)?.text.slice(start, end) ?? ''),
  );
  return names.every((all) =>
    all.some((name) => quotes.some((quote) => quote.includes(wordsIn(name)))),
  );
}

/** The words of a text between blanks, so that a name is found as whole words. */
function wordsIn(text: string): string {
  return ` ${splitWords(text)
    .map(({ stem }) => stem)
    .join(' ')} `;
}

function getStatus(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}
