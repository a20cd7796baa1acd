import type { BioGraphQLClient } from '@biographql/client';
import { isRecord, nearest } from '@biographql/core/internal';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import manifest from '../package.json' with { type: 'json' };
import {
  decodeCursor,
  formatAnswer,
  formatFailure,
  type Tool,
  type ToolAnswer,
  type ToolCall,
} from './answer-text.js';
import { ADMET_TOOLS } from './tools/admet.js';
import { ARTICLE_TOOLS } from './tools/articles.js';
import { GRAPH_TOOLS } from './tools/graph.js';

export const VERSION: string = manifest.version;

const TOOLS = [...GRAPH_TOOLS, ...ARTICLE_TOOLS, ...ADMET_TOOLS];

const PROMPTS = [
  {
    name: 'disease_overview',
    title: 'Overview of a disease',
    description: 'Genes, drugs, symptoms and subtypes of a disease, with references.',
    names: 'the disease',
    text: (name: string) =>
      `Give an overview of ${name}. Find its identifier (find_entities), see which tables there are (get_insights) and read the genes, drugs, symptoms and subtypes. Name the source of each fact. Say which of these the graph does not state.`,
  },
  {
    name: 'drug_profile',
    title: 'Profile of a drug',
    description: 'What a drug treats and acts on, and its predicted ADMET properties.',
    names: 'the drug',
    text: (name: string) =>
      `Describe ${name}: find it (find_entities), read its properties and neighbors, and, where a SMILES is stated, predict LogS, BBB, hERG and CYP3A4i (predict_admet), and say what drives a value that concerns (explain_admet). Keep facts of the graph and predictions apart.`,
  },
  {
    name: 'check_claim',
    title: 'Check a claim',
    description: 'Whether facts or articles support a statement.',
    names: 'the statement',
    text: (name: string) =>
      `Is this supported: "${name}"? Ask it as a question (answer_questions), look for the fact (get_neighbors, get_provenance) and for articles (search_articles). Answer "supported", "contradicted" or "not stated", with facts and quotes; an abstention is "not stated".`,
  },
  {
    name: 'literature_review',
    title: 'Literature of a topic',
    description: 'Recent articles of a topic, who writes them and what emerges.',
    names: 'the topic',
    text: (name: string) =>
      `Review the literature on ${name}: search_articles (newest and most relevant), count_articles for authors and emerging concepts. Cite articles by their identifiers.`,
  },
];

const INSTRUCTIONS = `A biomedical knowledge graph, articles about it, and ADMET predictions. Find identifiers with find_entities first; then ask for neighbors, properties and insights, or ask plain questions. Say where a fact is from; what the graph does not state is unknown, not false. Answers are cut at rows; a cursor asks for the next ones.`;

const GRAPH_INSTRUCTIONS = `The classes of a knowledge graph. Find identifiers with search_…, read one with get_…, and follow a relation that it lists with related_to_…. Say where a fact is from; what the graph does not state is unknown, not false. Answers are cut at rows; a cursor asks for the next ones.`;

interface McpServerOptions {
  /** Address of the service's web UI, which answers link to. Default: null, no links. */
  readonly webUrl?: string | null;
  /** Tools in place of the usual ones, e.g. those of {@link createGraphTools}. */
  readonly tools?: readonly Tool[];
}

/**
 * Makes a server of the Model Context Protocol whose tools ask a service; connect it to any transport of the official SDK.
 * @see {@link https://github.com/biographql/biographql/blob/main/packages/mcp/README.md}
 */
export function createMcpServer(
  client: BioGraphQLClient,
  { webUrl = null, tools }: McpServerOptions = {},
): McpServer {
  const server = new McpServer(
    { name: 'biographql', version: VERSION },
    { instructions: tools === undefined ? INSTRUCTIONS : GRAPH_INSTRUCTIONS },
  );
  for (const tool of tools ?? TOOLS) {
    const inputSchema = toInputSchema(tool.input.extend({ cursor: z.string().optional() }));
    const { name, description } = tool;
    const annotations = { readOnlyHint: true };
    const outputSchema = tools === undefined ? { outputSchema: OUTPUT_SCHEMA } : {};
    const config = { description, inputSchema, ...outputSchema, annotations };
    server.registerTool(name, config, (args, context) =>
      callTool(tool, args, { client, webUrl, options: { signal: context.mcpReq.signal } }),
    );
  }
  for (const prompt of tools === undefined ? PROMPTS : []) {
    const { name, title, description, names, text } = prompt;
    const argsSchema = z.object({ name: z.string().describe(names) });
    server.registerPrompt(name, { title, description, argsSchema }, (args) => ({
      messages: [{ role: 'user', content: { type: 'text', text: text(args.name) } }],
    }));
  }
  return server;
}

/** Without the name of the dialect, which is a tenth of what agents read. An unknown argument is rejected with the nearest one. */
function toInputSchema<Input extends z.ZodObject>(input: Input) {
  const standard = input['~standard'];
  const { jsonSchema, validate } = standard;
  const names = Object.keys(input.shape).map((name) => [name, name] as const);
  return {
    '~standard': {
      ...standard,
      validate(value: unknown) {
        const given = isRecord(value) ? Object.keys(value) : [];
        const issues = given
          .filter((name) => !(name in input.shape))
          .map((name) => {
            const near = nearest(name, names, () => 3) ?? SYNONYMS[name] ?? '';
            const all = names.map(([each]) => each).join(', ');
            const hint = near in input.shape ? `Did you mean ${near}?` : `It takes ${all}.`;
            return { message: `unknown argument. ${hint}`, path: [name] };
          });
        return issues.length > 0 ? { issues } : validate(value);
      },
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

const SYNONYMS: Readonly<Record<string, string>> = {
  disease: 'entity',
  id: 'entity',
  ids: 'entities',
  name: 'names',
  question: 'questions',
  sparql: 'query',
  text: 'names',
};

const ANSWER = z.looseObject({ notes: z.array(z.string()), rows: z.array(z.unknown()) });
/** Agents know from the names what is meant; types would be read with each tool. */
const ANSWER_SHAPE = { type: 'object', properties: { notes: {}, rows: {}, link: {} } };
const OUTPUT_SCHEMA = {
  '~standard': {
    ...ANSWER['~standard'],
    jsonSchema: { input: () => ANSWER_SHAPE, output: () => ANSWER_SHAPE },
  },
};

async function callTool(
  tool: Tool,
  { cursor, ...args }: { readonly cursor?: string | undefined } & Record<string, unknown>,
  call: Omit<ToolCall, 'offset'> & { readonly webUrl: string | null },
): Promise<CallToolResult> {
  try {
    const offset = cursor === undefined ? 0 : decodeCursor(cursor);
    if (offset === null)
      return failed('INVALID_ARGUMENT: cursor: copy it from an answer, or leave it out.');
    const whole = await tool.run(args, { ...call, offset });
    const { rows: all = [] } = whole;
    const answer =
      whole.offset === undefined ? { ...whole, rows: all.slice(offset), offset } : whole;
    const { text, rows, cursor: next } = formatAnswer(answer);
    const link = toLink(call.webUrl, answer);
    const structuredContent = {
      notes: answer.notes ?? [],
      rows,
      ...(next !== null && { cursor: next }),
      ...(link !== null && { link }),
    };
    const shown = link === null ? text : `${text}\nFor people: ${link}`;
    return { content: [{ type: 'text', text: shown }], structuredContent };
  } catch (error) {
    call.options.signal.throwIfAborted();
    return failed(formatFailure(error));
  }
}

function failed(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

function toLink(webUrl: string | null, { page }: ToolAnswer): string | null {
  if (webUrl === null) return null;
  const url = new URL(webUrl);
  url.search = new URLSearchParams(page).toString();
  return url.href;
}
