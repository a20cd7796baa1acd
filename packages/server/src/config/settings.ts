import { driverSettings, type Settings, type SettingValues } from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import { choice, flag, integer, list, type Setting, text } from '@biographql/engines/settings';
import { isNamedDirectory } from '../datasets/engine-id.js';
import { isOrigin } from '../http/cors.js';
import { isProxyAddress } from '../http/limits/client-address.js';
import { CALLER_SETTINGS } from './caller-settings.js';
import { CACHE_SETTINGS, HTTP_LIMIT_SETTINGS } from './http-limit-settings.js';
import { HOUR_MS, LANGUAGE_MODEL_SETTINGS } from './language-model-settings.js';
import { type GroupPlace, getPlace, group } from './setting-groups.js';

const SERVICE_SETTINGS = {
  dataDir: text({
    defaultValue: '.biographql',
    placeholder: 'path',
    pattern: /./,
    expected: 'a path',
    description: 'Directory of the dataset and the keys; relative to the working directory.',
  }),
  host: text({
    variable: 'HOST',
    defaultValue: '127.0.0.1',
    placeholder: 'address',
    pattern: /^[\w.:%-]+$/,
    expected: 'an IP address or host name',
    description: 'Address to listen on; `0.0.0.0` for every network interface.',
  }),
  port: integer({
    variable: 'PORT',
    defaultValue: 4000,
    min: 0,
    max: 65_535,
    description: 'TCP port; 0 lets the system choose.',
  }),
  serviceName: text({
    defaultValue: 'biographql',
    placeholder: 'name',
    pattern: /^[A-Za-z0-9][\w.-]{0,63}$/,
    expected: 'letters, digits, `.`, `_` and `-`, at most 64, beginning with a letter or digit',
    description: 'First part of the path `/{serviceName}/graphql`.',
  }),
  engineId: text({
    defaultValue: 'biographql',
    placeholder: 'id',
    pattern: /^\S{1,200}$/,
    expected: 'a text without spaces, at most 200 characters',
    description:
      'Name (`engineID`) of the dataset in `dataDir`, which also answers requests without a name.',
  }),
  literatureGraph: choice(['auto', 'on', 'off'], {
    defaultValue: 'auto',
    description:
      'Whether a dataset that is built keeps its articles as RDF too, in the graph `urn:biographql:literature`, which SPARQL can join with the facts. `auto`: as the dataset before, and in the first one `off`. It takes memory in each thread of the graph: see docs/guides/literature-graph.md.',
  }),
  datasets: list({
    defaultValue: [],
    placeholder: 'list',
    isItem: isNamedDirectory,
    expected:
      'items such as `lab=./lab-data`, separated by commas: a name (letters, digits, `.`, `_`, `-`), `=`, a data directory',
    description:
      'Further datasets, each in its own data directory, e.g. `lab=./lab-data`. A request selects one with `engineID`. Each needs the memory of a service.',
  }),
  openReleases: integer({
    defaultValue: 1,
    min: 0,
    max: 64,
    description:
      'Maximum number of earlier versions that are open at a time. A request selects one with an `engineID` such as `lab@2026-10`; it closes after ten minutes without requests. Each needs the memory of a dataset. 0 allows only the current version.',
  }),
  preset: choice(['development', 'public', 'trusted'], {
    defaultValue: 'development',
    placeholder: 'name',
    description:
      'Which limits apply: `development` for one team, `public` for strangers, `trusted` for your own programs behind a gateway.',
  }),
  limits: group({
    example: 'maxDepth=20,rateLimit=600',
    description: 'Limits, timeouts and cache sizes that differ from the preset.',
  }),
  workers: group({
    example: 'sparql=2,admet=4',
    description: 'Worker threads; 0 chooses a number for this machine.',
  }),
  engines: group({
    example: 'graph=my-driver',
    description: 'Engine drivers, where the other settings do not already choose them.',
  }),
  plugins: list({
    defaultValue: [],
    placeholder: 'packages',
    isItem: (item) => item !== '',
    expected: 'package names, or paths that begin with `.` or `/`, separated by commas',
    description:
      'Plugins to load: packages that export a `plugin`. Installed optional packages of BioGraphQL are loaded without being listed.',
  }),
  vocabulary: text({
    defaultValue: '',
    placeholder: 'file',
    pattern: /./,
    expected: 'a path',
    description:
      'Custom vocabulary (JSON) that extends the standard one with the meaning of further predicates and classes. Use the same one to ingest and to serve.',
  }),
  ...CALLER_SETTINGS,
  ...HTTP_LIMIT_SETTINGS,
  trustedProxies: list({
    defaultValue: [],
    placeholder: 'addresses',
    isItem: isProxyAddress,
    expected: 'IP addresses or ranges such as `10.0.0.0/8`, separated by commas',
    description:
      'Proxies whose `X-Forwarded-For` is trusted for the client address in logs and in the limit of wrong keys. Without it, the address of the connection is used.',
  }),
  stopTimeoutMs: integer({
    defaultValue: 10_000,
    placeholder: 'ms',
    min: 0,
    max: HOUR_MS,
    description: 'How long running requests may take to finish when the service stops.',
  }),
  followDatasetMs: integer({
    defaultValue: 2_000,
    placeholder: 'ms',
    min: 0,
    max: HOUR_MS,
    description:
      'How often the service checks for a new dataset in the data directory. It opens the new one alongside the served one and switches without a pause, so it briefly needs the memory of both. 0: only a restart switches.',
  }),
  introspection: flag({
    defaultValue: true,
    description: 'Whether `__schema` and `__type` are answered; the schema is public anyway.',
  }),
  onlyPersisted: flag({
    defaultValue: false,
    description: 'Allow only the persisted documents of `@biographql/core`.',
  }),
  compression: flag({
    defaultValue: true,
    description:
      'Whether responses from 1 KB on are compressed (Brotli or gzip) for clients that take it; turn it off where a proxy before the service does so.',
  }),
  page: choice(['auto', 'on', 'off'], {
    defaultValue: 'auto',
    placeholder: 'whether',
    description:
      'Serve the web UI at `/`. Everyone who can reach it can use it without a key; all its users share one rate limit. `auto`: only if `host` is a loopback address and `trustedProxies` is empty.',
  }),
  graphiql: flag({
    defaultValue: true,
    description:
      'Whether GraphiQL is served at `/{serviceName}/graphiql/`. It asks for a key, and keeps it in memory alone.',
  }),
  corsOrigins: list({
    defaultValue: [],
    placeholder: 'origins',
    isItem: isOrigin,
    expected: 'origins such as `https://app.example`, separated by commas; never `*`',
    description:
      'Origins of pages that may call the service (CORS), e.g. `https://app.example`. Such a page exposes its key to its users.',
  }),
  ...CACHE_SETTINGS,
  ...LANGUAGE_MODEL_SETTINGS,
  admetMaxMolecules: integer({
    defaultValue: 1_000,
    min: 1,
    max: 100_000,
    description: 'Maximum number of molecules of an ADMET request.',
  }),
  slowRequestMs: integer({
    defaultValue: 2_000,
    placeholder: 'ms',
    min: 0,
    max: HOUR_MS,
    description:
      'Requests that take at least this long are logged as warnings with the hash of their document. 0 disables it.',
  }),
  metrics: text({
    defaultValue: '',
    placeholder: 'address',
    pattern: /^(?:[\w.-]+|\[[0-9A-Fa-f:.]+\]):\d{1,5}$/,
    expected: 'an address such as `127.0.0.1:9464`',
    description:
      'Serves `GET /metrics` without a key on this address. With a key of the scope `metrics`, the main port serves it too.',
  }),
  metricsPort: integer({
    defaultValue: 0,
    min: 0,
    max: 65_535,
    description:
      'TCP port of a listener of its own for `GET /metrics`, without a key; 0 opens none. On `port` it is always there, for keys with the scope `metrics`.',
  }),
  metricsHost: text({
    defaultValue: '127.0.0.1',
    placeholder: 'address',
    pattern: /^[\w.:%-]+$/,
    expected: 'an IP address or host name',
    description: 'Address of the listener of `metricsPort`.',
  }),
  logLevel: choice(['auto', 'debug', 'info', 'warn', 'error', 'silent'], {
    defaultValue: 'auto',
    placeholder: 'level',
    description:
      'Minimum log level. `info` writes one line per request; `auto` is `warn` on a terminal and `info` elsewhere.',
  }),
  logFormat: choice(['auto', 'json', 'pretty'], {
    defaultValue: 'auto',
    placeholder: 'format',
    description: '`json` or `pretty`; `auto` is `pretty` on a terminal.',
  }),
};

/** Settings that are read until 0.4, with what to use instead. */
const DEPRECATED_SETTINGS: Readonly<Record<string, string>> = {
  graphiql: 'Use "page": "off" to serve neither the web UI nor GraphiQL.',
  introspection: 'The schema is public. Use "onlyPersisted" to allow known documents only.',
  compression: 'The service compresses only for clients that accept it.',
  limitsPrefix: 'Use another database number in limitsUrl, e.g. …:6379/1.',
  literatureGraph: 'Use the flag --literature-graph of biographql ingest.',
  metricsPort: 'Use "metrics": "127.0.0.1:9464".',
  metricsHost: 'Use "metrics": "127.0.0.1:9464".',
};

/** The settings of a service. Their meaning, defaults and valid values: docs/reference/configuration.md. */
export type Config = SettingValues<typeof SERVICE_SETTINGS> & EngineConfig;

/** Settings of engines by name, which are read by their drivers alone. */
export type EngineConfig = Readonly<Record<string, unknown>>;

/** A setting with its places, which follow from its name: `dataDir` is `BIOGRAPHQL_DATA_DIR` and `--data-dir <path>`. */
export interface NamedSetting extends Setting<unknown> {
  /** Field of the configuration file. */
  readonly name: string;
  readonly variable: string;
  /** Command-line flag with its placeholder; null for a secret, which must not show in a process list. */
  readonly flag: string | null;
  readonly place: GroupPlace | null;
  /** What to use instead; null when it is not deprecated. */
  readonly replacement: string | null;
}

/**
 * Every setting, told once: the type {@link Config}, the file, environment and flags that `loadConfig` reads, the help
 * texts and docs/reference/configuration.md come from here.
 */
export const SETTINGS: readonly NamedSetting[] = settingsWith(driverSettings(DRIVERS));

export function settingsWith(engineSettings: Settings): readonly NamedSetting[] {
  const all: Settings = { ...SERVICE_SETTINGS, ...engineSettings };
  return Object.entries(all).map(([name, setting]) => named(name, setting));
}

function named(name: string, setting: Setting<unknown>): NamedSetting {
  const { variable, placeholder } = setting;
  const place = getPlace(name);
  return {
    ...setting,
    name,
    variable: variable ?? getVariable(name),
    flag: placeholder === null ? null : `${getFlag(name)} <${placeholder}>`,
    place,
    replacement: place === null ? (DEPRECATED_SETTINGS[name] ?? null) : getReplacement(place),
  };
}

export function getVariable(name: string): string {
  return `BIOGRAPHQL_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
}

export function getFlag(name: string): string {
  return `--${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;
}

function getReplacement({ group: name, key }: GroupPlace): string {
  return `Use "${name}": {"${key}": …} or --${name} ${key}=….`;
}
