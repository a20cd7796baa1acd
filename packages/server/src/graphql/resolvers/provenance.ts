import { BioGraphQLError, InvalidArgumentError, parseEntityIri } from '@biographql/core';
import type { Triple } from '@biographql/engines';
import type { FactInput } from '../../generated/resolvers.js';
import { parseEntity } from './arguments/parse-id.js';
import { requiredText } from './arguments/required.js';
import type { Field } from './context.js';
import { toGraphStatement } from './wire/graph-statement.js';
import { toDataset } from './wire/provenance.js';

const MOST_FACTS = 200;
const LONGEST_TEXT = 2_000;

export const provenance: Field<'provenance'> = async (_, { facts }, { services, signal }) => {
  const asked = (facts ?? []).map(toTriple);
  if (asked.length > MOST_FACTS) {
    throw new InvalidArgumentError('facts', `must be at most ${MOST_FACTS}`, asked.length);
  }
  const { dataset } = services.provenance;
  const statements = await services.provenance.statementsOf(asked, { signal });
  return {
    dataset: toDataset(dataset),
    statements: statements.map((statement) => statement && toGraphStatement(statement)),
  };
};

function toTriple({ subject, property, object }: FactInput, index: number): Triple {
  const at = (field: string) => `facts.${index}.${field}`;
  const entity = asEntity(object);
  return {
    subject: parseEntity(at('subject'), subject),
    property: requiredText(at('property'), property, { max: LONGEST_TEXT }),
    object: entity ?? requiredText(at('object'), object, { max: LONGEST_TEXT }),
    isEntity: entity !== null,
  };
}

function asEntity(text: string): string | null {
  try {
    return parseEntityIri(text);
  } catch (error) {
    if (BioGraphQLError.is(error)) return null;
    throw error;
  }
}
