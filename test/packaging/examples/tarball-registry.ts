import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import type { Tarball } from '../tarballs.js';

/** A registry on the loopback that knows the tarballs of this repository alone: `npm install` then does with them what it does with what is published. */
export interface TarballRegistry extends AsyncDisposable {
  /** Line of an `.npmrc`: who asks for these packages asks here, for all others as ever. */
  readonly npmrc: string;
}

/** Serves tarballs as npm asks for them, on a free port. */
export async function serveTarballs(tarballs: readonly Tarball[]): Promise<TarballRegistry> {
  const files = new Map<string, Buffer>();
  for (const { path } of tarballs) files.set(basename(path), await readFile(path));
  const answers = (address: string, requested: string) => {
    const file = files.get(basename(requested));
    if (file !== undefined) return file;
    const tarball = tarballs.find(({ name }) => `/${name}` === decodeURIComponent(requested));
    return tarball && JSON.stringify(packument(tarball, address, files));
  };
  const server = createServer((request, response) => {
    const answer = answers(`http://${request.headers.host}`, request.url ?? '');
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    npmrc: `@biographql:registry=http://127.0.0.1:${port}/\n`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a registry says of a package with one version. */
function packument(
  { name, version, path, published }: Tarball,
  address: string,
  files: ReadonlyMap<string, Buffer>,
) {
  const file = basename(path);
  const hash = (algorithm: string) => createHash(algorithm).update(files.get(file) ?? '');
  const dist = {
    tarball: `${address}/${name}/-/${file}`,
    integrity: `sha512-${hash('sha512').digest('base64')}`,
    shasum: hash('sha1').digest('hex'),
  };
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...published, dist } },
  };
}
