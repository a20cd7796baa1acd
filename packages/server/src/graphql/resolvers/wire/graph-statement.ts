import type { StatementRank as Rank } from '@biographql/engines/vocabulary';
import type { NamedStatement } from '@biographql/services';
import type { GraphStatement, StatementRank } from '../../../generated/resolvers.js';

const RANKS: Readonly<Record<Rank, StatementRank>> = {
  preferred: 'PREFERRED',
  normal: 'NORMAL',
  deprecated: 'DEPRECATED',
};

export function toGraphStatement(statement: NamedStatement): GraphStatement {
  const { isEntity: _, rank, references, ...named } = statement;
  return { ...named, rank: rank && RANKS[rank], references: [...references] };
}
