import type { Source } from '../read-query.js';
import type { SelectParts, TokenRange } from './bound-variables.js';
import type { LabelService, LabelTarget } from './label-service.js';

/** Where a label service stands, and what it has to bind there. */
export interface PlacedService {
  readonly source: Source;
  readonly service: LabelService;
  /** The token that starts the query or subquery around it, `SELECT` or `ASK`. */
  readonly start: number;
  readonly query: SelectParts;
  /** The tokens inside the group that holds it. */
  readonly group: TokenRange;
  readonly targets: readonly LabelTarget[];
  /** The indices of tokens that name a variable in this query itself, subqueries aside. */
  readonly mentions: readonly number[];
  readonly bound: ReadonlySet<string>;
}
