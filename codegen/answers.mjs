import { isEnumType, isListType, isNonNullType } from 'graphql';
import { findSelection } from './fragments.mjs';

const ENTITY = { id: 'iri: EntityIri', name: 'label' };
const FOUND = { qid: 'iri: EntityIri', text: 'label', nodeTypes: 'types' };

/**
 * The types of the client's answers: an operation, the contract type whose selection they have, and changed fields:
 * a new name, a new name and type, or null to leave a field out.
 */
export const ANSWERS = {
  Abstention: ['questionAnswer', 'Abstention'],
  Answer: [
    'questionAnswer',
    'Answer',
    {
      answer: 'text',
      took: null,
      context: 'contextHtml',
      statistics: null,
      probability: 'confidence: number | null',
      document: 'documents',
      interpretation: null,
      names: null,
      abstention: null,
      passages: null,
    },
  ],
  Article: [
    'searchArticles',
    'Article',
    {
      documentID: 'publicId',
      doi: 'doi: Doi | null',
      publishDate: 'issued',
      containerTitle: 'journal',
      summaryText: 'abstract',
    },
  ],
  ArticleAuthor: ['searchArticles', 'ArticleAuthor', { lastName: 'family', firstName: 'given' }],
  Claim: ['questionAnswer', 'Claim'],
  ClaimQuote: ['questionAnswer', 'ClaimQuote'],
  Edge: ['graphInsights', 'Edge', { start: 'subject: EntityIri', end: 'object: EntityIri' }],
  EmergingTopic: ['EmergingConcepts', 'TopicDocument', { xCoordinate: 'x', yCoordinate: 'y' }],
  EntityCandidate: [
    'resolveEntities',
    'EntityCandidate',
    { ...FOUND, twins: 'twins: readonly EntityIri[]' },
  ],
  EntityCount: ['TopEntities', 'ChartMap', { key: 'label', value: 'count', id: 'iri' }],
  EntityHit: ['searchEntity', 'SearchLabel', FOUND],
  EntityNode: [
    'graphInsights',
    'Node',
    { ...ENTITY, properties: 'facts: Readonly<Record<string, readonly string[]>>' },
  ],
  ExternalIdentifier: ['resolveEntities', 'ExternalIdentifier'],
  GraphStatement: ['questionAnswer', 'GraphStatement'],
  InsightRow: ['getInsightRows', 'InsightRow', { ...ENTITY, nodeTypes: 'types' }],
  InsightRows: ['getInsightRows', 'InsightRows', { insightType: null }],
  LiteraturePassage: ['questionAnswer', 'LiteraturePassage'],
  NeighborCount: ['graphInsights', 'TypeCount'],
  Neighborhood: [
    'graphInsights',
    'SubGraph',
    {
      nodes:
        'nodes: readonly EntityNode[];\n/** The neighbors alone, the most relevant first. */\nreadonly neighbors: readonly EntityNode[]',
      rootNode: 'root: { readonly iri: EntityIri; readonly label: string }',
      totalNeighbors: 'total',
      totalEntries: 'entries',
      inheritedNeighbors: 'inherited',
    },
  ],
  ReadName: ['questionAnswer', 'ReadName'],
  RelatedDocument: [
    'questionAnswer',
    'RelatedDocument',
    {
      abs: 'abstract',
      source: 'url',
      index_name:
        'index: string;\n/** The sentence that bears most on the question; null with an answer, and when none bears on it. */\nreadonly passage: LiteraturePassage | null',
    },
  ],
  ResolvedName: ['resolveEntities', 'ResolvedName', { ambiguous: 'isAmbiguous' }],
  Subtype: ['graphInsights', 'Subtype', ENTITY],
  SupportedInsight: [
    'getSupportedInsights',
    'SupportedInsight',
    { insightCategory: 'category', insightType: 'type', renderType: 'renderTypes' },
  ],
  TopAffiliation: ['TopAffiliations', 'Organization'],
  TopAuthor: [
    'TopAuthors',
    'Person',
    { lastName: 'family', firstName: 'given', middleName: 'middle' },
  ],
  TopicPeriod: ['EmergingConcepts', 'TopicPeriod'],
  YearCount: ['searchArticles', 'YearCount'],
};

export const SCALARS = {
  Boolean: 'boolean',
  Float: 'number',
  ID: 'string',
  Int: 'number',
  String: 'string',
};

/** The client's names for names in the contract's descriptions. */
export const NAMES = {
  advancedSearch: 'selectSparql',
  authorNames: 'authors',
  document: 'documents',
  insightRows: 'getInsightRows',
  nodeTypes: 'types',
  searchGenericInsights: 'getSupportedInsights',
  searchPredicates: 'getPredicatesByName',
  totalNeighbors: 'total',
};

/** Writes the types of the client's answers, with the descriptions of the contract. */
export const plugin = (schema, documents) => {
  const operations = documents.flatMap(({ document }) => document?.definitions ?? []);
  const interfaces = new Map(Object.entries(ANSWERS).map(([name, [, type]]) => [type, name]));
  const enums = new Set();

  const toText = (type, selection) =>
    isNonNullType(type) ? toName(type.ofType, selection) : `${toName(type, selection)} | null`;
  const toName = (type, selection) => {
    if (isListType(type)) return `readonly ${toText(type.ofType, selection)}[]`;
    if (isEnumType(type)) enums.add(type.name);
    if (!selection) return SCALARS[type.name] ?? type.name;
    return interfaces.get(type.name) ?? `{\n${getFields(type, selection, {})}}`;
  };
  const getFields = (type, { selections }, changes) =>
    selections
      .filter(({ name }) => name.value !== '__typename' && changes[name.value] !== null)
      .map(({ name: { value: name }, selectionSet }) => {
        const { description, type: fieldType } = type.getFields()[name];
        const change = changes[name] ?? name;
        const typed = change.includes(':')
          ? change
          : `${change}: ${toText(fieldType, selectionSet)}`;
        return `${comment(description)}readonly ${typed};\n`;
      })
      .join('');

  const texts = Object.entries(ANSWERS).map(([name, [operation, typeName, changes = {}]]) => {
    const definition = operations.find((one) => one.name?.value === operation);
    const type = schema.getType(typeName);
    const fields = getFields(type, findSelection(schema, definition, typeName), changes);
    return `${comment(type.description)}export interface ${name} {\n${fields}}\n`;
  });
  enums.delete('NodeType');
  return [
    "import type { Doi, EntityIri, NodeType } from '@biographql/core';",
    `import type { ${[...enums].sort().join(', ')} } from '@biographql/core/strings';\n`,
    ...texts.map(indent),
  ].join('\n');
};

export const comment = (description) => {
  const text = description.replace(/\s+/g, ' ').trim();
  return `/** ${text.replace(/(?<=`)\w+(?=`)/g, (name) => NAMES[name] ?? name)} */\n`;
};

export function indent(text) {
  let depth = 0;
  return text.replace(/^(?! \*).*$/gm, (line) => {
    if (line.startsWith('}')) depth -= 1;
    const indented = '  '.repeat(line === '' ? 0 : depth) + line;
    if (line.endsWith('{')) depth += 1;
    return indented;
  });
}
