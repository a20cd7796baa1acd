import { isOrigin } from '../http/cors.js';
import { DEFAULT_HTTP_LIMITS } from '../http/http-limits.js';
import { DEFAULT_KEPT_SEARCHES } from '../services/entity-service.js';
import type { Config } from './config.js';
import { choice, flag, HOUR_MS, integer, list, type Option, secret, text } from './option.js';
import { SPARQL_OPTIONS } from './sparql-options.js';

/** Every setting of the service: the one table behind file, environment, flags, help texts and documentation. */
export const OPTIONS: { readonly [Key in keyof Config]: Option<Config[Key]> } = {
  dataDir: text(
    {
      env: 'BIOGRAPHQL_DATA_DIR',
      flag: '--data-dir <path>',
      defaultValue: '.biographql',
      description: 'Directory of the dataset and the keys; relative to the working directory.',
    },
    /./,
    'a path',
  ),
  host: text(
    {
      env: 'HOST',
      flag: '--host <address>',
      defaultValue: '127.0.0.1',
      description: 'Address to listen on; `0.0.0.0` for every network interface.',
    },
    /^[\w.:%-]+$/,
    'an IP address or host name',
  ),
  port: integer(
    {
      env: 'PORT',
      flag: '--port <number>',
      defaultValue: 4000,
      description: 'TCP port; 0 lets the system choose.',
    },
    { min: 0, max: 65_535 },
  ),
  serviceName: text(
    {
      env: 'BIOGRAPHQL_SERVICE_NAME',
      flag: '--service-name <name>',
      defaultValue: 'biographql',
      description: 'First part of the path `/{serviceName}/graphql`.',
    },
    /^[A-Za-z0-9][\w.-]{0,63}$/,
    'letters, digits, `.`, `_` and `-`, at most 64, beginning with a letter or digit',
  ),
  engineId: text(
    {
      env: 'BIOGRAPHQL_ENGINE_ID',
      flag: '--engine-id <id>',
      defaultValue: 'biographql',
      description: 'The value of `engineID` that requests may send; every other one is refused.',
    },
    /^\S{1,200}$/,
    'a text without spaces, at most 200 characters',
  ),
  apiKey: secret(
    {
      env: 'BIOGRAPHQL_API_KEY',
      defaultValue: null,
      description:
        'The one accepted API key. Without it the keys of the data directory are accepted, and the first start creates one.',
    },
    'a text',
  ),
  rateLimit: integer(
    {
      env: 'BIOGRAPHQL_RATE_LIMIT',
      flag: '--rate-limit <number>',
      defaultValue: DEFAULT_HTTP_LIMITS.requestsPerMinute,
      description:
        'Requests per minute and key, in bursts of at most a tenth of it; 0 is no limit.',
    },
    { min: 0, max: 1_000_000_000 },
  ),
  bodyLimit: integer(
    {
      env: 'BIOGRAPHQL_BODY_LIMIT',
      flag: '--body-limit <bytes>',
      defaultValue: DEFAULT_HTTP_LIMITS.bodyLimitBytes,
      description: 'Largest request body, in bytes.',
    },
    { min: 1_024, max: 104_857_600 },
  ),
  requestTimeoutMs: integer(
    {
      env: 'BIOGRAPHQL_REQUEST_TIMEOUT_MS',
      flag: '--request-timeout-ms <ms>',
      defaultValue: DEFAULT_HTTP_LIMITS.requestTimeoutMs,
      description: 'Time for one request; what has not answered by then is ended.',
    },
    { min: 1, max: HOUR_MS },
  ),
  stopTimeoutMs: integer(
    {
      env: 'BIOGRAPHQL_STOP_TIMEOUT_MS',
      flag: '--stop-timeout-ms <ms>',
      defaultValue: 10_000,
      description: 'Time that running requests get to finish when the service is told to stop.',
    },
    { min: 0, max: HOUR_MS },
  ),
  maxDepth: integer(
    {
      env: 'BIOGRAPHQL_MAX_DEPTH',
      flag: '--max-depth <number>',
      defaultValue: DEFAULT_HTTP_LIMITS.maxDepth,
      description: 'Levels of nested fields in a document (eight more for introspection).',
    },
    { min: 1, max: 100 },
  ),
  maxRootFields: integer(
    {
      env: 'BIOGRAPHQL_MAX_ROOT_FIELDS',
      flag: '--max-root-fields <number>',
      defaultValue: DEFAULT_HTTP_LIMITS.maxRootFields,
      description: 'Root fields of an operation, aliases included.',
    },
    { min: 1, max: 1_000 },
  ),
  maxFields: integer(
    {
      env: 'BIOGRAPHQL_MAX_FIELDS',
      flag: '--max-fields <number>',
      defaultValue: DEFAULT_HTTP_LIMITS.maxFields,
      description: 'Fields of an operation in all, fragments spread out.',
    },
    { min: 1, max: 100_000 },
  ),
  maxTokens: integer(
    {
      env: 'BIOGRAPHQL_MAX_TOKENS',
      flag: '--max-tokens <number>',
      defaultValue: DEFAULT_HTTP_LIMITS.maxTokens,
      description: 'Lexical tokens of a document.',
    },
    { min: 1, max: 1_000_000 },
  ),
  introspection: flag({
    env: 'BIOGRAPHQL_INTROSPECTION',
    flag: '--introspection <boolean>',
    defaultValue: true,
    description: 'Whether `__schema` and `__type` are answered; the schema is public anyway.',
  }),
  onlyPersisted: flag({
    env: 'BIOGRAPHQL_ONLY_PERSISTED',
    flag: '--only-persisted <boolean>',
    defaultValue: false,
    description: 'Whether only the persisted documents of `@biographql/core` are run.',
  }),
  corsOrigins: list(
    {
      env: 'BIOGRAPHQL_CORS_ORIGINS',
      flag: '--cors-origins <origins>',
      defaultValue: [],
      description:
        'Origins whose pages may call the service, e.g. `https://app.example`. A page that calls it shows its key to its users.',
    },
    isOrigin,
    'origins such as `https://app.example`, separated by commas; never `*`',
  ),
  searchCache: integer(
    {
      env: 'BIOGRAPHQL_SEARCH_CACHE',
      flag: '--search-cache <number>',
      defaultValue: DEFAULT_KEPT_SEARCHES,
      description:
        'Answers of `searchAsYouType` that are kept in memory, at most 32 MB in all; 0 keeps none.',
    },
    { min: 0, max: 1_000_000 },
  ),
  ...SPARQL_OPTIONS,
  admetMaxMolecules: integer(
    {
      env: 'BIOGRAPHQL_ADMET_MAX_MOLECULES',
      flag: '--admet-max-molecules <number>',
      defaultValue: 1_000,
      description: 'Molecules of one ADMET request.',
    },
    { min: 1, max: 100_000 },
  ),
  admetWorkers: integer(
    {
      env: 'BIOGRAPHQL_ADMET_WORKERS',
      flag: '--admet-workers <number>',
      defaultValue: 0,
      description:
        'Threads that predict ADMET models. Each holds the toolkit and the models it has used (about 60 MB with all 28). 0 takes the cores but one, at least 1.',
    },
    { min: 0, max: 256 },
  ),
  logLevel: choice(
    {
      env: 'BIOGRAPHQL_LOG_LEVEL',
      flag: '--log-level <level>',
      defaultValue: 'info',
      description: 'Least grave lines that are written. `info` writes one line per request.',
    },
    ['debug', 'info', 'warn', 'error', 'silent'],
  ),
  logFormat: choice(
    {
      env: 'BIOGRAPHQL_LOG_FORMAT',
      flag: '--log-format <format>',
      defaultValue: 'auto',
      description: '`json`, or `pretty` for a person; `auto` is pretty on a terminal.',
    },
    ['auto', 'json', 'pretty'],
  ),
};

/** The names of all settings, in the order of the table. */
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly (keyof Config)[];
