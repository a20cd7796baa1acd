import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The root of the repository. */
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Folders with the packages that are published. */
const WORKSPACES = ['packages', 'optional'];
const run = promisify(execFile);

/** A package as it would be published. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly path: string;
  /** Names to import, e.g. `@biographql/core/strings`; those of patterns and data files are left out. */
  readonly entries: readonly string[];
  /** What its user brings along, optional ones included. */
  readonly peers: Readonly<Record<string, string>>;
  /** Its package.json, as it is packed. */
  readonly published: Manifest;
}

/** A folder in which the tarballs are installed, and nothing of the repository. */
export interface Installed extends AsyncDisposable {
  readonly folder: string;
  readonly tarballs: readonly Tarball[];
}

/** What is read of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Runs a program and returns what it printed; rejects with its output when it fails. */
export async function execute(file: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    const env = { ...process.env, NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1' };
    const { stdout } = await run(file, args, { cwd, env, maxBuffer: 64 << 20 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${basename(file)} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

/** Returns the path of a program of this repository. */
function bin(name: string): string {
  return join(root, 'node_modules/.bin', name);
}

/** Returns the path of the source of an entry, e.g. of `@biographql/core/strings`. */
export function getSource(entry: string): string {
  const [, name = '', ...rest] = entry.split('/');
  const folders = WORKSPACES.map((workspace) => join(root, workspace, name));
  const folder = folders.find((each) => existsSync(join(each, 'package.json'))) ?? '';
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const source = exports[rest.length === 0 ? '.' : `./${rest.join('/')}`]['@biographql/source'];
  return join(folder, typeof source === 'string' ? source : source.default);
}

/** The compilers that read the packed types: the oldest one that is supported, a middle one and the newest. */
export const COMPILERS = {
  'typescript-5.4': 'npm:typescript@5.4.5',
  'typescript-5.9': 'npm:typescript@5.9.3',
  typescript: '6.0.3',
} as const;

/** Packs every public package as it was built, and installs the tarballs with their dependencies in an empty folder. */
export async function installTarballs(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), 'biographql-packaging-'));
  const tarballs = await packAll(folder);
  const files = Object.fromEntries(tarballs.map(({ name, path }) => [name, `file:${path}`]));
  const manifest = {
    name: 'consumer',
    private: true,
    dependencies: Object.assign(
      { '@types/react': '^19.0.0', ...COMPILERS },
      ...tarballs.map(({ peers }) => peers),
      files,
    ),
    // The packages ask for each other by version, which no registry has yet.
    pnpm: { overrides: files },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'pnpm-workspace.yaml'), 'allowBuilds: { esbuild: false }\n');
  await execute(bin('pnpm'), ['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
  return {
    folder,
    tarballs,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Packs public packages, as they were built, into a folder below another one.
 * @param chosen - names of folders of packages; every one by default.
 */
export async function packAll(
  folder: string,
  chosen?: readonly string[],
): Promise<readonly Tarball[]> {
  const target = join(folder, 'tarballs');
  await mkdir(target);
  const tarballs: Tarball[] = [];
  const listed = WORKSPACES.map(async (workspace) =>
    (await readdir(join(root, workspace))).sort().map((name) => join(root, workspace, name)),
  );
  for (const cwd of (await Promise.all(listed)).flat()) {
    const text = await readFile(join(cwd, 'package.json'), 'utf8').catch(() => null);
    const manifest: Manifest | null = text === null ? null : JSON.parse(text);
    if (manifest === null || manifest.private === true) continue;
    if (chosen?.includes(basename(cwd)) === false) continue;
    const packed = await execute(
      bin('pnpm'),
      ['pack', '--json', '--pack-destination', target],
      cwd,
    );
    // What a script of the package prints comes before it.
    const { filename: path } = JSON.parse(packed.slice(packed.indexOf('{'))) as {
      readonly filename: string;
    };
    const published = JSON.parse(
      await execute('tar', ['-xzOf', path, 'package/package.json'], target),
    ) as Manifest;
    const { name, version, peerDependencies: peers = {} } = published;
    tarballs.push({ name, version, path, entries: getEntries(published), peers, published });
  }
  return tarballs;
}

/** Workers of a page, which read their address as they load. */
const PAGE_WORKERS = ['@biographql/static-app/worker', '@biographql/static-app/graph-worker'];

/** Leaves out data and scripts that browsers load by their address. */
function getEntries({ name, exports }: Manifest): readonly string[] {
  return Object.keys(exports)
    .filter((key) => !key.includes('*') && !/\.(json|graphql|js)$/.test(key))
    .filter((key) => !PAGE_WORKERS.includes(name + key.slice(1)))
    .map((key) => name + key.slice(1));
}
