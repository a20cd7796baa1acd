import { LIST_ACTIONS } from './list-actions.mjs';

/** Later versions of the contract have a strategy enum; the client sends its text. */
const NAME_SEARCH = {
  name: 'text: string',
  matchingStrategy: "strategy?: 'EXACT' | 'PREFIX' | 'CONTAINS' | 'FUZZY' | undefined",
};

const WITH_SUBTYPES = {
  includeSubtypes:
    'Whether the disease also has the facts of its subtypes. Default: genes and drugs; `true`: symptoms and causes as well.',
};

/**
 * Functions of the client that follow from the contract, by name. Each has an `operation` and an `example`, and:
 * - `input`, the type of its input; or `takes`, an input of article-insights.ts.
 * - `names`: inputs that the client renames, with a type where it differs; null leaves one out.
 * - `about`, `description`: texts in place of the contract's.
 * - `answer`, a type of `ANSWERS` or of the core, or a new one with its description; `part` names a part of it.
 * - `path` to the answer, where it is not the operation's field; `pick`, the lists of one type of insight.
 * - `isLenient`: a null list counts as empty.
 * - `read`, a list method applied to the answer; `returns`, its return type.
 */
export const ACTIONS = {
  searchEntities: {
    operation: 'searchEntity',
    input: 'EntitySearch',
    names: { searchText: 'text: string' },
    path: 'searchAsYouType?.data?.searchLabels',
    answer: 'EntityHit',
    isLenient: true,
    example: `
const hits = await searchEntities(client, { text: 'asth' });
console.log(hits[0]?.label); // 'asthma'`,
  },
  getEntitiesByName: {
    operation: 'entitiesByName',
    description:
      'Finds entities by name with the given strategy, best first. While a user types, use `searchEntities`.',
    input: 'NameSearch',
    names: NAME_SEARCH,
    answer: 'EntityMatch',
    isLenient: true,
    example: `
const data = await getEntitiesByName(client, { text: 'asthma', strategy: 'EXACT' });
console.log(data[0]?.qid); // 'Q35869'`,
  },
  getPredicatesByName: {
    operation: 'predicatesByName',
    description:
      'Finds properties of the graph by name, with the number of triples that use each: exact names first, then the most used.',
    input: 'NameSearch',
    names: NAME_SEARCH,
    answer: 'PredicateMatch',
    isLenient: true,
    example: `
const data = await getPredicatesByName(client, { text: 'treatment', strategy: 'CONTAINS' });
console.log(data.map(({ pid }) => pid)); // ['P2176', 'P2175']`,
  },
  getPredicates: {
    operation: 'predicates',
    description:
      'Returns the properties of the graph whose label or alias holds a text: exact names first, then the most used, at most 100.',
    input: 'PredicateLookup',
    names: { label: 'label: string' },
    answer: 'PredicateMatch',
    isLenient: true,
    example: `
const data = await getPredicates(client, { label: 'genetic association' });
console.log(data[0]?.pid); // 'P2293'`,
  },
  resolveEntities: {
    operation: 'resolveEntities',
    input: 'EntityResolution',
    about: {
      names:
        'Names or identifiers, at most 1,000 of at most 200 characters: `asthma`, `Gleevec`, `MESH:D001249`, `uniprot:P04637`.',
    },
    answer: 'ResolvedName',
    example: `
const resolved = await resolveEntities(client, { names: ['asthma', 'MESH:D003924'], schemes: ['doid'] });
for (const { name, candidates, isAmbiguous } of resolved) {
  const [best] = candidates;
  console.log(name, best?.iri, best?.identifiers.map(({ curie }) => curie), isAmbiguous);
}`,
  },
  getEntity: {
    operation: 'getEntity',
    description:
      'Returns an entity with its neighbors, the statements and references behind them, its articles and its insights, in one request.',
    input: 'EntityRequest',
    about: {
      neighbors: 'Neighbors, 1 to 200, default 10.',
      after: '`neighbors.pageInfo.endCursor` of the page before.',
      articles: 'Articles, 1 to 100, default 10.',
    },
    names: {
      iri: 'entity',
      types: 'types?: readonly EntityType[] | undefined',
      neighborTypes: 'neighborTypes?: readonly EntityType[] | undefined',
    },
    answer: [
      'EntityOverview',
      'An entity with its neighbors and their evidence, its articles and its insights.',
    ],
    throws: 'ClientError, with `ENTITY_NOT_FOUND` for one that is unknown.',
    example: `
const { label, neighbors } = await getEntity(client, { name: 'asthma', neighborTypes: ['GENE'] });
console.log(label, neighbors?.edges.map(({ node }) => node.label));`,
  },
  getEntityList: {
    operation: 'getEntityList',
    input: 'EntityListRequest',
    about: {
      entities:
        'At most 100, each by exactly one of `iri` (an IRI, a QID, a `wd:` name or a CURIE) and `name` (a label or an alias).',
      neighbors: 'Neighbors of each, 1 to 200, default 10.',
    },
    names: {
      iris: null,
      keys: 'entities: readonly EntityKey[]',
      neighborTypes: 'neighborTypes?: readonly EntityType[] | undefined',
    },
    answer: [
      'EntityListItem',
      'One of the entities; `error` says why there is none, and is null otherwise.',
    ],
    throws: 'BadInputError for more than 100 entities.',
    example: `
const items = await getEntityList(client, { entities: [{ iri: 'Q35869' }, { name: 'melanoma' }] });
for (const { key, entity, error } of items) console.log(key, error?.message ?? entity?.label);`,
  },
  getSupportedInsights: {
    operation: 'getSupportedInsights',
    input: 'InsightLookup',
    about: WITH_SUBTYPES,
    names: { qid: 'entity' },
    path: 'searchGenericInsights?.supportedInsights',
    answer: 'SupportedInsight',
    isLenient: true,
    example: `
const insights = await getSupportedInsights(client, { entity: 'Q35869' });
console.log(insights.map(({ type }) => type));`,
  },
  getInsightRows: {
    operation: 'getInsightRows',
    input: 'InsightRowsLookup',
    about: WITH_SUBTYPES,
    names: {
      qid: 'entity',
      insightType: 'type',
      order: null,
      sort: "order?: 'RELEVANCE' | 'LABEL' | undefined",
    },
    answer: 'InsightRows',
    throws:
      'ClientError (OperationError with `ENTITY_NOT_FOUND` for an unknown entity, with `INVALID_ARGUMENT` for an unknown kind).',
    example: `
const { rows, total } = await getInsightRows(client, { entity: 'Q35869', type: 'GENETIC_ASSOCIATION' });
console.log(total, rows.map(({ values }) => values.join()));`,
  },
  getAnswers: {
    operation: 'getAnswers',
    input: 'QuestionList',
    answer: [
      'AnswerListItem',
      'The answer to one of several questions. `answer.answer` is empty when the service abstains, and `answer.abstention` says why; `error` says why a question was not answered at all.',
    ],
    throws: 'BadInputError for more than 100 questions.',
    example: `
const answers = await getAnswers(client, { questions: ['What treats asthma?'] });
for (const { question, answer, error } of answers) {
  console.log(question, error?.message ?? (answer?.answer || answer?.abstention?.message));
}`,
  },
  getQuestionEntities: {
    operation: 'questionEntities',
    description: 'Returns the entities that a question names, in its order.',
    input: 'QuestionText',
    names: { question: 'question: string' },
    answer: 'QuestionQid',
    isLenient: true,
    example: `
const data = await getQuestionEntities(client, { question: 'Does salbutamol treat asthma?' });
console.log(data.map(({ label }) => label)); // ['salbutamol', 'asthma']`,
  },
  getProvenance: {
    operation: 'getProvenance',
    description:
      'Returns the dataset that the service answers from and, for each fact, its rank and references; null in the place of a fact that the graph does not hold.',
    input: 'ProvenanceLookup',
    about: {
      facts:
        'At most 200, in the direction in which the graph states them. Default: none, which returns only the dataset.',
    },
    isInputOptional: true,
    parts: { FactInput: 'Fact' },
    answer: ['Provenance', 'The dataset of a service, and the provenance of facts in its graph.'],
    example: `
const { dataset, statements } = await getProvenance(client, {
  facts: [{ subject: 'Q35869', property: 'P2176', object: 'Q410358' }],
});
console.log(dataset.release, statements[0]?.references.map(({ url }) => url));`,
  },
  verifyItems: {
    operation: 'verify',
    input: 'Verification',
    about: {
      items:
        'At most 1,000; each may have an article, a quote, a number, an identifier with a label, or a claim.',
    },
    answer: [
      'Verdict',
      "What the records say of an item. `CONTRADICTED` if any check is, else `NOT_FOUND_HERE` if any is, else `CONFIRMED`; an item that can't be read has an `error`.",
    ],
    part: [
      'Check',
      "Verdict['checks'][number]",
      'One comparison with a record: the result, what was compared, where it is, and what to write instead.',
    ],
    example: `
const verdicts = await verifyItems(client, {
  items: [
    { article: 'PMID:20198754', title: 'Asthma in childhood' },
    { identifier: 'MONDO:0004979', label: 'asthma' },
  ],
});
for (const { result, checks } of verdicts) console.log(result, checks.map(({ message }) => message));`,
    see: 'docs/guides/verify.md',
  },
  getMolecules: {
    operation: 'getMolecules',
    input: 'MoleculeLookup',
    answer: [
      'Molecule',
      'A molecule with its properties, rules, alerts, predictions, concerns and similar drugs; `error` says why one has none.',
    ],
    throws: 'BadInputError for an unknown model (with the nearest name) or too many molecules.',
    example: `
const [molecule] = await getMolecules(client, { texts: ['terfenadine'], models: ['hERG', 'logS'] });
for (const { label, statement } of molecule?.concerns ?? []) console.log(label, statement);`,
  },
  getDrugsWithSubstructure: {
    operation: 'getDrugsWithSubstructure',
    input: 'SubstructureLookup',
    answer: [
      'SubstructureDrugs',
      'The drugs of the graph that hold a structure, and how its pattern was read.',
    ],
    throws: 'BadInputError for a pattern that cannot be read, is too large or takes too long.',
    example: `
const { total, drugs } = await getDrugsWithSubstructure(client, { pattern: 'c1ccc2[nH]ccc2c1' });
console.log(total, drugs.map(({ label }) => label));`,
  },
  ...LIST_ACTIONS,
};
