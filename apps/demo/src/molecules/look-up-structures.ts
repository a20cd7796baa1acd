import { type BioGraphQLClient, resolveEntities } from '@biographql/client';
import { selectRows } from '@biographql/client/rows';
import { iri, values } from '@biographql/sparql';
import { getStructures } from '../sparql/query-text.ts';
import { askToolkit } from './ask-toolkit.ts';

/** A structure that the graph knows for a name. */
export interface NamedStructure {
  readonly smiles: string;
  readonly label: string;
}

/** Names that one request may hold. */
const MOST_NAMES = 1_000;

/** Looks up structures by name, identifier or InChI in the graph; null for unknown ones. @throws ClientError */
export async function lookUpStructures(
  client: BioGraphQLClient,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<readonly (NamedStructure | null)[]> {
  const names = await withKeys(texts, signal);
  const found: (NamedStructure | null)[] = [];
  for (let first = 0; first < names.length; first += MOST_NAMES) {
    const resolved = await resolveEntities(
      client,
      { names: names.slice(first, first + MOST_NAMES) },
      { signal },
    );
    const drugs = resolved.map(({ candidates }) => candidates);
    const smiles = await getSmiles(
      client,
      [...new Set(drugs.flat().map((one) => one.iri))],
      signal,
    );
    for (const candidates of drugs) {
      const best = candidates.find((one) => smiles.has(one.iri));
      const text = best && smiles.get(best.iri);
      found.push(best && text !== undefined ? { smiles: text, label: best.label } : null);
    }
  }
  return found;
}

async function withKeys(
  texts: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const inchis = texts.filter(isInchi);
  if (inchis.length === 0) return texts;
  const keys = await askToolkit({ kind: 'inchikey', inchis }, signal);
  const keyOf = new Map(inchis.map((inchi, at) => [inchi, keys[at] ?? inchi]));
  return texts.map((text) => keyOf.get(text) ?? text);
}

function isInchi(text: string): boolean {
  return text.startsWith('InChI=');
}

async function getSmiles(
  client: BioGraphQLClient,
  entities: readonly string[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, string>> {
  const smiles = new Map<string, string>();
  if (entities.length === 0) return smiles;
  const sparql = getStructures(values(entities.map((entity) => iri(entity))));
  for (const row of await selectRows(client, sparql, {}, { signal })) {
    if (row.smiles !== null) smiles.set(String(row.drug), String(row.smiles));
  }
  return smiles;
}
