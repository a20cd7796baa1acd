import { BioGraphQLError } from './biographql-error.js';

/** The graph does not know the entity. */
export class EntityNotFoundError extends BioGraphQLError<'ENTITY_NOT_FOUND'> {
  declare readonly name: 'EntityNotFoundError';
  /** @param entity - the requested identifier or name. @param similar - names of entities that may be meant. */
  constructor(
    readonly entity: string,
    similar: readonly string[] = [],
  ) {
    const names = similar.map((name) => `"${name}"`).join(' or ');
    const question = names === '' ? '' : ` Did you mean ${names}?`;
    super('ENTITY_NOT_FOUND', `The graph has no entity "${entity.slice(0, 120)}".${question}`, {
      facts: { entity },
    });
  }
}

/** A query ran past its deadline and was ended. */
export class QueryTimeoutError extends BioGraphQLError<'QUERY_TIMEOUT'> {
  declare readonly name: 'QueryTimeoutError';
  /** @param engine - its name. @param timeoutMs - the time that the query had. */
  constructor(
    readonly engine: string,
    readonly timeoutMs: number,
  ) {
    super(
      'QUERY_TIMEOUT',
      `The query was stopped after ${timeoutMs / 1_000} s. Make it more selective: replace variables with specific values, avoid patterns that share no variable, or add a LIMIT.`,
      { facts: { engine, timeoutMs } },
    );
  }
}

/** A query exceeded its memory limit and was stopped. */
export class QueryTooLargeError extends BioGraphQLError<'QUERY_TOO_LARGE'> {
  declare readonly name: 'QueryTooLargeError';
  /** @param engine - its name. @param limitBytes - the memory that the query had. */
  constructor(
    readonly engine: string,
    readonly limitBytes: number,
  ) {
    super(
      'QUERY_TOO_LARGE',
      `The query was stopped because it needs more than ${Math.floor(limitBytes / 1_048_576)} MB of memory. Sort, group and join fewer rows, build shorter strings, or avoid patterns that share no variable.`,
      { facts: { engine, limitBytes } },
    );
  }
}

/** A result passes a limit of the service. */
export class ResultTooLargeError extends BioGraphQLError<'RESULT_TOO_LARGE'> {
  declare readonly name: 'ResultTooLargeError';
  /** @param unit - what is counted, e.g. `rows`. @param advice - what to do, as a sentence. */
  constructor(limit: number, unit: string, advice: string) {
    const size = `${limit.toLocaleString('en-US')} ${unit}`;
    const facts = { limit, unit };
    super('RESULT_TOO_LARGE', `The result has more than ${size}. ${advice}`, { facts });
  }
}

/** An engine did not answer. */
export class EngineUnavailableError extends BioGraphQLError<'ENGINE_UNAVAILABLE'> {
  declare readonly name: 'EngineUnavailableError';
  /** @param engine - its name. @param operation - the requested operation. */
  constructor(
    readonly engine: string,
    readonly operation: string,
    cause?: unknown,
  ) {
    super('ENGINE_UNAVAILABLE', `The ${engine} engine did not answer.`, {
      facts: { engine, operation },
      ...(cause === undefined ? {} : { cause }),
    });
  }
}

/** Too much work is waiting; the same request may succeed soon. */
export class OverloadedError extends BioGraphQLError<'OVERLOADED'> {
  declare readonly name: 'OverloadedError';
  /** @param engine - its name. @param retryAfterSeconds - when the same request may succeed. */
  constructor(
    readonly engine: string,
    readonly retryAfterSeconds: number,
  ) {
    const message = `The ${engine} engine is busy or restarting. Try again in ${retryAfterSeconds} s.`;
    super('OVERLOADED', message, { facts: { engine, retryAfterSeconds } });
  }
}

/** The caller exceeded a limit; the same request may succeed soon. */
export class RateLimitedError extends BioGraphQLError<'RATE_LIMITED'> {
  declare readonly name: 'RateLimitedError';
  /** @param reason - the exceeded limit as a sentence. @param retryAfterSeconds - when the same request may succeed. */
  constructor(
    reason: string,
    readonly retryAfterSeconds: number,
  ) {
    super('RATE_LIMITED', `${reason} Try again in ${retryAfterSeconds} s.`, {
      facts: { retryAfterSeconds },
    });
  }
}

/** The model is in the catalog, but its predictor, or what explains its values, is not installed. */
export class ModelNotInstalledError extends BioGraphQLError<'MODEL_NOT_INSTALLED'> {
  declare readonly name: 'ModelNotInstalledError';
  /** @param modelName - a name of the catalog. @param reason - what is missing, as sentences; default: the predictor. */
  constructor(
    readonly modelName: string,
    reason = `The ADMET model \`${modelName}\` is known, but no predictor for it is installed here.`,
  ) {
    super('MODEL_NOT_INSTALLED', reason, { facts: { modelName } });
  }
}

/** The dataset has no vectors of its graph. */
export class EmbeddingsNotTrainedError extends BioGraphQLError<'EMBEDDINGS_NOT_TRAINED'> {
  declare readonly name: 'EmbeddingsNotTrainedError';
  constructor() {
    const command = 'biographql datasets import-vectors';
    const message = `This service has no vectors for its graph. Import them with \`${command}\`.`;
    super('EMBEDDINGS_NOT_TRAINED', message, { facts: { command } });
  }
}
