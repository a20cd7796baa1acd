import { isRecord } from '@biographql/core/internal';
import type { Relation } from '../lexicon/relations.js';
import type { Answer, Evidence, Passage } from '../question-service.js';
import prompts from './prompts.json' with { type: 'json' };

export interface ChatRequest {
  readonly instructions: string;
  readonly material: string;
  /** The JSON schema of the reply; absent: any JSON object. */
  readonly schema?: Readonly<Record<string, unknown>>;
  readonly replyTokens: number;
  readonly signal: AbortSignal;
}

interface ChatReply {
  readonly text: string;
  /** Tokens of request and reply together; null when the service does not say. */
  readonly tokens: number | null;
}

/** Sends one request to a language model. @throws whatever keeps the reply away; `signal.reason` when aborted. */
export type CompleteChat = (request: ChatRequest) => Promise<ChatReply>;

/** Where a language model is served, in the form that the `openai` package speaks. */
export interface ChatEndpoint {
  /** Address up to the version, e.g. `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Null for a service that asks for none. */
  readonly apiKey: string | null;
}

const MOST_REPLY_BYTES = 262_144;

export async function openChat({ baseUrl, model, apiKey }: ChatEndpoint): Promise<CompleteChat> {
  const { OpenAI } = await loadPackage();
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchLimited,
    fetchOptions: { redirect: 'error' },
  });
  return async ({ instructions, material, schema, replyTokens, signal }) => {
    const reply = await client.chat.completions.create(
      {
        model,
        temperature: 0,
        max_tokens: replyTokens,
        response_format:
          schema === undefined
            ? { type: 'json_object' }
            : { type: 'json_schema', json_schema: { name: 'reply', schema } },
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: material },
        ],
      },
      { signal },
    );
    return {
      text: reply.choices[0]?.message.content ?? '',
      tokens: reply.usage?.total_tokens ?? null,
    };
  };
}

async function loadPackage(): Promise<typeof import('openai')> {
  try {
    return await import('openai');
  } catch (error) {
    throw new Error(
      'A language model needs the package `openai`: install it, e.g. `npm install openai@6`.',
      { cause: error },
    );
  }
}

const fetchLimited: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  let left = MOST_REPLY_BYTES;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error('The reply of the language model is too long.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(limit), { status, statusText, headers });
};

const MINUTE_MS = 60_000;

/** Creates an allowance that fills up evenly, at most to `perMinute`. @param now - A clock in milliseconds. */
export function createTokenAllowance(
  perMinute: number,
  now: () => number = () => performance.now(),
) {
  let left = perMinute;
  let filledAt = now();
  const fill = () => {
    const time = now();
    left = Math.min(perMinute, left + ((time - filledAt) / MINUTE_MS) * perMinute);
    filledAt = time;
  };
  return {
    take(tokens: number): boolean {
      fill();
      if (tokens > left) return false;
      left -= tokens;
      return true;
    },
    settle(taken: number, spent: number): void {
      left = Math.min(perMinute, left + taken - spent);
    },
  };
}

/** Why a reply is no answer: `abstained` is the model's own choice, the others are refusals. */
export type ReplyFault = 'abstained' | 'not-the-form' | 'no-citation' | 'citation-not-found';

const LONGEST_REPLY = 20_000;
const LONGEST_ANSWER = 1_000;
const MOST_CITATIONS = 8;
const SHORTEST_QUOTE = 20;
const LONGEST_QUOTE = 1_500;

/** Returns the answer of a reply, or why there is none; every quote must stand in the passage of its number. */
export function parseReply(
  reply: string,
  passages: readonly Passage[],
): Pick<Answer, 'text' | 'evidence'> | ReplyFault {
  const fields = parseObject(reply);
  if (fields === null || Object.keys(fields).some((key) => !FIELDS.has(key))) return 'not-the-form';
  const { answer, citations } = fields;
  if (answer === null) return 'abstained';
  if (typeof answer !== 'string' || answer.trim() === '' || answer.length > LONGEST_ANSWER)
    return 'not-the-form';
  if (!Array.isArray(citations) || citations.length > MOST_CITATIONS) return 'not-the-form';
  if (citations.length === 0) return 'no-citation';
  const evidence: Evidence[] = [];
  for (const citation of citations) {
    const found = findCitation(citation, passages);
    if (typeof found === 'string') return found;
    evidence.push(found);
  }
  return { text: answer.trim(), evidence };
}

const FIELDS = new Set(['answer', 'citations']);

export function parseObject(reply: string): Readonly<Record<string, unknown>> | null {
  if (reply.length > LONGEST_REPLY) return null;
  try {
    const value: unknown = JSON.parse(reply);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function findCitation(citation: unknown, passages: readonly Passage[]): Evidence | ReplyFault {
  if (!isRecord(citation)) return 'not-the-form';
  const { passage: number, quote } = citation;
  if (typeof number !== 'number' || typeof quote !== 'string') return 'not-the-form';
  const passage = Number.isInteger(number) ? passages[number - 1] : undefined;
  const wanted = quote.trim().split(/\s+/);
  const length = wanted.join(' ').length;
  if (passage === undefined || length < SHORTEST_QUOTE || length > LONGEST_QUOTE)
    return 'citation-not-found';
  const pattern = new RegExp(wanted.map(escapePattern).join('\\s+'), 'u');
  const match = pattern.exec(passage.text);
  if (match === null) return 'citation-not-found';
  return { passageId: passage.id, start: match.index, end: match.index + match[0].length };
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** Instructions to a model; nothing in them comes from a question or a text. */
export const INSTRUCTIONS = prompts.instructions.join('\n');
export const TRANSLATION_INSTRUCTIONS = prompts.translationInstructions.join('\n');
export const TRANSLATION_SCHEMA = prompts.translationSchema;

const SHORTEST_PASSAGE = 200;

/** Half a character, as a cut may leave it, is written as six. */
const CUT = 6;

/** Returns the question and the first passages as JSON within the limits; the last one is cut when it does not fit whole. */
export function writeMaterial(
  question: string,
  all: readonly Passage[],
  { mostPassages, mostCharacters }: Readonly<Record<'mostPassages' | 'mostCharacters', number>>,
) {
  const passages: Passage[] = [];
  let left = mostCharacters - toJson(question, []).length;
  for (const passage of all.slice(0, mostPassages)) {
    const { text } = passage;
    const length = JSON.stringify(toText(passage, passages.length + 1)).length + 1;
    const end = length > left ? text.length - (length - left) - CUT : text.length;
    if (end < text.length && end < SHORTEST_PASSAGE) break;
    passages.push({ ...passage, text: text.slice(0, end) });
    left -= length;
    if (left <= 0) break;
  }
  return { text: toJson(question, passages), passages };
}

function toJson(question: string, passages: readonly Passage[]): string {
  const texts = passages.map((passage, index) => toText(passage, index + 1));
  return JSON.stringify({ question, texts });
}

function toText({ title, text }: Passage, number: number) {
  return { number, title, text };
}

export function writeTranslationMaterial(
  question: string,
  names: readonly string[],
  relations: readonly Relation[],
): string {
  return JSON.stringify({
    question,
    names,
    relations: relations.map(({ id, left, right, sentences }) => ({
      id,
      left: left.types.join(' or '),
      right: right.types.join(' or '),
      says: sentences.left,
    })),
  });
}
