import { describe, expect, it } from 'vitest';
import {
  BioGraphQLError,
  EmbeddingsNotTrainedError,
  EngineUnavailableError,
  EntityNotFoundError,
  ERROR_CODES,
  ForbiddenSparqlError,
  InvalidArgumentError,
  InvalidIdError,
  InvalidSparqlError,
  ModelNotInstalledError,
  OverloadedError,
  QueryTimeoutError,
  ResultTooLargeError,
  UnknownEngineError,
  UnknownModelError,
  withoutPages,
} from '../index.js';

const position = { line: 2, column: 7 };

describe('errors', () => {
  it.each([
    [
      new InvalidArgumentError('pageSize', 'must be a whole number from 1 to 100', 0),
      'INVALID_ARGUMENT',
      '`pageSize` must be a whole number from 1 to 100. Received: "0".',
    ],
    [
      new UnknownEngineError('x'),
      'UNKNOWN_ENGINE',
      'There is no engine "x" here. Omit `engineID` or send this service\'s identifier.',
    ],
    [
      new InvalidIdError('a b', 'a QID such as Q12078'),
      'INVALID_ID',
      '"a b" is not a QID such as Q12078.',
    ],
    [
      new InvalidSparqlError('expected `}`', position),
      'INVALID_SPARQL',
      'The SPARQL query cannot be read at line 2, column 7: expected `}`',
    ],
    [
      new ForbiddenSparqlError('SERVICE', 'this service is read-only', position),
      'FORBIDDEN_SPARQL',
      'SERVICE is not allowed at line 2, column 7: this service is read-only',
    ],
    [
      new UnknownModelError('CYP2C19i', 'CYP2CI9i'),
      'UNKNOWN_MODEL',
      'There is no ADMET model "CYP2C19i". Did you mean `CYP2CI9i`?',
    ],
    [new EntityNotFoundError('Q1'), 'ENTITY_NOT_FOUND', 'The graph has no entity "Q1".'],
    [
      new QueryTimeoutError('oxigraph', 10_000),
      'QUERY_TIMEOUT',
      'The query was stopped after 10 s. Make it more selective: replace variables with specific values, avoid patterns that share no variable, or add a LIMIT.',
    ],
    [
      new ResultTooLargeError(100_000, 'rows', 'Add LIMIT and OFFSET.'),
      'RESULT_TOO_LARGE',
      'The result has more than 100,000 rows. Add LIMIT and OFFSET.',
    ],
    [
      new EngineUnavailableError('oxigraph', 'select', new Error('secret')),
      'ENGINE_UNAVAILABLE',
      'The oxigraph engine did not answer.',
    ],
    [
      new OverloadedError('oxigraph', 2),
      'OVERLOADED',
      'The oxigraph engine is busy or restarting. Try again in 2 s.',
    ],
    [
      new EmbeddingsNotTrainedError(),
      'EMBEDDINGS_NOT_TRAINED',
      'This service has no vectors for its graph. Import them with `biographql datasets import-vectors`.',
    ],
    [
      new ModelNotInstalledError('logS'),
      'MODEL_NOT_INSTALLED',
      'The ADMET model `logS` is known, but no predictor for it is installed here.',
    ],
  ])('prints %s', (error, code, message) => {
    expect(error.code).toBe(code);
    expect(error.shortMessage).toBe(message);
    expect(error.message).toBe(
      `${message}\nSee https://github.com/biographql/biographql/blob/main/docs/errors/${code}.md`,
    );
    expect(error.name).toBe(error.constructor.name);
    expect(BioGraphQLError.is(error)).toBe(true);
    expect(error.isRetryable).toBe(ERROR_CODES[error.code].retry === 'later');
  });

  it('recognizes only its own errors', () => {
    expect(BioGraphQLError.is(new Error('x'))).toBe(false);
    expect(BioGraphQLError.is(null)).toBe(false);
    expect(BioGraphQLError.is({ code: 'INTERNAL' })).toBe(false);
  });

  it('can be printed without links, wherever the pages are', () => {
    const stated =
      'One.\nSee https://docs.example.org/errors/INVALID_ID\nTwo.\nSee https://github.com/biographql/biographql/blob/main/docs/errors/INTERNAL.md';
    expect(withoutPages(stated)).toBe('One.\nTwo.');
    expect(withoutPages('See page 3.')).toBe('See page 3.');
  });

  it('keeps the cause and cuts long facts', () => {
    const cause = new Error('why');
    expect(new EngineUnavailableError('x', 'y', cause).cause).toBe(cause);
    expect(new InvalidIdError('z'.repeat(5_000), 'short').facts.value).toHaveLength(201);
  });
});
