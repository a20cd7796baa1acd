import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '@biographql/server';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { SETTINGS } from '../../packages/server/src/config/settings.js';

const folder = fileURLToPath(new URL('../../deploy/kubernetes/', import.meta.url));
const FILES = ['biographql.yaml', 'ingest.yaml', 'replicas.yaml'];

interface Container {
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources: object;
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string; readonly readOnly?: boolean }[];
}

interface Pod {
  readonly containers: readonly [Container, ...Container[]];
  readonly securityContext: object;
  readonly volumes: readonly {
    readonly name: string;
    readonly persistentVolumeClaim?: { readonly claimName: string };
  }[];
}

interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name?: string };
  readonly spec: {
    readonly replicas?: number;
    readonly minReplicas?: number;
    readonly minAvailable?: number;
    readonly scaleTargetRef?: object;
    readonly selector?: object;
    readonly podSelector?: { readonly matchLabels: object };
    readonly ingress?: readonly { readonly from?: readonly object[] }[];
    readonly template?: { readonly metadata: { readonly labels: object }; readonly spec: Pod };
  };
}

function getResources(file: string): readonly Resource[] {
  return parseAllDocuments(readFileSync(folder + file, 'utf8')).map((document) => {
    expect([file, ...document.errors]).toEqual([file]);
    return document.toJS() as Resource;
  });
}

function getPods(file: string) {
  return getResources(file).flatMap(({ metadata, spec: { template } }) =>
    template === undefined ? [] : [{ name: metadata.name, template }],
  );
}

describe.each(['ingest.yaml', 'replicas.yaml'])('deploy/kubernetes/%s', (file) => {
  const pods = getPods(file);

  it('runs pods without rights, over file systems that they cannot write, within bounds', () => {
    expect(pods.length).toBeGreaterThan(0);
    for (const { template } of pods) {
      expect(template.spec).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of template.spec.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources).toMatchObject({
          requests: { cpu: expect.anything(), memory: expect.anything() },
          limits: { memory: expect.anything() },
        });
      }
    }
  });

  it('mounts volumes that its pods have', () => {
    for (const { template } of pods) {
      const volumes = template.spec.volumes.map(({ name }) => name);
      for (const { volumeMounts } of template.spec.containers) {
        for (const { name } of volumeMounts) expect(volumes).toContain(name);
      }
    }
  });
});

describe('the replicas', () => {
  const resources = getResources('replicas.yaml');
  const [replicas] = getPods('replicas.yaml');
  const [container] = replicas?.template.spec.containers ?? [];
  const labelled = { matchLabels: { app: 'biographql-replicas' } };

  it('are two at least, of which one stays, and spread', () => {
    const of = (kind: string) => resources.filter((each) => each.kind === kind);
    expect(of('Deployment').map(({ spec }) => spec.replicas)).toEqual([2, 1]);
    expect(of('PodDisruptionBudget').map(({ spec }) => spec)).toEqual([
      { minAvailable: 1, selector: labelled },
    ]);
    expect(of('HorizontalPodAutoscaler').map(({ spec }) => spec)).toMatchObject([
      { minReplicas: 2, scaleTargetRef: { kind: 'Deployment', name: 'biographql-replicas' } },
    ]);
    const spread = { maxSkew: 1, labelSelector: labelled };
    expect(replicas?.template.spec).toMatchObject({
      topologySpreadConstraints: [spread, spread],
    });
  });

  it('have settings that there are, with a store that is a service of the file', () => {
    const settings = (container?.env ?? []).filter(({ name }) => name.startsWith('BIOGRAPHQL_'));
    const variables = SETTINGS.map(({ variable }) => variable);
    for (const { name } of settings) expect(variables).toContain(name);
    const given = settings.map(({ name, value = 'a text of a secret' }) => [
      name,
      value.replace('$(VALKEY_PASSWORD)', 'password'),
    ]);
    const config = loadConfig({ env: Object.fromEntries(given), cwd: '/nowhere' });
    const services = resources.filter(({ kind }) => kind === 'Service');
    const names = services.map(({ metadata }) => metadata.name);
    expect(names).toContain(new URL(config.limitsUrl ?? '').hostname);
    expect(config.keyFile).toBe('/keys/keys.json');
  });

  it('read the dataset, which the ingest alone writes', () => {
    const mount = ({ volumeMounts }: Container) => volumeMounts.find(({ name }) => name === 'data');
    const claim = ({ volumes }: Pod) => volumes.find(({ name }) => name === 'data');
    const [ingest] = getPods('ingest.yaml');
    expect(container && mount(container)?.readOnly).toBe(true);
    expect(ingest && mount(ingest.template.spec.containers[0])?.readOnly).toBeUndefined();
    expect(ingest && claim(ingest.template.spec)).toEqual(
      replicas && claim(replicas.template.spec),
    );
  });

  it('are the only ones that reach the store of limits', () => {
    const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy');
    const [, store] = policies;
    expect(store?.spec.podSelector?.matchLabels).toEqual({ app: 'biographql-limits' });
    expect(store?.spec.ingress).toMatchObject([{ from: [{ podSelector: labelled }] }]);
  });
});

describe('manifests', () => {
  it.runIf(spawnSync('kubernetes-validate', ['--version']).status === 0)(
    'are what Kubernetes itself describes, with no field beyond',
    () => {
      const paths = FILES.map((file) => folder + file);
      const options = ['--strict', '--quiet', ...paths];
      const { status, stdout, stderr } = spawnSync('kubernetes-validate', options, {
        encoding: 'utf8',
      });
      expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
    },
  );
});
