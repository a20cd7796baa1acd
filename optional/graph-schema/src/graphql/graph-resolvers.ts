import { InvalidArgumentError } from '@biographql/core';
import type { GraphSchema } from '@biographql/server';
import { checkScope, type RequestContext, requestedFields } from '@biographql/server/internal';
import type { GraphQLResolveInfo } from 'graphql';
import type { Retired } from '../survey/graph-shape.js';
import {
  aggregateValues,
  type EntityFilter,
  filterEntities,
  sortEntities,
} from './entity-filter.js';
import { type ClassModel, isMolecule, type LinkField, type ValueField } from './graph-model.js';
import { type GraphReader, type ReachedEntity, toReader } from './graph-reader.js';
import { LIST_LENGTH } from './schema-text.js';

type Arguments = Readonly<Record<string, unknown>>;
type Resolve<Parent> = (
  parent: Parent,
  args: Arguments,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => unknown;

const LONGEST_TEXT = 2_000;
const MAX_OFFSET = 1_000_000;

export function graphResolvers(model: readonly ClassModel[]): GraphSchema['resolvers'] {
  const typeNames = new Map(model.map(({ type, typeName }) => [type, typeName]));
  const root = (
    resolve: (reader: GraphReader, args: Arguments) => Promise<unknown>,
  ): Resolve<unknown> => {
    return async (_, args, context, info) => {
      checkScope(context.scopes, 'graph');
      const reader = toReader(context);
      const found = await resolve(reader, args);
      reader.spend(toValues(Array.isArray(found) ? found : [found], info));
      return found;
    };
  };
  const common: Readonly<Record<string, Resolve<ReachedEntity>>> = {
    id: ({ record }, _, context) => toReader(context).getCompact(record.iri),
    iri: ({ record }) => record.iri,
    name: ({ record }) => record.label,
    description: ({ record }) => record.description,
    types: ({ record }) => record.types,
    degree: ({ record }) => record.degree,
    aliases: ({ record }, _, context) => toReader(context).aliases(record.iri),
    identifiers: ({ record }, _, context) => toReader(context).identifiers(record.iri),
    articles: async ({ record }, args, context) => {
      checkScope(context.scopes, 'articles');
      const reader = toReader(context);
      const found = await reader.articles(record.iri, getFirst(args));
      reader.spend(found.length);
      return found;
    },
    provenance: async ({ record }, args, context) => {
      const { sources, ...others } = await toReader(context).getProvenance(record);
      return { ...others, sources: sources.slice(0, getFirst(args)) };
    },
    link: ({ link }, _, context) => (link === null ? null : toReader(context).getLink(link)),
  };
  const chosen = async (
    reader: GraphReader,
    { iri }: ReachedEntity['record'],
    field: LinkField,
    { filter, orderBy }: Arguments,
  ) => {
    const all = await reader.linked(iri, field);
    const fitting = await filterEntities(all, filter as EntityFilter | null, { reader, model });
    return sortEntities(fitting, orderBy);
  };
  const links = (field: LinkField): readonly (readonly [string, Resolve<ReachedEntity>])[] => {
    const read = (
      answer: (all: readonly ReachedEntity[], call: LinkCall) => unknown,
    ): Resolve<ReachedEntity> => {
      return async ({ record }, args, context, info) => {
        rejectRetired(field.name, field.retired);
        const reader = toReader(context);
        return answer(await chosen(reader, record, field, args), { args, reader, info });
      };
    };
    return [
      [field.name, read(toPage)],
      [`${field.name}Count`, read(({ length }) => length)],
      [`${field.name}Connection`, read(toConnection)],
    ];
  };
  const value = (field: ValueField): Resolve<ReachedEntity> => {
    return async ({ record }, _, context) => {
      rejectRetired(field.name, field.retired);
      const found = await toReader(context).values(record.iri, field);
      return field.isSingle ? (found[0] ?? null) : found;
    };
  };
  const admet: Resolve<ReachedEntity> = ({ record }, { models }, context) => {
    checkScope(context.scopes, 'admet');
    return toReader(context).getAdmet(record.iri, (models as string[] | null) ?? null);
  };
  const aggregate: Resolve<ReturnType<typeof toConnection>> = ({ all }, args, context) =>
    aggregateValues(all, getText('field', args), { reader: toReader(context), model });
  const types = model.map(({ type, typeName, links: linkFields, values }) => [
    typeName,
    {
      ...common,
      ...(isMolecule(type) && { admet }),
      ...Object.fromEntries(values.map((field) => [field.name, value(field)])),
      ...Object.fromEntries(linkFields.flatMap(links)),
    },
  ]);
  const roots = model.flatMap(({ type, one, many, retired }) => [
    [
      one,
      root((reader, args) => {
        rejectRetired(one, retired);
        return reader.byId(getText('id', args), type);
      }),
    ],
    [
      many,
      root((reader, args) => {
        rejectRetired(many, retired);
        const first = getFirst(args);
        const { search, ids } = args;
        if (Array.isArray(ids)) return reader.byIds(ids.slice(0, first).map(String), type);
        if (search == null)
          throw new InvalidArgumentError('search', 'is required unless `ids` is given');
        return reader.byName(getText('search', args), first, type);
      }),
    ],
  ]);
  return {
    Query: {
      entity: root((reader, args) => reader.byId(getText('id', args), null)),
      entities: root((reader, args) =>
        reader.byName(getText('search', args), getFirst(args), null),
      ),
      ...Object.fromEntries(roots),
    },
    Entity: {
      __resolveType: ({
        record: {
          types: [type = 'UNDEFINED'],
        },
      }: ReachedEntity) => typeNames.get(type) ?? null,
    },
    ...Object.fromEntries(types),
    ...Object.fromEntries(
      ['Entity', ...typeNames.values()].map((name) => [`${name}Connection`, { aggregate }]),
    ),
  };
}

interface LinkCall {
  readonly args: Arguments;
  readonly reader: GraphReader;
  readonly info: GraphQLResolveInfo;
}

function toPage(all: readonly ReachedEntity[], { args, reader, info }: LinkCall) {
  const [first, offset] = [getFirst(args), wholeNumber('offset', args, MAX_OFFSET, 0)];
  const page = all.slice(offset, offset + first);
  reader.spend(toValues(page, info));
  return page;
}

function toConnection(all: readonly ReachedEntity[], { args, reader, info }: LinkCall) {
  const start = placeAfter(all, args.after, (each) => reader.getCompact(each.record.iri));
  const nodes = all.slice(start, start + getFirst(args));
  reader.spend(toValues(nodes, info));
  const last = nodes.at(-1);
  const endCursor = last === undefined ? null : reader.getCompact(last.record.iri);
  const hasNextPage = start + nodes.length < all.length;
  return { totalCount: all.length, nodes, pageInfo: { hasNextPage, endCursor }, all };
}

/** Index after the entity of a cursor. @throws InvalidArgumentError for one that is not in the list. */
function placeAfter(
  all: readonly ReachedEntity[],
  cursor: unknown,
  getId: (entity: ReachedEntity) => string,
): number {
  if (cursor === undefined || cursor === null) return 0;
  const place = all.findIndex((each) => getId(each) === cursor);
  if (place >= 0) return place + 1;
  throw new InvalidArgumentError('after', 'must be an `endCursor` of this list', String(cursor));
}

/** @throws InvalidArgumentError that says since when a field is retired, and why. */
function rejectRetired(name: string, retired: Retired | null): void {
  if (retired === null) return;
  throw new InvalidArgumentError(name, `was retired on ${retired.since}: ${retired.reason}`);
}

/** Number of values that a document requests of the entities of a list, without those of nested lists. */
function toValues(page: readonly unknown[], info: GraphQLResolveInfo): number {
  let leaves = 1;
  for (const { times, fields } of requestedFields(info).values())
    if (fields === null) leaves += times;
  return page.length * leaves;
}

function getFirst(args: Arguments): number {
  return wholeNumber('first', args, LIST_LENGTH.max, LIST_LENGTH.default);
}

function wholeNumber(name: string, args: Arguments, max: number, otherwise: number): number {
  const value = args[name] ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) {
    return value;
  }
  throw new InvalidArgumentError(name, `must be a whole number from 0 to ${max}`, String(value));
}

function getText(name: string, args: Arguments): string {
  const text = String(args[name] ?? '').trim();
  if (text !== '' && text.length <= LONGEST_TEXT) return text;
  throw new InvalidArgumentError(name, `must be a string of 1 to ${LONGEST_TEXT} characters`);
}
