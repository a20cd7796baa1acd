import { readFileSync } from 'node:fs';
import { isRecord } from '@biographql/core/internal';

/** Returns the version in the package's own manifest, which is two folders up both in the sources and in the bundle. */
export function packageVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return isRecord(manifest) ? String(manifest.version ?? 'unknown') : 'unknown';
}
