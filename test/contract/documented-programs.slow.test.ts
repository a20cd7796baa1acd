import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getProblems } from '../../apps/docs/src/live/ask-example.js';
import { documentedCode } from './documented-code.js';
import { CODE_DOCS, getFile } from './documented-files.js';
import { type DocumentedService, openDocumentedService } from './documented-service.js';

const FOLDER = fileURLToPath(new URL('../.documented-programs/', import.meta.url));
const programs = CODE_DOCS.flatMap(documentedCode).filter(
  ({ language, notRun }) => language === 'ts' && notRun === null,
);

let service: DocumentedService;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  service = await openDocumentedService();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  rmSync(FOLDER, { recursive: true, force: true });
});
beforeEach(() => {
  vi.stubGlobal('fetch', service.fetch);
  vi.stubEnv('BIOGRAPHQL_URL', `${service.origin}/biographql/graphql`);
  vi.stubEnv('BIOGRAPHQL_API_KEY', service.apiKey);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a program of a document', () => {
  for (const program of programs) {
    it(`${program.place} runs to its end`, async () => {
      const file = join(FOLDER, getFile(program));
      writeFileSync(file, `${program.code}\nexport {};\n`);
      const end = await import(file).then(
        () => null,
        (error: unknown) => getProblems(error)[0]?.code ?? String(error),
      );
      expect(end).toBe(program.fails);
    }, 60_000);
  }
});
