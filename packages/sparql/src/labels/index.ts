import { ForbiddenSparqlError } from '@biographql/core';
import { type Guard, readQuery, type Source } from '../read-query.js';
import { indexAt, positionAt } from '../scan.js';
import type { AuthorText } from '../sparql-query.js';
import { authorIndex, type EditedPart } from './edit-text.js';
import { findLabelServices, type LabelService } from './label-service.js';
import { rewriteLabels } from './rewrite-labels.js';

export { blazegraphForms } from './blazegraph-forms.js';

/**
 * Reads Wikidata's label service for `parseQuery` and `parseSelect`: it is written as patterns over the same graph, and
 * nothing is called. Apart from the rest, so that only what reads the queries of others loads it.
 *
 * @throws ForbiddenSparqlError, while it reads, for a label service that asks for anything but labels.
 */
export function labelService(guard: Guard): Guard {
  let found: readonly LabelService[] | undefined;
  const servicesOf = (source: Source) => {
    found ??= findLabelServices(source);
    return found;
  };
  return {
    advise: guard.advise,
    check(source, token, index) {
      const isOurs = servicesOf(source).some(({ first, open }) => index >= first && index <= open);
      if (isOurs) return;
      if (token.word === 'SERVICE') {
        throw new ForbiddenSparqlError(token.word, OTHERS, positionAt(source.text, token.start));
      }
      guard.check(source, token, index);
    },
    rewrite(source) {
      const services = servicesOf(source);
      if (services.length === 0) return undefined;
      const first = source.tokens.findIndex(({ word }) => /^(?:SELECT|ASK)$/.test(word));
      const { text, parts } = rewriteLabels(source, services, first);
      return { text, author: authorText(source.text, parts, guard) };
    },
  };
}

const OTHERS =
  'a query cannot call another service; only `SERVICE wikibase:label { … }` is read. Remove the block.';

function authorText(text: string, parts: readonly EditedPart[], guard: Guard): AuthorText {
  return {
    text,
    read: (changed) => readQuery(changed, labelService(guard)),
    shift(query, position) {
      const index = indexAt(query.text, position) - query.prologueLength;
      return positionAt(text, authorIndex(parts, index));
    },
  };
}
