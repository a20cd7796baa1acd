import type { ClientError, EntityHit, TopAuthor } from '@biographql/client';
import { SearchEntityDocument, type SearchEntityQuery } from '@biographql/core/strings';
import { select } from '@biographql/sparql';
import { assertType, expectTypeOf, test } from 'vitest';
import {
  createAdmetPredictions,
  createEntities,
  createOperation,
  createSparql,
  createTopAuthors,
} from './index.js';

test('results are typed by the operation, the document and the text of the query', () => {
  const authors = createTopAuthors(() => ({ text: 'a' }));
  expectTypeOf(authors.data).toEqualTypeOf<readonly TopAuthor[] | undefined>();
  expectTypeOf(authors.error).toEqualTypeOf<ClientError | null>();
  const count = createTopAuthors(
    () => null,
    () => ({ select: (all) => all.length }),
  );
  expectTypeOf(count.data).toEqualTypeOf<number | undefined>();
  expectTypeOf(createEntities(() => 'a').entities).toEqualTypeOf<
    readonly EntityHit[] | undefined
  >();
  const found = createOperation(SearchEntityDocument, () => ({ searchText: 'a' }));
  expectTypeOf(found.data).toEqualTypeOf<SearchEntityQuery | undefined>();
  const rows = createSparql(() => select('SELECT (COUNT(?x) AS ?n) WHERE { ?x ?y ?z }'));
  expectTypeOf(rows.data?.[0]?.n).toEqualTypeOf<number | undefined>();
  const table = createAdmetPredictions(() => ({ models: ['hERG'], smiles: [] }));
  expectTypeOf(table.data?.rows[0]?.predictions[0]?.model).toEqualTypeOf<'hERG' | undefined>();
});

test('a misspelled or wrong input does not compile', () => {
  // @ts-expect-error query for text
  assertType(createTopAuthors(() => ({ query: 'a' })));
  // @ts-expect-error no such model
  assertType(createAdmetPredictions(() => ({ models: ['hERGx'], smiles: [] })));
});
