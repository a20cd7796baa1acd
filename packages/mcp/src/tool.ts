import type { BioGraphQLClient } from '@biographql/client';
import type { z } from 'zod';

/** What a tool answers: what holds for all of it, and rows of which as many are told as fit. */
export interface ToolAnswer {
  /** Sentences before the rows. */
  readonly notes: readonly string[];
  /** JSON values, the most telling first. */
  readonly rows: readonly unknown[];
  /** Rows before the first of these, where the service pages by itself. @defaultValue 0 */
  readonly offset?: number;
  /** Rows in all, where it is more than there are here. */
  readonly total?: number | undefined;
  /** Parameters of the web UI's page that shows the same. */
  readonly page?: Readonly<Record<string, string>>;
}

/** What a tool is called with besides its arguments. */
export interface ToolCall {
  readonly client: BioGraphQLClient;
  readonly signal: AbortSignal;
  /** Rows that were told already. */
  readonly offset: number;
}

/** A tool that an agent can call. */
export interface Tool {
  /** As agents see it, e.g. `find_entities`. */
  readonly name: string;
  /** What it is for, in few words: agents read all descriptions each time. */
  readonly description: string;
  readonly input: z.ZodObject;
  readonly run: (args: unknown, call: ToolCall) => Promise<ToolAnswer>;
}

/** Makes a tool; its arguments are checked before it runs. */
export function defineTool<Input extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & {
    readonly input: Input;
    readonly run: (args: z.infer<Input>, call: ToolCall) => Promise<ToolAnswer>;
  },
): Tool {
  const { run, ...rest } = tool;
  return { ...rest, run: (args, call) => run(tool.input.parse(args), call) };
}
