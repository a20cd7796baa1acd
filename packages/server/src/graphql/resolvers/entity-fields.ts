import { InvalidArgumentError } from '@biographql/core';
import { getOrAdd, nextTurn } from '@biographql/core/internal';
import { type EntityRecord, EVIDENCE_ORDER, type Triple } from '@biographql/engines';
import type { NeighborEdge, Neighborhood } from '@biographql/services';
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type {
  GraphEntityArticlesArgs as ArticlesArgs,
  GraphEntityResolvers,
  GraphEntityInsightsArgs as InsightsArgs,
  NeighborEdgeResolvers,
  GraphEntityNeighborsArgs as NeighborsArgs,
  GraphEntityPropertiesArgs as PropertiesArgs,
  GraphEntityStatementsArgs as StatementsArgs,
} from '../../generated/resolvers.js';
import {
  cutConnection,
  optionalNumber,
  optionalText,
  type Page,
  type PageArguments,
  type PageBounds,
  parseEntityTypes,
  parsePage,
  toConnection,
} from './arguments.js';
import { toWireArticle } from './articles.js';
import { checkScope, type RequestContext, type Scope } from './context.js';

export interface NeighborEntry {
  readonly cursor: string;
  readonly node: EntityRecord;
  readonly relations: NeighborEdge[];
  readonly triples: readonly Triple[];
}

const TEXT = { max: 1_000 };
const MAX_CLAIMS = 20;

/** Scope, maximum and default page size of each field. */
const PAGES = {
  neighbors: { scope: 'graph', max: 200, usual: 10 },
  properties: { scope: 'graph', max: 200, usual: 50 },
  statements: { scope: 'graph', max: 200, usual: 20 },
  articles: { scope: 'articles', max: 100, usual: 10 },
  insights: { scope: 'graph', max: 50, usual: 50 },
  provenance: { scope: 'graph', max: 100, usual: 20 },
} as const;

export const graphEntity: GraphEntityResolvers = {
  neighbors: pageField(PAGES.neighbors, async (parents, args: NeighborsArgs, page, call) => {
    const { services, signal } = call;
    const found = await services.neighborhoods.neighborsOf(parents, {
      ...page,
      types: parseEntityTypes(args.types),
      includeSubtypes: args.includeSubtypes ?? undefined,
      signal,
    });
    return found.map((neighborhood) => toNeighborConnection(neighborhood, page));
  }),
  properties: pageField(PAGES.properties, async (parents, args: PropertiesArgs, page, call) => {
    const maxValues = optionalNumber('maxValues', args.maxValues, { min: 1, max: 200 }) ?? 20;
    const { services, signal } = call;
    const all = await services.entities.propertiesOf(parents, { maxValues, signal });
    const isWanted = createNameFilter(args.names);
    const wanted = all.map((properties) => properties.filter(({ name }) => isWanted(name)));
    return wanted.map((properties) => cutConnection(properties, page));
  }),
  statements: pageField(PAGES.statements, async (parents, args: StatementsArgs, page, call) => {
    const { services, signal } = call;
    const isWanted = createNameFilter(args.properties);
    const facts = await services.provenance.factsAbout(parents, { signal });
    const wanted = facts.map((triples) => triples.filter(({ property }) => isWanted(property)));
    const shown = wanted.map((triples) => triples.slice(page.offset, page.offset + page.limit));
    const named = await services.provenance.statementsOfEach(shown, { signal });
    return named.map((list, index) => toConnection(list, page, wanted[index]?.length ?? 0));
  }),
  articles: pageField(PAGES.articles, async (parents, args: ArticlesArgs, page, call) => {
    const { services, signal } = call;
    const text = optionalText('query', args.query, TEXT);
    const order = args.order?.toLowerCase() as Lowercase<NonNullable<typeof args.order>>;
    return Promise.all(
      parents.map(async ({ iri }) => {
        const query = { entity: iri, ...(text !== undefined && { text }) };
        const options = { ...page, signal, ...(args.order && { order }) };
        const { items, total } = await services.articles.part(query, options);
        return toConnection(items.map(toWireArticle), page, total);
      }),
    );
  }),
  insights: pageField(PAGES.insights, async (parents, args: InsightsArgs, page, call) => {
    const { services, signal } = call;
    const includeSubtypes = args.includeSubtypes ?? undefined;
    const all = await services.insights.supportedOf(parents, { includeSubtypes, signal });
    return all.map((insights) => cutConnection(insights, page));
  }),
  provenance: pageField(PAGES.provenance, async (parents, _: PageArguments, page, call) => {
    const { dataset, sourcesOf } = call.services.provenance;
    const found = await sourcesOf(parents, { signal: call.signal });
    return found.map(({ sources, ...counts }) => ({
      ...counts,
      ...cutConnection(sources, page),
      dataset,
    }));
  }),
};

export const neighborEdge: NeighborEdgeResolvers = {
  statements: levelField('graph', async (parents: readonly NeighborEntry[], _, context) => {
    const triples = parents.map((entry) => entry.triples.slice(0, MAX_CLAIMS));
    const { services, signal } = context;
    return services.provenance.statementsOfEach(triples, { signal });
  }),
};

function toNeighborConnection(neighborhood: Neighborhood, page: Page) {
  const { start, neighbors, edges, total, inherited, isPartial, countsByType } = neighborhood;
  const { edges: entries, ...connection } = toConnection(neighbors, page, total);
  return {
    ...connection,
    edges: entries.map(({ cursor, node }): NeighborEntry => {
      const relations = edges.filter(({ start, end }) => [start.id, end.id].includes(node.iri));
      return {
        cursor,
        node,
        relations,
        triples: relations.map((edge) => toTriple(edge, start.iri)),
      };
    }),
    inheritedCount: inherited,
    isPartial,
    countsByType,
    orderedBy: EVIDENCE_ORDER,
  };
}

/** An inherited claim is stated about a subtype. */
function toTriple({ start, property, end, inheritedFrom }: NeighborEdge, about: string): Triple {
  const stated = ({ id }: { readonly id: string }) =>
    id === about && inheritedFrom ? inheritedFrom.iri : id;
  return { subject: stated(start), property, object: stated(end), isEntity: true };
}

function createNameFilter(names: readonly string[] | null | undefined): (name: string) => boolean {
  const wanted = new Set(names);
  return (name) => wanted.size === 0 || wanted.has(name);
}

/** Maximum objects whose field a request reads: 100 entities with 10 neighbors each. */
const MAX_PARENTS = 1_000;

type LoadLevel<Parent, Args, Value> = (
  parents: readonly Parent[],
  args: Args,
  context: RequestContext,
) => Promise<readonly Value[]>;

/** Reads the field of all objects of one level together, and checks scope, cost, turn and size as root fields do. */
function levelField<Parent, Args, Value>(scope: Scope, load: LoadLevel<Parent, Args, Value>) {
  interface Level {
    readonly parents: Parent[];
    readonly values: Promise<readonly Value[]>;
  }
  const levels = new WeakMap<RequestContext, Map<FieldNode | undefined, Level>>();

  async function read(
    parents: readonly Parent[],
    args: Args,
    context: RequestContext,
    leave: () => void,
  ): Promise<readonly Value[]> {
    // Waits until the other objects of the level are added.
    await nextTurn();
    leave();
    if (parents.length > MAX_PARENTS)
      throw new InvalidArgumentError(
        'first',
        `must be smaller: the query reaches more than ${MAX_PARENTS} entities`,
      );
    await context.cost.check();
    context.cost.add(parents.length);
    return context.cost.run(() => load(parents, args, context), context.signal);
  }

  return async (parent: Parent, args: Args, context: RequestContext, info: GraphQLResolveInfo) => {
    checkScope(context.scopes, scope);
    const [place] = info.fieldNodes;
    const requestLevels = getOrAdd(levels, context, () => new Map<FieldNode | undefined, Level>());
    const level = getOrAdd(requestLevels, place, () => {
      const parents: Parent[] = [];
      return { parents, values: read(parents, args, context, () => requestLevels.delete(place)) };
    });
    const index = level.parents.push(parent) - 1;
    const value = (await level.values)[index] as Value;
    context.answer.count?.(value, info);
    return value;
  };
}

function pageField<Args extends PageArguments, Value>(
  { scope, ...bounds }: PageBounds & { readonly scope: Scope },
  load: (
    parents: readonly EntityRecord[],
    args: Args,
    page: Page,
    context: RequestContext,
  ) => Promise<readonly Value[]>,
) {
  return levelField<EntityRecord, Args, Value>(scope, async (parents, args, call) =>
    load(parents, args, parsePage(args, bounds), call),
  );
}
