import {
  BioGraphQLError,
  type Doi,
  type EntityIri,
  InvalidArgumentError,
  parseDoi,
  parseEntityIri,
} from '@biographql/core';

/** Returns an entity in any accepted form. @throws InvalidArgumentError that names the argument. */
export function parseEntity(argument: string, text: string): EntityIri {
  return parseId(argument, text, parseEntityIri);
}

/** Returns a DOI in any accepted form. @throws InvalidArgumentError that names the argument. */
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
