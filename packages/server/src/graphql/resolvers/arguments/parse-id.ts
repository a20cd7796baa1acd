import {
  BioGraphQLError,
  type Doi,
  type EntityIri,
  InvalidArgumentError,
  parseDoi,
  parseEntityIri,
} from '@biographql/core';
import { entityIri, knownCurieIri } from '@biographql/engines/vocabulary';

/** A prefix that no IRI scheme is: those are written in lower case. */
const UPPER_CASE_PREFIX = /^[A-Z][\w.-]*:(?!\/\/)/;

export function parseEntity(argument: string, text: string): EntityIri {
  const curie = text.trim();
  const iri = UPPER_CASE_PREFIX.test(curie) ? entityIri(curie) : knownCurieIri(curie);
  return parseId(argument, iri ?? text, parseEntityIri);
}

export function parseArticleDoi(argument: string, text: string): Doi {
  return parseId(argument, text, parseDoi);
}

function parseId<Id>(argument: string, text: string, parse: (text: string) => Id): Id {
  try {
    return parse(text);
  } catch (error) {
    if (!BioGraphQLError.is(error) || error.code !== 'INVALID_ID') throw error;
    const { expected = 'an identifier' } = error.facts;
    throw new InvalidArgumentError(argument, `must be ${expected}`, text);
  }
}
