import { tripleKey } from '@biographql/engines';
import type { NamedStatement } from '@biographql/services';
import type { Verdict as VerdictOfItem } from '@biographql/verify';
import type { Verdict } from '../../../generated/resolvers.js';
import { toGraphStatement } from './graph-statement.js';

export function toVerdict(
  { checks, ...verdict }: VerdictOfItem,
  named: ReadonlyMap<string, NamedStatement>,
): Verdict {
  return {
    ...verdict,
    checks: checks.map(({ statements, ...check }) => ({
      ...check,
      statements: statements.flatMap((statement) => {
        const found = named.get(tripleKey(statement));
        return found === undefined ? [] : [toGraphStatement(found)];
      }),
    })),
  };
}
