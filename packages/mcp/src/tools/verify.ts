import * as actions from '@biographql/client';
import { z } from 'zod';
import { defineTool } from '../tool.js';

export const verifyCitations = defineTool({
  name: 'verify_citations',
  description:
    'Check citations, quotes, identifiers and claims against records. NOT_FOUND_HERE is not false.',
  input: z.object({
    items: z
      .array(z.looseObject({}))
      .max(100)
      .describe(
        'article (PMID, DOI), title, author, year, quote, number, identifier, label, claim',
      ),
  }),
  async run({ items }, { client, signal }) {
    const verdicts = await actions.verifyItems(client, { items }, { signal });
    const rows = verdicts.map(({ result, checks, error }, index) => ({
      item: index,
      result,
      ...(error === null ? {} : { error: error.message }),
      checks: checks.map(({ kind, result: own, message, found, suggestion, standing, place }) => ({
        kind,
        result: own,
        message,
        ...(own === 'CONTRADICTED' && found !== null ? { found } : {}),
        ...(suggestion === null ? {} : { suggestion: `${suggestion.part}: ${suggestion.text}` }),
        ...(standing === null ? {} : { standing }),
        ...(place?.url ? { url: place.url } : {}),
      })),
    }));
    const wrong = verdicts.filter(({ result }) => result === 'CONTRADICTED').length;
    const notes =
      wrong === 0 ? [] : [`${wrong} of ${verdicts.length} items are contradicted by records.`];
    return { notes, rows };
  },
});
