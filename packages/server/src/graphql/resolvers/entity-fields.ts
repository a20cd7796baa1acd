import type { EntityRecord, Triple } from '@biographql/engines';
import { EVIDENCE_ORDER } from '@biographql/engines';
import type { NeighborEdge, Neighborhood } from '@biographql/services';
import type {
  Edge,
  GraphEntityArticlesArgs,
  GraphEntityInsightsArgs,
  GraphEntityNeighborsArgs,
  GraphEntityPropertiesArgs,
  GraphEntityProvenanceArgs,
  GraphEntityResolvers,
  GraphEntityStatementsArgs,
  NeighborEdgeResolvers,
} from '../../generated/resolvers.js';
import {
  cutConnection,
  optionalNumber,
  optionalText,
  type Page,
  parseEntityTypes,
  parsePage,
  toConnection,
} from './arguments.js';
import { toWireArticle } from './articles.js';
import { toSupportedInsight } from './entities.js';
import { levelField } from './level.js';
import { toEdge, toGraphStatement, toWireProperty } from './mappers.js';

/** A neighbor with the claims that link it to its entity. */
export interface NeighborEntry {
  readonly cursor: string;
  readonly node: EntityRecord;
  readonly relations: Edge[];
  readonly triples: readonly Triple[];
}

const TEXT = { max: 1_000 };
const MOST_CLAIMS = 20;

/** The fields of an entity that are read when they are requested. */
export const graphEntity: GraphEntityResolvers = {
  neighbors: levelField(
    'graph',
    async (parents: readonly EntityRecord[], args: GraphEntityNeighborsArgs, context) => {
      const { services, signal } = context;
      const page = parsePage(args, { max: 200, usual: 10 });
      const found = await services.neighborhoods.neighborsOf(parents, {
        ...page,
        types: parseEntityTypes(args.types),
        includeSubtypes: args.includeSubtypes ?? undefined,
        signal,
      });
      return found.map((neighborhood) => toNeighborConnection(neighborhood, page));
    },
  ),

  properties: levelField(
    'graph',
    async (parents: readonly EntityRecord[], args: GraphEntityPropertiesArgs, context) => {
      const { services, signal } = context;
      const page = parsePage(args, { max: 200, usual: 50 });
      const maxValues = optionalNumber('maxValues', args.maxValues, { min: 1, max: 200 }) ?? 20;
      const all = await services.entities.propertiesOf(parents, { maxValues, signal });
      const isWanted = createNameFilter(args.names);
      return all.map((properties) => {
        const wanted = properties.filter(({ name }) => isWanted(name));
        return cutConnection(wanted.map(toWireProperty), page);
      });
    },
  ),

  statements: levelField(
    'graph',
    async (parents: readonly EntityRecord[], args: GraphEntityStatementsArgs, context) => {
      const { services, signal } = context;
      const page = parsePage(args, { max: 200, usual: 20 });
      const isWanted = createNameFilter(args.properties);
      const facts = await services.provenance.factsAbout(parents, { signal });
      const wanted = facts.map((own) => own.filter(({ property }) => isWanted(property)));
      const shown = wanted.map((own) => own.slice(page.offset, page.offset + page.limit));
      const named = await services.provenance.statementsOfEach(shown, { signal });
      return named.map((own, index) =>
        toConnection(own.map(toGraphStatement), page, wanted[index]?.length ?? 0),
      );
    },
  ),

  articles: levelField(
    'articles',
    async (parents: readonly EntityRecord[], args: GraphEntityArticlesArgs, context) => {
      const { services, signal } = context;
      const page = parsePage(args, { max: 100, usual: 10 });
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
    },
  ),

  insights: levelField(
    'graph',
    async (parents: readonly EntityRecord[], args: GraphEntityInsightsArgs, context) => {
      const { services, signal } = context;
      const page = parsePage(args, { max: 50, usual: 50 });
      const includeSubtypes = args.includeSubtypes ?? undefined;
      return Promise.all(
        parents.map(async ({ iri }) => {
          const all = await services.insights.supported({ iri }, { includeSubtypes, signal });
          return cutConnection(all.map(toSupportedInsight), page);
        }),
      );
    },
  ),

  provenance: levelField(
    'graph',
    async (parents: readonly EntityRecord[], args: GraphEntityProvenanceArgs, context) => {
      const { services, signal } = context;
      const page = parsePage(args, { max: 100, usual: 20 });
      const { dataset } = services.provenance;
      const found = await services.provenance.sourcesOf(parents, { signal });
      return found.map(({ sources, statements, unreferenced }) => ({
        ...cutConnection(sources, page),
        statements,
        unreferenced,
        dataset,
      }));
    },
  ),
};

export const neighborEdge: NeighborEdgeResolvers = {
  statements: levelField('graph', async (parents: readonly NeighborEntry[], _args, context) => {
    const triples = parents.map((entry) => entry.triples.slice(0, MOST_CLAIMS));
    const { services, signal } = context;
    const named = await services.provenance.statementsOfEach(triples, { signal });
    return named.map((own) => own.map(toGraphStatement));
  }),
};

function toNeighborConnection(neighborhood: Neighborhood, page: Page) {
  const { start, neighbors, edges, total, inherited, isPartial, countsByType } = neighborhood;
  const { edges: entries, ...connection } = toConnection(neighbors, page, total);
  return {
    ...connection,
    edges: entries.map(({ cursor, node }): NeighborEntry => {
      const own = edges.filter(
        ({ subject, object }) => subject === node.iri || object === node.iri,
      );
      const relations = own.map((edge) => toEdge(edge, [start, node]));
      return { cursor, node, relations, triples: own.map((edge) => toTriple(edge, start.iri)) };
    }),
    inheritedCount: inherited,
    isPartial,
    countsByType,
    orderedBy: EVIDENCE_ORDER,
  };
}

/** An inherited claim is stated about a subtype. */
function toTriple({ subject, property, object, inheritedFrom }: NeighborEdge, start: string) {
  const stated = (iri: string) => (iri === start && inheritedFrom ? inheritedFrom.iri : iri);
  return { subject: stated(subject), property, object: stated(object), isEntity: true };
}

function createNameFilter(names: readonly string[] | null | undefined): (name: string) => boolean {
  const wanted = new Set(names);
  return (name) => wanted.size === 0 || wanted.has(name);
}
