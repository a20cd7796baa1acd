import { QueryTimeoutError } from '@biographql/core';
import { untilAborted } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';
import { schemaText } from '@biographql/core/schema';
import type { Engines } from '@biographql/engines';
import { createDeadline } from '@biographql/engines/internal/browser';
import { type Vocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import { createQuestionService, type QuestionService } from '@biographql/questions';
import {
  createDocumentCache,
  createExecutableSchema,
  createReceipt,
  createServices,
  type DatasetInfo,
  DEFAULT_LIMITS,
  MAX_RESULT,
  type PreparedOperation,
  type PresentedResult,
  presentOutcome,
  presentRejection,
  type ReceiptIssuer,
  type ReportIncident,
  type RequestContext,
  RequestError,
  readParameters,
  repairVariables,
  resolvers,
  type Services,
  type ServicesOptions,
  sha256Hex,
  stableText,
  VERSION,
  writeBody,
} from '@biographql/server/internal/browser';
import { execute } from 'graphql';

/** Options of a service in a page. */
export interface TabServiceOptions extends Partial<Pick<ServicesOptions, 'openEmbeddings'>> {
  /** Closed by the caller. Requests wait for engines that are still loading. */
  readonly engines: Engines;
  /** Provenance of the data. */
  readonly dataset: DatasetInfo;
  /** Vocabulary of the graph. Default: Wikidata's. */
  readonly vocabulary?: Vocabulary | undefined;
  /** Timeout of a request in milliseconds, including loading of the engines. @defaultValue 120_000 */
  readonly timeoutMs?: number | undefined;
  /** Called with each unexpected error, with the incident that the answer names. */
  readonly onIncident?: ReportIncident | undefined;
}

/** The answer to one request, ready to be sent. */
export interface WrittenAnswer {
  /** HTTP status. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** A service in a page. */
export interface TabService {
  /** The domain, for calls without GraphQL. */
  readonly services: Services;
  /** Answers a GraphQL request body with the service's resolvers; errors are in the answer. @throws `signal.reason`. */
  answer(body: string, signal?: AbortSignal): Promise<WrittenAnswer>;
}

const ENGINE_ID = 'biographql';
const HEADERS = { 'content-type': 'application/graphql-response+json; charset=utf-8' } as const;
/** Longer than in a service: nobody else waits, and answers should use all of the evidence. */
const QUESTION_MS = 10_000;
const POLICY = { persistedDocuments, onlyPersisted: false };
const NO_COST: RequestContext['cost'] = {
  units: 1,
  add() {},
  async check() {},
  run: async (work) => await work(),
  runNow: (work) => work(),
};

/** Makes a service over open engines: the resolvers and services of `createService`, without HTTP, keys and rates. */
export function createTabService({
  engines,
  dataset,
  vocabulary = WIKIDATA,
  timeoutMs = 120_000,
  openEmbeddings = async () => null,
  onIncident = () => {},
}: TabServiceOptions): TabService {
  const questions = createQuestionService(engines, { vocabulary, timeMs: QUESTION_MS });
  const services = createServices(engines, {
    questions: onceReady(questions, engines),
    vocabulary,
    dataset,
    openEmbeddings,
    maxMolecules: MAX_MOLECULES,
  });
  const schema = createExecutableSchema({ typeDefs: schemaText, resolvers });
  const documents = createDocumentCache({ ...DEFAULT_LIMITS, schema, introspection: true });
  const { digest, release } = dataset;
  const issuer: ReceiptIssuer = { version: VERSION, dataset: { digest, release } };

  async function run(body: string, caller: AbortSignal | undefined): Promise<WrittenAnswer> {
    const { query, operationName, variables } = readParameters(parseBody(body), POLICY);
    const operation = documents.prepare(query, operationName);
    caller?.throwIfAborted();
    const reason = () => new QueryTimeoutError('service', timeoutMs);
    using deadline = createDeadline(timeoutMs, [caller], reason);
    const { signal } = deadline;
    const executed = execute({
      schema,
      document: operation.document,
      operationName: operation.name,
      contextValue: findContext(services, signal),
      variableValues: repairVariables(variables, operation.repairs),
    });
    const outcome = await untilAborted(Promise.resolve(executed), signal);
    const result = presentOutcome(outcome, onIncident);
    return written(result, { issuer, operation, variables });
  }

  return {
    services,
    async answer(body, signal) {
      try {
        return await run(body, signal);
      } catch (error) {
        signal?.throwIfAborted();
        return writtenRejection(error, onIncident);
      }
    },
  };
}

/** More than in a service, because nobody else waits. */
const MAX_MOLECULES = 10_000;

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError('INVALID_REQUEST', 'The request body is not valid JSON.');
  }
}

function findContext(services: Services, signal: AbortSignal): RequestContext {
  return {
    services,
    signal,
    engineId: ENGINE_ID,
    scopes: null,
    client: 'page',
    cost: NO_COST,
    answer: { values: 0, characters: 0, isOnce: false },
  };
}

interface Requested {
  readonly issuer: ReceiptIssuer;
  readonly operation: PreparedOperation;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Writes the response to an error that prevented an answer. */
export function writtenRejection(error: unknown, onIncident: ReportIncident): WrittenAnswer {
  return written(presentRejection(error, onIncident));
}

function written({ status, headers, body }: PresentedResult, requested?: Requested): WrittenAnswer {
  const { data } = body;
  const extensions =
    data !== undefined && data !== null && requested !== undefined
      ? {
          receipt: createReceipt(
            requested.issuer,
            requested,
            resultDigest(data, requested.operation),
          ),
        }
      : {};
  const dataText = data === undefined ? null : JSON.stringify(data);
  return {
    status,
    headers: { ...HEADERS, ...headers },
    body: writeBody(body, dataText, extensions),
  };
}

function resultDigest(data: object, { durationKeys }: PreparedOperation): string | null {
  const text = stableText(data, durationKeys);
  return text.length > MAX_RESULT ? null : `sha256:${sha256Hex(text)}`;
}

/** A question has little time, which must not be spent on waiting for the graph. */
function onceReady(questions: QuestionService, { graph, articles }: Engines): QuestionService {
  const ready = (signal: AbortSignal | undefined) =>
    Promise.all([graph.ready({ signal }), articles.ready({ signal })]);
  return {
    ...questions,
    async answer(question, options) {
      await ready(options?.signal);
      return questions.answer(question, options);
    },
    async sparql(question, options) {
      await ready(options?.signal);
      return questions.sparql(question, options);
    },
  };
}
