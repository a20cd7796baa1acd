/** The forms of one name: `drug-interactions`. */
export interface Names {
  /** `drug-interactions`: files. */
  readonly kebab: string;
  /** `drugInteractions`: fields and functions. */
  readonly camel: string;
  /** `DrugInteractions`: types and hooks. */
  readonly pascal: string;
  /** `drug interactions`: sentences. */
  readonly words: string;
}

/** Returns the forms of a kebab-case name. @throws RangeError for any other text. */
export function getNames(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new RangeError(
      `"${kebab}" is not a valid name: use small letters and hyphens, e.g. drug-interactions.`,
    );
  }
  const pascal = kebab.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { kebab, camel, pascal, words: kebab.replaceAll('-', ' ') };
}

/** A field of `Query`. */
export const schemaField = ({ camel, pascal, words }: Names) => `

  "The ${words} of an entity."
  ${camel}(
    "The entity: an IRI, a QID, or a \`wd:\` name."
    entity: ID
  ): ${pascal}`;

/** The type of its answer. */
export const schemaType = ({ pascal, words }: Names) => `
"The ${words} of an entity."
type ${pascal} {
  "In alphabetical order."
  labels: [String!]!
}
`;

/** The document in operations/. */
export const graphqlOperation = ({ camel, pascal }: Names) => `query get${pascal}($entity: ID) {
  ${camel}(entity: $entity) {
    labels
  }
}
`;

/** The method of the service, to be written. */
export const serviceBody = ({ camel, words }: Names) => `    /**
     * Returns the ${words} of an entity in alphabetical order; none when the graph has none.
     * @throws EntityNotFoundError.
     */
    async ${camel}(
      reference: EntityReference,
      options: CallOptions = {},
    ): Promise<readonly string[]> {
      await parts.resolveEntity(reference, options);
      return [];
    },

`;

/** A test that fails until the method is written. */
export const serviceTest = ({ camel, words }: Names) => `
describe('${camel}', () => {
  it('lists the ${words} of asthma', async () => {
    expect(await seeded.${camel}(ASTHMA)).not.toEqual([]);
  });
});
`;

/** The field with its resolver. */
export const resolver = ({ camel, words }: Names) => `  /** The ${words} of an entity. */
  ${camel}: cacheable('graph', async (_, { entity }, { services, signal }) => {
    const iri = parseEntity('entity', requiredText('entity', entity));
    return { labels: await services.entities.${camel}({ iri }, { signal }) };
  }),
`;

/** The client's function, in the table that codegen writes it from. */
export const clientAction = ({ camel, pascal, words }: Names) => `  get${pascal}: {
    operation: 'get${pascal}',
    description: 'Lists the ${words} of an entity, in alphabetical order.',
    input: '${pascal}Lookup',
    names: { entity: 'entity: string' },
    path: '${camel}?.labels',
    answer: 'string',
    isLenient: true,
    example: "console.log(await get${pascal}(client, { entity: 'Q35869' }));",
  },
`;
