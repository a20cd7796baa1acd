const OF_ARTICLES = {
  takes: 'InsightSearch',
  names: { query: 'text', entityFilter: 'entity', dateRange: 'issued', authorNames: 'authors' },
};

/** Functions that list models, vectors, and the top values of a search's articles; format as `ACTIONS`. */
export const LIST_ACTIONS = {
  getAdmetModels: {
    operation: 'getAdmetModels',
    description:
      'Lists the ADMET models of a service: the installed ones of the 28, then its custom models, with unit and cross-validated figure. Their names are what `predictAdmet` takes.',
    input: 'AdmetModelsLookup',
    isInputOptional: true,
    isLenient: true,
    returns: 'readonly ServedAdmetModel[]',
    read: 'map(servedAdmetModel)',
    example: `
for (const { name, unit, trainedOn } of await getAdmetModels(client)) {
  console.log(name, unit, trainedOn);
}`,
  },
  getEntityVectors: {
    operation: 'entityVectors',
    description:
      "Returns the vectors of entities that were learned from the graph's edges: same length, same order, null for an entity that was not learned.",
    input: 'EntityVectorLookup',
    names: { graphIds: 'entities: readonly string[]' },
    isLenient: true,
    returns: 'readonly (readonly number[] | null)[]',
    read: 'map(({ vector }) => vector)',
    example: `
const data = await getEntityVectors(client, { entities: ['Q35869', 'Q12078'] });
console.log(data[0]?.length); // 64`,
  },
  getTriplePlausibilities: {
    operation: 'triplePlausibilities',
    description:
      "Says how plausible triples are, 0 to 1, by vectors that were learned from the graph's edges: same length, same order, null where an entity or the property was not learned. A score, not a fact.",
    input: 'TripleList',
    names: {
      triples: 'triples: readonly (readonly [subject: string, property: string, object: string])[]',
    },
    isLenient: true,
    returns: 'readonly (number | null)[]',
    read: 'map(([, , , plausibility]) => plausibility)',
    example: `
const data = await getTriplePlausibilities(client, { triples: [['Q35869', 'P2176', 'Q410358']] });
console.log(data[0]);`,
  },
  getTopAuthors: {
    ...OF_ARTICLES,
    operation: 'TopAuthors',
    description: 'Returns the authors with the most articles that match, at most 10.',
    pick: ['Authors', 'authors'],
    answer: 'TopAuthor',
    example: `
const authors = await getTopAuthors(client, { text: 'asthma' });
console.log(authors.map(({ given, family }) => \`\${given} \${family}\`));`,
  },
  getTopAffiliations: {
    ...OF_ARTICLES,
    operation: 'TopAffiliations',
    description: 'Returns the affiliations with the most articles that match, at most 10.',
    pick: ['Affiliations', 'affiliations'],
    answer: 'TopAffiliation',
    example: `
const affiliations = await getTopAffiliations(client, { text: 'asthma' });
console.log(affiliations.map(({ name, location }) => \`\${name} (\${location})\`));`,
  },
  getTopEntities: {
    ...OF_ARTICLES,
    operation: 'TopEntities',
    description:
      'Returns the entities that the most matching articles name, at most 20, the most frequent first.',
    pick: ['EntityViz', 'entityviz'],
    answer: 'EntityCount',
    example: `
const entities = await getTopEntities(client, { text: 'asthma' });
console.log(entities.map(({ label, count }) => \`\${label}: \${count}\`));`,
  },
};
