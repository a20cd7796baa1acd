import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plugin } from '@biographql/engine-opensearch';
import { createPluginSet, loadConfig } from '@biographql/server';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}deploy/${path}`, 'utf8');
const { settings } = createPluginSet([plugin]);
const variables = new Set(settings.map(({ variable }) => variable));

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of names, undefined where there is none. */
function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined,
    value,
  );
}

/** Rejects a name that stands twice, an unknown alias and whatever else YAML forbids. */
function getDocuments(path: string): readonly Fields[] {
  return parseAllDocuments(read(path), { merge: true }).map((document) => {
    expect([path, ...document.errors]).toEqual([path]);
    const value: unknown = document.toJS();
    if (!isFields(value)) throw new Error(`${path} has a document without fields.`);
    return value;
  });
}

/** A start that misspells a setting, or gives it a value that is not valid, would fail. */
function expectSettings(environment: Readonly<Record<string, string>>) {
  for (const name of Object.keys(environment).filter((each) => each.startsWith('BIOGRAPHQL_'))) {
    expect(variables).toContain(name);
  }
  expect(() => loadConfig({ env: environment, cwd: '/nowhere', settings })).not.toThrow();
}

/** With a text in place of what Compose takes from the operator's environment. */
function withoutVariables(environment: Readonly<Record<string, string>>) {
  const entries = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(/\$\{[^}]*\}/g, 'a text of the operator'),
  ]);
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
}

describe('deploy/Dockerfile', () => {
  const file = DockerfileParser.parse(read('Dockerfile'));
  const all = file.getInstructions();
  const last = all.slice(all.findLastIndex((each) => each.getKeyword() === 'FROM'));
  const getArguments = (keyword: string) =>
    last.filter((each) => each.getKeyword() === keyword).map((each) => each.getArgumentsContent());

  it('names its images by their version, and copies between its stages, and from docs/', () => {
    expect(read('Dockerfile.dockerignore')).not.toMatch(/^(?:docs|benchmarks)$/m);
    const stages = file.getFROMs();
    for (const from of stages) expect(from.getImageTag()).toMatch(/^\d+-\w+-slim$/);
    const names = stages.map((from) => from.getBuildStage());
    for (const copy of file.getCOPYs().filter((each) => each.getFromFlag() !== null)) {
      expect(names).toContain(copy.getFromFlag()?.getValue());
    }
  });

  it('runs as a user by number, as process 1, with a volume and a health check', () => {
    expect(getArguments('USER')).toEqual(['1000:1000']);
    expect(getArguments('ENTRYPOINT')).toEqual([
      '["node", "/app/node_modules/@biographql/server/bin/biographql.js"]',
    ]);
    expect(getArguments('VOLUME')).toEqual(['/data']);
    const [check = ''] = getArguments('HEALTHCHECK');
    const [, command = ''] = /CMD (\[.*\])$/s.exec(check ?? '') ?? [];
    expect(JSON.parse(command)).toHaveLength(3);
  });

  it('has settings that there are, and no secret', () => {
    const pairs = file.getENVs().flatMap((env) => env.getProperties());
    const environment = Object.fromEntries(
      pairs.map((each) => [each.getName(), each.getValue() ?? '']),
    );
    expectSettings(environment);
    expect(environment).toMatchObject({ HOST: '0.0.0.0', BIOGRAPHQL_DATA_DIR: '/data' });
    expect(Object.keys(environment).join()).not.toMatch(/KEY|TOKEN|SECRET|PASSWORD/);
  });

  it('takes scripts that there are, with the package manager of the repository', () => {
    const runs = file.getInstructions().map((each) => each.toString());
    const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const [version] = String(packageManager).split('+');
    const named = runs.join('\n').match(/pnpm@[\d.]+/g) ?? [];
    expect(new Set(named)).toEqual(new Set([version]));
    for (const [script] of runs.join('\n').matchAll(/packages\/\S+\.mjs/g)) {
      expect(existsSync(`${root}${script}`), script).toBe(true);
    }
  });

  it('leaves what is built here out of what is built there', () => {
    const ignored = read('Dockerfile.dockerignore').trim().split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '**/.git']));
  });
});

describe.each([
  'compose.yaml',
  'compose.opensearch.yaml',
  'compose.proxy.yaml',
  'compose.replicas.yaml',
])('deploy/%s', (path) => {
  const [compose = {}] = getDocuments(path);
  const services = Object.entries((compose.services ?? {}) as Record<string, Fields>);
  const biographqlServices = services.filter(([, { image }]) => image === 'biographql');

  it('runs the service without rights, over a file system that it cannot write', () => {
    expect(biographqlServices.length).toBeGreaterThan(0);
    for (const [, service] of biographqlServices) {
      expect(service).toMatchObject({
        build: { context: '..', dockerfile: 'deploy/Dockerfile' },
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        volumes: ['data:/data'],
      });
      expectSettings(withoutVariables((service.environment ?? {}) as Record<string, string>));
    }
  });

  it('gives the service longer to stop than it takes', () => {
    const { stopTimeoutMs } = loadConfig({ env: {}, cwd: '/nowhere' });
    for (const [, { stop_grace_period: period }] of biographqlServices) {
      expect(Number.parseInt(String(period), 10) * 1000).toBeGreaterThan(stopTimeoutMs);
    }
  });

  it('names networks, volumes, services and files that there are', () => {
    const names = (part: string) => Object.keys((compose[part] ?? {}) as Fields);
    for (const [, service] of services) {
      for (const each of (service.networks ?? []) as string[]) {
        expect(names('networks')).toContain(each);
      }
      for (const each of Object.keys((service.depends_on ?? {}) as Fields)) {
        expect(names('services')).toContain(each);
      }
      for (const [source = ''] of ((service.volumes ?? []) as string[]).map((v) => v.split(':'))) {
        if (source.startsWith('./')) expect(existsSync(`${root}deploy/${source}`)).toBe(true);
        else expect(names('volumes')).toContain(source);
      }
    }
  });
});

describe('what stands before two services', () => {
  it.each(['compose.proxy.yaml', 'compose.replicas.yaml'])(
    'is believed by them, and knows both: %s',
    (path) => {
      const [compose = {}] = getDocuments(path);
      const subnet = at(compose, 'networks', 'behind', 'ipam', 'config', 0, 'subnet');
      expect(at(compose, 'services', 'first', 'environment', 'BIOGRAPHQL_TRUSTED_PROXIES')).toBe(
        subnet,
      );
      expect(read('caddy/Caddyfile')).toContain('reverse_proxy first:4000 second:4000');
    },
  );

  it.each(['caddy/Caddyfile', 'nginx/biographql.conf'])('closes what it opens in %s', (path) => {
    const text = read(path).replace(/#.*$/gm, '');
    expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length);
    expect(text).toContain('/metrics');
  });
});

describe('what replicas share in compose.replicas.yaml', () => {
  const [compose = {}] = getDocuments('compose.replicas.yaml');
  const environment = at(compose, 'services', 'first', 'environment') as Record<string, string>;

  it('is the same for both, and a service of the file', () => {
    expect(at(compose, 'services', 'second', 'environment')).toEqual(environment);
    const names = Object.keys(compose.services as Fields);
    const addresses = ['LIMITS_URL', 'OPENSEARCH_NODES', 'SPARQL_ENDPOINT'].map(
      (name) => environment[`BIOGRAPHQL_${name}`] ?? '',
    );
    for (const address of addresses) expect(names).toContain(new URL(address).hostname);
  });

  it('is reached by nobody else', () => {
    expect(at(compose, 'networks', 'engines', 'internal')).toBe(true);
    for (const name of ['limits', 'search', 'graph']) {
      expect(at(compose, 'services', name)).toMatchObject({ networks: ['engines'] });
      expect(at(compose, 'services', name, 'ports')).toBeUndefined();
    }
  });

  it('has a SPARQL engine whose queries end after those of the service', () => {
    const stages = DockerfileParser.parse(read('fuseki/Dockerfile'));
    expect(stages.getCOPYs().map((copy) => copy.getArgumentsContent())).toEqual([
      'start.sh /fuseki/start.sh',
    ]);
    const [, timeout] = /--timeout=(\d+)/.exec(read('fuseki/start.sh')) ?? [];
    const { sparqlTimeoutMs } = loadConfig({ env: {}, cwd: '/nowhere' });
    expect(Number(timeout)).toBeGreaterThan(Number(sparqlTimeoutMs));
    expect(spawnSync('sh', ['-n', `${root}deploy/fuseki/start.sh`]).status).toBe(0);
  });
});

describe('deploy/kubernetes/biographql.yaml', () => {
  const documents = getDocuments('kubernetes/biographql.yaml');
  const set = documents.find(({ kind }) => kind === 'StatefulSet');
  const pod = at(set, 'spec', 'template', 'spec');
  const container = at(pod, 'containers', 0);

  it('runs one pod as a user, over a file system that it cannot write', () => {
    expect(documents.map(({ kind }) => kind)).toEqual([
      'Service',
      'Service',
      'StatefulSet',
      'NetworkPolicy',
    ]);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      // A service of this name would otherwise set variables that look like settings.
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, fsGroup: 10001 },
    });
    expect(at(container, 'securityContext')).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('has settings and ports that belong together', () => {
    const environment = Object.fromEntries(
      (at(container, 'env') as { name: string; value: string }[]).map((each) => [
        each.name,
        each.value,
      ]),
    );
    expectSettings(environment);
    const ports = at(container, 'ports') as { name: string; containerPort: number }[];
    expect(ports).toEqual([
      { name: 'http', containerPort: 4000 },
      { name: 'metrics', containerPort: Number(environment.BIOGRAPHQL_METRICS?.split(':')[1]) },
    ]);
    const names = ports.map(({ name }) => name);
    for (const service of documents.filter(({ kind }) => kind === 'Service')) {
      expect(names).toContain(at(service, 'spec', 'ports', 0, 'targetPort'));
    }
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      expect(['/health', '/ready']).toContain(at(container, probe, 'httpGet', 'path'));
    }
  });

  it('selects its own pods, and mounts its own volumes', () => {
    const labels = at(set, 'spec', 'template', 'metadata', 'labels');
    for (const path of [
      ['selector'],
      ['selector', 'matchLabels'],
      ['podSelector', 'matchLabels'],
    ]) {
      const chosen = documents.map((each) => at(each, 'spec', ...path));
      expect(chosen).toContainEqual(labels);
    }
    const volumes = [
      ...(at(pod, 'volumes') as { name: string }[]).map(({ name }) => name),
      at(set, 'spec', 'volumeClaimTemplates', 0, 'metadata', 'name'),
    ];
    for (const { name } of at(container, 'volumeMounts') as { name: string }[]) {
      expect(volumes).toContain(name);
    }
  });
});

describe('deploy/systemd/biographql.service', () => {
  const unit = read('systemd/biographql.service');

  it('has settings that there are, and stops after the service would', () => {
    const [, pairs = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
    expectSettings(Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=', 2))));
    expect(unit).toMatch(/^TimeoutStopSec=20$/m);
    expect(unit).toMatch(/^KillMode=mixed$/m);
  });

  it.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)(
    'leaves little open, as systemd itself judges',
    () => {
      const path = `${root}deploy/systemd/biographql.service`;
      const options = ['security', '--offline=true', '--threshold=20', path];
      const { status, stdout } = spawnSync('systemd-analyze', options, { encoding: 'utf8' });
      expect([status, stdout.split('\n').at(-2)]).toEqual([0, expect.stringContaining('OK')]);
    },
  );
});
