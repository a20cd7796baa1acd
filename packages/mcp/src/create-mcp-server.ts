import type { BioGraphQLClient } from '@biographql/client';
import { nearest } from '@biographql/core/internal';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import manifest from '../package.json' with { type: 'json' };
import {
  decodeCursor,
  formatAnswer,
  formatFailure,
  type Tool,
  type ToolAnswer,
} from './answer-text.js';
import prompts from './prompts.json' with { type: 'json' };
import { ADMET_TOOLS } from './tools/admet.js';
import { ARTICLE_TOOLS } from './tools/articles.js';
import { GRAPH_TOOLS } from './tools/graph.js';

export const VERSION: string = manifest.version;

const TOOLS = [...GRAPH_TOOLS, ...ARTICLE_TOOLS, ...ADMET_TOOLS];

const INSTRUCTIONS = `A biomedical knowledge graph, articles about its entities, and ADMET predictions. Find identifiers with find_entities first. Then ask for neighbors, properties and insights, or ask plain questions. Cite the source of each fact. Facts that the graph does not state are unknown, not false. Long answers are truncated. Pass the cursor to get the next rows.`;

const GRAPH_INSTRUCTIONS = `Tools for the classes of a knowledge graph. Find identifiers with search_…, read an entity with get_…, and follow a relation of the entity with related_to_…. Cite the source of each fact. Facts that the graph does not state are unknown, not false. Long answers are truncated. Pass the cursor to get the next rows.`;

interface McpServerOptions {
  /** Address of the service's web UI, which answers link to. Default: null, no links. */
  readonly webUrl?: string | null;
  /** Tools of {@link createGraphTools} in place of the usual ones; then there are no prompts. */
  readonly tools?: readonly Tool[];
}

/**
 * Creates an MCP server whose tools query a service; connect it to any transport of the official SDK.
 * @see {@link https://github.com/biographql/biographql/blob/main/packages/mcp/README.md}
 */
export function createMcpServer(
  client: BioGraphQLClient,
  { webUrl = null, tools }: McpServerOptions = {},
): McpServer {
  const isUsual = tools === undefined;
  const server = new McpServer(
    { name: 'biographql', version: VERSION },
    { instructions: isUsual ? INSTRUCTIONS : GRAPH_INSTRUCTIONS },
  );
  for (const tool of tools ?? TOOLS) {
    const config = {
      description: tool.description,
      inputSchema: getInputSchema(tool),
      ...(isUsual && { outputSchema: withJsonSchema(ANSWER, ANSWER_SHAPE) }),
      annotations: { readOnlyHint: true },
    };
    server.registerTool(tool.name, config, async ({ cursor, ...args }, { mcpReq: { signal } }) => {
      const offset = cursor === undefined ? 0 : decodeCursor(String(cursor));
      if (offset === null)
        return failed('INVALID_ARGUMENT: invalid cursor. Copy it from an answer, or omit it.');
      try {
        const answer = await tool.run(args, { client, offset, options: { signal } });
        return toResult(answer, offset, webUrl);
      } catch (error) {
        signal.throwIfAborted();
        return failed(formatFailure(error));
      }
    });
  }
  for (const { name, argument, text, ...facts } of isUsual ? prompts : []) {
    const argsSchema = z.object({ name: z.string().describe(argument) });
    server.registerPrompt(name, { ...facts, argsSchema }, (args) => {
      const content = { type: 'text', text: text.replace('{name}', () => args.name) } as const;
      return { messages: [{ role: 'user', content }] };
    });
  }
  return server;
}

const SYNONYMS: Readonly<Record<string, string>> = {
  disease: 'entity',
  id: 'entity',
  ids: 'entities',
  name: 'names',
  question: 'questions',
  sparql: 'query',
  text: 'names',
};

/** Leaves out `$schema`, a tenth of what agents read. The error for an unknown argument names the nearest one. */
function getInputSchema({ input }: Tool) {
  const whole = input.extend({ cursor: z.string().optional() });
  const names = Object.keys(whole.shape);
  const pairs = names.map((name) => [name, name] as const);
  const unknownArgument = (name: string) => {
    const near = nearest(name, pairs, () => 3) ?? SYNONYMS[name] ?? '';
    const hint = names.includes(near) ? `Did you mean ${near}?` : `Valid: ${names.join(', ')}.`;
    return `${name}: unknown argument. ${hint}`;
  };
  const error: z.core.$ZodErrorMap = (issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map(unknownArgument).join(' ') : undefined;
  const { $schema: _, ...json } = z.toJSONSchema(whole, { io: 'input' });
  return withJsonSchema(z.strictObject(whole.shape, { error }), json);
}

const ANSWER = z.looseObject({ notes: z.array(z.string()), rows: z.array(z.unknown()) });
/** Has no types: the names are clear, and agents read this schema with every tool. */
const ANSWER_SHAPE = { type: 'object', properties: { notes: {}, rows: {}, link: {} } };

function withJsonSchema<Schema extends z.ZodObject>(schema: Schema, json: Record<string, unknown>) {
  const jsonSchema = { input: () => json, output: () => json };
  return { '~standard': { ...schema['~standard'], jsonSchema } };
}

function toResult(whole: ToolAnswer, offset: number, webUrl: string | null): CallToolResult {
  const { rows: all = [], notes = [], page } = whole;
  const shown = whole.offset === undefined ? { ...whole, rows: all.slice(offset), offset } : whole;
  const { text, rows, cursor } = formatAnswer(shown);
  const structuredContent = { notes, rows, ...(cursor !== null && { cursor }) };
  if (webUrl === null) return { content: [{ type: 'text', text }], structuredContent };
  const url = new URL(webUrl);
  url.search = new URLSearchParams(page).toString();
  return {
    content: [{ type: 'text', text: `${text}\nView in the web UI: ${url.href}` }],
    structuredContent: { ...structuredContent, link: url.href },
  };
}

function failed(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}
