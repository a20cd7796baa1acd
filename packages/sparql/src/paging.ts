import { InvalidArgumentError } from '@biographql/core';
import { fragment } from './parameters.js';
import type { Syntax } from './query-parameters.js';
import type { SparqlQuery } from './sparql-query.js';
import { iri, literal, type Term } from './terms.js';
import { checkWhole, withLimit, withOffset } from './with-limit.js';

/**
 * One page of a SELECT by LIMIT and OFFSET. The query needs an ORDER BY that leaves no ties, or pages overlap; it must
 * not have a LIMIT below the page size. Deep pages cost as much as all before them: {@link afterKey} does not.
 * @param page - from 1. @param pageSize - from 1.
 * @throws InvalidArgumentError for a page or a size out of range.
 */
export function pageOf<Query extends SparqlQuery>(
  query: Query,
  page: number,
  pageSize: number,
): Query {
  checkWhole('page', page, 1);
  checkWhole('pageSize', pageSize, 1);
  return withLimit(withOffset(query, (page - 1) * pageSize), pageSize);
}

const VARIABLE = /^[A-Za-z]\w*$/;

/**
 * Keyset paging: a filter that lets through what comes after the last key of the page before. The query orders by the
 * same variable (`ORDER BY ?key`), which must be unique, and takes the filter as a parameter inside its pattern.
 * IRIs and text compare by their characters, numbers and dates by value. Without a last key there is no filter.
 * @param key - the variable, without `?`.
 * @throws InvalidArgumentError for what is no variable name, and for a blank node, which has no order.
 */
export function afterKey(key: string, last: Term | null | undefined): Syntax<'fragment'> {
  if (!VARIABLE.test(key))
    throw new InvalidArgumentError('key', 'must be a variable name without `?`', key);
  if (last === null || last === undefined) return fragment('');
  const isIri = last.termType === 'NamedNode';
  const value = isIri ? literal(iri(last.value).value) : last;
  return fragment(`FILTER(${isIri ? `STR(?${key})` : `?${key}`} > $lastKeyValue)` as string, {
    lastKeyValue: value,
  });
}
