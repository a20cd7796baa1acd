import * as actions from '@biographql/client';
import { shortEntityId } from '@biographql/core';
import { z } from 'zod';
import { defineTool } from '../tool.js';

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
