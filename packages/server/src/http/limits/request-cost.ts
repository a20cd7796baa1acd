import type { RequestCost } from '../../graphql/resolvers/context.js';
import type { CallerLimits } from './caller-limits.js';

/** Creates the cost of one request of a caller. */
export function createRequestCost(
  client: string,
  limits: Pick<CallerLimits, 'checkWork' | 'chargeWork' | 'runField'>,
): RequestCost {
  let units = 1;
  return {
    get units() {
      return units;
    },
    add(more) {
      if (more <= 0) return;
      units += more;
      limits.chargeWork(client, more);
    },
    check: () => limits.checkWork(client),
    run: (work, signal) => limits.runField(client, work, signal),
  };
}
