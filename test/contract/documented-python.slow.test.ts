import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedCode } from './documented-code.js';
import { CODE_DOCS } from './documented-files.js';
import {
  DOCUMENTED_ORIGIN,
  type DocumentedService,
  openDocumentedService,
} from './documented-service.js';

const run = promisify(execFile);
const programs = CODE_DOCS.flatMap(documentedCode).filter(
  ({ language, notRun }) => language === 'python' && notRun === null,
);
const python = (code: string) =>
  spawnSync('python3', ['-c', code], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const isHere = python('').status === 0;
/** Modules that a program imports and this machine has not. */
const missingFor = (code: string) =>
  Array.from(code.matchAll(/^(?:import|from) (\w+)/gm), ([, name = '']) => name).filter(
    (name) => python(`import ${name}`).status !== 0,
  );

describe.skipIf(!isHere)(isHere ? 'Python' : 'Python (left out: no python3)', () => {
  let service: DocumentedService;
  beforeAll(async () => {
    service = await openDocumentedService();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  for (const { place, code } of programs) {
    it(`${place} is a program`, () => {
      const { status, stderr } = python(`compile(${JSON.stringify(code)}, 'document', 'exec')`);
      expect([status, stderr]).toEqual([0, '']);
    });

    const missing = isHere ? missingFor(code) : [];
    const without = missing.length === 0 ? '' : ` (left out: without ${missing.join(', ')})`;
    it.skipIf(missing.length > 0)(`${place} prints an answer${without}`, async () => {
      const { origin, apiKey } = service;
      const given = `URL = "${origin}/biographql/graphql"\nKEY = "${apiKey}"\n`;
      const program = given + code.replaceAll(DOCUMENTED_ORIGIN, origin);
      const { stdout } = await run('python3', ['-c', program], { timeout: 25_000 });
      const lines = stdout.trim().split('\n');
      // A head alone is no answer.
      expect(lines.join('')).not.toMatch(/^(?:|\[\]|\w+|None)$/);
    });
  }

  it('is in the documents', () => {
    expect(programs.length).toBeGreaterThan(2);
  });
});
