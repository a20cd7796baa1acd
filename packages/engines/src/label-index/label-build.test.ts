import { expect, it } from 'vitest';
import { labelRow } from '../../test/testing/test-indexes.js';
import { compareRows } from './label-index.js';

it('sorts equally popular rows by label and IRI', () => {
  const rows = [labelRow('Q2', 'b'), labelRow('Q1', 'b'), labelRow('Q3', 'a')];
  expect([...rows].sort(compareRows).map(({ iri }) => iri.at(-1))).toEqual(['3', '1', '2']);
});
