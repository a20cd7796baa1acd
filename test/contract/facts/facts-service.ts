import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMATS, PRESETS } from '@biographql/formats';
import { buildDataset, createService, loadConfig, type Service } from '@biographql/server';
import { afterAll, beforeAll, expect } from 'vitest';
import { CutFolder, hasFormatFiles } from './format-files.js';

/** The service that a group of facts is requested from. */
export interface FactSources {
  readonly graphSources: readonly string[];
  readonly articleSources?: readonly string[];
  /** Default false, so that each source keeps its own IRIs. */
  readonly join?: boolean;
}

/** Asks a service by GraphQL. */
export interface FactsService {
  /** Sends a document and returns its data, which must come without errors. */
  send(query: string, variables?: unknown): Promise<Answered>;
  /** Whether a pattern of SPARQL, with the prefixes of `PREFIXES`, holds. */
  holds(pattern: string): Promise<boolean>;
  /** The entity that a name or an identifier means, as a compact IRI. */
  getMeaning(name: string): Promise<string | null>;
}

// biome-ignore lint/suspicious/noExplicitAny: what a document answers is for each test to say
type Answered = any;

const PREFIXES: Readonly<Record<string, string>> = {
  obo: 'http://purl.obolibrary.org/obo/',
  oio: 'http://www.geneontology.org/formats/oboInOwl#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  prov: 'http://www.w3.org/ns/prov#',
  dcterms: 'http://purl.org/dc/terms/',
  biolink: 'https://w3id.org/biolink/vocab/',
  statement: 'urn:biographql:statement:',
  value: 'urn:biographql:value:',
  hgnc: 'http://identifiers.org/hgnc/',
  ncbigene: 'http://identifiers.org/ncbigene/',
  orpha: 'http://www.orpha.net/ORDO/Orphanet_',
  omim: 'https://omim.org/entry/',
  mesh: 'http://id.nlm.nih.gov/mesh/',
  uniprot: 'http://purl.uniprot.org/uniprot/',
  drugbank: 'http://identifiers.org/drugbank/',
  reactome: 'http://identifiers.org/reactome/',
  trial: 'https://www.clinicaltrials.gov/study/',
  registry: 'https://bioregistry.io/',
};

/** Builds a dataset of the sources once, and serves it for the tests of a group; nothing is done where there are no files. */
export function useFacts(sourcesIn: (cut: CutFolder) => Promise<FactSources>): FactsService {
  let service: Service | undefined;
  let dataDir = '';
  let cut: CutFolder | undefined;
  beforeAll(async () => {
    if (!hasFormatFiles) return;
    dataDir = await mkdtemp(join(tmpdir(), 'biographql-facts-data-'));
    cut = await CutFolder.make();
    const articles = join(dataDir, 'articles.jsonl');
    await writeFile(articles, '{ "pmid": "1", "title": "An article" }\n');
    const { join: isJoined = false, ...sources } = await sourcesIn(cut);
    await buildDataset({
      dataDir,
      articleSources: [articles],
      ...sources,
      join: isJoined,
      graphFormats: { formats: FORMATS, presets: PRESETS },
    });
    const config = loadConfig({
      flags: { dataDir, sparqlTimeoutMs: 60_000 },
      env: { BIOGRAPHQL_API_KEY: KEY },
    });
    service = await createService(config);
    await service.ready();
  }, 300_000);
  afterAll(async () => {
    await service?.[Symbol.asyncDispose]();
    await cut?.[Symbol.asyncDispose]();
    if (dataDir !== '') await rm(dataDir, { recursive: true, force: true });
  });

  async function send(query: string, variables: unknown = {}): Promise<Answered> {
    if (service === undefined) throw new Error('The service of a group starts with its first test');
    const response = await service.fetch(
      new Request(`http://test${service.http.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': KEY },
        body: JSON.stringify({ query, variables }),
      }),
    );
    const body = await response.json();
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  return {
    send,
    async holds(pattern) {
      const query = `${PROLOGUE} ASK { ${pattern} }`;
      const { advancedSearchGraph } = await send(
        'query ($query: String) { advancedSearchGraph(query: $query) { boolean } }',
        { query },
      );
      return advancedSearchGraph.boolean;
    },
    async getMeaning(name) {
      const { resolveEntities } = await send(
        'query ($names: [String!]!) { resolveEntities(names: $names) { candidates { uri: qid } } }',
        { names: [name] },
      );
      const [best] = resolveEntities[0].candidates;
      return best === undefined ? null : shortened(best.uri);
    },
  };
}

const KEY = 'key';
const PROLOGUE = Object.entries(PREFIXES)
  .map(([prefix, iri]) => `PREFIX ${prefix}: <${iri}>`)
  .join('\n');

function shortened(iri: string): string {
  const [prefix, stem = ''] =
    Object.entries(PREFIXES).find(([, start]) => iri.startsWith(start)) ?? [];
  return prefix === undefined ? iri : `${prefix}:${iri.slice(stem.length)}`;
}
