import type { BioGraphQLClient } from '@biographql/client';
import type { z } from 'zod';

/** What a tool answers: what holds for all of it, and as many rows as fit. */
export interface ToolAnswer {
  readonly notes: readonly string[];
  readonly rows: readonly unknown[];
  /** Rows before these. Default: these are all rows, and those before the cursor are left out. */
  readonly offset?: number;
  /** Rows in all, where it is more than there are here. */
  readonly total?: number | undefined;
  readonly page?: Readonly<Record<string, string>>;
}

export interface ToolCall {
  readonly client: BioGraphQLClient;
  readonly signal: AbortSignal;
  readonly offset: number;
}

/** A tool that an agent may call. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** @param args - as the agent sent them. @throws ZodError for arguments that `input` rejects. */
  readonly run: (args: unknown, call: ToolCall) => Promise<ToolAnswer>;
}

export function defineTool<Input extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & {
    readonly input: Input;
    readonly run: (args: z.infer<Input>, call: ToolCall) => Promise<ToolAnswer>;
  },
): Tool {
  const { run, ...rest } = tool;
  return { ...rest, run: (args, call) => run(tool.input.parse(args), call) };
}
