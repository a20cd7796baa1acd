import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));
const isInstalled = (program: string, ...version: string[]) =>
  spawnSync(program, version).status === 0;

/** The proxies judge the files themselves, where they are installed. */
describe('what a proxy says of its file', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'biographql-proxy-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.runIf(isInstalled('nginx', '-v') && isInstalled('openssl', 'version'))('nginx: valid', () => {
    const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
    const names = ['-subj', '/CN=graph.example', '-keyout', key, '-out', certificate];
    execFileSync('openssl', [...request, ...names], { stdio: 'ignore' });
    const site = readFileSync(`${deploy}nginx/biographql.conf`, 'utf8')
      .replaceAll('/etc/letsencrypt/live/graph.example', folder)
      // Only root may listen there.
      .replace(/listen (80|443)\b/g, (_, port) => `listen 127.0.0.1:${Number(port) + 18_000}`);
    writeFileSync(join(folder, 'site.conf'), site);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const main = `pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${paths.join(' ')} include ${folder}/site.conf; }\n`;
    writeFileSync(join(folder, 'nginx.conf'), main);
    const options = ['-t', '-q', '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
    const { status, stderr } = spawnSync('nginx', options, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('[emerg]')]);
  });

  it.runIf(isInstalled('caddy', 'version'))('Caddy: valid', () => {
    const options = ['validate', '--adapter', 'caddyfile', '--config', `${deploy}caddy/Caddyfile`];
    const env = { ...process.env, SITE: 'graph.example', HOME: folder, XDG_DATA_HOME: folder };
    const { status, stderr } = spawnSync('caddy', options, { encoding: 'utf8', env });
    expect([status, stderr]).toEqual([0, expect.any(String)]);
  });
});
