import type { GraphStatement } from '@biographql/client';
import * as actions from '@biographql/client';
import { shortEntityId } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import { GraphInsightsDocument, NodePropertiesDocument } from '@biographql/core/strings';
import { z } from 'zod';
import { defineTool } from '../answer-text.js';

export function factRow({ references, ...fact }: GraphStatement) {
  return {
    fact: `${fact.subjectLabel} (${shortEntityId(fact.subject)}) – ${fact.propertyLabel} (${fact.property}) – ${fact.objectLabel}${fact.object === fact.objectLabel ? '' : ` (${shortEntityId(fact.object)})`}`,
    ...(fact.rank === null || fact.rank === 'NORMAL' ? {} : { rank: fact.rank }),
    references: references
      .slice(0, 5)
      .map(({ url, articleId, dataset }) => articleId ?? url ?? dataset ?? '')
      .filter((text) => text !== ''),
  };
}

const TYPES = z.array(z.string()).max(10).optional().describe('e.g. DISEASE, GENE, MEDICATION');

export const findEntities = defineTool({
  name: 'find_entities',
  description:
    'Identifiers of diseases, genes, drugs, … by name, beginning of a name, or another identifier (DOID, MeSH, HGNC, …). Begin here.',
  input: z.object({
    names: z.array(z.string().min(1)).min(1).max(50),
    types: TYPES,
    context: z.string().optional().describe('topic of the names, to resolve ambiguous ones'),
    schemes: z.array(z.string()).optional().describe('identifiers wanted, e.g. MESH, DOID'),
  }),
  async run({ names, types, context, schemes }, { client, signal }) {
    const request = { names, types, context, schemes };
    const resolved = await actions.resolveEntities(client, request, { signal });
    const rows = resolved.map(({ name, isAmbiguous: ambiguous, candidates, error }) => ({
      name,
      ...(ambiguous ? { ambiguous } : {}),
      ...(error === null ? {} : { error: error.message }),
      found: candidates.slice(0, ambiguous ? 5 : 2).map((candidate) => ({
        id: shortEntityId(candidate.iri),
        label: candidate.label,
        types: candidate.types,
        description: candidate.description,
        identifiers: candidate.identifiers.map(({ curie }) => curie).slice(0, 8),
      })),
    }));
    return { notes: [], rows };
  },
});

export const findProperties = defineTool({
  name: 'find_properties',
  description: 'Codes of properties by name (`drug used for treatment`).',
  input: z.object({ names: z.array(z.string().min(1).max(200)).min(1).max(10) }),
  async run({ names }, { client, signal }) {
    const found = await Promise.all(
      names.map((text) => actions.getPredicatesByName(client, { text, limit: 5 }, { signal })),
    );
    const rows = found.flatMap((matches, at) =>
      matches.map(({ pid, label, matchedText, count }) => ({
        ...(names.length === 1 ? {} : { name: names[at] }),
        property: pid,
        label,
        ...(matchedText === label ? {} : { alias: matchedText }),
        facts: count,
      })),
    );
    return { notes: [], rows };
  },
});

const ENTITY = z.string().min(1).max(2_000);
const LINKED_QUERY = 2_000;
const PAGE = 100;

export const getNeighbors = defineTool({
  name: 'get_neighbors',
  description: 'Entities linked with one entity, the most relevant first.',
  input: z.object({
    entity: ENTITY.describe('e.g. Q35869'),
    types: z.array(z.string()).max(10).optional().describe('only these, e.g. GENE'),
  }),
  async run({ entity, types }, { client, signal, offset }) {
    const { graphInsights } = await client.request(
      GraphInsightsDocument,
      { startNode: entity, nodeTypes: types ?? null, maxNeighbors: PAGE, offset },
      { signal },
    );
    const graph = graphInsights?.data;
    if (!graph) return { notes: ['Nothing is known about it.'], rows: [] };
    const relations = new Map<string, Map<string, string>>();
    for (const { start, end, label, inheritedFrom } of graph.edges) {
      const other = start.id === graph.rootNode.id ? end.id : start.id;
      const own = getOrAdd(relations, other, () => new Map());
      const name = `${label}${inheritedFrom ? `, of ${inheritedFrom.path.join(', a kind of ')}` : ''}`;
      // Some relations are stated from both sides.
      const arrow = start.id === other ? '←' : '→';
      own.set(name, own.has(name) && own.get(name) !== arrow ? '↔' : arrow);
    }
    const kinds = graph.countsByType.map(({ type, count }) => `${type} ${count}`).join(', ');
    return {
      notes: [
        `${graph.rootNode.name}: ${graph.totalNeighbors} neighbors (${kinds}), by ${graph.orderedBy}.`,
      ],
      rows: graph.nodes
        .filter(({ id }) => id !== graph.rootNode.id)
        .map(({ id, name, type }) => ({
          id: shortEntityId(id),
          name,
          type,
          relations: [...(relations.get(id) ?? [])].map(([label, arrow]) => `${arrow} ${label}`),
        })),
      offset,
      total: graph.totalNeighbors,
      page: { entity, view: 'graph' },
    };
  },
});

export const getProperties = defineTool({
  name: 'get_properties',
  description: 'All that the graph states of entities: values, identifiers, descriptions.',
  input: z.object({ entities: z.array(ENTITY).min(1).max(10) }),
  async run({ entities }, { client, signal }) {
    const found = await Promise.all(
      entities.map(async (startNode) => {
        const { nodeProperties } = await client.request(
          NodePropertiesDocument,
          { startNode, maxNeighbors: 20 },
          { signal },
        );
        return (nodeProperties?.properties ?? []).map((property) => ({
          ...(entities.length === 1 ? {} : { entity: startNode }),
          property: property.label ?? property.name,
          values: property.valueLabels ?? property.values,
          ...(property.totalValues > property.values.length ? { total: property.totalValues } : {}),
        }));
      }),
    );
    const page =
      entities.length === 1
        ? { entity: entities.join() }
        : { page: 'compare', entities: entities.join(' ') };
    return { notes: [], rows: found.flat(), page };
  },
});

export const getInsights = defineTool({
  name: 'get_insights',
  description:
    'Without type: the tables of a disease (genes, drugs, symptoms, …). With type: its rows, with references.',
  input: z.object({ entity: ENTITY, type: z.string().optional().describe('e.g. SYMPTOMS') }),
  async run({ entity, type }, { client, signal, offset }) {
    if (type === undefined) {
      const insights = await actions.getSupportedInsights(client, { entity }, { signal });
      const rows = insights.map(({ type: name, description, count }) => ({
        type: name,
        description,
        rows: count,
      }));
      return { notes: [], rows, page: { entity } };
    }
    const wanted = { entity, type: type.toUpperCase(), offset, limit: 50 };
    const table = await actions.getInsightRows(client, wanted, { signal });
    const rows = table.rows.map(({ iri, values, statements, inheritedFrom }) => ({
      id: shortEntityId(iri),
      ...Object.fromEntries(table.columns.map((column, at) => [column, values[at]])),
      ...(inheritedFrom && { inheritedFrom: inheritedFrom.label }),
      references: [...new Set(statements.flatMap((fact) => factRow(fact).references))].slice(0, 3),
    }));
    return {
      notes: [`${table.description}: ${table.total} rows.`],
      rows,
      offset,
      total: table.total,
      page: { entity },
    };
  },
});

export const getProvenance = defineTool({
  name: 'get_provenance',
  description:
    'For facts: whether the graph states them, how it ranks them, and their references. Without: the data set.',
  input: z.object({
    facts: z
      .array(
        z.object({
          subject: ENTITY,
          property: z.string().describe('its code or IRI'),
          object: ENTITY,
        }),
      )
      .max(50)
      .optional(),
  }),
  async run({ facts = [] }, { client, signal }) {
    const { dataset, statements } = await actions.getProvenance(client, { facts }, { signal });
    const notes = [`Data set: ${dataset.release}.`];
    if (facts.length === 0) return { notes, rows: dataset.credits };
    const rows = statements.map((fact, at) =>
      fact === null ? { ...facts[at], stated: false } : { ...factRow(fact), stated: true },
    );
    return { notes, rows };
  },
});

export const runSparql = defineTool({
  name: 'run_sparql',
  description:
    'SELECT or ASK over the graph (Wikidata-shaped: wd:, wdt:, rdfs:label; no SERVICE, no updates). Add a LIMIT. With question: the query that answers it, to be changed and run.',
  input: z.object({
    query: z.string().min(1).max(20_000).optional(),
    question: z.string().min(1).max(1_000).optional(),
  }),
  async run({ query, question }, { client, signal }) {
    if (question !== undefined) {
      const { sparql, reason } = await actions.getQuestionSparql(client, { question }, { signal });
      const none = `No answer: ${reason ?? 'the question was not understood'}.`;
      return { notes: [sparql ?? none], rows: [], page: { page: 'ask', question } };
    }
    if (query === undefined) return { notes: ['Send a query, or a question.'], rows: [] };
    const page = { page: 'sparql', ...(query.length <= LINKED_QUERY && { sparql: query }) };
    const { results, boolean } = await actions.getSparqlJson(client, { sparql: query }, { signal });
    if (results === undefined) return { notes: [`Answer: ${boolean}.`], rows: [], page };
    const rows = results.bindings.map((binding) =>
      Object.fromEntries(
        Object.entries(binding).map(([name, term]) => [name, shortEntityId(term.value)]),
      ),
    );
    return { notes: [`${rows.length} rows.`], rows, page };
  },
});
