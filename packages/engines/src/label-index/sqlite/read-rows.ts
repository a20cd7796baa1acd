import type { CallOptions, EntityIri } from '@biographql/core';
import type { LabelRow } from '../label-index.js';
import { type LabelStatements, toRecord } from './label-statements.js';
import type { NameArrays } from './name-arrays.js';
import { decodeIdentifiers, scopesOf } from './sqlite-label-format.js';

const ENTITIES_AT_ONCE = 2_000;

/** What tells which names an entity has, and how popular it is. */
type RowArrays = Pick<NameArrays, 'firstNames' | 'popularities'>;

/** Reads the rows of all entities in the order of their ranks. @throws `signal.reason` when aborted. */
export function* readAllRows(
  statements: LabelStatements,
  arrays: RowArrays,
  { signal }: CallOptions = {},
): Generator<readonly LabelRow[]> {
  const last = arrays.firstNames.length - 2;
  for (let rank = 1; rank <= last; rank += ENTITIES_AT_ONCE) {
    signal?.throwIfAborted();
    yield readRows(statements, arrays, {
      from: rank,
      end: Math.min(rank + ENTITIES_AT_ONCE, last + 1),
    });
  }
}

/** Reads what was written of the entities from one rank to before another, in this order. */
function readRows(
  statements: LabelStatements,
  { firstNames, popularities }: RowArrays,
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
