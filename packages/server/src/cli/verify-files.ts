import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { DOCUMENT_ENDINGS } from '@biographql/verify';
import { ConfigError } from '../config/config-error.js';

export interface DocumentFile {
  readonly path: string;
  /** Whether it was named itself, and not found in a folder. */
  readonly isNamed: boolean;
}

const LEFT_OUT = /(?:^|[\\/])(?:\.[^\\/]+|node_modules)(?:[\\/]|$)/;

export async function findDocuments(paths: readonly string[]): Promise<readonly DocumentFile[]> {
  const files: DocumentFile[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (found === null) throw new ConfigError(`There is no file or folder ${path}.`);
    if (!found.isDirectory()) {
      files.push({ path, isNamed: true });
      continue;
    }
    const names = (await readdir(path, { recursive: true }))
      .filter((name) => !LEFT_OUT.test(name))
      .sort();
    for (const name of names) {
      if (!DOCUMENT_ENDINGS.includes(extname(name).slice(1).toLowerCase())) continue;
      if ((await stat(join(path, name))).isFile())
        files.push({ path: join(path, name), isNamed: false });
    }
  }
  if (files.length === 0) {
    throw new ConfigError(
      `There are no documents to verify. Endings: ${DOCUMENT_ENDINGS.join(', ')}.`,
    );
  }
  return files;
}
