import { ResolveEntitiesDocument, SearchEntityDocument } from '@biographql/core/strings';
import { z } from 'zod';
import { defineTool } from '../tool.js';

const TYPES = z.array(z.string()).max(10).optional().describe('e.g. DISEASE, GENE, MEDICATION');

/** Names to identifiers, many at a time. */
export const findEntities = defineTool({
  name: 'find_entities',
  title: 'Find entities',
  description:
    'Identifiers of diseases, genes, drugs, … by name or by another identifier (DOID, MeSH, HGNC, …). Begin here.',
  input: z.object({
    names: z.array(z.string().min(1)).min(1).max(50),
    types: TYPES,
    context: z.string().optional().describe('what the names are about, for ambiguous ones'),
    schemes: z.array(z.string()).optional().describe('identifiers wanted, e.g. MESH, DOID'),
  }),
  async run({ names, types, context, schemes }, { client, signal }) {
    const asked = {
      names,
      types: types ?? null,
      context: context ?? null,
      schemes: schemes ?? null,
    };
    const { resolveEntities } = await client.request(ResolveEntitiesDocument, asked, { signal });
    const rows = (resolveEntities ?? []).map(({ name, ambiguous, candidates, error }) => ({
      name,
      ...(ambiguous ? { ambiguous } : {}),
      ...(error === null ? {} : { error: error.message }),
      found: candidates.slice(0, ambiguous ? 5 : 2).map((candidate) => ({
        id: shortId(candidate.qid),
        label: candidate.text,
        types: candidate.nodeTypes,
        description: candidate.description,
        identifiers: candidate.identifiers.map(({ curie }) => curie).slice(0, 8),
      })),
    }));
    return { notes: [], rows };
  },
});

/** Completions of a beginning. */
export const searchEntities = defineTool({
  name: 'search_entities',
  title: 'Search entities',
  description: 'Entities whose names begin like a text, also with typing errors.',
  input: z.object({ text: z.string().min(1).max(200) }),
  async run({ text }, { client, signal }) {
    const { searchAsYouType } = await client.request(
      SearchEntityDocument,
      { searchText: text },
      { signal },
    );
    const rows = (searchAsYouType?.data?.searchLabels ?? []).map((hit) => ({
      id: shortId(hit.qid),
      label: hit.text,
      types: hit.nodeTypes,
      alias: hit.alias,
    }));
    return { notes: [], rows };
  },
});

/** An IRI of Wikidata as its identifier; any other stays. */
export function shortId(iri: string): string {
  return iri.replace(/^http:\/\/www\.wikidata\.org\/entity\//, '');
}
