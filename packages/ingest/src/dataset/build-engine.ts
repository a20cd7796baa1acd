import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions, Drivers, EngineKind, Place } from '@biographql/engines';
import type { BuildContext } from './build-plan.js';
import type { EngineManifest } from './manifest.js';
import { placesIn } from './open-dataset.js';

export async function buildEngine<T>(
  kind: EngineKind,
  { directory, signal, settings }: Pick<BuildContext, 'directory' | 'signal' | 'settings'>,
  triples: number,
  build: (place: Place, options: BuildOptions) => Promise<T>,
): Promise<T> {
  const place = placesIn(directory, triples)[kind];
  await rm(place.directory, { recursive: true, force: true });
  await mkdir(place.directory);
  return build(place, { ...(signal && { signal }), ...(settings && { settings }) });
}

export async function getEngineManifest(
  kind: EngineKind,
  drivers: Drivers,
  directory: string,
): Promise<EngineManifest | null> {
  const { name: driver, format } = drivers[kind];
  if (format === null) return null;
  const files: Record<string, number> = {};
  const names = await readdir(join(directory, kind), { recursive: true });
  for (const name of names.sort()) {
    const entry = await stat(join(directory, kind, name));
    if (entry.isFile()) files[name.replaceAll('\\', '/')] = entry.size;
  }
  return { driver, format, files };
}
