import { InvalidArgumentError } from '@biographql/core';
import { nextTurn } from '@biographql/core/internal';
import type { EntityRecord } from '@biographql/engines';
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { checkScope, type Scope } from '../scopes.js';
import { type Page, type PageArguments, type PageBounds, parsePage } from './arguments.js';
import type { RequestContext } from './context.js';

/** Objects of which a request reads one field: 100 entities with 10 neighbors each. */
const MOST_PARENTS = 1_000;

type LoadLevel<Parent, Args, Value> = (
  parents: readonly Parent[],
  args: Args,
  context: RequestContext,
) => Promise<readonly Value[]>;

interface Level<Parent, Value> {
  readonly parents: Parent[];
  readonly values: Promise<readonly Value[]>;
}

/** Reads the field of all objects of one level together, and checks scope, cost, turn and size as root fields do. */
export function levelField<Parent, Args, Value>(
  scope: Scope,
  load: LoadLevel<Parent, Args, Value>,
) {
  const levels = new WeakMap<RequestContext, Map<FieldNode | undefined, Level<Parent, Value>>>();

  async function read(
    parents: readonly Parent[],
    args: Args,
    context: RequestContext,
    leave: () => void,
  ): Promise<readonly Value[]> {
    // Until then the other objects of the level are on their way.
    await nextTurn();
    leave();
    if (parents.length > MOST_PARENTS) {
      throw new InvalidArgumentError('first', `must lead to at most ${MOST_PARENTS} entities`);
    }
    await context.cost.check();
    context.cost.add(parents.length);
    return context.cost.run(() => load(parents, args, context), context.signal);
  }

  return async (parent: Parent, args: Args, context: RequestContext, info: GraphQLResolveInfo) => {
    checkScope(context.scopes, scope);
    const [place] = info.fieldNodes;
    const own = levels.get(context) ?? new Map<FieldNode | undefined, Level<Parent, Value>>();
    levels.set(context, own);
    let level = own.get(place);
    if (level === undefined) {
      const parents: Parent[] = [];
      level = { parents, values: read(parents, args, context, () => own.delete(place)) };
      own.set(place, level);
    }
    const index = level.parents.push(parent) - 1;
    const value = (await level.values)[index] as Value;
    context.answer.count?.(value, info);
    return value;
  };
}

/** A field of entities that is a list in pages. */
export function pageField<Args extends PageArguments, Value>(
  scope: Scope,
  bounds: PageBounds,
  load: (
    parents: readonly EntityRecord[],
    args: Args,
    page: Page,
    context: RequestContext,
  ) => Promise<readonly Value[]>,
) {
  return levelField<EntityRecord, Args, Value>(scope, async (parents, args, context) =>
    load(parents, args, parsePage(args, bounds), context),
  );
}
