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
const documented = CODE_DOCS.flatMap(documentedCode).filter(({ notRun }) => notRun === null);

/** What runs the programs of a language, and how a program imports a module and is only parsed. */
const LANGUAGES = [
  {
    language: 'python',
    program: 'python3',
    option: '-c',
    imports: /^(?:import|from) (\w+)/gm,
    load: (name: string) => `import ${name}`,
    parse: (code: string) => `compile(${JSON.stringify(code)}, 'document', 'exec')`,
    given: (url: string, key: string) => `URL = "${url}"\nKEY = "${key}"\n`,
    least: 3,
  },
  {
    language: 'r',
    program: 'Rscript',
    option: '-e',
    imports: /^library\((\w+)\)/gm,
    load: (name: string) => `library(${name})`,
    parse: (code: string) => `invisible(parse(text = ${JSON.stringify(code)}))`,
    given: () => '',
    least: 1,
  },
] as const;

let service: DocumentedService;
beforeAll(async () => {
  service = await openDocumentedService();
});
afterAll(() => service[Symbol.asyncDispose]());

describe.each(LANGUAGES)('$language', (runner) => {
  const { language, program, option, imports, load, parse, given, least } = runner;
  const programs = documented.filter((each) => each.language === language);
  const start = (code: string) =>
    spawnSync(program, [option, code], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const isHere = start('1').status === 0;

  for (const { place, code } of programs) {
    it.skipIf(!isHere)(`${place} is a program${isHere ? '' : ` (left out: no ${program})`}`, () => {
      const { status, stderr } = start(parse(code));
      expect([status, stderr]).toEqual([0, '']);
    });

    const modules = Array.from(code.matchAll(imports), ([, name = '']) => name);
    const missing = isHere ? modules.filter((name) => start(load(name)).status !== 0) : [program];
    const without = missing.length === 0 ? '' : ` (left out: without ${missing.join(', ')})`;
    it.skipIf(missing.length > 0)(`${place} prints an answer${without}`, async () => {
      const { origin, apiKey } = service;
      const text =
        given(`${origin}/biographql/graphql`, apiKey) + code.replaceAll(DOCUMENTED_ORIGIN, origin);
      const env = { ...process.env, BIOGRAPHQL_API_KEY: apiKey };
      const { stdout } = await run(program, [option, text], { timeout: 25_000, env });
      const lines = stdout.trim().split('\n');
      // A head alone is no answer.
      expect(lines.join('')).not.toMatch(/^(?:|\[\]|\w+|None)$/);
    });
  }

  it('is in the documents', () => {
    expect(programs.length).toBeGreaterThanOrEqual(least);
  });
});
