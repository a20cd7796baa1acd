import type { BioGraphQLClient } from '@biographql/client';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { decodeCursor, tellAnswer } from './answer-text.js';
import { tellFailure } from './failure-text.js';
import { PROMPTS } from './prompts.js';
import type { Tool } from './tool.js';
import { TOOLS } from './tools/index.js';
import { VERSION } from './version.js';

/** Read by agents before anything else. */
const INSTRUCTIONS = `A biomedical knowledge graph, articles about it, and ADMET predictions. Find identifiers with find_entities first; then ask for neighbors, properties and insights, or ask plain questions. Say where a fact is from; what the graph does not state is unknown, not false. Answers are cut at rows; a cursor asks for the next ones.`;

/**
 * Makes a server of the Model Context Protocol whose tools ask a service. Connect it to any transport of the official SDK.
 * @param client - of a deployment, or of a service in this process.
 * @see {@link https://github.com/biographql/biographql/blob/main/packages/mcp/README.md}
 */
export function createMcpServer(client: BioGraphQLClient): McpServer {
  const server = new McpServer(
    { name: 'biographql', version: VERSION },
    { instructions: INSTRUCTIONS },
  );
  for (const tool of TOOLS) {
    const inputSchema = inItsDialect(tool.input.extend({ cursor: z.string().optional() }));
    const { name, description } = tool;
    const annotations = { title: tool.title, readOnlyHint: true };
    server.registerTool(name, { description, inputSchema, annotations }, (args, context) =>
      callTool(tool, args, { client, signal: context.mcpReq.signal }),
    );
  }
  for (const { name, title, description, arguments: argsSchema, text } of PROMPTS) {
    server.registerPrompt(name, { title, description, argsSchema }, (args) => ({
      messages: [{ role: 'user', content: { type: 'text', text: text(args) } }],
    }));
  }
  return server;
}

/** Leaves the name of the dialect out, which is the one that MCP takes by itself: in each tool it is a tenth of what agents read. */
function inItsDialect<Input extends z.ZodObject>(input: Input) {
  const standard = input['~standard'];
  const { jsonSchema } = standard;
  return {
    '~standard': {
      ...standard,
      jsonSchema: {
        ...jsonSchema,
        input(options: Parameters<typeof jsonSchema.input>[0]) {
          const { $schema: _, ...schema } = jsonSchema.input(options);
          return schema;
        },
      },
    },
  };
}

async function callTool(
  tool: Tool,
  { cursor, ...args }: { readonly cursor?: string | undefined } & Record<string, unknown>,
  call: { readonly client: BioGraphQLClient; readonly signal: AbortSignal },
): Promise<CallToolResult> {
  try {
    const offset = cursor === undefined ? 0 : decodeCursor(cursor);
    if (offset === null)
      return failed('INVALID_ARGUMENT: cursor: copy it from an answer, or leave it out.');
    const { text } = tellAnswer(await tool.run(args, { ...call, offset }));
    return { content: [{ type: 'text', text }] };
  } catch (error) {
    call.signal.throwIfAborted();
    return failed(tellFailure(error));
  }
}

function failed(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}
