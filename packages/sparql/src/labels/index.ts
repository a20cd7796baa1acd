import type { LabelReader } from '../parse-query.js';
import { forbid } from '../scan.js';
import { labelBlocks } from './label-service.js';
import { rewriteLabels } from './rewrite-labels.js';

export { blazegraphForms } from './blazegraph-forms.js';

/**
 * Reads Wikidata's label service for `parseQuery` and `parseSelect`: it is written as patterns over the same graph, and
 * nothing is called.
 * @throws ForbiddenSparqlError, while it reads, for a label service that asks for anything but labels, and
 * InvalidSparqlError for a query with a label service that is not SPARQL 1.1.
 */
export const labelService: LabelReader = {
  createCheck(source) {
    const blocks = labelBlocks(source);
    return (index) => {
      const block = blocks.find(({ first, close }) => index >= first && index <= close);
      const token = source.tokens[index];
      if (token?.word === 'SERVICE' && block === undefined) {
        const reason =
          'a query cannot call another service; only `SERVICE wikibase:label { … }` is read. Remove the block.';
        forbid(source.text, token.start, token.word, reason);
      }
      // What stands in the block is read as a whole, and nothing of it is handed on.
      return block !== undefined;
    };
  },
  rewrite: (source) =>
    source.tokens.some(({ word }) => word === 'SERVICE') ? rewriteLabels(source) : undefined,
};
