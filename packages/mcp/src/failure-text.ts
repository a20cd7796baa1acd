import { BioGraphQLError } from '@biographql/core';
import { z } from 'zod';

const NEXT: Readonly<Record<string, string>> = {
  ENTITY_NOT_FOUND: 'Ask find_entities for the identifier of the name first.',
  INVALID_ID: 'Entities are named by identifiers such as Q35869 or DOID:2841; ask find_entities.',
  INVALID_ARGUMENT: 'Change the argument that is named, and ask again.',
  INVALID_SPARQL:
    'Fix the query at the given position, or send run_sparql a question to write one.',
  FORBIDDEN_SPARQL: 'Write a SELECT or ASK without SERVICE, FROM and updates.',
  QUERY_TIMEOUT: 'Ask for less: name more terms, or add a LIMIT.',
  QUERY_TOO_LARGE: 'Ask for less: name more terms, or add a LIMIT.',
  RESULT_TOO_LARGE: 'Ask for less: shorter lists, or a LIMIT.',
  RATE_LIMITED: 'Wait for the seconds that are named, then ask again.',
  OVERLOADED: 'Wait for the seconds that are named, then ask again.',
  UNAUTHENTICATED: 'The MCP server has no valid key: its owner must set BIOGRAPHQL_API_KEY.',
  FORBIDDEN: 'The key of these tools does not allow this. Use another tool.',
  UNKNOWN_MODEL: 'The message lists names of models that are near.',
  NETWORK: "The service doesn't respond. Tell the user, or try again later.",
  TIMEOUT: 'The service did not answer in time: ask for less, or try once more later.',
};

export function tellFailure(error: unknown): string {
  if (error instanceof z.ZodError) {
    const wrong = error.issues.map(
      ({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`,
    );
    return `INVALID_ARGUMENT: ${wrong.join('; ')}. ${NEXT.INVALID_ARGUMENT}`;
  }
  if (!BioGraphQLError.is(error))
    return 'INTERNAL: the tool failed. Try another tool and tell the user.';
  const codes = getCodes(error);
  const next = codes.map((code) => NEXT[code]).find((text) => text !== undefined);
  const [message = ''] = error.message.split('\nSee ');
  return `${codes[0] ?? error.code}: ${message}${next === undefined ? '' : ` ${next}`}`;
}

function getCodes(error: BioGraphQLError): readonly string[] {
  const { codes } = error.facts;
  return Array.isArray(codes) && codes.length > 0 ? codes.map(String) : [error.code];
}
