import { BioGraphQLError, cut } from './biographql-error.js';

/** An argument is missing, malformed or out of range. */
export class InvalidArgumentError extends BioGraphQLError<'INVALID_ARGUMENT'> {
  declare readonly name: 'InvalidArgumentError';
  /** @param argument - argument or option name. @param expected - what would be accepted, as a clause: `must be …`. */
  constructor(
    readonly argument: string,
    expected: string,
    received?: string | number | boolean,
  ) {
    super(
      'INVALID_ARGUMENT',
      `\`${argument}\` ${expected}.${received === undefined ? '' : ` Received: ${quoted(received)}.`}`,
      { facts: { argument, ...(received !== undefined && { received }) } },
    );
  }
}

/** `engineID` is not the identifier of this service. */
export class UnknownEngineError extends BioGraphQLError<'UNKNOWN_ENGINE'> {
  declare readonly name: 'UnknownEngineError';
  constructor(engineId: string) {
    const advice = "Omit `engineID` or send this service's identifier.";
    super('UNKNOWN_ENGINE', `There is no engine ${quoted(engineId)} here. ${advice}`, {
      facts: { engineID: engineId },
    });
  }
}

/** A text is not an identifier of the expected form. */
export class InvalidIdError extends BioGraphQLError<'INVALID_ID'> {
  declare readonly name: 'InvalidIdError';
  /** @param value - the rejected text. @param expected - what it should be, as a noun phrase: `a DOI`. */
  constructor(
    readonly value: string,
    readonly expected: string,
  ) {
    super('INVALID_ID', `${quoted(value)} is not ${expected}.`, { facts: { value, expected } });
  }
}

/** Position of a problem in a text, counted from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A SPARQL text cannot be read. */
export class InvalidSparqlError extends BioGraphQLError<'INVALID_SPARQL'> {
  declare readonly name: 'InvalidSparqlError';
  /** @param reason - what is wrong with it. @param position - absent when it is not known. */
  constructor(
    readonly reason: string,
    readonly position?: TextPosition,
  ) {
    super('INVALID_SPARQL', `The SPARQL query cannot be read${at(position)}: ${reason}`, {
      facts: { reason, ...position },
    });
  }
}

/** A SPARQL query uses something that a read-only service doesn't allow. */
export class ForbiddenSparqlError extends BioGraphQLError<'FORBIDDEN_SPARQL'> {
  declare readonly name: 'ForbiddenSparqlError';
  /** @param keyword - the keyword, e.g. `SERVICE`. @param reason - why, and what to do. @param position - absent when it is not known. */
  constructor(
    readonly keyword: string,
    readonly reason: string,
    readonly position?: TextPosition,
  ) {
    super('FORBIDDEN_SPARQL', `${keyword} is not allowed${at(position)}: ${reason}`, {
      facts: { keyword, ...position },
    });
  }
}

/** A model name is not in the catalog. */
export class UnknownModelError extends BioGraphQLError<'UNKNOWN_MODEL'> {
  declare readonly name: 'UnknownModelError';
  /**
   * @param modelName - the unknown name.
   * @param nearest - the most similar model name; absent when none comes near.
   * @param own - names of the custom models.
   */
  constructor(
    readonly modelName: string,
    readonly nearest?: string,
    readonly own: readonly string[] = [],
  ) {
    super(
      'UNKNOWN_MODEL',
      `There is no ADMET model ${quoted(modelName)}.${nearest ? ` Did you mean \`${nearest}\`?` : ''}${customModels(own)}`,
      { facts: { modelName, ...(nearest !== undefined && { nearest }) } },
    );
  }
}

const MAX_NAMES = 20;

function customModels(names: readonly string[]): string {
  if (names.length === 0) return '';
  const shown = names.slice(0, MAX_NAMES).map((name) => `\`${name}\``);
  const more = names.length > MAX_NAMES ? ', …' : '';
  return ` Custom models: ${shown.join(', ')}${more}.`;
}

function at(position: TextPosition | undefined): string {
  return position ? ` at line ${position.line}, column ${position.column}` : '';
}

function quoted(value: string | number | boolean): string {
  return `"${cut(`${value}`, 80)}"`;
}
