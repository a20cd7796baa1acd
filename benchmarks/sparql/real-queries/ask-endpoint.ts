import { setTimeout } from 'node:timers/promises';
import { isRecord } from '@biographql/core/internal';
import type { BenchService } from '../../quality/bench/open-service.js';

/** What came of one query. */
export interface Outcome {
  /** `empty` ran and found nothing; `refused` did not run to its end. */
  readonly status: 'rows' | 'empty' | 'refused';
  /** Solutions, triples of a graph query; 1 for an ASK that is true. */
  readonly rows: number;
  /** Why it is refused; empty otherwise. */
  readonly reason: string;
  /** What the service says of it; empty when it ran. */
  readonly message: string;
  readonly ms: number;
}

const ACCEPT = 'application/sparql-results+json, application/n-triples';
/** A thread that was ended with its query loads its graph again meanwhile. */
const MOST_WAITS = 40;

/** Sends a query to the endpoint as any caller does, and waits as long as the service asks where it is busy. */
export async function askEndpoint(bench: BenchService, sparql: string): Promise<Outcome> {
  for (let waits = 0; ; waits += 1) {
    const start = performance.now();
    const response = await bench.send('sparql', 'application/sparql-query', sparql, ACCEPT);
    const text = await response.text();
    const ms = Math.round(performance.now() - start);
    if (response.status === 200) {
      const rows = countRows(text);
      return { status: rows > 0 ? 'rows' : 'empty', rows, reason: '', message: '', ms };
    }
    const { code, message } = errorOf(text);
    if (!/^(?:OVERLOADED|RATE_LIMITED)$/.test(code) || waits === MOST_WAITS) {
      return { status: 'refused', rows: 0, reason: reasonOf(code, message, sparql), message, ms };
    }
    await setTimeout(1_000 * Number(response.headers.get('retry-after') ?? 5));
  }
}

function countRows(text: string): number {
  if (!text.startsWith('{')) return text.split('\n').filter((line) => line !== '').length;
  const body: unknown = JSON.parse(text);
  if (!isRecord(body)) return 0;
  const { boolean, results } = body;
  if (typeof boolean === 'boolean') return Number(boolean);
  const { bindings } = isRecord(results) ? results : {};
  return Array.isArray(bindings) ? bindings.length : 0;
}

function errorOf(text: string): { readonly code: string; readonly message: string } {
  const body: unknown = JSON.parse(text);
  const errors: unknown = isRecord(body) ? body.errors : undefined;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const { message, extensions } = isRecord(first) ? first : {};
  const { code } = isRecord(extensions) ? extensions : {};
  return { code: `${code}`, message: `${message}`.split('\n')[0] ?? '' };
}

/** Reasons in the order in which they are looked for; the first that fits is told. */
const REASONS: readonly (readonly [string, RegExp])[] = [
  ['another service is called (SERVICE)', /cannot call another service|a query cannot call/],
  ['a label service in a form that is not read', /the block of the label service/],
  ['another graph is chosen (FROM)', /there is one graph/],
  ['it changes the graph', /only reads/],
  ['a prefix that is not declared', /is not declared/],
  ['a graph query too long to be read', /at most [\d,]+ characters/],
];

/** A program of the query's author fills these in with a language: they are no variable and no IRI. */
const TEMPLATE = /\?_lang\b|<lang\/>/;

/** Returns the text with English where a program puts the language; undefined for a text that leaves none open. */
export function fillTemplate(sparql: string): string | undefined {
  if (!TEMPLATE.test(sparql)) return undefined;
  return sparql.replaceAll(/\?_lang\b/g, '"en"').replaceAll('<lang/>', 'en');
}

function reasonOf(code: string, message: string, sparql: string): string {
  const isUnread = code === 'INVALID_SPARQL' || code === 'FORBIDDEN_SPARQL';
  if (isUnread && TEMPLATE.test(sparql)) return 'a template that a program fills in';
  const [reason] = REASONS.find(([, pattern]) => pattern.test(message)) ?? [];
  if (reason !== undefined) return reason;
  return code === 'INVALID_SPARQL' ? 'not SPARQL 1.1' : code;
}
