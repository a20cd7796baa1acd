import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { repository } = JSON.parse(read('package.json'));
const address: string = repository.url.replace(/^git\+|\.git$/g, '');
const folders = readdirSync(join(root, 'packages'))
  .map((name) => `packages/${name}`)
  .filter((folder) => existsSync(join(root, folder, 'package.json')));
const manifests = ['packages', 'optional']
  .flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}/package.json`),
  )
  .filter((path) => existsSync(join(root, path)));

describe.each(folders)('%s', (folder) => {
  const manifest = JSON.parse(read(`${folder}/package.json`));

  it('says where it comes from, and is checked before it is packed', () => {
    expect(manifest).toMatchObject({
      homepage: `${address}/tree/main/${folder}#readme`,
      repository: { ...repository, directory: folder },
      bugs: `${address}/issues`,
      scripts: { prepack: expect.stringMatching(/^node \.\.\/\.\.\/scripts\/check-built\.mjs/) },
    });
  });

  it('accepts later 0.x versions of its peers, so that their minor versions stay minor', () => {
    const peerRanges = Object.entries<string>(manifest.peerDependencies ?? {})
      .filter(([name]) => name.startsWith('@biographql/'))
      .map(([, range]) => range);
    expect(peerRanges.filter((range) => !/^>=0\.\d+\.\d+ <1$/.test(range))).toEqual([]);
  });

  it('links to nothing that its tarball lacks', () => {
    const packed = readdirSync(join(root, folder)).filter((file) => file.endsWith('.md'));
    const links = packed.flatMap((file) =>
      [...read(`${folder}/${file}`).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link),
    );
    const broken = links.filter((link) => {
      const [path = ''] = link.split('#');
      if (path.startsWith(address)) {
        return !existsSync(
          join(root, path.slice(address.length).replace(/^\/(blob|tree)\/main/, '')),
        );
      }
      if (path === '' || /^https?:/.test(path)) return false;
      const isPacked = packed.includes(path) || manifest.files.includes(path.split('/')[0]);
      return !isPacked || !existsSync(join(root, folder, path));
    });
    expect(broken).toEqual([]);
  });

  it('leads from its docstrings to pages that are there', () => {
    const sources = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' });
    const links = sources
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        Array.from(
          read(`${folder}/src/${file}`).matchAll(/@see \{@link (\S+)\}/g),
          ([, link = '']) =>
            link.replace(/^(.*?)\/(?:blob|tree)\/main/, '$1').slice(address.length),
        ),
      );
    expect(links).not.toEqual([]);
    expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
  });
});

describe('the versions of Node.js', () => {
  const { engines } = JSON.parse(read('package.json'));

  it('are the same in every package, and in the documents', () => {
    // From these versions on, `require` loads the packages that are ECMAScript modules only.
    expect(engines.node).toBe('^20.19.0 || >=22.12.0');
    expect(
      manifests.filter((path) => JSON.parse(read(path)).engines?.node !== engines.node),
    ).toEqual([]);
    for (const path of ['README.md', 'docs/learn/getting-started.md']) {
      expect(read(path)).toContain('Node.js 22.12 or newer, or Node.js 20 from 20.19 on.');
    }
    expect(read('.github/workflows/ci.yml')).toContain("node: ['20.19.0', 22, 24]");
  });

  it.each([
    ['18.20.8', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['21.7.3', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['24.0.0', true],
  ])('that the program starts with: %s', async (version, isAccepted) => {
    const folder = await mkdtemp(join(tmpdir(), 'biographql-node-'));
    await mkdir(join(folder, 'dist/cli'), { recursive: true });
    await mkdir(join(folder, 'bin'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'dist/cli/main.js'), 'export const main = () => 0;');
    await writeFile(join(folder, 'bin/biographql.js'), read('packages/server/bin/biographql.js'));
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
    const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
    const run = promisify(execFile)(process.execPath, [...args, join(folder, 'bin/biographql.js')]);
    try {
      if (isAccepted) expect((await run).stderr).toBe('');
      else await expect(run).rejects.toThrow(`this is ${version}.`);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

it('names published packages in changesets: the web UI belongs to the server', () => {
  const published = manifests.map((path) => JSON.parse(read(path)).name);
  const files = readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md'));
  for (const file of files.filter((name) => name !== 'README.md')) {
    const [, head = ''] = read(`.changeset/${file}`).split(/^---$/m);
    const names = [...head.matchAll(/^["']?([^"':\n]+)["']?: (?:patch|minor|major)$/gm)].map(
      ([, name]) => name,
    );
    expect(names, file).toHaveLength(head.trim().split('\n').length);
    expect(
      names.filter((name) => !published.includes(name)),
      file,
    ).toEqual([]);
  }
});

describe('a package that is packed', () => {
  const pack = async (files: readonly string[], agent: string, command = 'pack') => {
    const folder = await mkdtemp(join(tmpdir(), 'biographql-built-'));
    const entry = { '@biographql/source': './src/a.ts', types: './a.d.ts', default: './a.js' };
    const manifest = {
      name: 'sample',
      exports: { '.': { import: entry }, './*.json': './*.json' },
    };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
    for (const file of files) await writeFile(join(folder, file), '');
    try {
      await promisify(execFile)(process.execPath, [join(root, 'scripts/check-built.mjs')], {
        cwd: folder,
        env: { npm_config_user_agent: agent, npm_command: command },
      });
      return 'packed';
    } catch (error) {
      return String((error as { readonly stderr?: string }).stderr);
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  it('has what its entries point to', async () => {
    expect(await pack(['a.js', 'a.d.ts'], 'pnpm/10.34.9')).toBe('packed');
    expect(await pack(['a.js'], 'pnpm/10.34.9')).toBe(
      'sample is not packed: it lacks ./a.d.ts: run `pnpm build` first.\n',
    );
  });

  it('is published by what writes the versions of the others into it', async () => {
    const files = ['a.js', 'a.d.ts'];
    const npm = 'npm/11.4.2 node/v22.0.0';
    expect(await pack(files, npm)).toBe('packed');
    expect(await pack(files, npm, 'publish')).toContain('use `pnpm publish`');
  });
});
