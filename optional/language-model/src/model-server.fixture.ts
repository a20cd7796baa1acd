import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Parts of a request that tests check. */
export interface ModelRequest {
  readonly path: string;
  readonly authorization: string;
  readonly model: string;
  readonly instructions: string;
  readonly question: string;
  /** Names that a translation may use; absent for passages. */
  readonly names?: readonly string[] | undefined;
  readonly relations?: readonly object[] | undefined;
  readonly format: unknown;
  readonly texts: readonly { readonly number: number; readonly text: string }[];
}

/** A language model of a test, on a free port of this machine. */
export interface ModelServer extends AsyncDisposable {
  readonly baseUrl: string;
  readonly requests: readonly ModelRequest[];
}

/** Returns a reply as text, or handles the response itself. */
export type ModelBehavior = (request: ModelRequest, response: ServerResponse) => string | undefined;

/** Serves chat completions; a text that a behavior returns is sent in the format of the API. */
export async function serveModel(behave: ModelBehavior): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const server = createServer((incoming, response) => {
    read(incoming).then((request) => {
      requests.push(request);
      const content = behave(request, response);
      if (content === undefined) return;
      const message = { role: 'assistant', content };
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          ...{ id: '1', object: 'chat.completion', created: 0, model: request.model },
          choices: [{ index: 0, finish_reason: 'stop', message }],
          usage: { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Sent {
  readonly model: string;
  readonly response_format: unknown;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

async function read(incoming: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { model, messages, response_format } = JSON.parse(
    Buffer.concat(chunks).toString('utf8'),
  ) as Sent;
  const { question, texts, names, relations } = JSON.parse(
    messages[1]?.content ?? '{}',
  ) as ModelRequest;
  return {
    path: incoming.url ?? '',
    authorization: incoming.headers.authorization ?? '',
    model,
    instructions: messages[0]?.content ?? '',
    question,
    texts,
    names,
    relations,
    format: response_format,
  };
}

/** Replies with a sentence of the first text that contains a phrase; abstains if none does. */
export function quoting(phrase: string, answer?: string): ModelBehavior {
  return ({ texts }) => {
    const found = texts.find(({ text }) => text.includes(phrase));
    const quote = found?.text.split(/(?<=\.)\s+/).find((sentence) => sentence.includes(phrase));
    if (found === undefined || quote === undefined)
      return JSON.stringify({ answer: null, citations: [] });
    const citations = [{ passage: found.number, quote }];
    return JSON.stringify({ answer: answer ?? quote, citations });
  };
}
