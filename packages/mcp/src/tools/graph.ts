import * as actions from '@biographql/client';
import { type NodeType, shortEntityId } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import { z } from 'zod';
import { defineTool, type Tool } from '../answer-text.js';

const ENTITY = z.string().min(1).max(2_000);
const TYPES = z.array(z.string()).max(10).optional();
const LINKED_QUERY = 2_000;
const PAGE = 100;

export function factRow({ references, ...fact }: actions.GraphStatement) {
  const { object, objectLabel } = fact;
  const end = object === objectLabel ? object : `${objectLabel} (${shortEntityId(object)})`;
  return {
    fact: `${fact.subjectLabel} (${shortEntityId(fact.subject)}) – ${fact.propertyLabel} (${fact.property}) – ${end}`,
    ...(fact.rank === null || fact.rank === 'NORMAL' ? {} : { rank: fact.rank }),
    references: references
      .slice(0, 5)
      .flatMap(({ url, articleId, dataset }) => articleId ?? url ?? dataset ?? []),
  };
}

const findEntities = defineTool({
  name: 'find_entities',
  description:
    'Find identifiers of diseases, genes, drugs, … by name, part of a name, or another identifier (DOID, MeSH, HGNC, …). Call this first.',
  input: z.object({
    names: z.array(z.string().min(1)).min(1).max(50),
    types: TYPES.describe('e.g. DISEASE, GENE, MEDICATION'),
    context: z.string().optional().describe('topic, to resolve ambiguous names'),
    schemes: z.array(z.string()).optional().describe('identifiers to return, e.g. MESH, DOID'),
  }),
  async run(request, { client, options }) {
    const resolved = await actions.resolveEntities(client, request, options);
    const rows = resolved.map(({ name, isAmbiguous: ambiguous, candidates, error }) => ({
      name,
      ...(ambiguous && { ambiguous }),
      error: error?.message ?? null,
      found: candidates
        .slice(0, ambiguous ? 5 : 2)
        .map(({ iri, label, types, description, identifiers }) => ({
          ...{ id: shortEntityId(iri), label, types, description },
          identifiers: identifiers.map(({ curie }) => curie).slice(0, 8),
        })),
    }));
    return { rows };
  },
});

const findProperties = defineTool({
  name: 'find_properties',
  description: 'Find property codes by name (e.g. `drug used for treatment`).',
  input: z.object({ names: z.array(z.string().min(1).max(200)).min(1).max(10) }),
  async run({ names }, { client, options }) {
    const rows = names.map(async (name) => {
      const found = await actions.getPredicatesByName(client, { text: name, limit: 5 }, options);
      return found.map(({ pid: property, label, matchedText, count: facts }) => ({
        ...(names.length > 1 && { name }),
        ...{ property, label },
        ...(matchedText !== label && { alias: matchedText }),
        facts,
      }));
    });
    return { rows: (await Promise.all(rows)).flat() };
  },
});

const getNeighbors = defineTool({
  name: 'get_neighbors',
  description: 'List entities linked to an entity, most relevant first.',
  input: z.object({
    entity: ENTITY.describe('e.g. Q35869'),
    types: TYPES.describe('only neighbors of these types, e.g. GENE'),
  }),
  async run({ entity, types }, { client, options, offset }) {
    const search = { entity, types: types as NodeType[] | undefined, limit: PAGE, offset };
    const graph = await actions.getNeighbors(client, search, options);
    const { root, nodes, total } = graph;
    const relations = new Map<string, Map<string, string>>();
    for (const { subject, object, label, inheritedFrom } of graph.edges) {
      const other = subject === root.iri ? object : subject;
      const arrows = getOrAdd(relations, other, () => new Map());
      const name = `${label}${inheritedFrom ? `, stated for ${inheritedFrom.path.join(', a kind of ')}` : ''}`;
      // Some relations are stated from both sides.
      const arrow = subject === other ? '←' : '→';
      arrows.set(name, arrows.has(name) && arrows.get(name) !== arrow ? '↔' : arrow);
    }
    const kinds = graph.countsByType.map(({ type, count }) => `${type} ${count}`).join(', ');
    const notes = [`${root.label}: ${total} neighbors (${kinds}), by ${graph.orderedBy}.`];
    const others = nodes.filter(({ iri }) => iri !== root.iri);
    const rows = others.map(({ iri, label: name, type }) => ({
      ...{ id: shortEntityId(iri), name, type },
      relations: [...(relations.get(iri) ?? [])].map(([label, arrow]) => `${arrow} ${label}`),
    }));
    return { notes, rows, offset, total, page: { entity, view: 'graph' } };
  },
});

const getProperties = defineTool({
  name: 'get_properties',
  description:
    'Get everything that the graph states about entities: values, identifiers, descriptions.',
  input: z.object({ entities: z.array(ENTITY).min(1).max(10) }),
  async run({ entities }, { client, options }) {
    const isOne = entities.length === 1;
    const rows = entities.map(async (entity) => {
      const lookup = { entity, limit: 20 };
      const found = await actions.getEntityProperties(client, lookup, options);
      const stated = [
        { property: 'alternative labels', values: found.alternativeLabels },
        { property: 'description', values: found.description === null ? [] : [found.description] },
        ...found.claims.map(({ property, label, values, total }) => ({
          property: label ?? property,
          values: values.map((value) => value.label),
          ...(total > values.length && { total }),
        })),
      ].filter(({ values }) => values.length > 0);
      return isOne ? stated : stated.map((row) => ({ entity, ...row }));
    });
    const all = entities.join(' ');
    return {
      rows: (await Promise.all(rows)).flat(),
      page: isOne ? { entity: all } : { page: 'compare', entities: all },
    };
  },
});

const getInsights = defineTool({
  name: 'get_insights',
  description:
    'Without `type`: which tables a disease has (genes, drugs, symptoms, …). With `type`: the rows of one table, with references.',
  input: z.object({ entity: ENTITY, type: z.string().optional().describe('e.g. SYMPTOMS') }),
  async run({ entity, type }, { client, options, offset }) {
    const page = { entity };
    if (type === undefined) {
      const insights = await actions.getSupportedInsights(client, { entity }, options);
      const rows = insights.map(({ type: name, description, count }) => ({
        ...{ type: name, description, rows: count },
      }));
      return { rows, page };
    }
    const wanted = { entity, type: type.toUpperCase(), offset, limit: 50 };
    const table = await actions.getInsightRows(client, wanted, options);
    const { columns, description, total } = table;
    const rows = table.rows.map(({ iri, values, statements, inheritedFrom }) => ({
      id: shortEntityId(iri),
      ...Object.fromEntries(columns.map((column, at) => [column, values[at]])),
      ...(inheritedFrom && { inheritedFrom: inheritedFrom.label }),
      references: [...new Set(statements.flatMap((fact) => factRow(fact).references))].slice(0, 3),
    }));
    return { notes: [`${description}: ${total} rows.`], rows, offset, total, page };
  },
});

const FACT = z.object({
  subject: ENTITY,
  property: z.string().describe('property code or IRI'),
  object: ENTITY,
});

const getProvenance = defineTool({
  name: 'get_provenance',
  description:
    'With `facts`: whether the graph states each fact, with rank and references. Without `facts`: the sources of the dataset.',
  input: z.object({ facts: z.array(FACT).max(50).optional() }),
  async run({ facts = [] }, { client, options }) {
    const { dataset, statements } = await actions.getProvenance(client, { facts }, options);
    const rows = statements.map((fact, at) =>
      fact === null ? { ...facts[at], stated: false } : { ...factRow(fact), stated: true },
    );
    const notes = [`Dataset: ${dataset.release}.`];
    return { notes, rows: facts.length === 0 ? dataset.credits : rows };
  },
});

const runSparql = defineTool({
  name: 'run_sparql',
  description:
    'SELECT or ASK over the graph (Wikidata-shaped: wd:, wdt:, rdfs:label; no SERVICE, no updates). Add a LIMIT. If `question` is set: the query that answers it, to adapt and run.',
  input: z.object({
    query: z.string().min(1).max(20_000).optional(),
    question: z.string().min(1).max(1_000).optional(),
  }),
  async run({ query, question }, { client, options }) {
    if (question !== undefined) {
      const { sparql, reason } = await actions.getQuestionSparql(client, { question }, options);
      const none = reason ?? 'The question was not understood.';
      return { notes: [sparql ?? none], page: { page: 'ask', question } };
    }
    if (query === undefined) return { notes: ['Send a query, or a question.'] };
    const page = { page: 'sparql', ...(query.length <= LINKED_QUERY && { sparql: query }) };
    const { results, boolean } = await actions.getSparqlJson(client, { sparql: query }, options);
    if (results === undefined) return { notes: [`Answer: ${boolean}.`], page };
    const rows = results.bindings.map((binding) => {
      const terms = Object.entries(binding);
      return Object.fromEntries(terms.map(([name, { value }]) => [name, shortEntityId(value)]));
    });
    return { notes: [`${rows.length} rows.`], rows, page };
  },
});

export const GRAPH_TOOLS: readonly Tool[] = [
  findEntities,
  getInsights,
  getNeighbors,
  getProperties,
  findProperties,
  runSparql,
  getProvenance,
];
