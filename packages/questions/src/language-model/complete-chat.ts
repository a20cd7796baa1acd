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
  /** Tokens of request and reply together; null when the service does not tell. */
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
      'A language model needs the package `openai`: install it beside this one, e.g. `npm install openai@6`.',
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

interface TokenAllowance {
  take(tokens: number): boolean;
  settle(taken: number, spent: number): void;
}

const MINUTE_MS = 60_000;

/** Creates an allowance that fills up evenly, at most to `perMinute`. @param now - A clock in milliseconds. */
export function createTokenAllowance(
  perMinute: number,
  now: () => number = () => performance.now(),
): TokenAllowance {
  let left = perMinute;
  let filledAt = now();
  const fill = () => {
    const time = now();
    left = Math.min(perMinute, left + ((time - filledAt) / MINUTE_MS) * perMinute);
    filledAt = time;
  };
  return {
    take(tokens) {
      fill();
      if (tokens > left) return false;
      left -= tokens;
      return true;
    },
    settle(taken, spent) {
      left = Math.min(perMinute, left + taken - spent);
    },
  };
}
