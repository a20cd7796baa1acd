import * as v from 'valibot';

/** Address of a language model with an OpenAI-compatible API. */
export interface ChatEndpoint {
  /** Address up to the version, e.g. `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Null for a service that asks for none. */
  readonly apiKey: string | null;
}

export interface ChatRequest {
  readonly instructions: string;
  readonly material: string;
  /** The JSON schema of the reply; absent: any JSON object. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

const COMPLETION = v.object({
  choices: v.array(v.object({ message: v.object({ content: v.nullable(v.string()) }) })),
  usage: v.optional(v.object({ total_tokens: v.optional(v.pipe(v.number(), v.minValue(0))) })),
});

export const REPLY_TOKENS = 600;
const MAX_REPLY_CHARACTERS = 262_144;

/** Sends a request to a language model; `text` is empty after an HTTP error. @throws other errors, `signal.reason`. */
export async function completeChat(
  { baseUrl, model, apiKey }: ChatEndpoint,
  { instructions, material, schema }: ChatRequest,
  signal: AbortSignal,
) {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/json',
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      temperature: 0,
      max_tokens: REPLY_TOKENS,
      response_format:
        schema === undefined
          ? { type: 'json_object' }
          : { type: 'json_schema', json_schema: { name: 'reply', schema } },
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: material },
      ],
    }),
  });
  const { status } = response;
  if (!response.ok) {
    await response.body?.cancel();
    return { status, text: '', tokens: null };
  }
  const { choices, usage } = v.parse(COMPLETION, JSON.parse(await readLimited(response)));
  const text = choices[0]?.message.content ?? '';
  return { status, text, tokens: usage?.total_tokens ?? null };
}

async function readLimited({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_REPLY_CHARACTERS) throw new Error('The reply is too long.');
  }
  return text + decoder.decode();
}

const MINUTE_MS = 60_000;

/** Creates an allowance that fills up evenly, at most to `perMinute`. @param now - A clock in milliseconds. */
export function createTokenAllowance(perMinute: number, now = () => performance.now()) {
  let left = perMinute;
  let filledAt = now();
  return {
    take(tokens: number): boolean {
      const time = now();
      left = Math.min(perMinute, left + ((time - filledAt) / MINUTE_MS) * perMinute);
      filledAt = time;
      if (tokens > left) return false;
      left -= tokens;
      return true;
    },
    settle(taken: number, spent: number): void {
      left = Math.min(perMinute, left + taken - spent);
    },
  };
}
