import type { EntityIri } from '@biographql/core';
import type { LabelRow } from '../label-index.js';
import { type LabelStatements, toRecord } from './label-statements.js';
import type { NameArrays } from './name-arrays.js';
import { decodeIdentifiers, scopesOf } from './sqlite-label-format.js';

/** Reads what was written of the entities from one rank to before another, in this order. */
export function readRows(
  statements: LabelStatements,
  { firstNames, popularities }: NameArrays,
  { from, end }: { readonly from: number; readonly end: number },
): readonly LabelRow[] {
  const first = (rank: number) => firstNames[rank] ?? 0;
  const names = statements.namesBetween.rows([first(from), first(end)]);
  return statements.entitiesBetween.rows([from, end]).map((row) => {
    const rank = Number(row[6]);
    const aliases = names.slice(first(rank) + 1 - first(from), first(rank + 1) - first(from));
    return {
      ...toRecord(row),
      popularity: popularities[rank] ?? 0,
      aliases: aliases.map(([, text]) => String(text)),
      ...scopesOf(aliases),
      meshIds: String(row[5]).split(' ').filter(Boolean),
      identifiers: decodeIdentifiers(String(row[7])),
      twinOf: row[8] === null ? null : (String(row[8]) as EntityIri),
    };
  });
}
