import { parseEntity } from './arguments/parse-id.js';
import { requiredText } from './arguments/required.js';
import type { Field } from './field.js';
import { toGenericInsights } from './wire/generic-insights.js';

/** Returns the insights for which a disease has data. */
export const searchGenericInsights: Field<'searchGenericInsights'> = async (
  _,
  { insightInput },
  { services, signal },
) => {
  const iri = parseEntity('qid', requiredText('qid', insightInput.qid));
  const includeSubtypes = insightInput.includeSubtypes ?? undefined;
  return toGenericInsights(await services.insights.supported({ iri }, { includeSubtypes, signal }));
};
