import { setMaxListeners } from 'node:events';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import {
  BioGraphQLError,
  EngineUnavailableError,
  InvalidArgumentError,
  QueryTimeoutError,
} from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import { ask, type SparqlQuery, withLimit } from '@biographql/sparql';
import { createDeadline, type Deadline } from '../deadline.js';
import type { GraphQueryOptions, GraphStore, SolutionSequence } from '../graph-store.js';
import { fixedSlots, QueryQueue } from '../query-queue.js';
import { checkQuerySize, decodeSolutions, tooManyBytes, tooManyRows } from '../run-query.js';
import { describeRejection, rejectionError, sortedRows } from './endpoint-rejection.js';
import { askEndpoint, type EndpointAnswer } from './endpoint-request.js';

export interface SparqlEndpointStoreOptions {
  /** Address of the query endpoint, http or https, without credentials; parameters in it are sent along. */
  readonly url: string;
  /** The value of the header `Authorization`, e.g. `Basic …` or `Bearer …`; it is sent to this address only and never logged. */
  readonly authorization?: string | null | undefined;
  /** IRIs of graphs that make up the default graph. Default: the endpoint's own. */
  readonly defaultGraphs?: readonly string[] | undefined;
  /** IRIs of graphs that a query may name. Default: those that the endpoint allows in addition to `defaultGraphs`. */
  readonly namedGraphs?: readonly string[] | undefined;
  /** Queries sent at the same time, from 1; a quarter of them is reserved for service queries. Default 8. */
  readonly connections?: number | undefined;
  readonly timeoutMs?: number | undefined;
  readonly limit?: number | undefined;
  readonly maxResultBytes?: number | undefined;
  readonly maxWaiting?: number | undefined;
  /** Called with the reason when the endpoint fails, without credentials; for the log. */
  readonly onFailure?: ((reason: string) => void) | undefined;
}

type JsonAnswer = Extract<EndpointAnswer, { readonly kind: 'answer' }>;

const ENGINE = 'sparql-endpoint';
const PROBE = ask('ASK { ?s ?p ?o }');
/** An endpoint that answered so recently is taken to be ready. */
const PROBE_EVERY_MS = 1_000;

/**
 * A graph store on an endpoint of the SPARQL 1.1 Protocol. A query that passes its deadline, or whose caller has left, is
 * ended by closing its connection; whether the endpoint then stops working on it is up to the endpoint, so give it a
 * limit of its own a little above `timeoutMs`. Language tags come in lower case, as from the embedded store.
 *
 * @throws InvalidArgumentError for an address that is not http or https or holds credentials, or fewer than one connection.
 */
export function sparqlEndpointStore(options: SparqlEndpointStoreOptions): GraphStore {
  const { authorization = null, connections = 8, maxWaiting = 200 } = options;
  const { defaultGraphs = [], namedGraphs = [] } = options;
  const graphs = [
    ...defaultGraphs.map((graph) => ['default-graph-uri', graph] as const),
    ...namedGraphs.map((graph) => ['named-graph-uri', graph] as const),
  ];
  const { timeoutMs = 10_000, limit = 100_000, maxResultBytes = 32 * 1024 * 1024 } = options;
  const url = endpointUrl(options.url);
  if (!Number.isInteger(connections) || connections < 1) {
    throw new InvalidArgumentError(
      'connections',
      'must be a whole number, 1 or greater',
      connections,
    );
  }
  const Agent = url.protocol === 'https:' ? HttpsAgent : HttpAgent;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const queue = new QueryQueue({ engine: ENGINE, slots: fixedSlots(connections), maxWaiting });
  const closed = new AbortController();
  // Each query listens to it.
  setMaxListeners(0, closed.signal);
  let answeredAt = Number.NEGATIVE_INFINITY;

  function send({ text }: SparqlQuery, { signal }: Deadline): Promise<EndpointAnswer> {
    const fields = [['query', text] as const, ...graphs];
    return askEndpoint({ url, agent, authorization, fields, maxBytes: maxResultBytes, signal });
  }

  /** Sends a query; if the endpoint sorts fewer rows than requested, sends it again with that number as its limit. */
  async function sendWhole(query: SparqlQuery, deadline: Deadline): Promise<EndpointAnswer> {
    const first = await send(query, deadline);
    const rowLimit = first.kind === 'rejected' ? sortedRows(first) : null;
    const fewer = rowLimit === null ? query : withLimit(query, rowLimit);
    if (fewer === query) return first;
    const second = await send(fewer, deadline);
    return second.kind === 'answer' ? { ...second, rowLimit } : second;
  }

  /** Sends `sent`, the query with its limit, and returns the answer as parsed by `read`, within the call's deadline. */
  async function run<T>(
    query: SparqlQuery,
    { sent, ...call }: GraphQueryOptions & { readonly sent: SparqlQuery },
    read: (answer: JsonAnswer) => T,
  ): Promise<T> {
    checkQuerySize(query);
    const { priority = 'user', timeoutMs: ms = timeoutMs } = call;
    using deadline = createDeadline(ms, [call.signal, closed.signal], () => queue.overloaded());
    const leave = await queue.enter(priority, deadline.signal, call.client);
    deadline.reason = () => new QueryTimeoutError(ENGINE, ms);
    const startedAt = performance.now();
    try {
      const answer = await sendWhole(sent, deadline);
      if (answer.kind === 'answer') {
        const value = read(answer);
        // Only after parsing: an endpoint that answers with something else is not ready.
        answeredAt = performance.now();
        return value;
      }
      if (answer.kind === 'too-large') throw tooManyBytes(maxResultBytes);
      const elapsedMs = performance.now() - startedAt;
      if (answer.kind === 'partial') throw new QueryTimeoutError(ENGINE, Math.round(elapsedMs));
      const rejected = rejectionError(answer, { engine: ENGINE, query, priority, elapsedMs });
      if (rejected.code === 'ENGINE_UNAVAILABLE')
        options.onFailure?.(describeRejection(answer, query));
      throw rejected;
    } catch (error) {
      deadline.signal.throwIfAborted();
      if (BioGraphQLError.is(error) && error.code !== 'INVALID_ARGUMENT') throw error;
      options.onFailure?.(failureText(error));
      throw new EngineUnavailableError(ENGINE, 'query', error);
    } finally {
      call.onWork?.(performance.now() - startedAt);
      leave();
    }
  }

  return {
    name: ENGINE,
    load: () => ({ queries: queue.load(), workers: {}, memoryBytes: null }),
    async ready({ signal } = {}) {
      signal?.throwIfAborted();
      closed.signal.throwIfAborted();
      if (performance.now() - answeredAt < PROBE_EVERY_MS) return;
      await this.ask(PROBE, { priority: 'service', ...(signal && { signal }) });
    },
    select(query, call = {}) {
      const rows = call.limit ?? limit;
      const sent = withLimit(query, rows + 1);
      return run(query, { ...call, sent }, ({ json, rowLimit }) => {
        const found = decodeSolutions(json, rows, query);
        if (isCut(found, sent, rowLimit)) throw tooManyRows(found.solutions.length);
        return lowerCaseTags(found);
      });
    },
    ask: (query, call = {}) => run(query, { ...call, sent: query }, readBoolean),
    async [Symbol.asyncDispose]() {
      closed.abort(new EngineUnavailableError(ENGINE, 'query', new Error('the store is closed')));
      agent.destroy();
    },
  };
}

/** An answer is truncated if it has the endpoint's maximum number of rows, and the query requested more. */
function isCut(
  { solutions }: SolutionSequence,
  sent: SparqlQuery,
  rowLimit: number | null,
): boolean {
  return rowLimit !== null && solutions.length >= rowLimit && withLimit(sent, rowLimit) !== sent;
}

function endpointUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && url.username === '' && url.password === '';
  if (isPlain && (url.protocol === 'https:' || url.protocol === 'http:')) return url;
  throw new InvalidArgumentError('url', 'must be an http or https address without credentials');
}

/** Also accepts Virtuoso's form, which for named graphs is one row, or none, of one variable. @throws SyntaxError. */
function readBoolean({ json }: JsonAnswer): boolean {
  const plain: unknown = JSON.parse(json);
  if (isRecord(plain) && typeof plain.boolean === 'boolean') return plain.boolean;
  const { variables, solutions } = decodeSolutions(json, 1);
  if (variables.join() !== '__ASK_RETVAL') {
    throw new SyntaxError('The response to an ASK query has no boolean');
  }
  return solutions[0]?.[0]?.value === '1';
}

/** Language tags ignore case; lowercase makes them comparable as text. */
function lowerCaseTags({ variables, solutions }: SolutionSequence): SolutionSequence {
  const lowered = solutions.map((solution) =>
    solution.map((term) => {
      if (term?.termType !== 'Literal' || !/[A-Z]/.test(term.language)) return term;
      return { ...term, language: term.language.toLowerCase() };
    }),
  );
  return { variables, solutions: lowered };
}

/** An error of the connection names address and port, never a header. */
function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return error.message || code || error.name;
}
