import type { BioGraphQLClient } from '@biographql/client';
import { BioGraphQLError } from '@biographql/core';
import type { z } from 'zod';

/** Answer of a tool: text about all of it, and as many rows as fit. */
export interface ToolAnswer {
  readonly notes?: readonly string[];
  readonly rows?: readonly unknown[];
  /** Number of rows before these. Default: `rows` has all, and those before the cursor are dropped. */
  readonly offset?: number;
  /** Total number of rows, if there are more than these. */
  readonly total?: number | undefined;
  readonly page?: Readonly<Record<string, string>>;
}

export interface ToolCall {
  readonly client: BioGraphQLClient;
  readonly options: { readonly signal: AbortSignal };
  readonly offset: number;
}

/** A tool that an agent may call. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly description: string;
  readonly input: Input;
  /** @param args - checked against `input`. */
  run(args: z.infer<Input>, call: ToolCall): Promise<ToolAnswer>;
}

export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return tool;
}

/** Characters beyond which no further row is shown: 1,500 to 2,000 tokens, at three to four characters each. */
export const MAX_CHARACTERS = 6_000;
const LONGEST_ROW = 3_000;
const LONGEST_TEXT = 400;

/** The text of an answer, the rows in it, and the cursor of the next ones. */
export function formatAnswer({ notes = [], rows = [], offset = 0, total }: ToolAnswer) {
  const all = Math.max(total ?? 0, offset + rows.length);
  const lines = [...notes];
  let length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  let shown = 0;
  for (const row of rows) {
    const line = rowText(row);
    if (shown > 0 && length + line.length > MAX_CHARACTERS) break;
    lines.push(line);
    length += line.length + 1;
    shown += 1;
  }
  const next = offset + shown;
  const cursor = shown > 0 && next < all ? encodeCursor(next) : null;
  if (rows.length === 0 && notes.length === 0) lines.push('Nothing was found.');
  const more = `For more, repeat the call with cursor "${cursor}".`;
  if (cursor !== null) lines.push(`Rows ${offset + 1} to ${next} of ${all}. ${more}`);
  return { text: lines.join('\n'), rows: rows.slice(0, shown), cursor };
}

export function encodeCursor(offset: number): string {
  return Buffer.from(`row:${offset}`).toString('base64url');
}

export function decodeCursor(cursor: string): number | null {
  const found = /^row:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString());
  return found === null ? null : Number(found[1]);
}

function rowText(row: unknown): string {
  const line = JSON.stringify(row, leaveOutNothing);
  if (line.length <= LONGEST_ROW) return line;
  const short = JSON.stringify(row, (key, value: unknown) => {
    const trimmed = leaveOutNothing(key, value);
    if (typeof trimmed === 'string' && trimmed.length > LONGEST_TEXT)
      return `${trimmed.slice(0, LONGEST_TEXT)}…`;
    return Array.isArray(trimmed) && trimmed.length > 20
      ? [...trimmed.slice(0, 20), `… ${trimmed.length - 20} more`]
      : trimmed;
  });
  return short.length <= MAX_CHARACTERS ? short : `${short.slice(0, LONGEST_ROW)}… (cut)`;
}

function leaveOutNothing(_key: string, value: unknown): unknown {
  const isNothing = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return isNothing ? undefined : value;
}

const NEXT: Readonly<Record<string, string>> = {
  ENTITY_NOT_FOUND: 'Call find_entities first to get the identifier.',
  INVALID_ID: 'Use an identifier such as Q35869 or DOID:2841. To find one, call find_entities.',
  INVALID_ARGUMENT: 'Correct this argument, then call the tool again.',
  INVALID_SPARQL:
    'Fix the query at the given position, or send a question to run_sparql to get a query.',
  FORBIDDEN_SPARQL: 'Write a SELECT or ASK query without SERVICE, FROM or updates.',
  QUERY_TIMEOUT: 'Narrow the query: replace variables with specific values, or add a LIMIT.',
  QUERY_TOO_LARGE: 'Narrow the query: replace variables with specific values, or add a LIMIT.',
  RESULT_TOO_LARGE: 'Request less: use shorter lists, or add a LIMIT.',
  RATE_LIMITED: 'Wait for the stated time, then try again.',
  OVERLOADED: 'Wait for the stated time, then try again.',
  UNAUTHENTICATED: 'The MCP server has no valid key: its owner must set BIOGRAPHQL_API_KEY.',
  FORBIDDEN: 'The API key of this MCP server does not allow this. Use another tool.',
  UNKNOWN_MODEL: 'Call list_admet_models for the names of all models.',
  NETWORK: "The service doesn't respond. Tell the user, or try again later.",
  TIMEOUT: 'The service did not answer in time. Request less, or try again later.',
};

export function formatFailure(error: unknown): string {
  if (!BioGraphQLError.is(error))
    return 'INTERNAL: the tool failed. Try another tool and tell the user.';
  const { codes: listed } = error.facts;
  const codes = Array.isArray(listed) && listed.length > 0 ? listed.map(String) : [error.code];
  const next = codes.map((code) => NEXT[code]).find((text) => text !== undefined);
  const [message = ''] = error.message.split('\nSee ');
  return `${codes[0] ?? error.code}: ${message}${next === undefined ? '' : ` ${next}`}`;
}
