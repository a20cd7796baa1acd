import { schemaText } from '@biographql/core/schema';
import type { Engines } from '@biographql/engines';
import { type Vocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import {
  openSeedEngines,
  SEEDS,
  type Seed,
  type SeedName,
  seedEmbeddings,
} from '@biographql/ingest/testing';
import { createQuestionService, type QuestionService } from '@biographql/questions';
import { createServices, type Services } from '@biographql/services';
import { pino } from 'pino';
import { VERSION } from '../../src/config/version.js';
import {
  createExecutableSchema,
  isCacheable,
  resolvers,
} from '../../src/graphql/resolvers/index.js';
import { createHttpServer } from '../../src/http/create-http-server.js';
import { fixedSource } from './fixed-source.js';

/** Options of a test service. */
export interface TestServiceOptions {
  /** A seed by name, or one of the test's own. @defaultValue 'three-diseases' */
  readonly seed?: SeedName | Seed;
  /** Vocabulary of the seed. Default: Wikidata's. */
  readonly vocabulary?: Vocabulary;
  /** Engines in place of the seed's. The service closes them as it closes its own. */
  readonly engines?: Partial<Engines>;
  /** Replaces the question service. */
  readonly questions?: QuestionService;
  /** Scopes of the key, see `biographql keys create --help`. @defaultValue null: everything */
  readonly scopes?: readonly string[] | null;
  /** Digest of its dataset. With one, responses are cached, and those to GET have an ETag. @defaultValue null */
  readonly digest?: string | null;
  /** Maximum number of molecules of an ADMET request. @defaultValue 1000 */
  readonly maxMolecules?: number;
}

/** A whole service in this process: HTTP layer, resolvers, services and engines, without a port. */
export interface TestService extends AsyncDisposable {
  /** The address of the service. Only {@link TestService.fetch} knows it. */
  readonly url: string;
  /** The one accepted key, to be sent as `x-api-key`. */
  readonly apiKey: string;
  /** Identifier that requests may send as `engineID`. */
  readonly engineId: string;
  /** Its engines; closed with the service. */
  readonly engines: Engines;
  /** The domain, for calls without GraphQL. */
  readonly services: Services;
  /** Behaves like the global `fetch`, whatever the host. */
  readonly fetch: typeof globalThis.fetch;
}

const API_KEY = 'test-key';
const ENGINE_ID = 'biographql';
const RELEASE = 'test';

/**
 * Starts a service on small true data; dispose it when done.
 * @see {@link https://github.com/biographql/biographql/blob/main/packages/testing/README.md}
 */
export async function createTestService({
  seed = 'three-diseases',
  vocabulary = WIKIDATA,
  engines: givenEngines = {},
  questions,
  scopes = null,
  digest = null,
  maxMolecules = 1_000,
}: TestServiceOptions = {}): Promise<TestService> {
  const dataset = { digest, release: RELEASE };
  const content = typeof seed === 'string' ? SEEDS[seed] : seed;
  const seedEngines = await openSeedEngines(content, vocabulary);
  const engines = { ...seedEngines, ...givenEngines };
  const services = createServices(engines, {
    questions: questions ?? createQuestionService(engines, { vocabulary }),
    vocabulary,
    maxMolecules,
    dataset: { ...dataset, credits: [] },
    openEmbeddings: () => seedEmbeddings(content),
  });
  const server = await createHttpServer({
    schema: createExecutableSchema({ typeDefs: schemaText, resolvers }),
    source: fixedSource({ services, engineId: ENGINE_ID }, { version: VERSION, dataset }),
    cache: { maxEntries: 1_000, isCacheable },
    keys: {
      verify: (key) => (key === API_KEY ? { id: 'test', scopes: scopes && new Set(scopes) } : null),
    },
    dataset: { current: { engines } },
    logger: pino({ level: 'silent' }),
    limits: { rateLimit: 0 },
    // Its responses are read in this process.
    compression: false,
  });
  return {
    url: `http://test${server.path}`,
    apiKey: API_KEY,
    engineId: ENGINE_ID,
    engines,
    services,
    fetch: (input, init) => server.fetch(new Request(input, init)),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      for (const engine of Object.values(givenEngines)) await engine[Symbol.asyncDispose]();
      await seedEngines[Symbol.asyncDispose]();
    },
  };
}
