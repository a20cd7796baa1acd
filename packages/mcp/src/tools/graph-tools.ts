import type { BioGraphQLClient, TypedText } from '@biographql/client';
import { InvalidArgumentError } from '@biographql/core';
import { z } from 'zod';
import { defineTool, type Tool, type ToolAnswer, type ToolCall } from '../answer-text.js';

interface GraphClass {
  readonly typeName: string;
  /** Root field of one entity. */
  readonly one: string;
  /** Root field of a list. */
  readonly many: string;
  readonly values: readonly string[];
  readonly relations: readonly string[];
}

/** Maximum characters of the tool list, which agents read first: only the largest classes get tools. */
const MAX_CHARACTERS = 8_192;
/** Characters that the protocol adds to the list and to each tool. */
const AROUND = { list: 12, tool: 40 };
const PAGE = 20;
const MAX_FOUND = 100;

/**
 * Makes tools of the classes in the schema of a loaded graph: `search_…`, `get_…` and `related_to_…` for each. All together
 * take at most 8 KB; classes that do not fit are reached with `get_entity` and its neighbors, which read any class.
 * @param client - for the address of the schema, `…/graph`.
 * @throws ClientError where the service has no schema, or does not let clients read it.
 * @example
 * const tools = await createGraphTools(createClient({ url: 'http://127.0.0.1:4000/biographql/graph', apiKey }));
 * const server = createMcpServer(client, { tools });
 */
export async function createGraphTools(client: BioGraphQLClient): Promise<readonly Tool[]> {
  const classes = await readClasses(client);
  const findClass: FindClass = async (id, call) => {
    const document = 'query Type($id: ID!) { found: entity(id: $id) { __typename } }';
    const found = await ask<{ readonly __typename: string } | null>(call, document, { id });
    return classes.find(({ typeName }) => typeName === found?.__typename);
  };
  const tools = entityTools({ one: 'entity', many: 'entities', of: ' of any class' }, findClass);
  let length = AROUND.list + sumLengths(tools);
  for (const each of classes) {
    const classTools = entityTools({ ...each, of: '' }, async () => each);
    length += sumLengths(classTools);
    if (length > MAX_CHARACTERS) break;
    tools.push(...classTools);
  }
  return tools;
}

function sumLengths(tools: readonly Tool[]): number {
  return tools.reduce((sum, { name, description, input }) => {
    const schema = JSON.stringify(z.toJSONSchema(input));
    return sum + AROUND.tool + name.length + description.length + schema.length;
  }, 0);
}

type FindClass = (id: string, call: ToolCall) => Promise<GraphClass | undefined>;
type Read<Args> = (of: GraphClass, args: Args, call: ToolCall) => Promise<ToolAnswer | null>;

const NAME = z.object({ name: z.string() });
const ID = z.object({ id: z.string() });
const RELATED = ID.extend({ relation: z.string() });

function entityTools(
  { one, many, of }: Pick<GraphClass, 'one' | 'many'> & { readonly of: string },
  findClass: FindClass,
): Tool[] {
  const get = toSnake(one);
  const withClass =
    <Args extends z.infer<typeof ID>>(read: Read<Args>) =>
    async (args: Args, call: ToolCall): Promise<ToolAnswer> => {
      const found = await findClass(args.id, call);
      const none = `The graph has no such entity: ${args.id}. Search for its name first.`;
      return (found && (await read(found, args, call))) ?? { notes: [none] };
    };
  return [
    defineTool({
      name: `search_${toSnake(many)}`,
      description: `Find entities${of} by name, best first.`,
      input: NAME,
      async run({ name }, call) {
        const document = `query Search($name: String!, $first: Int) { found: ${many}(search: $name, first: $first) { id name description types } }`;
        const first = Math.min(MAX_FOUND, call.offset + PAGE);
        return { rows: await ask<readonly unknown[]>(call, document, { name, first }) };
      },
    }),
    defineTool({
      name: `get_${get}`,
      description: `Get the values, sources and relation counts${of && ` of an entity${of}`}.`,
      input: ID,
      run: withClass(getOne),
    }),
    defineTool({
      name: `related_to_${get}`,
      description: `Follow a relation listed by get_${get}, with references.`,
      input: RELATED,
      run: withClass(getRelated),
    }),
  ];
}

interface FoundEntity extends Readonly<Record<string, unknown>> {
  readonly identifiers: readonly { readonly curie: string }[];
}

const getOne: Read<z.infer<typeof ID>> = async ({ one, values, relations }, { id }, call) => {
  const counts = relations.map((relation) => `${relation}Count`);
  const document = `query Get($id: ID!) { found: ${one}(id: $id) { id name description types aliases identifiers { curie } provenance(first: 5) { release statements sources { name license url } } ${[...values, ...counts].join(' ')} } }`;
  const found = await ask<FoundEntity | null>(call, document, { id });
  if (found === null) return null;
  const rest = Object.entries(found).filter(([name]) => !counts.includes(name));
  const related = relations
    .map((relation) => [relation, found[`${relation}Count`]] as const)
    .filter(([, count]) => Number(count) > 0);
  const identifiers = found.identifiers.map(({ curie }) => curie);
  const row = { ...Object.fromEntries(rest), identifiers, relations: Object.fromEntries(related) };
  return { rows: [row] };
};

interface Related {
  readonly id: string;
  readonly name: string;
  readonly total: number;
  readonly related: readonly unknown[];
}

const getRelated: Read<z.infer<typeof RELATED>> = async (of, { id, relation }, call) => {
  if (!of.relations.includes(relation)) {
    const known = `must be one of ${of.relations.join(', ')}`;
    throw new InvalidArgumentError('relation', known, relation);
  }
  const document = `query Related($id: ID!, $offset: Int) { found: ${of.one}(id: $id) { id name total: ${relation}Count related: ${relation}(first: ${PAGE}, offset: $offset) { id name types link { propertyName references { url pmid source license } } } } }`;
  const found = await ask<Related | null>(call, document, { id, offset: call.offset });
  if (found === null) return null;
  const { name, total, related: rows } = found;
  return {
    notes: [`${relation} of ${name} (${found.id}): ${total}.`],
    rows,
    offset: call.offset,
    total,
  };
};

/** Returns the field that a document aliases as `found`. */
async function ask<Found>(
  { client, options }: ToolCall,
  document: TypedText<{ readonly found: Found }, Readonly<Record<string, unknown>>>,
  variables: Readonly<Record<string, unknown>>,
): Promise<Found> {
  return (await client.request(document, variables, options)).found;
}

function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const TYPE = 'name kind ofType { name kind ofType { name kind ofType { name kind } } }';
const FIELDS = `fields { name args { name } type { ${TYPE} } }`;
const SCHEMA = `query Schema { __schema { queryType { ${FIELDS} } types { name kind ${FIELDS} } } }`;
const COMMON = new Set(['id', 'iri', 'name', 'description', 'types', 'aliases', 'degree']);

interface Type {
  readonly name: string | null;
  readonly kind: string;
  readonly ofType?: Type | null;
}

interface Field {
  readonly name: string;
  readonly args: readonly { readonly name: string }[];
  readonly type: Type;
}

interface Schema {
  readonly queryType: { readonly fields: readonly Field[] };
  readonly types: readonly { readonly name: string; readonly fields: readonly Field[] | null }[];
}

/** The classes of the schema, in its order: those with the most entities first. It leaves retired fields out. */
async function readClasses(client: BioGraphQLClient): Promise<readonly GraphClass[]> {
  const document: TypedText<{ readonly __schema: Schema }, object> = SCHEMA;
  const { __schema: schema } = await client.request(document, {});
  const types = new Map(schema.types.map(({ name, fields }) => [name, fields ?? []]));
  const roots = schema.queryType.fields;
  return roots.flatMap((root) => {
    const typeName = innermost(root.type).name ?? '';
    const list = roots.find((each) => takes(each, 'ids') && innermost(each.type).name === typeName);
    if (!takes(root, 'id') || list === undefined) return [];
    const fields = types.get(typeName) ?? [];
    const isValue = ({ name, args, type }: Field) =>
      args.length === 0 && innermost(type).kind === 'SCALAR' && !COMMON.has(name);
    return {
      typeName,
      one: root.name,
      many: list.name,
      values: fields.filter(isValue).map(({ name }) => name),
      relations: fields.filter((each) => takes(each, 'offset')).map(({ name }) => name),
    };
  });
}

function takes({ args }: Field, name: string): boolean {
  return args.some((each) => each.name === name);
}

function innermost(type: Type): Type {
  return type.ofType ? innermost(type.ofType) : type;
}
