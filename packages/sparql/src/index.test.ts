import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports these names and no others', () => {
  expect(Object.keys(entry).sort().join(' ')).toMatchInlineSnapshot(
    `"LITERATURE_GRAPH PREFIXES SPARQL_TEXT_LIMIT ask decodeSparql encodeTerm fragment fromJsonTerm fromSparqlJson iri isGraphQuery isIri isPrefix isRepeatable literal p parseQuery pq ps rowsOf select shiftPosition shortenIri sizeOf toJsonTerm toSparqlJson values wd wdt withLimit"`,
  );
});
