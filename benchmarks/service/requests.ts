import { readFileSync } from 'node:fs';
import { parse, print, visit } from 'graphql';

/** One GraphQL request. */
export interface BenchRequest {
  /** Identifies it in a recording. */
  readonly id: string;
  readonly operation: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** `data` of each answer by the id of its request. */
export type Recording = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A disease of the starter data. */
interface Disease {
  readonly label: string;
  readonly iri: string;
}

const DISEASES = [
  'asthma',
  'breast cancer',
  'cystic fibrosis',
  'epilepsy',
  'gout',
  'hypertension',
  'malaria',
  'migraine',
  'multiple sclerosis',
  'osteoporosis',
  'pneumonia',
  'psoriasis',
  'rheumatoid arthritis',
  'schizophrenia',
  'tuberculosis',
  'type 2 diabetes mellitus',
];
const SMILES = [
  'CC(=O)Oc1ccccc1C(=O)O',
  'CN1C=NC2=C1C(=O)N(C(=O)N2C)C',
  'CC(C)Cc1ccc(cc1)C(C)C(=O)O',
];

/** Variables of each measured operation, by the name of its document in `operations/`. */
const VARIABLES: Readonly<
  Record<string, (disease: Disease, index: number) => Readonly<Record<string, unknown>>>
> = {
  entities: ({ label }, index) => ({ searchText: label.slice(0, 2 + (index % 6)) }),
  neighbors: ({ iri }) => ({ startNode: iri, maxNeighbors: 20 }),
  'entity-properties': ({ iri }) => ({ startNode: iri, nodeTypes: ['GENE'] }),
  'supported-insights': ({ iri }) => ({ supportedInsightsInput: { qid: iri } }),
  articles: ({ label }) => ({ query: label }),
  'top-authors': ({ label }) => ({ query: label }),
  'top-affiliations': ({ label }) => ({ query: label }),
  'top-entities': ({ label }) => ({ query: label }),
  'emerging-concepts': ({ label }) => ({ query: label }),
  answer: ({ label }) => ({ query: `Which drugs treat ${label}?` }),
  documents: ({ label }) => ({ query: `treatment of ${label} in children` }),
  sparql: ({ iri }) => ({
    sparql: `SELECT ?drug ?label { <${iri}> wdt:P2176 ?drug . ?drug rdfs:label ?label } LIMIT 50`,
  }),
  admet: (_, index) => ({ smiles: [SMILES[index % SMILES.length]], modelName: 'hERG' }),
};

/** Measured operations in the order of the report. */
export const OPERATIONS = Object.keys(VARIABLES);

/** Returns the document of an operation, with `__typename` everywhere so that a peer can resolve unions. */
export function getDocument(operation: string): string {
  const text = readFileSync(
    new URL(`../../operations/${operation}.graphql`, import.meta.url),
    'utf8',
  );
  const added = visit(parse(text), {
    SelectionSet: (set, _key, parent) =>
      parent !== undefined && 'kind' in parent && parent.kind === 'OperationDefinition'
        ? undefined
        : { ...set, selections: [TYPENAME, ...set.selections] },
  });
  return print(added);
}

const TYPENAME = { kind: 'Field', name: { kind: 'Name', value: '__typename' } } as const;

/** Makes the requests: every operation for every disease, the operations in turn. */
export async function createRequests(
  find: (query: string, variables: object) => Promise<Readonly<Record<string, unknown>>>,
): Promise<readonly BenchRequest[]> {
  const documents = new Map(OPERATIONS.map((operation) => [operation, getDocument(operation)]));
  const diseases: Disease[] = [];
  for (const label of DISEASES) {
    const data = await find(
      'query ($text: String) { searchAsYouType(searchInput: { searchText: $text }) { data { searchLabels { qid } } } }',
      { text: label },
    );
    const iri = /"qid":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
    if (iri === undefined) throw new Error(`The starter data has no ${label}.`);
    diseases.push({ label, iri });
  }
  return diseases.flatMap((disease, index) =>
    OPERATIONS.map((operation) => ({
      id: `${operation}-${index}`,
      operation,
      query: documents.get(operation) ?? '',
      variables: VARIABLES[operation]?.(disease, index) ?? {},
    })),
  );
}
