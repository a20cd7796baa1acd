import { BioGraphQLError, cut } from './biographql-error.js';

/** An argument is missing, malformed or out of range. */
export class InvalidArgumentError extends BioGraphQLError {
  override readonly name = 'InvalidArgumentError';
  readonly code = 'INVALID_ARGUMENT';
  /** @param argument - the argument's name on the wire. @param expected - what would be accepted, as a clause: `must be …`. */
  constructor(
    readonly argument: string,
    expected: string,
    received?: string | number | boolean,
  ) {
    super(
      `\`${argument}\` ${expected}.${received === undefined ? '' : ` Received: ${quoted(received)}.`}`,
      { facts: { argument, ...(received !== undefined && { received }) } },
    );
  }
}

/** The engine identifier is not this service's. */
export class UnknownEngineError extends BioGraphQLError {
  override readonly name = 'UnknownEngineError';
  readonly code = 'UNKNOWN_ENGINE';
  constructor(engineId: string) {
    super(
      `There is no engine ${quoted(engineId)} here. Omit \`engineID\` or send this service's.`,
      {
        facts: { engineID: engineId },
      },
    );
  }
}

/** A text is not an identifier of the expected form. */
export class InvalidIdError extends BioGraphQLError {
  override readonly name = 'InvalidIdError';
  readonly code = 'INVALID_ID';
  /** @param value - the refused text. @param expected - what it should be, as a noun phrase: `a DOI`. */
  constructor(
    readonly value: string,
    readonly expected: string,
  ) {
    super(`${quoted(value)} is not ${expected}.`, { facts: { value, expected } });
  }
}

/** Where in a text something is wrong, counted from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A SPARQL text cannot be read. */
export class InvalidSparqlError extends BioGraphQLError {
  override readonly name = 'InvalidSparqlError';
  readonly code = 'INVALID_SPARQL';
  /** @param reason - what is wrong with it. @param position - absent when it is not known. */
  constructor(
    readonly reason: string,
    readonly position?: TextPosition,
  ) {
    super(`The SPARQL query cannot be read${at(position)}: ${reason}`, {
      facts: { reason, ...position },
    });
  }
}

/** A SPARQL text asks for something that this read-only service refuses. */
export class ForbiddenSparqlError extends BioGraphQLError {
  override readonly name = 'ForbiddenSparqlError';
  readonly code = 'FORBIDDEN_SPARQL';
  /** @param keyword - what is refused, e.g. `SERVICE`. @param reason - why, and what to do. @param position - absent when it is not known. */
  constructor(
    readonly keyword: string,
    readonly reason: string,
    readonly position?: TextPosition,
  ) {
    super(`${keyword} is not allowed${at(position)}: ${reason}`, {
      facts: { keyword, ...position },
    });
  }
}

/** A model name is not in the catalog. */
export class UnknownModelError extends BioGraphQLError {
  override readonly name = 'UnknownModelError';
  readonly code = 'UNKNOWN_MODEL';
  /** @param modelName - the refused name. @param nearest - the most similar model name; absent when none comes near. */
  constructor(
    readonly modelName: string,
    readonly nearest?: string,
  ) {
    super(
      `There is no ADMET model ${quoted(modelName)}.${nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`}`,
      { facts: { modelName, ...(nearest === undefined ? {} : { nearest }) } },
    );
  }
}

function at(position: TextPosition | undefined): string {
  return position ? ` at line ${position.line}, column ${position.column}` : '';
}

function quoted(value: string | number | boolean): string {
  return `"${cut(`${value}`, 80)}"`;
}
