import { InvalidArgumentError } from '@biographql/core';
import { parseEntity } from './arguments/parse-id.js';
import { optionalNumber, optionalText, required, requiredText } from './arguments/required.js';
import type { Field } from './field.js';
import { toInsightRows } from './wire/insight-rows.js';

/** Returns the rows of an insight on a disease. */
export const insightRows: Field<'insightRows'> = async (_, { rowsInput }, { services, signal }) => {
  const input = required('rowsInput', rowsInput);
  const iri = parseEntity('qid', requiredText('qid', input.qid));
  const type = requiredText('insightType', input.insightType);
  const offset = optionalNumber('offset', input.offset, { min: 0, max: MOST_OFFSET });
  const limit = optionalNumber('limit', input.limit, { min: 1, max: 500 });
  const order = parseSort(optionalText('sort', input.sort, { max: 20 }));
  const found = await services.insightRows.rows(
    { iri },
    {
      type,
      order,
      includeSubtypes: input.includeSubtypes ?? undefined,
      signal,
      ...(offset === undefined ? {} : { offset }),
      ...(limit === undefined ? {} : { limit }),
    },
  );
  const statements = found.rows.flatMap((row) => row.statements);
  return toInsightRows(found, await services.provenance.name(statements, { signal }));
};

const MOST_OFFSET = 1_000_000;

function parseSort(sort: string | undefined): 'relevance' | 'label' {
  const order = sort?.toLowerCase() ?? 'relevance';
  if (order === 'relevance' || order === 'label') return order;
  throw new InvalidArgumentError('sort', 'must be RELEVANCE or LABEL');
}
