import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type BioGraphQLClient, createClient } from '@biographql/client';
import { createService, loadConfig } from '@biographql/server';
import { type DocumentedCode, documentedSection } from '../../contract/documented-code.js';

const run = promisify(execFile);
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const PROGRAM = path('../../../packages/server/bin/biographql.js');
const SHARED = path('../../../../shared/data');

/** Whether the shared files that recipes are tried on are next to the repository. */
export const HAS_FILES = existsSync(join(SHARED, 'README.md'));

/** Returns a shared file as it is, or what was compressed in it. */
export function sharedBytes(name: string, unpacked = name.endsWith('.gz')): Buffer {
  const bytes = readFileSync(join(SHARED, name));
  return unpacked ? gunzipSync(bytes) : bytes;
}

/** A file's content by its name in the recipe; `.gz` in the name compresses it. */
export type RecipeFiles = Readonly<Record<string, string | Buffer>>;

/** A folder in which a recipe was followed. */
export interface Followed extends AsyncDisposable {
  /** What its commands printed, both streams. */
  readonly printed: string;
  /** Asks the dataset that it made. */
  ask<T>(question: (client: BioGraphQLClient) => Promise<T>): Promise<T>;
}

/** The commands of a recipe, which stands below its heading; blocks of `sh` download its files. */
export function recipeCode(heading: string): readonly DocumentedCode[] {
  const blocks = documentedSection('docs/guides/load-data.md', heading);
  return blocks.filter(({ language }) => language === 'bash');
}

const PREAMBLE = `set -eo pipefail
biographql() { "$NODE" "$PROGRAM" "$@"; }`;

/**
 * Runs every command of a recipe's blocks, in their order, in a folder of its own where the files lie that it speaks of.
 * @param first - commands before the others.
 */
export async function followRecipe(
  recipe: string,
  files: RecipeFiles,
  first = 'biographql ingest first.nt first.jsonl',
): Promise<Followed> {
  const folder = mkdtempSync(join(tmpdir(), 'biographql-recipe-'));
  const dataDir = join(folder, 'my-data');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name.endsWith('.gz') ? gzipSync(content) : content);
  }
  const blocks = recipeCode(recipe)
    // The query is sent to a local graph.
    .map(({ code }) => code.replace(/^curl [\s\S]*?' > \S+$/gm, ''));
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NODE: process.execPath, PROGRAM, BIOGRAPHQL_DATA_DIR: dataDir };
  const script = [PREAMBLE, first, ...blocks].join('\n');
  const { stdout, stderr } = await run('bash', ['-c', script], { cwd: folder, env });
  return {
    printed: stdout + stderr,
    ask: (question) => askDataset(dataDir, question),
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function askDataset<T>(
  dataDir: string,
  question: (client: BioGraphQLClient) => Promise<T>,
): Promise<T> {
  const apiKey = 'a key of this test';
  const config = loadConfig({
    env: {
      BIOGRAPHQL_DATA_DIR: dataDir,
      BIOGRAPHQL_API_KEY: apiKey,
      BIOGRAPHQL_SPARQL_WORKERS: '1',
      BIOGRAPHQL_ARTICLE_THREADS: '0',
      BIOGRAPHQL_LOG_LEVEL: 'silent',
    },
  });
  await using service = await createService(config);
  await service.ready();
  const url = new URL(service.http.path, 'http://local').href;
  return await question(
    createClient({
      url,
      apiKey,
      fetch: (...requested) => service.fetch(new Request(...requested)),
    }),
  );
}
